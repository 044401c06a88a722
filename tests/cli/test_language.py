"""The language of the command line: an option, a variable, or the environment's locale."""

import pytest

from shedu.locales import closest_language, rule_text
from tests.cli.command import shedu

RECORD = "shedu 1\nplayers lion bull\n"
ASKED = {
    "en": "Lion: two actions left",
    "it": "Leone: restano due azioni",
    "ru": "Лев: осталось два действия",
}


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("it_IT.UTF-8", "it"),
        ("it", "it"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT", "pt-BR"),
        ("ru_RU@petr1708", "ru"),
        ("xx_XX.UTF-8", None),
        ("C.UTF-8", None),
        ("", None),
    ],
)
def test_a_locale_selects_the_closest_language(locale: str, language: str | None) -> None:
    assert closest_language(locale) == language


@pytest.mark.parametrize(
    ("environment", "options", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, (), "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, (), "ru"),
        ({"LANG": "xx_XX.UTF-8"}, (), "en"),
        ({"LANG": "it_IT.UTF-8", "SHEDU_LANGUAGE": "ru"}, (), "ru"),
        ({"SHEDU_LANGUAGE": "ru"}, ("--language", "it"), "it"),
        ({}, (), "en"),
    ],
)
def test_the_option_wins_over_the_variable_and_the_locale(
    environment: dict[str, str], options: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SHEDU_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    for command in ("show", "advise"):
        more = ("--level", "random") if command == "advise" else ()
        assert ASKED[language] in shedu(command, "-", *options, *more, text=RECORD).out


@pytest.mark.parametrize("command", [("play",), ("show", "-"), ("advise", "-"), ("rules",)])
def test_an_unknown_language_is_a_usage_error(command: tuple[str, ...]) -> None:
    done = shedu(*command, "--language", "xx", text=RECORD)
    assert (done.status, done.out) == (2, "")
    assert "there are no texts in 'xx'" in done.err


def test_records_read_the_same_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replays, events and legal moves are notation and are not translated."""
    for command in (("replay", "-"), ("replay", "-", "--events"), ("legal", "-")):
        monkeypatch.setenv("SHEDU_LANGUAGE", "en")
        english = shedu(*command, text=RECORD).out
        monkeypatch.setenv("SHEDU_LANGUAGE", "ru")
        assert shedu(*command, text=RECORD).out == english


def test_rules_are_read_in_a_language() -> None:
    rule = rule_text("R5.1", "it")
    assert rule is not None
    assert rule.title in shedu("rules", "R5.1", "--language", "it").out
    assert "R5.1" in shedu("rules", "--language", "it").out
