"""Compiles the kernels and includes the browser client; everything else is in pyproject.toml.

Each kernel is compiled as one module, `native`, so that the compiler can inline across its source files.
On x86-64 it is compiled a second time, for processors with AVX2 and BMI2 (`native_v3`); `engine/loading.py`
chooses.

With SHEDU_NO_EXT=1, or without a working C++ compiler, the package is built without extensions
and the engine runs interpreted.

A wheel or sdist from a clone includes the browser client, which is built first. Without Node, or with
SHEDU_NO_CLIENT=1, a wheel has no page, which `shedu serve` reports, and there is no sdist.
"""

import ast
import os
import platform
import re
import runpy
import shutil
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

from setuptools import Command, Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src")
JOINED = Path("build/joined")
PAGE = SOURCE / "shedu/server/static/index.html"
KERNELS = [SOURCE / f"shedu/{name}/kernel" for name in ("engine", "players", "envs")]
NOT_JOINED = {"__init__", "bb", "codes", "net", "processor", "snapshot"}
IMPORT = re.compile(r"from (\S+)\.(\w+) (c?)import ")
IS_MSVC = sys.platform == "win32"
# Without contraction to fused multiply-add, every build computes the same floating-point numbers. Automatic
# vectorization gains nothing on loops this short, and GCC 12 compiles a conditional union wrongly for AVX2.
FLAGS = (
    ["/std:c++20", "/O2"]
    if IS_MSVC
    else ["-std=c++20", "-O3", "-g0", "-ffp-contract=off", "-fno-tree-vectorize"]
)
# The level x86-64-v3 but for fused multiply-add; processor.hpp checks for these.
V3_FLAGS = ["-mavx2", "-mbmi", "-mbmi2", "-mlzcnt", "-mpopcnt"]


def package_of(kernel: Path) -> str:
    return ".".join(kernel.relative_to(SOURCE).parts)


def write(path: Path, text: str) -> None:
    """Write a generated file if it has changed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def write_constants(kernel: Path) -> None:
    """Turn the integers of codes.py into a C enum, so that compiled code sees constants."""
    values = runpy.run_path(str(kernel / "codes.py"))
    lines = [
        f"    {name} = {value}" for name, value in values.items() if name.isupper() and isinstance(value, int)
    ]
    write(
        kernel / "codes.pxd", "\n".join(["# Generated from codes.py by setup.py.", "cdef enum:", *lines, ""])
    )


def declarations_of(kernel: Path, name: str) -> str:
    """The .pxd file of a module, if it has one."""
    path = kernel / f"{name}.pxd"
    return path.read_text() if path.exists() else ""


def definitions_in(nodes: list[ast.stmt]) -> set[str]:
    """The names that a module defines at its top level."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def joined_names(kernel: Path) -> list[str]:
    """The modules of a kernel that are compiled, each after those that it uses."""
    names = sorted({path.stem for path in kernel.glob("*.py")} - NOT_JOINED)
    package = package_of(kernel)
    uses = {
        name: [each for each in names if f"from {package}.{each} cimport " in declarations_of(kernel, name)]
        for name in names
    }
    return list(TopologicalSorter(uses).static_order())


JOINED_FROM = {package_of(kernel): joined_names(kernel) for kernel in KERNELS}


def redirected(text: str, package: str, native: str) -> str:
    """A source text without imports from its own kernel, and with imports from the same build of others.

    Every line keeps its number. Conditional imports are indented and stay: compiled, they are never run.
    """
    lines = text.splitlines()
    i = 0
    while i < len(lines):
        found = IMPORT.match(lines[i])
        own = found is not None and found[1] == package and found[2] in JOINED_FROM[package]
        if own or lines[i] == "from __future__ import annotations":
            while lines[i].endswith("(") or (lines[i] and lines[i][0] == " "):
                lines[i] = ""
                i += 1
            lines[i] = ""
        elif found and found[2] in JOINED_FROM.get(found[1], []):
            lines[i] = f"from {found[1]}.{native} {found[3]}import {lines[i][found.end() :]}"
        i += 1
    return "\n".join(lines) + "\n"


def join(kernel: Path, native: str) -> Path:
    """Write the compiled modules of a kernel as one module of this name; its path."""
    package = package_of(kernel)
    code = ["from __future__ import annotations\n"]
    declarations = []
    defined: dict[str, str] = {}
    for name in JOINED_FROM[package]:
        text = (kernel / f"{name}.py").read_text()
        for each in sorted(definitions_in(ast.parse(text).body)):
            if each in defined:
                raise SystemExit(
                    f"setup.py: {each} is defined in {defined[each]}.py and {name}.py. Rename one."
                )
            defined[each] = name
        code.append(redirected(text, package, native))
        declarations.append(redirected(declarations_of(kernel, name), package, native))
    code.append(f"MODULES = {tuple(JOINED_FROM[package])}\n")
    target = JOINED / kernel.relative_to(SOURCE) / f"{native}.py"
    write(target, "\n".join(code))
    write(target.with_suffix(".pxd"), "\n".join(declarations))
    return target


def extensions() -> list[Extension]:
    if os.environ.get("SHEDU_NO_EXT"):
        return []
    from Cython.Build import cythonize  # noqa: PLC0415

    builds = {"native": FLAGS}
    if platform.machine().lower() in {"x86_64", "amd64"} and not IS_MSVC and "ARCHFLAGS" not in os.environ:
        builds["native_v3"] = FLAGS + V3_FLAGS
    for kernel in KERNELS:
        write_constants(kernel)
    modules = [(join(kernel, name), flags) for name, flags in builds.items() for kernel in KERNELS]
    processor = KERNELS[0] / "processor.py"
    built: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        [
            Extension(
                ".".join(path.relative_to(root).with_suffix("").parts),
                [str(path)],
                language="c++",
                include_dirs=[str(kernel) for kernel in KERNELS],
                depends=[str(path) for kernel in KERNELS for path in sorted(kernel.glob("*.hpp"))],
                extra_compile_args=flags,
            )
            for root, path, flags in [(SOURCE, processor, FLAGS), *((JOINED, *each) for each in modules)]
        ],
        include_path=[str(SOURCE), str(JOINED)],
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


def build_client(command: Command) -> None:
    """Build web/ into the package, unless that is done or npm is missing."""
    if PAGE.exists() or not Path("web/package.json").exists() or os.environ.get("SHEDU_NO_CLIENT"):
        return
    npm = shutil.which("npm")
    if npm is None:
        command.warn("npm is not installed: there will be no browser client. Install Node 20.19 or newer.")
        return
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if subprocess.run([npm, *arguments], cwd="web", check=False).returncode:
            raise SystemExit(
                f"setup.py: `npm {arguments[0]}` failed, see above. The browser client needs Node 20.19 or "
                "newer; SHEDU_NO_CLIENT=1 installs without it."
            )


class BuildWithClient(build_py):  # type: ignore[misc]
    """Copies Python files and data, the client included."""

    def run(self) -> None:
        if not self.editable_mode:  # then scripts/setup builds the client
            build_client(self)
        super().run()


class SdistWithClient(sdist):  # type: ignore[misc]
    """Packs the sources and the built client."""

    def run(self) -> None:
        build_client(self)
        if not PAGE.exists():
            raise SystemExit(
                "setup.py: an sdist needs the browser client. Install Node 20.19 or newer and npm."
            )
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient, "sdist": SdistWithClient})
