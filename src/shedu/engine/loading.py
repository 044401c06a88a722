"""Chooses how a kernel runs: compiled where that was built, else as the Python it is.

`SHEDU_PURE=1` in the environment asks for the Python.
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
    """Finds a package's modules as source, though compiled ones may lie beside them."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """The specification of a module's source; None for modules of other packages."""
        package, _, name = fullname.rpartition(".")
        if package != self.package or not path:
            return None
        return importlib.util.spec_from_file_location(fullname, Path(path[0], f"{name}.py"))


def _stand_in_for_cython() -> ModuleType:
    """What interpreted kernel modules ask of `import cython` where Cython is not installed."""
    module = ModuleType("cython")
    module.compiled = False  # type: ignore[attr-defined]
    module.nogil = nullcontext()  # type: ignore[attr-defined]
    module.gil = nullcontext()  # type: ignore[attr-defined]
    return module


def load_kernel(package: str, *names: str) -> bool:
    """Import modules of a kernel and all that they use; whether they are compiled ones."""
    finder = _SourceFinder(package)
    lacks_cython = importlib.util.find_spec("cython") is None
    if os.environ.get("SHEDU_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, finder)
    if lacks_cython:
        sys.modules["cython"] = _stand_in_for_cython()
    try:
        modules = [importlib.import_module(f"{package}.{name}") for name in names]
    finally:
        if finder in sys.meta_path:
            sys.meta_path.remove(finder)
        if lacks_cython:
            del sys.modules["cython"]
    return not str(modules[0].__file__).endswith(".py")
