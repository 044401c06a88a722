"""Texts are complete in every language, used, and have correct plural forms."""

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from shedu.engine.boards import BOARDS
from shedu.engine.events import Event, read_event
from shedu.engine.kernel import codes
from shedu.engine.rules import EDITIONS
from shedu.engine.sight import Kind
from shedu.locales import rule_sections, texts
from shedu.locales.narration import narrate_step
from shedu.players.bots.registry import LEVELS
from shedu.study.lessons.lesson import lessons

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "src" / "shedu" / "locales"
LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("_"))
OTHERS = [language for language in LANGUAGES if language != "en"]
SHEETS = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))

# Variables with a number that determines the form of a noun.
COUNTED = {"count", "treasures", "temples", "supporters"}
# Texts with a number but no noun that depends on it: "bricks: 3", "Move 3 of 40", "3 to choose from".
ALONE = {"points-of", "replay-position", "catastrophes-left", "callout-monument", "learn-step"} | {
    "study-move",
    "study-analysing",
}
# Upper bound of all displayed numbers; Italian and Portuguese have another plural form for millions.
MOST = 1000

# Variables available to a text that the English one does not use.
GIVEN: dict[str, set[str]] = {}
# Variables that a translation may omit.
SPARED: dict[tuple[str, str], set[str]] = {
    ("pt-BR", "conflict-leave"): {"count"},
    ("pt-BR", "conflict-stay"): {"count"},
}
# Values of a variable that need a variant of their own wherever a text selects by it.
VARIANTS = {"level": LEVELS, "board": BOARDS}
# Message ids that the client builds from a template, and their values.
TEMPLATES = {
    "toggle-${name}": ["toggle-kingdoms", "toggle-strengths", "toggle-coordinates"],
    "toggle-${name}.about": ["toggle-kingdoms.about", "toggle-strengths.about", "toggle-coordinates.about"],
    "confirm-${value}": ["confirm-auto", "confirm-every", "confirm-window", "confirm-none"],
    "coach-${value}": ["coach-auto", "coach-on", "coach-off"],
    "text-${value}": ["text-normal", "text-large", "text-largest"],
    "theme-${value}": ["theme-auto", "theme-light", "theme-dark"],
    "pace-${value}": ["pace-slow", "pace-normal", "pace-fast"],
    'prompt-${ghost ? "place" : "picked"}-${pick.kind}': [
        f"prompt-{state}-{kind}"
        for state in ("place", "picked")
        for kind in ("tile", "leader", "catastrophe")
    ],
    "rules-section-${number}": [f"rules-section-{number}" for number in range(1, 15)],
    "preset-${preset}": [f"preset-{preset}" for preset in EDITIONS],
    "preset-${preset}.title": [f"preset-{preset}.title" for preset in EDITIONS],
    "option-${option.name}": [f"option-{name}" for name in EDITIONS["custom"]],
    "option-${option.name}.title": [f"option-{name}.title" for name in EDITIONS["custom"]],
    "option-${option.name}.${String(value)}": [
        f"option-{name}.{value}"
        for name, values in EDITIONS["custom"].items()
        for value in values
        if isinstance(value, str)
    ],
    # the board editor
    "option-${name}.title": [],
    "option-${name}.${value}": [],
    "study-sharing-${value}": ["study-sharing-private", "study-sharing-read", "study-sharing-write"],
    "study-sharing-${each.sharing}": [],
    "study-time-${value}": ["study-time-quick", "study-time-normal", "study-time-thorough"],
    "replay-${value}": ["replay-moves", "replay-analysis"],
    "lesson-${name}": [f"lesson-{lesson.name}" for lesson in lessons()],
    "lesson-${lesson.name}": [],
    "lesson-${name}.right": [f"lesson-{lesson.name}.right" for lesson in lessons()],
    # tests/study/test_lessons.py checks which tasks and reactions there are
    "lesson-${name}.task-${number}": [],
    "lesson-${name}.wrong-${number}": [],
    "lesson-${name}.wrong-${number}-${wrong}": [],
    # the second argument of example() in web/src/study/examples.ts
    "picture-${caption}": [],
}
# Ids of sprite symbols look alike.
SYMBOLS = ("tile-${", "mon-${", "bld-${", "ground-${", "tileS-${", "L-${")

Entry = ast.Message | ast.Term


@dataclass(frozen=True)
class Past:
    """A decision and its events, for the narrator."""

    seat: int
    kind: Kind
    turn: int
    events: tuple[Event, ...]


def entries(language: str) -> dict[str, Entry]:
    """All messages and terms of a language by id; term ids with their dash."""
    found: dict[str, Entry] = {}
    for sheet in SHEETS:
        for entry in (
            FluentParser(with_spans=False).parse((FOLDER / language / sheet).read_text("utf-8")).body
        ):
            assert not isinstance(entry, ast.Junk), f"{language}/{sheet}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                assert name not in found, f"{language}: {name} is there twice"
                found[name] = entry
    return found


ALL = {language: entries(language) for language in LANGUAGES}


def names_in(node: ast.BaseNode) -> Iterator[tuple[str, str]]:
    """The variables ($count), messages and terms that a node refers to."""
    found: list[tuple[str, str]] = []

    class Names(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.append(("variable", node.id.name))

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.append(("message", node.id.name))
            if node.attribute:
                found.append(("attribute", f"{node.id.name}.{node.attribute.name}"))

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            found.append(("message", f"-{node.id.name}"))
            self.generic_visit(node)

    Names().visit(node)
    yield from found


def variables(language: str, name: str) -> set[str]:
    """The variables of a text, including those of the texts it uses."""
    found: set[str] = set()
    for kind, used in names_in(ALL[language][name]):
        if kind == "variable":
            found.add(used)
        elif kind == "message":
            assert used in ALL[language], f"{language}: {name} uses {used}, which is not there"
            found |= variables(language, used)
    return found


def attributes(entry: Entry) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_text(language: str) -> None:
    """The same ids and attributes as in English; further ids only if another text uses them."""
    english, theirs = ALL["en"], ALL[language]
    helpers = {used for entry in theirs.values() for kind, used in names_in(entry) if kind == "message"}
    missing, extra = set(english) - set(theirs), set(theirs) - set(english) - helpers
    assert not missing, f"add {', '.join(sorted(missing))} to src/shedu/locales/{language}"
    assert not extra, f"remove {', '.join(sorted(extra))} from src/shedu/locales/{language}: not in English"
    for name, entry in english.items():
        if name.startswith("-"):
            continue  # a term's attributes are specific to the language: gender, case
        assert attributes(entry) == attributes(theirs[name]), f"{language}: {name} has other attributes"
        assert (entry.value is None) == (theirs[name].value is None), f"{language}: {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_translations_use_available_variables(language: str) -> None:
    """English uses all variables; a translation may omit only those listed above."""
    for name in ALL["en"]:
        if name.startswith("-"):
            continue
        english, theirs = variables("en", name), variables(language, name)
        unknown = theirs - english - GIVEN.get(name, set())
        assert not unknown, f"{language}: {name} uses {unknown}, which English does not; see GIVEN"
        unused = english - theirs - SPARED.get((language, name), set())
        assert not unused, f"{language}: {name} does not use {unused}; see SPARED"


def words_in(node: ast.BaseNode) -> list[str]:
    """The words of a text, without variables and references."""
    found: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            found.extend(re.findall(r"\w+", node.value))

    Words().visit(node)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_texts_are_translated(language: str) -> None:
    """No text of three words or more is the English one."""
    english = {name: words_in(entry) for name, entry in ALL["en"].items()}
    theirs = {name: words_in(entry) for name, entry in ALL[language].items()}
    same = [name for name in english if len(english[name]) > 2 and english[name] == theirs.get(name)]
    assert same == [], f"translate these texts in src/shedu/locales/{language}"


def selects(node: ast.BaseNode) -> list[ast.SelectExpression]:
    found: list[ast.SelectExpression] = []

    class Selects(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Selects().visit(node)
    return found


def keys(select: ast.SelectExpression) -> list[str]:
    return [
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    ]


CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def needed(language: str) -> set[str]:
    """The plural categories that displayed numbers need in a language."""
    rule = Locale.parse(language.replace("-", "_")).plural_form
    return {rule(number) for number in range(MOST)}


def is_plural(select: ast.SelectExpression) -> bool:
    """Whether a selector selects by plural category. `$code` is an error code, and `many` is one of them."""
    match select.selector:
        case ast.VariableReference(id=ast.Identifier(name="code")):
            return False
    return bool((CATEGORIES - {"other"}) & set(keys(select)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_selectors_have_every_form(language: str) -> None:
    """For example one, few and many in Russian. No literal 1 where the category `one` also covers 0 or 21."""
    rule = Locale.parse(language.replace("-", "_")).plural_form
    is_one_alone = all(rule(number) != "one" for number in range(MOST) if number != 1)
    for name, entry in ALL[language].items():
        for select in selects(entry):
            if not is_plural(select):
                continue
            assert needed(language) <= set(keys(select)), f"{name}: {keys(select)}"
            assert set(keys(select)) <= CATEGORIES | {str(n) for n in range(MOST)}, f"{name}: {keys(select)}"
            for variant, key in zip(select.variants, keys(select), strict=True):
                if key == "one" and not is_one_alone:
                    words = [e.value for e in variant.value.elements if isinstance(e, ast.TextElement)]
                    assert not re.search(r"\d", " ".join(words)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_board_has_its_variant(language: str) -> None:
    """Otherwise a new one would silently be named by the default variant."""
    found = set()
    for name, entry in ALL[language].items():
        for select in selects(entry):
            if isinstance(select.selector, ast.VariableReference) and select.selector.id.name in VARIANTS:
                variable = select.selector.id.name
                found.add(variable)
                missing = set(VARIANTS[variable]) - set(keys(select))
                assert not missing, f"{language}: {name} has no variant for {', '.join(sorted(missing))}"
    assert found == set(VARIANTS)


def bare_numbers(pattern: ast.BaseNode, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Counted numbers used outside a plural selector."""
    if isinstance(pattern, ast.SelectExpression):
        selector = pattern.selector
        by = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        for variant in pattern.variants:
            # [1] and [0] contain the number as text
            is_said = is_plural(pattern) or isinstance(variant.key, ast.NumberLiteral)
            yield from bare_numbers(variant.value, chosen | {by} if is_said else chosen)
    elif isinstance(pattern, ast.Pattern):
        for element in pattern.elements:
            yield from bare_numbers(element, chosen)
    elif isinstance(pattern, ast.Placeable):
        yield from bare_numbers(pattern.expression, chosen)
    elif isinstance(pattern, ast.VariableReference):
        if pattern.id.name in COUNTED - chosen:
            yield pattern.id.name
    elif isinstance(pattern, ast.FunctionReference):
        for argument in pattern.arguments.positional:
            yield from bare_numbers(argument, chosen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_things_have_plural_forms(language: str) -> None:
    """A number with a noun is inside a plural selector."""
    for name, entry in ALL[language].items():
        patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
        bare = {number for pattern in patterns if pattern for number in bare_numbers(pattern)}
        assert not bare or name in ALONE, (
            f"{language}: write {name} with a plural selector on {bare}, or add it to ALONE"
        )


def test_lists_of_exceptions_are_current() -> None:
    """Every exception refers to an existing text."""
    assert set(ALL["en"]) >= ALONE | set(GIVEN) | {name for _, name in SPARED}
    used = {variable for name in ALL["en"] for variable in variables("en", name)}
    assert used >= COUNTED


def client_sources() -> dict[Path, str]:
    """The client's sources without styles, class names and comments."""
    found = {}
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name == "messages.ts":
            continue
        text = path.read_text("utf-8")
        text = re.sub(r"<style>.*?</style>|<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
        text = re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)
        found[path] = re.sub(r"\bclass=\"[^\"]*\"", "", text)
    return found


def first_arguments(source: str) -> Iterator[str]:
    """The first arguments of all calls of t() and hasText(), and assignments to `key`."""
    for match in re.finditer(r"\b(?:t|hasText)\(", source):
        depth, at = 1, match.end()
        while at < len(source) and depth and not (depth == 1 and source[at] == ","):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(source[at], 0)
            at += 1
        yield source[match.end() : at]
    yield from re.findall(r"\bkey = ([^;]*);", source)


def named_by_client() -> tuple[set[str], set[str]]:
    """Ids that the client uses: in calls of t(), and elsewhere (only ids with a dash)."""
    called: set[str] = set()
    passing: set[str] = set()
    for source in client_sources().values():
        for argument in first_arguments(source):
            called |= set(re.findall(r"\"([a-zA-Z][\w-]*(?:\.\w[\w-]*)?)\"", argument))
        passing |= set(re.findall(r"\"([a-z]+(?:-[a-z]+)+(?:\.\w+)?)\"", source))
    return called, passing


def templates_of_client() -> set[str]:
    """Template strings in the client that may be ids."""
    found = set()
    for source in client_sources().values():
        for template in re.findall(r"`([a-z][^`\s]*\$\{[^`]*)`", source):
            start = template.split("${")[0]
            if not template.startswith(SYMBOLS) and any(name.startswith(start) for name in ALL["en"]):
                found.add(template)
    return found


def captions() -> set[str]:
    """The captions of drawn examples."""
    source = (ROOT / "web" / "src" / "study" / "examples.ts").read_text("utf-8")
    return {f"picture-{name}" for name in re.findall(r"example\(\s*\"R[\d.]+\",\s*\"([a-z-]+)\"", source)}


def named_by_python() -> set[str]:
    """All string literals of the Python code, which include the ids it uses."""
    found: set[str] = set()
    for path in sorted((ROOT / "src" / "shedu").rglob("*.py")):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_template_of_the_client_is_known() -> None:
    """Otherwise these tests would miss its ids."""
    found = templates_of_client()
    assert found <= set(TEMPLATES), f"add {found - set(TEMPLATES)} to TEMPLATES"
    assert found >= set(TEMPLATES), f"remove {set(TEMPLATES) - found} from TEMPLATES"


def phrases_of_python() -> set[str]:
    """The ids that Python code gives to `Phrase` as literals."""
    found: set[str] = set()
    for path in sorted((ROOT / "src" / "shedu").rglob("*.py")):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            match node:
                case python.Call(func=python.Name("Phrase"), args=[python.Constant(str(name)), *_]):
                    found.add(name)
    return found


def test_every_event_is_said_in_every_language() -> None:
    for name, code in vars(codes).items():
        if not name.endswith("_EVENT"):
            continue
        step = Past(seat=1, kind=Kind.ACTION, turn=1, events=(read_event((code, 1, 1, 1, 1, 1)),))
        for line in narrate_step(["lion", "bull"], step, step.events):
            for language in LANGUAGES:
                for phrase in line.said(["lion", "bull"]):
                    assert texts(language).say(phrase), f"{name} in {language}"


def test_every_used_text_exists() -> None:
    called, passing = named_by_client()
    assert len(called) > 150
    called |= {name for name in passing if name.startswith("log-")}  # log.ts passes one on
    called |= phrases_of_python()
    templates = {name for names in TEMPLATES.values() for name in names} | captions()
    for name in called | templates:
        text, _, attribute = name.partition(".")
        if text not in ALL["en"] and not re.search(r"[-.]", name):
            continue  # a string in a condition within the call
        assert text in ALL["en"], f"add {name} to src/shedu/locales/en, or correct the id in the code"
        if attribute:
            assert attribute in attributes(ALL["en"][text]), f"add {name} to src/shedu/locales/en"


def test_every_defect_of_the_board_editor_is_explained() -> None:
    """In the engine's own words in English; in other languages by a sentence about the rule."""
    source = (ROOT / "src" / "shedu" / "engine" / "check.py").read_text("utf-8")
    about = "grid|monument|wonder|hand|catastrophes|bag"
    rules = set(re.findall(rf'"(R[\d.]+)",\s+"(?:{about})"', source)) - {
        "R1.3",
        "R4.1",
    }  # the editor keeps these
    names = {rule.replace(".", "-") for rule in rules}
    for language in LANGUAGES:
        assert set(attributes(ALL[language]["editor-defect"])) == names, language


def test_no_text_is_unused() -> None:
    """Each is used by the client, by Python, by a template, or by another text."""
    called, passing = named_by_client()
    used = {name.partition(".")[0] for name in called | passing}
    used |= {name for names in TEMPLATES.values() for name in names} | captions()
    used |= {name for name in named_by_python() if "-" in name}
    used |= {rule.rule.replace(".", "-") for _, rules in rule_sections() for rule in rules}
    used |= {target for entry in ALL["en"].values() for kind, target in names_in(entry) if kind == "message"}
    unused = sorted(set(ALL["en"]) - used)
    assert not unused, f"remove {', '.join(unused)} from src/shedu/locales, or use them"
