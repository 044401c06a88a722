"""The editions side by side: what each one has, and where the same moves end differently."""

from collections.abc import Callable
from dataclasses import replace

import pytest

import shedu
from shedu.engine.kernel.codes import ALL_RULES, OPTION_BITS, VERSION_UNIT
from shedu.engine.rules import EDITIONS as OPTIONS_BY_EDITION
from tests.rules.drawing import Game, drawn, opening, play, play_record, refused

# A new edition belongs into this list, and into the sets of its options below.
EDITIONS = ["modern", "modern-first", "pegasus-2007", "mayfair-2004", "classic-1997"]

# Which editions accept which option, their defaults included. A new option belongs here.
HAVE = {
    "board advanced": {"modern", "modern-first", "pegasus-2007"},
    "english": {"modern", "modern-first", "mayfair-2004"},
    "buildings": {"modern", "modern-first", "pegasus-2007"},
    "wonder": {"modern", "modern-first"},
    "bag at-once": {"modern", "modern-first", "mayfair-2004", "classic-1997"},
    "bag finish-turn": {"pegasus-2007", "mayfair-2004"},
    "treasures must": {"modern", "modern-first", "pegasus-2007", "classic-1997"},
    "treasures may-on-joining": {"mayfair-2004"},
    "board standard": set(EDITIONS),
    "no-english": set(EDITIONS),
    "no-buildings": set(EDITIONS),
    "no-wonder": set(EDITIONS),
    "open-scores": set(EDITIONS),
    "no-open-scores": set(EDITIONS),
    "open-bag": set(EDITIONS),
    "no-open-bag": set(EDITIONS),
}

ALL_OPTIONS = OPTIONS_BY_EDITION["custom"]


def test_the_editions_and_custom() -> None:
    """Modern is what is played if nothing is said."""
    assert set(shedu.PRESETS) == {*EDITIONS, "custom"}
    assert shedu.parse_record("shedu 1\nplayers lion bull").rules == shedu.Rules.of("modern")


def test_every_value_of_every_option_is_listed() -> None:
    """So that the next test covers a new option."""
    written = set()
    for option, values in ALL_OPTIONS.items():
        for value in values:
            written.add(
                f"{option} {value}" if isinstance(value, str) else option if value else f"no-{option}"
            )
    assert set(HAVE) == written, f"correct HAVE: {sorted(set(HAVE) ^ written)}"


def test_every_option_reaches_the_kernel() -> None:
    """`Rules.bits` or `Rules.board_number` tells its values apart, and ALL_RULES contains its bit."""
    bits = 0
    for option, values in ALL_OPTIONS.items():
        field = option.replace("-", "_")
        made = [replace(shedu.Rules.of("custom"), **{field: value}) for value in values]
        distinct = {(rules.bits, rules.board_number) for rules in made}
        assert len(distinct) == len(values), f"add {option} to Rules.bits in src/shedu/engine/rules.py"
        bits |= max(rules.bits for rules in made)
    assert bits == ALL_RULES, "ALL_RULES in src/shedu/engine/kernel/codes.py must contain every bit"
    assert ALL_RULES.bit_length() == OPTION_BITS, "observations must have every option: count OPTION_BITS"
    assert VERSION_UNIT == ALL_RULES + 1, "VERSION_UNIT must be the first bit after ALL_RULES"


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("option", HAVE)
def test_options_of_the_editions(rules: str, option: str) -> None:
    """An edition takes its own options, repeats of its defaults included, and refuses the others'."""
    if rules in HAVE[option]:
        assert opening(rules=rules, options=option).position.rules.preset == rules
    else:
        with pytest.raises(shedu.TextError, match=rules):
            opening(rules=rules, options=option)


@pytest.mark.parametrize("option", HAVE)
def test_custom_takes_any_option(option: str) -> None:
    """Each by itself."""
    assert opening(rules="custom", options=option).position.rules.preset == "custom"


def test_custom_takes_any_mix() -> None:
    """No edition has the wonder, treasures that need not be taken and a turn that is finished."""
    mix = "board advanced, english, buildings, wonder, bag finish-turn, treasures may-on-joining"
    rules = opening(rules="custom", options=f"{mix}, open-scores, open-bag").position.rules
    assert rules == shedu.Rules(
        preset="custom",
        board="advanced",
        english=True,
        buildings=True,
        wonder=True,
        bag="finish-turn",
        treasures="may-on-joining",
        open_scores=True,
        open_bag=True,
    )


def test_custom_is_modern_unless_it_says_otherwise() -> None:
    """Its defaults are the modern ones."""
    custom, modern = shedu.Rules.of("custom"), shedu.Rules.of("modern")
    for option in ALL_OPTIONS:
        assert custom.value(option) == modern.value(option)


def test_custom_plays_its_mix() -> None:
    """The wonder with the English variant and treasures that may be left, in one action."""
    game = play(
        """
        .  t  .  .  t*
        t  .  t  Tl .
        .  t  .  t* .
        """,
        "lion temple K3",
        "lion decline",
        "lion temple H3",
        "lion wonder H3",
        rules="custom",
        options="wonder, english, treasures may-on-joining",
    )
    assert game.decisions == ["lion action", "lion treasure", "lion action", "lion monument", "bull action"]


# The same position and moves under two editions


@pytest.mark.parametrize(
    ("rules", "decision"),
    [
        ("modern", "over"),
        ("modern-first", "over"),
        ("classic-1997", "over"),
        ("pegasus-2007", "lion action"),
        ("mayfair-2004", "lion action"),
    ],
)
def test_a_swap_that_comes_up_short(rules: str, decision: str) -> None:
    """Three swapped, two in the bag: the end at once, or a turn to be finished."""
    game = play("Kl t  .", "lion swap 3t", rules=rules, extra="hand lion 6t; bag 2s")
    assert game.decision == decision


@pytest.mark.parametrize(
    ("rules", "legal"),
    [
        ("modern", ["lion leave H2", "lion leave J2"]),
        ("modern-first", ["lion leave H2", "lion leave J2"]),
        ("pegasus-2007", ["lion leave H2", "lion leave J2"]),
        ("classic-1997", ["lion leave H2", "lion leave J2"]),
        ("mayfair-2004", ["lion decline", "lion leave H2", "lion leave J2"]),
    ],
)
def test_a_tile_that_joins_two_treasures(rules: str, legal: list[str]) -> None:
    """The trader must take one, or may."""
    assert play("Tl t* .  t*", "lion settlement I2", rules=rules).legal == legal


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_trader_who_comes_to_waiting_treasures(rules: str) -> None:
    """The trader takes one, but in the Mayfair edition it comes too late."""
    game = play("t* s  t* .", "lion trader J2", rules=rules)
    assert game.decision == ("lion action" if rules == "mayfair-2004" else "lion treasure")


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_english_variant_is_never_on_by_itself(rules: str) -> None:
    """Without the option tiles can be thrown away in a lost fight."""
    drawing = """
        .  t  .
        t  Kb t
        .  .  .
        """
    plain = play(drawing, "lion king G4", rules=rules, extra="hand lion 3t")
    assert plain.choices("commit") == ["0", "1", "2", "3"]
    if rules in HAVE["english"]:
        english = play(drawing, "lion king G4", rules=rules, options="english", extra="hand lion 3t")
        assert english.choices("commit") == ["0", "3"]


@pytest.mark.parametrize("rules", EDITIONS)
def test_buildings_and_the_wonder_are_never_on_by_themselves(rules: str) -> None:
    """A plus of temples has two lines of three, and without the options that means nothing."""
    drawing = """
        .  t  .
        t  .  t
        .  t  .
        """
    assert play(drawing, "lion temple H3", rules=rules).decision == "lion action"
    if rules in HAVE["buildings"]:
        game = play(drawing, "lion temple H3", rules=rules, options="buildings")
        assert game.decision == "lion building"
    if rules in HAVE["wonder"]:
        game = play(drawing, "lion temple H3", rules=rules, options="wonder")
        assert game.legal == ["lion decline", "lion wonder H3"]


@pytest.mark.parametrize("rules", sorted(HAVE["board advanced"]))
def test_the_same_space_on_both_boards(rules: str) -> None:
    """C3 is land on the standard board and river on the advanced one."""
    extra = "hand lion 2f 2s"
    assert refused("", "lion farm C3", rules=rules, extra=extra) == "R5.1"
    assert refused("", "lion settlement C3", rules=rules, options="board advanced", extra=extra) == "R5.1"
    assert play("", "lion settlement C3", rules=rules, extra=extra).turn == "lion 1"
    assert play("", "lion farm C3", rules=rules, options="board advanced", extra=extra).turn == "lion 1"


# Where the books differ in words only, all editions play alike


def alike(play_by: Callable[[str], Game]) -> Game:
    """A game that goes the same way in every edition."""
    games = [play_by(rules) for rules in EDITIONS]
    assert all(game.events == games[0].events for game in games)
    assert all(game.window() == games[0].window() for game in games)
    return games[0]


def test_every_monument_of_a_leaders_colour_pays_in_all_editions() -> None:
    """One book can be read otherwise."""
    drawing = """
        x  x  t  x  x
        x  x  Kl x  x
        """
    extra = "monument black-red G2; monument black-blue J2"
    game = alike(lambda rules: play(drawing, "lion pass", rules=rules, extra=extra))
    assert game.gains == ["lion black 2 monument"]


def test_tiles_cut_off_by_an_earlier_war_do_not_count_in_any_edition() -> None:
    """The older books leave it open."""
    drawing = """
        s  m  t  Kl .  t  Kb
        .  .  Tl .  .  Tb m
        """
    moves = ("lion settlement I4", "lion war trader", "lion commit 0", "bull commit 0")
    game = alike(lambda rules: play(drawing, *moves, rules=rules, at="E4"))
    assert game.events_of("war")[-1] == "war king attacker lion 0 defender bull 0"


def test_leaders_cannot_flee_in_any_edition() -> None:
    """Only two of the books say so."""
    game = alike(lambda rules: play("Kb t  .", "lion king I2", rules=rules))
    assert {line.split()[1] for line in game.legal} == {"commit"}


def test_an_equal_victory_is_shared_in_all_editions() -> None:
    """The older books do not speak of it."""
    game = alike(lambda rules: play("t*", "lion pass", rules=rules, start_temples=False))
    assert game.result == "lion 0 = bull 0"


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_turn_may_be_ended_early_in_all_editions(rules: str) -> None:
    """Up to two actions means none, one or two."""
    assert opening("lion pass", "bull pass", rules=rules).turn == "lion 2"


def test_a_record_says_its_edition_and_options() -> None:
    """And reads the same when it is written out again."""
    lines = ["shedu 1", "rules mayfair-2004", "option english", "option bag at-once", "players lion bull"]
    text = "\n".join([*lines, "moves", "lion pass", ""])
    record = shedu.parse_record(text)
    assert record.rules == shedu.Rules.of("mayfair-2004", ["english", "bag at-once"])
    assert shedu.format_record(record) == text
    assert play_record(text).window() == drawn(opening(rules="mayfair-2004").window())
