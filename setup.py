"""Compiles the kernels; everything else is in pyproject.toml.

With SHEDU_NO_EXT=1, or without a working C++ compiler, the package is built without extensions
and the engine runs interpreted.
"""

import os
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup

KERNEL = Path("src/shedu/engine/kernel")
KERNELS = [KERNEL, Path("src/shedu/players/kernel")]
INTERPRETED_ONLY = {"__init__", "bb", "codes", "snapshot"}


def write_constants(kernel: Path) -> None:
    """Turn the integers of codes.py into a C enum, so that compiled code sees constants."""
    values = runpy.run_path(str(kernel / "codes.py"))
    lines = [
        f"    {name} = {value}" for name, value in values.items() if name.isupper() and isinstance(value, int)
    ]
    text = "\n".join(["# Generated from codes.py by setup.py.", "cdef enum:", *lines, ""])
    target = kernel / "codes.pxd"
    if not target.exists() or target.read_text() != text:
        target.write_text(text)


def extensions() -> list[Extension]:
    if os.environ.get("SHEDU_NO_EXT"):
        return []
    from Cython.Build import cythonize  # noqa: PLC0415

    for kernel in KERNELS:
        write_constants(kernel)
    flags = ["/std:c++20", "/O2"] if sys.platform == "win32" else ["-std=c++20", "-O3", "-g0"]
    found = [path for kernel in KERNELS for path in sorted(kernel.glob("*.py"))]
    modules = [path for path in found if path.stem not in INTERPRETED_ONLY]
    built: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        [
            Extension(
                ".".join(path.with_suffix("").parts[1:]),
                [str(path)],
                language="c++",
                include_dirs=[str(KERNEL)],
                depends=[str(header) for header in sorted(KERNEL.glob("*.hpp"))],
                extra_compile_args=flags,
            )
            for path in modules
        ],
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
        language_level=3,
        compiler_directives={
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "freethreading_compatible": True,
        },
    )
    for extension in built:
        extension.optional = True  # cythonize() drops the flag
    return built


setup(ext_modules=extensions())
