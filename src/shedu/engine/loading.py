"""Loads a kernel: compiled if it was built, else as plain Python.

`SHEDU_PURE=1` in the environment forces plain Python, `SHEDU_BASELINE=1` the build for every processor.
"""

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

_builds: list[str] = []  # those that may be loaded, the best first


class _SourceFinder(MetaPathFinder):
    """Finds a package's modules as source, even if compiled ones exist."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """The spec of a module's source; None for modules of other packages."""
        package, _, name = fullname.rpartition(".")
        if package != self.package or not path:
            return None
        return importlib.util.spec_from_file_location(fullname, Path(path[0], f"{name}.py"))


def _cython_stub() -> ModuleType:
    """The part of `cython` that interpreted kernel modules use, if Cython is not installed."""
    module = ModuleType("cython")
    module.compiled = False  # type: ignore[attr-defined]
    module.cast = lambda _, value: value  # type: ignore[attr-defined]
    module.nogil = nullcontext()  # type: ignore[attr-defined]
    module.gil = nullcontext()  # type: ignore[attr-defined]
    return module


def _native(package: str) -> ModuleType | None:
    """The compiled kernel of a package in the best build for this processor; None if there is none."""
    if not _builds:
        processor = importlib.import_module("shedu.engine.kernel.processor")
        _builds.extend(["native_v3", "native"])
        if not processor.has_v3() or _is_set("SHEDU_BASELINE"):
            _builds.remove("native_v3")
    for build in list(_builds):
        try:
            module = importlib.import_module(f"{package}.{build}")
        except ImportError:
            continue
        _builds[:] = [build]  # kernels work together only in the same build
        return module
    return None


def _is_set(name: str) -> bool:
    return os.environ.get(name, "0") not in ("", "0")


def load_kernel(package: str) -> bool:
    """Prepare imports from a kernel; return whether it is compiled.

    Compiled, all modules of a kernel are one: each name becomes an alias of it. Interpreted, Python finds the
    sources by itself.
    """
    finder = _SourceFinder(package)
    lacks_cython = importlib.util.find_spec("cython") is None
    if lacks_cython:
        sys.modules["cython"] = _cython_stub()
    try:
        folder = Path(str(importlib.import_module(package).__file__)).parent
        native = None if _is_set("SHEDU_PURE") else _native(package)
        if native is not None:
            for name in native.MODULES:
                sys.modules[f"{package}.{name}"] = native
                setattr(sys.modules[package], name, native)
            return True
        sys.meta_path.insert(0, finder)
        for path in sorted(folder.glob("*.py")):
            importlib.import_module(f"{package}.{path.stem}")
    finally:
        if finder in sys.meta_path:
            sys.meta_path.remove(finder)
        if lacks_cython:
            del sys.modules["cython"]
    return False
