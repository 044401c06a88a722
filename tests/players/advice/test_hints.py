"""Advice for every kind of decision, from the seat's own information, with correct reasons."""

import json
import math
import random

import pytest

import shedu as engine
from shedu.players.advice.hints import Advice, advise, win_chances
from shedu.players.advice.outlook import look_ahead, odds_of_holding
from shedu.players.advice.reasons import reason
from shedu.players.bots.base import Budget
from shedu.players.bots.expert import MAX_CANDIDATES, MAX_DENIALS
from shedu.players.bots.registry import LEVELS, make_player
from shedu.players.bots.skilled import Skilled
from tests.cli.command import shedu
from tests.engine.tables import TABLES, walk
from tests.players.advice.positions import KING, TRADERS, why, why_in
from tests.rules.drawing import Table, play


def advice_in(position: engine.Position, level: str = "skilled", seed: int = 0, count: int = 3) -> Advice:
    assert position.decision is not None
    return advise(
        position.view(position.decision.seat), make_player(level, seed), Budget(seconds=0.02), count
    )


def every_kind(tables: int) -> list[engine.Position]:
    """A position for each kind of decision of some tables."""
    found: list[engine.Position] = []
    for table in TABLES[:: max(1, len(TABLES) // tables)]:
        kinds = {}
        for position in walk(table.start(), table.seed):
            if position.decision is not None:
                kinds[position.decision.kind] = position.copy()
        found += kinds.values()
    return found


def percent(kind: int, pool: int, hand: int, wanted: int) -> str:
    """The chance that a hand holds at least `wanted` tiles of a kind, formatted as in reasons."""
    ways = [math.comb(kind, n) * math.comb(pool - kind, hand - n) for n in range(wanted, hand + 1)]
    return f"{100 * sum(ways) / math.comb(pool, hand):.0f}%"


# Every decision


@pytest.mark.compiled_only
def test_every_kind_of_decision_gets_advice() -> None:
    """Legal moves, sorted, with values and reasons; chances sum to 1; hidden information has no influence."""
    positions = every_kind(len(TABLES) // 2)
    kinds = {position.decision.kind for position in positions if position.decision}
    assert kinds == set(engine.Kind)
    rng = random.Random(3)
    for position in positions:
        assert position.decision is not None
        seat = position.decision.seat
        advice = advice_in(position)
        legal = position.legal_moves()
        values = [hint.value for hint in advice.hints]
        assert all(hint.move in legal for hint in advice.hints)
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert all("advice-plain" not in [fact.name for fact in hint.reason] for hint in advice.hints)
        assert len(advice.chances) == len(position.players)
        assert sum(advice.chances) == pytest.approx(1)
        assert advice.chances[seat] == values[0]
        other = engine.resample(position.view(seat), rng)
        assert advice_in(other, seed=9) == advice


@pytest.mark.compiled_only
def test_every_legal_move_has_a_reason() -> None:
    """Including moves that no bot would choose."""
    rng = random.Random(5)
    guide = Skilled()
    for position in every_kind(10):
        assert position.decision is not None
        view = position.view(position.decision.seat)
        moves = list(view.legal_moves())
        for move in rng.sample(moves, min(6, len(moves))):
            assert reason(look_ahead(view, move, guide))


@pytest.mark.compiled_only
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_advises(level: str) -> None:
    """The bot's choice comes first, and values never increase."""
    advice = advice_in(play(TRADERS).position, level, count=8)
    values = [hint.value for hint in advice.hints]
    assert values == sorted(values, reverse=True)
    assert advice.chances == pytest.approx((values[0], 1 - values[0]))


@pytest.mark.compiled_only
def test_moves_that_the_expert_did_not_try_have_values_of_their_own() -> None:
    """They differ, and none exceeds the best simulated move."""
    view = play(TRADERS).position.view(0)
    thoughts = make_player("expert", 1).think(view, Budget(0.3))
    values = [thought.value for thought in thoughts]
    assert values == sorted(values, reverse=True)
    tail = values[MAX_CANDIDATES + MAX_DENIALS :]
    assert len(tail) > 20
    assert len({round(value, 3) for value in tail}) > len(tail) // 4


def test_hidden_points_do_not_matter() -> None:
    """Points and treasures that a written position gives to another seat are hidden from the viewer."""
    views = [
        play(TRADERS, extra=f"points bull black {n} red 0 blue 0 green 0; treasures bull {n}").view("lion")
        for n in (0, 9)
    ]
    assert win_chances(views[0]) == win_chances(views[1])
    move = engine.parse_move("settlement I3")
    one, other = (reason(look_ahead(view, move, Skilled())) for view in views)
    assert one == other


def test_a_finished_game_has_its_result_as_chances() -> None:
    """There are no moves to advise."""
    position = engine.new_game(players=3, seed=2)
    position.play_randomly(random.Random(1))
    advice = advise(position.view(1), make_player("skilled"), Budget())
    assert advice.hints == ()
    winners = position.result.winners
    assert advice.chances == tuple((seat in winners) / len(winners) for seat in range(3))


# Conflicts


def test_odds_are_hypergeometric() -> None:
    """Over the tiles that the viewer does not see."""
    view = engine.new_game(players=2, seed=1).view(0)
    pool, temples = sum(view.unseen), view.unseen[engine.Colour.RED]
    none = math.comb(pool - temples, 6) / math.comb(pool, 6)
    assert odds_of_holding(view, 1, engine.Colour.RED, 0) == 1
    assert odds_of_holding(view, 1, engine.Colour.RED, 1) == pytest.approx(1 - none)
    assert odds_of_holding(view, 1, engine.Colour.RED, 7) == 0


@pytest.mark.parametrize(("commit", "needs", "word"), [(0, 2, "2"), (1, 3, "3"), (2, 4, "4")])
def test_an_attacker_learns_what_each_commit_achieves(commit: int, needs: int, word: str) -> None:
    """The chance that the defender cannot tie, and the gain."""
    game = play(TRADERS, "lion settlement I3", extra="hand lion 2s 2m 2t; points lion red 3 black 3 blue 3")
    view = game.view("lion")
    odds = percent(view.unseen[engine.Colour.GREEN], sum(view.unseen), 6, needs)
    odds = "under 1%" if odds == "0%" else odds
    assert why_in(game, f"commit {commit}") == (
        f"wins the war of the traders {3 + commit} to 1 unless Bull holds {word} markets ({odds}), "
        "for 2 green (your lowest colour)"
    )


def test_an_attack_that_the_defender_probably_beats() -> None:
    """The reason gives the chance to win."""
    game = play(KING, "lion king J3", extra="hand lion 2t 1s")
    view = game.view("lion")
    pool = sum(view.unseen)
    luck = percent(pool - view.unseen[engine.Colour.RED], pool, 6, 6)
    assert why_in(game, "commit 2") == (
        f"wins the revolt of the kings 4 to 3 only if Bull holds no temple ({luck}), for 1 red"
    )


def test_an_attack_that_cannot_fail() -> None:
    """If all markets are accounted for, or the defender has too few tiles."""
    game = play(TRADERS, "lion settlement I3", extra="hand bull 1m; hand lion 1s")
    assert (
        why_in(game, "commit 0") == "wins the war of the traders 3 to 1: Bull cannot reach that, for 2 green"
    )


def test_a_commit_that_does_not_reach() -> None:
    """How many more tiles it takes to lead, or that the hand lacks them."""
    game = play(KING, "lion king J3", extra="hand lion 3t 1s 2f")
    assert why_in(game, "commit 0") == (
        "loses the revolt of the kings 2 to 3, losing your king; 2 temples more would lead"
    )
    assert why_in(game, "commit 1").startswith(
        "loses the revolt of the kings 3 to 3 (a tie is the defender's)"
    )
    assert why_in(game, "commit 3").startswith("wins the revolt of the kings 5 to 3 ")
    poor = play(KING, "lion king J3", extra="hand lion 1t 5f")
    assert why_in(poor, "commit 0").endswith("; you hold too few temples to win it")
    assert why_in(poor, "commit 1").endswith("; only exchanges 1 temple for a new draw")


def test_a_defender_learns_whether_each_commit_wins() -> None:
    """With certainty: the attacker's total is known, and the defender wins ties."""
    game = play(
        TRADERS,
        "lion settlement I3",
        "lion commit 1",
        extra="hand lion 1s 1m; hand bull 4m; points bull black 1",
    )
    assert why_in(game, "commit 1") == (
        "loses the war of the traders 2 to 4, losing your trader and 1 market; 2 markets more would win it"
    )
    assert why_in(game, "commit 3") == (
        "wins the war of the traders 4 to 4 (a tie is the defender's), "
        "for 4 green (one of your lowest colours)"
    )
    assert why_in(game, "commit 4").startswith(
        "wins the war of the traders 5 to 4, with 1 market more than it takes, for 4 green"
    )


def test_a_tile_that_starts_a_war_is_judged_with_the_commit_that_follows() -> None:
    """The planner chooses the commit, and the odds follow from it."""
    game = play(TRADERS, extra="hand lion 1s 5f; hand bull 2t")
    unseen = game.view("lion").unseen
    odds = percent(unseen[engine.Colour.GREEN], sum(unseen), 2, 2)
    assert why_in(game, "settlement I3") == (
        f"wins the war of the traders 3 to 1 unless Bull holds 2 markets ({odds}), for 2 green"
    )


def test_a_revolt() -> None:
    """Strength is temples, on the board and from the hand."""
    said = why(KING, "king J3", extra="hand lion 6t; hand bull 1t")
    assert said.startswith("wins the revolt of the kings ")
    assert " committed" in said
    assert said.endswith("for 1 red")


def test_a_war_of_others() -> None:
    """The odds of both sides are hidden."""
    said = why(TRADERS.replace("Tl", "Tp"), "settlement I3", players="lion bull pot")
    assert said == "sets Bull's trader, 1 to 3, at war with Pot's"


def test_a_choice_of_wars() -> None:
    """Each war is judged separately, with its consequences."""
    both = """
    t  .  .  .  t  .
    Tl m  .  m  Tb .
    Kl s  .  .  Kb t
    t  s  s  .  .  .
    """
    game = play(both, "lion temple I3", extra="hand lion 1t; hand bull 1f")
    assert game.decision == "lion war"
    assert why_in(game, "war king").startswith("wins the war of the kings 3 to 0: Bull cannot reach that")
    assert why_in(game, "war trader").startswith(
        "loses the war of the traders 1 to 1 (a tie is the defender's)"
    )


# Points, treasures, buildings


def test_the_lowest_colour() -> None:
    """Points of the lowest colour are marked."""
    drawing = ".  t  .\n.  Kl .\n.  .  ."
    low = "points lion black 1 red 5 blue 5 green 5"
    assert why(drawing, "settlement H4", extra=low) == (
        "scores 1 black for you (your lowest colour); gives your king 1 settlement in a war"
    )
    assert why(drawing, "temple G3", extra=low) == "scores 1 red for you; puts your king next to 2 temples"
    assert why(drawing.replace("Kl", "Kb"), "temple G3", extra=low) == "scores 1 red for Bull"
    assert why(drawing, "market L6") == "places a market that scores for no player"


def test_treasures() -> None:
    """Taken, brought within reach, or left to choose."""
    assert why("t* Tl . t* .\n.  .  .  .  .", "settlement I2").startswith("takes 1 treasure")
    assert why("t* Tl . . t*\n.  .  .  .  .", "settlement I2").startswith(
        "brings 1 treasure within one tile of your trader"
    )
    choice = play("t* Tl . t* .\n.  .  .  .  .", "lion settlement I2")
    assert choice.decision == "lion treasure"
    assert why_in(choice, "leave G2") == (
        "takes 1 treasure; leaves the one on G2, "
        "so that no catastrophe can strike the only temple of your trader"
    )
    assert why_in(choice, "leave J2") == "takes 1 treasure; leaves the one on J2"


def test_a_monument() -> None:
    """Built at once, or made possible by a tile, with its income."""
    square = """
    t  Kl s  s
    .  .  s  .
    """
    extra = "hand lion 1s; hand bull 1t"
    assert why(square, "settlement J3", extra=extra).startswith("completes the black and ")
    game = play(square, "lion settlement J3", extra=extra)
    assert (
        why_in(game, "monument black-red I2") == "builds the black and red monument: 1 black a turn for you"
    )
    assert why_in(game, "decline") == "builds nothing: the tiles stay face up"
    assert why("t Kl s .\n. . s .", "settlement J2", extra=extra) == (
        "scores 1 black for you; makes three of a square: a fourth settlement on J3 allows a monument"
    )


def test_the_last_temple() -> None:
    """A catastrophe or a monument can send leaders home."""
    assert why(".  t  .\n.  Kb .\n.  .  .", "catastrophe H2") == "costs Bull's king its last temple"


def test_what_a_catastrophe_cuts() -> None:
    """Supporters that lose their link to a leader."""
    assert why(TRADERS, "catastrophe J3").startswith("cuts 1 market off from Bull's trader")
    assert why(TRADERS, "catastrophe I3") == "stops a war of the traders on I3: you 3, Bull 1"


def test_buildings_and_the_wonder() -> None:
    """The reason names the seats they serve."""
    line = "t  Kl s  s  .  ."
    game = play(line, "lion settlement K2", options="buildings")
    assert why_in(game, "palace J2").startswith("puts the palace on J2: settlements there score two for you")
    assert why_in(game, "decline").startswith("leaves the palace beside the board")
    plus = """
    t  .  s  .  .
    Kl s  s  .  .
    .  .  s  .  .
    """
    game = play(plus, "lion settlement J3", options="wonder")
    assert why_in(game, "wonder I3").startswith("erects the wonder: a point of any colour each turn")


# Leaders, swaps, the end


def test_leaders() -> None:
    """Where they come to stand."""
    assert (
        why(TRADERS, "farmer L2")
        == "makes farms in the kingdom of Bull score for you; stands next to 1 temple"
    )
    assert why(".  t  .\n.  .  .", "king H3") == "founds a kingdom with your king; stands next to 1 temple"
    king = "t  Kb .\n.  .  ."
    assert why(king, "trader G3").startswith(
        "makes markets in the kingdom of Bull score for you instead of Bull"
    )
    assert why(king.replace("Kb", "Kl"), "trader G3").startswith("brings your trader into your kingdom")
    assert why("t  Kl t\n.  .  Tl", "trader G3").startswith("moves your trader within your kingdom")
    assert why(TRADERS, "trader off") == "takes your trader off the board; leaves 4 tiles without a leader"


def test_swaps_and_passing() -> None:
    """The swapped tiles, and the income at the end of the turn."""
    assert why(".  t  .\n.  Tl .", "swap 1f", extra="hand lion 2f 1m") == "swaps 1 farm you cannot score now"
    assert why(".  t  .\n.  Tl .", "swap 1f 1m").endswith("for others")
    assert why(".  t  .\n.  Tl .", "swap 1m") == "swaps 1 market for another"
    assert why(".  t  .\n.  .  .", "pass") == "ends the turn"


def test_the_end_of_the_game() -> None:
    """The winner by public points; with open scores, by all points."""
    table: Table = {"start_temples": False, "extra": "points lion black 4 red 4 blue 4 green 4"}
    board = "t* Tl t* .\n.  .  .  ."
    assert (
        why(board, "pass", **table) == "ends the game: you win by the points that were shown; ends the turn"
    )
    behind: Table = {**table, "options": "open-scores"}
    behind["extra"] = "points bull black 4 red 4 blue 4 green 4"
    assert why(board, "pass", **behind) == "ends the game: Bull wins; ends the turn"


# The command

START = "shedu 1\nplayers lion bull\nseed 3\n"


def test_json() -> None:
    """The format documented in docs/bots.md."""
    done = shedu("advise", "-", "--as", "lion", "--level", "apprentice", "--count", "2", "--json", text=START)
    assert (done.status, done.err) == (0, "")
    data = json.loads(done.out)
    assert set(data) == {"moves", "win"}
    assert len(data["moves"]) == 2
    legal = shedu("legal", "-", text=START).out.splitlines()
    for entry in data["moves"]:
        assert set(entry) == {"move", "value", "reason"}
        assert f"lion {entry['move']}" in legal
    assert data["moves"][0]["value"] >= data["moves"][1]["value"]
    assert data["win"] == pytest.approx(
        {"lion": data["moves"][0]["value"], "bull": 1 - data["moves"][0]["value"]}
    )


def test_languages() -> None:
    """The same moves with the same values in each language."""
    printed = {}
    for language in ("en", "pt-BR"):
        done = shedu("advise", "-", "--level", "apprentice", "--json", "--language", language, text=START)
        assert (done.status, done.err) == (0, "")
        printed[language] = json.loads(done.out)
    assert printed["en"]["win"] == printed["pt-BR"]["win"]
    for english, other in zip(printed["en"]["moves"], printed["pt-BR"]["moves"], strict=True):
        assert (english["move"], english["value"]) == (other["move"], other["value"])
        assert english["reason"] != other["reason"]
    done = shedu("advise", "-", "--level", "apprentice", "--count", "1", "--language", "ru", text=START)
    lines = done.out.splitlines()
    assert lines[0] == "Лев: осталось два действия"
    assert lines[1].split() == ["ход", "победа", "почему"]
    assert lines[-1].startswith("Шансы на победу: Лев ")


def test_text() -> None:
    """A table for the deciding seat unless another is named."""
    done = shedu("advise", "-", "--level", "apprentice", "--count", "1", text=START)
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "Lion: two actions left"
    assert lines[1].split() == ["move", "win", "reason"]
    assert lines[2].startswith("1  ")
    assert lines[-1].startswith("Chances to win: Lion ")


def test_the_text_of_a_finished_game() -> None:
    """The chances are the result."""
    record = shedu("random", "--players", "2", "--seed", "5").out
    done = shedu("advise", "-", "--json", text=record)
    data = json.loads(done.out)
    assert done.status == 0
    assert data["moves"] == []
    assert sum(data["win"].values()) == 1
    said = shedu("advise", "-", text=record).out
    assert said.startswith("The game is over.\nChances to win: ")


@pytest.mark.parametrize(
    ("arguments", "text", "status", "said"),
    [
        (["--as", "bull"], START, 2, "-:2: lion decides, not bull"),
        (["--as", "pot"], START, 2, "-:2: pot is not at this table"),
        ([], "nonsense\n", 2, "-:1: "),
        ([], START + "moves\nlion farm A1\n", 1, "-:5: "),
        (["--level", "grandmaster"], START, 2, "there is no player 'grandmaster'"),
        (["--language", "xx"], START, 2, "there are no texts in 'xx'"),
    ],
)
def test_errors(arguments: list[str], text: str, status: int, said: str) -> None:
    """The exit codes of the other commands, and nothing on standard output."""
    done = shedu("advise", "-", *arguments, text=text)
    assert (done.status, done.out) == (status, "")
    assert said in done.err
