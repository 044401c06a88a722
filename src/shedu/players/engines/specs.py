"""Players as they are written on the command line: a bot, with parameters.

expert                            an installed bot
expert:seconds=0.5                with parameters
my_bot.py:Gardener:simulations=9  a class of a file
exec:./my_engine --fast           a program that speaks the engine protocol
exec:depth=3:./my_engine          with its options
"""

import importlib.util
import inspect
import re
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from shedu.players.bots.base import Bot, Budget
from shedu.players.bots.registry import GROUP, UnknownPlayerError, make_player, player_names
from shedu.players.engines.client import EngineBot
from shedu.players.engines.loop import serve_bot
from shedu.players.engines.messages import Json
from shedu.players.engines.process import EngineError, EngineProcess

BUDGET_PARAMETERS = ("seconds", "simulations", "seed")
_PARAMETERS = re.compile(r"[a-z_]+=[^,:\s]+(,[a-z_]+=[^,:\s]+)*")
_TYPES: dict[str, type] = {"int": int, "float": float, "bool": bool, "str": str}


@dataclass(frozen=True)
class PlayerSpec:
    """A bot and its parameters."""

    text: str
    kind: Literal["installed", "file", "exec"]
    target: str  # the bot's name, the file and class, or the command
    seconds: float | None = None
    simulations: int | None = None
    seed: int | None = None
    parameters: Mapping[str, Any] = field(default_factory=dict)

    def budget(self, seconds: float | None, simulations: int | None = None) -> Budget:
        """A budget by its own limits, or by these if it has none."""
        if self.seconds is None and self.simulations is None:
            return Budget(seconds, simulations)
        return Budget(self.seconds, self.simulations)

    def make(self, seed: int) -> Bot:
        """A bot for one game. All but the bundled ones run in a process, which is ended if they hang."""
        seed = seed if self.seed is None else self.seed
        if self.kind == "exec":
            return EngineBot(shlex.split(self.target), seed, self.parameters)
        if self.kind == "file" or not _is_bundled(self.target):
            command = [sys.executable, "-m", "shedu.players.engines", self.target]
            return EngineBot(command, seed, self.parameters)
        return self.make_here(seed)

    def make_here(self, seed: int) -> Bot:
        """The bot in this process."""
        if self.kind == "installed":
            return make_player(self.target, seed, **self.parameters)
        bot: Bot = _class_of(self.target)(seed=seed, **self.parameters)
        return bot


def parse_player(text: str) -> PlayerSpec:
    """The player of this text; UnknownPlayerError says what is wrong and what to write."""
    if text.startswith("exec:"):
        return _parse_command(text)
    target, given = text, ""
    head, _, tail = text.rpartition(":")
    if head and "=" in tail:
        target, given = head, tail
    if ".py:" in target or target.endswith(".py"):
        signature, kind = inspect.signature(_class_of(target).__init__), "file"
    else:
        signature, kind = inspect.signature(_installed(target).__init__), "installed"
    parameters = _parse_parameters(text, given, signature)
    limits = {name: parameters.pop(name) for name in BUDGET_PARAMETERS if name in parameters}
    return PlayerSpec(text, kind, target, **limits, parameters=parameters)  # type: ignore[arg-type]


def check_player(text: str) -> PlayerSpec:
    """Parse a player and make it once, to find errors before a match; UnknownPlayerError."""
    spec = parse_player(text)
    try:
        if spec.kind == "exec":
            engine = EngineProcess(shlex.split(spec.target))
            engine.close()
            unknown = set(spec.parameters) - set(engine.options)
            if unknown:
                raise _unknown(text, sorted(unknown)[0], engine.options)
        else:
            spec.make_here(0)
    except UnknownPlayerError:
        raise
    except EngineError as error:
        raise UnknownPlayerError(f"{text}: {error}") from None
    except Exception as error:
        raise UnknownPlayerError(f"{text} cannot be made: {type(error).__name__}: {error}") from error
    return spec


def serve_player(text: str) -> None:
    """Run a bot behind the engine protocol on standard input and output; UnknownPlayerError."""
    spec = parse_player(text)
    signature = inspect.signature(_class(spec).__init__)
    options: list[Json] = [
        {
            "name": name,
            "type": _type_name(parameter),
            "default": parameter.default if isinstance(parameter.default, int | float | str) else None,
        }
        for name, parameter in signature.parameters.items()
        if name not in ("self", *BUDGET_PARAMETERS) and parameter.kind is not parameter.VAR_KEYWORD
    ]

    def make(seed: int, given: dict[str, Any]) -> Bot:
        bot: Bot = _class(spec)(seed=seed, **{**spec.parameters, **given})
        return bot

    serve_bot(spec.target, options, make)


def _class(spec: PlayerSpec) -> Any:
    return _class_of(spec.target) if spec.kind == "file" else _installed(spec.target)


def _parse_command(text: str) -> PlayerSpec:
    rest = text.removeprefix("exec:")
    given, _, command = rest.partition(":")
    if not _PARAMETERS.fullmatch(given):
        given, command = "", rest
    if not command.strip():
        raise UnknownPlayerError(f"{text!r} has no command: write exec:COMMAND")
    values: dict[str, Any] = dict(part.split("=", 1) for part in given.split(",") if part)
    limits = {
        name: _convert(text, name, values.pop(name), "float" if name == "seconds" else "int")
        for name in BUDGET_PARAMETERS
        if name in values
    }
    _check_limits(text, limits)
    return PlayerSpec(text, "exec", command, **limits, parameters=values)


def _parse_parameters(text: str, given: str, signature: inspect.Signature) -> dict[str, Any]:
    """The parameters after the last colon, converted to the types that the bot's class declares."""
    known = {name: each for name, each in signature.parameters.items() if name not in ("self", "seed")}
    takes_any = any(each.kind is each.VAR_KEYWORD for each in known.values())
    names = [*BUDGET_PARAMETERS, *(n for n, each in known.items() if each.kind is not each.VAR_KEYWORD)]
    found: dict[str, Any] = {}
    for part in given.split(",") if given else []:
        name, is_pair, value = part.partition("=")
        if not is_pair or not value:
            raise UnknownPlayerError(f"{part!r} in {text!r} is no parameter: write name=value")
        if name in found:
            raise UnknownPlayerError(f"{name} is given twice in {text!r}")
        if name not in names and not takes_any:
            raise _unknown(text, name, names)
        if name in BUDGET_PARAMETERS:
            found[name] = _convert(text, name, value, "float" if name == "seconds" else "int")
        else:
            found[name] = _convert(text, name, value, _type_name(known.get(name)))
    _check_limits(text, found)
    return found


def _check_limits(text: str, found: Mapping[str, Any]) -> None:
    for name, least in (("seconds", 0.001), ("simulations", 1), ("seed", 0)):
        if found.get(name) is not None and not least <= found[name] < 2**63:
            raise UnknownPlayerError(f"{name} in {text!r} must be at least {least}")


def _unknown(text: str, name: str, names: Any) -> UnknownPlayerError:
    player = text.partition(f":{name}=")[0]
    return UnknownPlayerError(f"{player} has no parameter {name!r}: choose from {', '.join(names) or 'none'}")


def _type_name(parameter: inspect.Parameter | None) -> str:
    """The first of int, float, bool and str that a parameter's annotation or default names."""
    if parameter is None or parameter.annotation is parameter.empty:
        default = None if parameter is None else parameter.default
        return type(default).__name__ if type(default).__name__ in _TYPES else "str"
    written = parameter.annotation
    words = re.findall(r"\w+", written if isinstance(written, str) else inspect.formatannotation(written))
    if "Sequence" in words and "str" in words:
        return "str"
    return next((word for word in words if word in _TYPES), "str")


def _convert(text: str, name: str, value: str, kind: str) -> Any:
    if kind == "bool":
        if value not in ("true", "false"):
            raise UnknownPlayerError(f"{name} in {text!r} is true or false, not {value!r}")
        return value == "true"
    try:
        return _TYPES[kind](value)
    except ValueError:
        what = "a whole number" if kind == "int" else "a number"
        raise UnknownPlayerError(f"{name} in {text!r} is {what}, not {value!r}") from None


@cache
def _entry(name: str) -> EntryPoint | None:
    return next((entry for entry in entry_points(group=GROUP) if entry.name == name), None)


def _is_bundled(name: str) -> bool:
    entry = _entry(name)
    return entry is not None and entry.value.startswith("shedu.")


def _installed(name: str) -> Any:
    entry = _entry(name)
    if entry is None:
        raise UnknownPlayerError(
            f"there is no player {name!r}: choose from {', '.join(player_names())}, "
            "or write FILE.py:CLASS or exec:COMMAND"
        )
    return entry.load()


def _class_of(target: str) -> Any:
    """The class of `FILE.py:CLASS`; without a class, the only bot of the file."""
    path, _, name = target.partition(".py")
    file, name = Path(f"{path}.py"), name.removeprefix(":")
    module = _module(file.resolve())
    if name:
        found = getattr(module, name, None)
        if not inspect.isclass(found):
            raise UnknownPlayerError(f"{file} has no class {name!r}")
        return found
    own = [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and issubclass(each, Bot) and each.__module__ == module.__name__
    ]
    if len(own) != 1:
        raise UnknownPlayerError(f"{file} defines {len(own)} bots: write {file}:CLASS")
    return own[0]


@cache
def _module(file: Path) -> ModuleType:
    if not file.is_file():
        raise UnknownPlayerError(f"there is no file {file}")
    name = f"_shedu_bot_{file.stem}"
    module_spec = importlib.util.spec_from_file_location(name, file)
    assert module_spec is not None
    assert module_spec.loader is not None
    module = importlib.util.module_from_spec(module_spec)
    sys.modules[name] = module
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        module_spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise UnknownPlayerError(f"{file} cannot be loaded: {type(error).__name__}: {error}") from error
    return module
