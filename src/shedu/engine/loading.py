"""Loads a kernel: compiled if it was built, else as plain Python.

`SHEDU_PURE=1` in the environment forces plain Python.
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
    module.nogil = nullcontext()  # type: ignore[attr-defined]
    module.gil = nullcontext()  # type: ignore[attr-defined]
    return module


def load_kernel(package: str, *names: str) -> bool:
    """Import modules of a kernel; return whether they are compiled."""
    finder = _SourceFinder(package)
    lacks_cython = importlib.util.find_spec("cython") is None
    if os.environ.get("SHEDU_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, finder)
    if lacks_cython:
        sys.modules["cython"] = _cython_stub()
    try:
        modules = [importlib.import_module(f"{package}.{name}") for name in names]
    finally:
        if finder in sys.meta_path:
            sys.meta_path.remove(finder)
        if lacks_cython:
            del sys.modules["cython"]
    return not str(modules[0].__file__).endswith(".py")
