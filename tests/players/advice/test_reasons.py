"""Reasons: gains, losses, separated and denied pieces, and the second action."""

import re

import pytest

import shedu as engine
from shedu.locales import Phrase, languages, texts
from shedu.players.advice.hints import in_words
from shedu.players.advice.outlook import look_ahead
from shedu.players.advice.reasons import Reason, reason
from shedu.players.bots.skilled import Skilled
from tests.engine.tables import TABLES, walk
from tests.players.advice.positions import KING, TRADERS, why, why_in
from tests.players.puzzles import RECORDS, TACTICS, puzzle
from tests.rules.drawing import play


def reason_in(position: engine.Position, move: engine.Move) -> Reason:
    """The reason for a move of the open decision."""
    assert position.decision is not None
    return reason(look_ahead(position.view(position.decision.seat), move, Skilled()))


def said(name: str, move: str) -> str:
    """The reason for a move in a tactical position, with apostrophes as they are typed here."""
    position = puzzle(TACTICS / f"{name}.te").position
    return in_words(reason_in(position, engine.parse_move(move))).replace("\u2019", "'")


# Treasures


def test_a_treasure_for_another_who_chooses_which() -> None:
    """The player gets one whichever is left; one edition also allows taking none."""
    board = "t* Tb . t* .\n.  .  .  .  ."
    assert why(board, "settlement I2") == "gives Bull 1 treasure"
    assert why(board, "settlement I2", rules="mayfair-2004") == "offers Bull 1 treasure"
    assert said("paid-with-treasure", "temple L6").endswith("; gives Bull 1 treasure")
    assert said("treasure-bait", "temple H8").endswith("; gives Bull 1 treasure")


def test_why_a_treasure_stays() -> None:
    """It protects the only temple of leaders, or is far from another trader, or near it."""
    assert said("leave-the-shield", "leave F3").endswith(
        "leaves the one on F3, so that no catastrophe can strike the only temple of your king and trader"
    )
    assert said("leave-the-shield", "leave K1").endswith(
        "leaves the one on K1, the farthest from Archer's trader"
    )
    assert said("leave-it-out-of-reach", "leave K11").endswith("the nearest to Bull's trader")


# Leaders


def test_every_leader_that_falls_is_named() -> None:
    """The viewer's leaders first, then those of others."""
    board = ".  Kl .\n.  t  Pl\n.  Tb ."
    assert why(board, "catastrophe H3") == (
        "costs your king and priest their last temples; costs Bull's trader its last temple"
    )
    assert (
        why(".  Kb .\n.  t  Pb\n.  .  .", "catastrophe H3")
        == "costs Bull's king and priest their last temples"
    )
    assert said("own-leaders-fall", "monument red-blue K5").endswith(
        "costs your king and priest their last temples"
    )


def test_what_a_leader_leaves_behind() -> None:
    """Leaders it linked, supporters, treasures, and tiles without a kingdom."""
    link = """
    t  Tl t  Kl t  Pb
    .  .  .  t  m  .
    """
    assert why(link, "king G3").endswith("separates your trader from Bull's priest")
    assert why(link, "king off") == "takes your king off the board; separates your trader from Bull's priest"
    markets = """
    t  Tl Kl m  .
    .  .  t  m  .
    """
    assert why(markets, "king off") == "takes your king off the board; cuts 2 markets off from your trader"
    treasure = "t  Tl .  .\n.  Kl t* ."
    assert why(treasure, "king off") == "takes your king off the board; cuts 1 treasure off from your trader"
    assert (
        why("t  Kl s  .\n.  .  .  .", "king off")
        == "takes your king off the board; leaves 2 tiles without a leader"
    )


def test_a_move_within_a_kingdom_tells_its_temples() -> None:
    """The number before and after, if it changes."""
    board = """
    t  Kl s  t  .
    .  .  Tl t  t
    .  .  .  .  .
    """
    assert why(board, "king J4").startswith("moves your king within your kingdom")
    assert said("save-the-trader", "trader H7").startswith(
        "moves your trader within your kingdom, from 1 to 3 temples"
    )


def test_incomes_in_a_revolt() -> None:
    """The income belongs to the current leader until the revolt is over."""
    assert said("revolt-defend", "commit 2").endswith("; keeps you 1 black a turn from monuments")
    assert said("revolt-defend", "commit 0").startswith(
        "loses the revolt of the kings 1 to 3, losing your king; "
    )
    assert said("revolt-defend", "commit 0").endswith("; costs you 1 black a turn from monuments")
    assert said("revolt-attack", "commit 4").endswith("; brings you 1 black a turn from monuments")
    assert said("cut-the-income", "catastrophe L5").startswith(
        "costs Bull 1 black and 2 red a turn from monuments"
    )


# Possibilities taken from others


@pytest.mark.parametrize(
    ("name", "move", "fact"),
    [
        ("block-a-war-of-others", "catastrophe E2", "stops a war of the traders on E2: Bull 6, Pot 4"),
        ("close-the-door", "catastrophe I11", "stops a war of the kings on I11: Bull 6, you 4"),
        (
            "block-the-last-treasure",
            "catastrophe O2",
            "keeps Bull from 1 treasure over O2 and from ending the game",
        ),
        ("stop-the-end", "catastrophe H11", "puts 1 treasure out of reach of Bull's trader"),
        (
            "block-the-monument",
            "settlement K7",
            "spoils a square of markets that could become a monument for Bull",
        ),
        (
            "fill-the-square",
            "temple H5",
            "spoils a square of settlements that could become a monument for Bull",
        ),
        ("fill-the-plus", "temple H5", "spoils a plus of markets that could become the wonder for Bull"),
        ("save-the-king", "market H7", "takes the best space for a revolt against your king: 3 to 1"),
        ("reinforce", "temple J5", "takes the best space for a revolt against your priest: 2 to 1"),
    ],
)
def test_what_a_move_stops(name: str, move: str, fact: str) -> None:
    """A move to a space is explained by what it denies to other seats."""
    assert fact in said(name, move).split("; ")


def test_a_block_that_stops_nothing() -> None:
    """The reason claims no more than that."""
    assert why(TRADERS, "catastrophe L6") == "blocks L6 for good"
    apart = TRADERS.replace("Tb", "Kb")
    assert (
        why(apart, "catastrophe I3")
        == "keeps two kingdoms with leaders of yours and Bull's from meeting on I3"
    )


def test_a_war_that_an_earlier_one_makes_impossible() -> None:
    """The reason names the war that is no longer fought."""
    assert said("order-split", "war king").endswith(
        "; cuts the traders off from each other: no war between them"
    )
    assert "cuts" not in said("order-split", "war trader")


def test_what_declining_spares() -> None:
    """The reason names the seat it would have served."""
    assert said("no-palace", "decline").startswith(
        "leaves the palace beside the board: here it would help Bull"
    )
    assert said("palace", "decline") == "leaves the palace beside the board"
    assert said("not-for-others", "decline").endswith(", and a monument would score only for others")
    assert said("right-colours", "decline") == "builds nothing: the tiles stay face up"
    assert said("decline-treasure", "decline") == "takes no treasures: taking them ends the game: Bull wins"


# Conflicts and what comes next


def test_tiles_too_many_in_a_sure_attack() -> None:
    """The tiles that need not have been committed."""
    assert "more than it takes" not in said("attack-one-hidden-tile", "commit 2")
    assert ": Bull cannot reach that, with 1 market more than it takes, for" in said(
        "attack-one-hidden-tile", "commit 3"
    )


def test_a_victory_that_a_conflict_decides() -> None:
    """The reason does not promise it."""
    assert said("attack-with-all", "commit 3").endswith("ends the game: you then win")
    assert said("end-it", "settlement L5").startswith("ends the game: you win")


def test_the_second_action_that_a_first_one_prepares() -> None:
    """Not an action that was possible before, nor the unknown result of a swap."""
    assert said("trader-then-war", "trader I6").startswith(
        "founds a kingdom with your trader; then market on G5: wins the war of the traders 6 to 3"
    )
    assert said("trader-then-treasure", "trader F9").endswith(
        "; then settlement on I10: ends the game: you win"
    )
    assert "then" not in said("swap-first", "swap 6m")
    two = "t  Kl .\n.  .  ."
    low = "hand lion 1s 1m; points lion black 0 red 9 blue 9 green 1"
    assert "then" not in why(
        two, "settlement H3", extra=low
    )  # green is lowest after it, and was no worse before
    assert "then" not in why(KING, "farmer K2", extra="hand lion 2m")


# In every language


def test_every_language_has_words_for_every_reason() -> None:
    """All facts, with the numbers and names of the language; "you" is translated."""
    names = set()
    for position in [puzzle(path).position for path in RECORDS] + [
        position.copy() for table in TABLES[::12] for position in list(walk(table.start(), table.seed))[5::40]
    ]:
        if position.decision is None:
            continue
        moves = list(position.legal_moves())
        for move in moves[:: max(1, len(moves) // 4)]:
            facts = reason_in(position, move)
            names |= {fact.name for fact in facts}
            for language in languages():
                words = in_words(facts, language)
                assert words == words.strip()
                assert not re.search(r"[{}$]|\?\?\?|  | ,|,;|,$|advice", words), words
                assert language == "en" or not re.search(r"\b(you|nobody)\b", words), words
    assert len(names) > 30


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "it",
            "vince la guerra dei mercanti 7 a 3 aggiungendo 3 mercati, a meno che il Toro non abbia "
            "4 mercati (1%), per 4 punti verdi (il tuo colore più debole)",
        ),
        (
            "pt-BR",
            "vence a guerra dos comerciantes por 7 a 3 usando 3 mercados, a não ser que o Touro "
            "tenha 4 mercados (1%), por 4 pontos verdes (sua cor mais fraca)",
        ),
        (
            "ru",
            "выигрывает войну купцов 7 : 3, если добавить 3 рынка, разве что у Быка найдётся "  # noqa: RUF001
            "4 рынка (1\xa0%), это 4 зелёных очка (ваш самый слабый цвет)",
        ),
    ],
)
def test_a_reason_in_other_languages(language: str, words: str) -> None:
    """Names, cases, plural forms and percents."""
    position = puzzle(TACTICS / "war-pays-markets.te").position
    assert in_words(reason_in(position, engine.parse_move("temple G5")), language) == words


def test_chances_in_percent() -> None:
    """Formatted by language, and never 0 or 100 % by rounding."""
    game = play(TRADERS, "lion settlement I3", extra="hand lion 1s 3m")
    assert "(under 1%)" in why_in(game, "commit 3")
    assert "(меньше 1\xa0%)" in why_in(game, "commit 3", "ru")
    assert "(meno dell'1%)" in why_in(game, "commit 3", "it")


def test_phrases_that_no_language_has() -> None:
    """They are an error, not an empty line."""
    with pytest.raises(ValueError, match="There is no message advice-nothing in en"):
        texts().say(Phrase("advice-nothing"))
    with pytest.raises(ValueError, match="advice-blocks in it"):
        texts("it").say(Phrase("advice-blocks"))
