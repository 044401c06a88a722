"""The worked examples of the rulebooks, each in every edition that has it.

The books give the spaces in pictures only; here they lie where the real boards have room.
"""

import pytest

from tests.rules.drawing import Table, drawn, play, refused

MODERN = pytest.mark.parametrize("rules", ["modern", "modern-first"])
OLDER = pytest.mark.parametrize("rules", ["pegasus-2007", "classic-1997"])
EVERY = pytest.mark.parametrize("rules", ["modern", "modern-first", "pegasus-2007", "classic-1997"])


# The first round: Andrew is the archer, Barbara the bull, David the lion, Karen the pot.


@pytest.mark.parametrize("rules", ["modern", "modern-first", "classic-1997"])
def test_first_round(rules: str) -> None:
    """Four first turns: leaders, a farm, a temple for the king, and a revolt with a fourth temple."""
    andrew = ["archer king A8", "archer priest J11"]
    barbara = ["bull farmer C8", "bull farm D8"]
    david = ["lion king I6", "lion temple I5"]
    karen = ["pot priest L11", "pot commit 3", "archer commit 0", "pot temple L10"]
    hands = "hand archer 2t 4s; hand bull 1f 5m; hand lion 1t 5s; hand pot 4t 2m"
    table = "archer bull lion pot"

    game = play("", *andrew, rules=rules, players=table, extra=hands)
    assert game.kingdoms() == ["A8 B8", "J11 K11"]
    assert game.gains == []

    game = play("", *andrew, *barbara, rules=rules, players=table, extra=hands)
    assert game.kingdoms() == ["A8 B8 C8 D8", "J11 K11"]
    assert game.gains == ["bull blue 1 tile"]
    assert game.events_seen_by("lion")[-2:] == ["draw bull 1", "turn lion"]

    game = play("", *andrew, *barbara, *david, rules=rules, players=table, extra=hands)
    assert game.kingdoms() == ["A8 B8 C8 D8", "I5 I6 I7", "J11 K11"]
    assert game.gains[1:] == ["lion red 1 tile"]
    king = next(leader for leader in game.position.leaders() if str(leader.space) == "I6")
    assert king.temples == 2
    assert game.events_seen_by("pot")[-2:] == ["draw lion 1", "turn pot"]

    game = play("", *andrew, *barbara, *david, karen[0], rules=rules, players=table, extra=hands)
    assert game.events_of("revolt") == ["revolt priest attacker pot 1 defender archer 1"]
    game = play("", *andrew, *barbara, *david, *karen[:2], rules=rules, players=table, extra=hands)
    assert game.legal == ["archer commit 0", "archer commit 1", "archer commit 2"]

    game = play("", *andrew, *barbara, *david, *karen, rules=rules, players=table, extra=hands)
    assert game.events_of("won", "back") == [
        "won pot attacker 4 defender 1",
        "back archer priest J11 revolt",
    ]
    assert game.gains[2:] == ["pot red 1 revolt", "pot red 1 tile"]
    assert game.events_seen_by("archer")[-2:] == ["draw pot 4", "turn archer"]
    assert game.points("archer") == {}


# Example 1: a revolt that ends in a tie.


@MODERN
def test_example_1_a_tie_at_five(rules: str) -> None:
    """The pot attacks with three temples and two more, the bull defends with two and three more."""
    drawing = """
        .  t  .  .
        t  .  t  .
        .  .  Kb t
        """
    extra = "hand pot 3t 3s; hand bull 4t 2m"
    moves = ("pot king H3", "pot commit 2", "bull commit 3")
    game = play(drawing, *moves, rules=rules, players="pot bull", extra=extra)
    assert game.events_of("revolt", "won") == [
        "revolt king attacker pot 3 defender bull 2",
        "won bull attacker 5 defender 5",
    ]
    assert game.events_of("back") == ["back pot king H3 revolt"]
    assert game.gains == ["bull red 1 revolt"]
    assert (game.hand("pot"), game.hand("bull")) == ("1t 3s", "1t 2m")  # five temples are gone


@OLDER
def test_example_1_a_tie_at_four(rules: str) -> None:
    """The older books: two temples and two more against one and three more."""
    drawing = """
        .  t  .
        t  .  .
        Kb .  .
        """
    extra = "hand lion 3t 3s; hand bull 4t 2m"
    moves = ("lion king H3", "lion commit 2", "bull commit 3")
    game = play(drawing, *moves, rules=rules, extra=extra)
    assert game.events_of("revolt", "won") == [
        "revolt king attacker lion 2 defender bull 1",
        "won bull attacker 4 defender 4",
    ]
    assert game.events_of("back") == ["back lion king H3 revolt"]
    assert game.gains == ["bull red 1 revolt"]
    assert (game.hand("lion"), game.hand("bull")) == ("1t 3s", "1t 2m")


# Example 2: two wars, of which only one is fought.


@EVERY
def test_example_2_the_first_war_prevents_the_second(rules: str) -> None:
    """Traders and kings are at war; the pot's markets fall, and with them the link between the kings."""
    drawing = """
        Kl t  Tl .  .  Kp
        .  m  .  m  m  t
        .  .  .  .  .  Tp
        """
    moves = ("lion settlement I3", "lion war trader", "lion commit 4", "pot commit 1")
    extra = "hand lion 1s 4m 1t; hand pot 2m 4t"
    table = "lion pot"
    offered = play(drawing, *moves[:1], rules=rules, players=table, extra=extra)
    assert offered.legal == ["lion war king", "lion war trader"]

    game = play(drawing, *moves, rules=rules, players=table, extra=extra)
    assert game.events_of("war", "won") == [
        "war trader attacker lion 1 defender pot 2",
        "won lion attacker 5 defender 3",
    ]
    assert game.window() == drawn(
        """
        Kl t  Tl .  .  Kp
        .  m  s  .  .  t
        .  .  .  .  .  .
        """
    )
    assert game.gains == ["lion green 3 war"]
    assert (game.hand("lion"), game.hand("pot")) == ("1t", "4t 1m")
    assert game.position.unification is None
    assert game.kingdoms() == ["G2 H2 I2 H3 I3", "L2 L3"]
    assert game.decision == "lion action"


# Example 3: a monument of temples; one leader loses its temple, two players have an income.


@MODERN
def test_example_3_modern(rules: str) -> None:
    """The bull's red-blue monument: the lion's trader goes, the bull gains a crop, the lion an amulet."""
    drawing = """
        Tl t  t  Fb
        .  t  .  t
        .  .  .  Pl
        """
    moves = ("bull temple I3", "bull monument red-blue H2", "bull pass", "lion pass")
    game = play(drawing, *moves, rules=rules, extra="turn bull 2")
    assert game.events_of("back") == ["back lion trader G2 temple"]
    assert game.window() == drawn(
        """
        .  x  x  Fb
        .  x  x  t
        .  .  .  Pl
        """
    )
    assert [gain for gain in game.gains if gain.endswith("monument")] == [
        "bull blue 1 monument",
        "lion red 1 monument",
    ]


def test_example_3_pegasus() -> None:
    """The bull's red-green monument costs the bull's farmer; its trader and the archer's priest gain."""
    drawing = """
        Fb t  t  Tb
        .  t  .  t
        .  .  .  Pa
        """
    moves = ("bull temple I3", "bull monument red-green H2", "bull pass", "archer pass")
    game = play(drawing, *moves, rules="pegasus-2007", players="bull archer")
    assert game.events_of("back") == ["back bull farmer G2 temple"]
    assert [gain for gain in game.gains if gain.endswith("monument")] == [
        "bull green 1 monument",
        "archer red 1 monument",
    ]


def test_example_3_classic() -> None:
    """The bull's black-red monument: the archer's farmer goes; bull's king and archer's priest gain."""
    drawing = """
        Fa t  t  Kb
        .  t  .  t
        .  .  .  Pa
        """
    moves = ("bull temple I3", "bull monument black-red H2", "bull pass", "archer pass")
    game = play(drawing, *moves, rules="classic-1997", players="bull archer")
    assert game.events_of("back") == ["back archer farmer G2 temple"]
    assert [gain for gain in game.gains if gain.endswith("monument")] == [
        "bull black 1 monument",
        "archer red 1 monument",
    ]


# Example 4: a farm links two treasures.


@EVERY
def test_example_4_the_special_border_first(rules: str) -> None:
    """The lion's farm: a crop for the bull's farmer, and the upper treasure for the lion's trader."""
    drawing = """
        .  t* s  .  ~  Tl
        .  .  m  ~  f  t*
        ~  ~  ~  ~  .  Fb
        """
    game = play(drawing, "lion farm D3", rules=rules, at="A2")
    assert game.events[1:] == [
        "move lion farm D3",
        "gain bull blue 1 tile",
        "treasure lion B2",
    ]
    assert game.window() == drawn(
        """
        .  t  s  .  ~  Tl
        .  .  m  f  f  t*
        ~  ~  ~  ~  .  Fb
        """
    )


# Example 6: which lines are lines.

# Each group lacks one tile: farms in a row (A), temples in a column (B), markets around a corner
# (C), settlements in a column (D).
GROUPS = """
    t  .  m  .  s
    t  .  .  m  .
    .  .  .  .  s
    f  f  ~  ~  ~
    """


@MODERN
@pytest.mark.parametrize(
    ("move", "choices"),
    [
        ("farm J9", ["granary H9", "granary I9", "granary J9"]),
        ("temple H8", ["library H6", "library H7", "library H8"]),
        ("market J7", []),
        ("settlement L7", ["palace L6", "palace L7", "palace L8"]),
    ],
    ids=["A", "B", "C", "D"],
)
def test_example_6_three_in_a_straight_line(rules: str, move: str, choices: list[str]) -> None:
    """A granary, a library and a palace can be placed; a market hall cannot, for want of a line."""
    game = play(GROUPS, f"lion {move}", rules=rules, at="H6", options="buildings")
    if choices:
        assert game.decision == "lion building"
        assert game.legal == ["lion decline", *(f"lion {choice}" for choice in choices)]
    else:
        assert game.decision == "lion action"


# Example 7: the wonder and a king.


@MODERN
def test_example_7_the_wonder_and_a_king(rules: str) -> None:
    """The active player's king is in the wonder's kingdom and brings a point of any colour."""
    drawing = """
        .  w  .  .
        w  w  w  t
        .  w  .  Kb
        """
    extra = "wonder H3; turn bull 2"
    game = play(drawing, "bull pass", "bull score green", rules=rules, options="wonder", extra=extra)
    assert game.decisions == ["bull action", "bull wonder-point", "lion action"]
    assert game.gains == ["bull green 1 wonder"]
    other = play(drawing, "lion pass", rules=rules, options="wonder", extra="wonder H3")
    assert other.gains == []


# The Italian examples of buildings.


def test_pegasus_a_longer_chain_takes_the_granary() -> None:
    """The lion's three farms have the granary; the bull's fourth farm in a row can take it."""
    drawing = """
        f  f+ f  ~  .  .  .
        .  .  .  ~  f  f  f
        """
    place, take = "bull farm D8", "bull granary F8"
    table: Table = {"rules": "pegasus-2007", "options": "buildings", "at": "A7", "extra": "turn bull 2"}
    game = play(drawing, place, **table)
    assert game.choices("granary") == ["D8", "E8", "F8", "G8"]
    moved = play(drawing, place, take, **table)
    assert moved.window() == drawn(
        """
        f  f  f  ~  .  .  .
        .  .  .  f  f  f+ f
        """
    )


# The market hall stands on a chain of four; elsewhere lie two markets, or three.
HALL = """
    m  m+ m  m  .  .
    .  .  .  .  .  .
    .  .  m  m  {} .
    """
ARCHER: Table = {"rules": "pegasus-2007", "options": "buildings", "players": "archer bull"}


def test_pegasus_a_broken_chain_keeps_the_market_hall() -> None:
    """The archer breaks the chain with a catastrophe, and takes the hall with a chain of three."""
    drawing = HALL.format(".")
    unbroken = play(drawing, "archer market K4", **ARCHER)
    assert unbroken.decision == "archer action"

    moves = ("archer catastrophe I2", "archer market K4", "archer market-hall J4")
    broken = play(drawing, *moves[:1], **ARCHER)
    assert broken.window().splitlines()[0] == drawn("m  m+ !  m  .  .")
    asked = play(drawing, *moves[:2], **ARCHER)
    assert asked.choices("market-hall") == ["I4", "J4", "K4"]
    game = play(drawing, *moves, **ARCHER)
    assert game.window() == drawn(
        """
        m  m  !  m  .  .
        .  .  .  .  .  .
        .  .  m  m+ m  .
        """
    )


def test_pegasus_a_building_moves_only_after_a_tile() -> None:
    """With three markets in a row already, the catastrophe alone does not bring the hall there."""
    drawing = HALL.format("m")
    game = play(drawing, "archer catastrophe I2", **ARCHER)
    assert game.decision == "archer action"
    assert game.window().splitlines()[0] == drawn("m  m+ !  m  .  .")
    refused(drawing, "archer catastrophe I2", "archer market-hall I4", **ARCHER)


# The scoring example of the Russian and the Italian book.


@OLDER
def test_scoring_example(rules: str) -> None:
    """The pot is first, the lion second, the bull third by the third colour, the archer last."""
    extra = [
        # Three treasures raise the pot's lowest colour to 11.
        "points pot black 12 red 10 blue 9 green 14; treasures pot 3",
        # The lion's three all count as farms, for ten, as many as the temples; the next level is twelve.
        "points lion black 12 red 10 blue 7 green 15; treasures lion 3",
        # The bull has ten twice, too, but then eleven.
        "points bull black 10 red 10 blue 11 green 16",
        # Six temples and three treasures do not help the archer, nor do 22 settlements.
        "points archer black 22 red 6 blue 12 green 13; treasures archer 3",
    ]
    game = play(
        "t*",
        "lion pass",
        rules=rules,
        players="lion bull archer pot",
        start_temples=False,
        extra=";".join(extra),
    )
    assert game.result == "pot 11 lion 10 bull 10 archer 9"
    totals = {game.position.players[score.seat]: score.ascending for score in game.position.result.scores}
    assert totals == {
        "pot": (11, 11, 12, 14),
        "lion": (10, 10, 12, 15),
        "bull": (10, 10, 11, 16),
        "archer": (9, 12, 13, 22),
    }
