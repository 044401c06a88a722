"""Previews match what then happens and reveal nothing hidden."""

import random
from collections.abc import Sequence

import pytest

import shedu
from shedu.engine import events as happened
from shedu.engine.conflicts import Taking
from shedu.engine.preview import Earner, Gain, LeaderLost, Preview, _Previewer, previews
from shedu.engine.view import View, resample
from tests.engine.tables import TABLES, Table, walk
from tests.rules.drawing import play

SOME_TABLES = pytest.mark.parametrize("table", TABLES[::3], ids=str)


def own_view(position: shedu.Position) -> View:
    """The view of the deciding seat."""
    assert position.decision is not None
    return position.view(position.decision.seat)


def preview_of(position: shedu.Position, text: str) -> Preview:
    """The preview of one move."""
    (found,) = [preview for preview in previews(own_view(position)) if str(preview.move) == text]
    return found


@pytest.mark.compiled_only  # it takes minutes interpreted
@SOME_TABLES
def test_a_preview_tells_what_then_happens(table: Table) -> None:
    """Gains, losses and conflicts match the events of the move."""
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        if position.is_over or rng.random() < 0.8:
            continue
        found = previews(own_view(position))
        assert [preview.move for preview in found] == list(position.legal_moves())
        for preview in rng.sample(found, min(12, len(found))):
            after = position.copy()
            events = after.apply(preview.move)
            if isinstance(preview.move, shedu.Swap):
                continue
            gains = [e for e in events if isinstance(e, happened.Gained) and e.source != "monument"]
            assert [(gain.seat, gain.colour, gain.amount) for gain in preview.gains] == [
                (e.seat, e.colour, e.amount) for e in gains
            ]
            removed = [e.space for e in events if isinstance(e, happened.TileRemoved)]
            assert preview.removed == tuple(removed)
            back = [e for e in events if isinstance(e, happened.LeaderReturned)]
            assert preview.leaders_lost == tuple(LeaderLost(e.seat, e.colour, e.space) for e in back)
            assert preview.unites == any(isinstance(e, happened.United) for e in events)
            begun = [e for e in events if isinstance(e, happened.ConflictBegan)]
            previewed = [
                (c.kind, c.colour, c.attacker.strength, c.defender.strength) for c in preview.conflicts
            ]
            if not preview.has_order:
                assert previewed == [(e.kind, e.colour, e.attack, e.defence) for e in begun]
            taken = [e for e in events if isinstance(e, happened.TreasureTaken)]
            if taken:
                spaces = tuple(sorted(e.space for e in taken))
                assert preview.treasures == Taking(taken[0].seat, len(taken), spaces)
            decision = after.decision
            if decision is not None and decision.kind == "building":
                assert preview.building is not None
            if decision is not None and decision.kind == "monument":
                assert preview.monuments or preview.wonder


@pytest.mark.compiled_only  # it takes minutes interpreted
@SOME_TABLES
def test_a_preview_does_not_depend_on_what_is_hidden(table: Table) -> None:
    """Other hands and another bag give the same previews."""
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        if position.is_over or rng.random() < 0.9:
            continue
        view = own_view(position)
        found = previews(view)
        other = resample(view, rng)
        assert previews(own_view(other)) == found
        assert list(_Previewer(view, other._state)) == found


@pytest.mark.compiled_only  # it takes minutes interpreted
@SOME_TABLES
def test_the_supporters_make_the_strength(table: Table) -> None:
    """In every conflict that is open, waits, or would start."""
    for position in walk(table.start(), table.seed):
        if position.is_over:
            continue
        conflict, wars, snap = position.conflict, position.wars(), position.snapshot
        assert (conflict is None) == (snap.conflict < 0)
        if position.decision is not None and position.decision.kind == "war":
            assert [war.colour for war in wars] == [
                move.colour for move in position.legal_moves() if isinstance(move, shedu.FightWar)
            ]
        for each in (*wars, *([conflict] if conflict else [])):
            for side in (each.attacker, each.defender):
                assert side.strength == len(side.supporters)
        if conflict is not None:
            assert (conflict.attacker.seat, conflict.defender.seat) == (snap.attacker, snap.defender)
            assert conflict.attacker.committed == (snap.committed if snap.seat == snap.defender else None)
            assert conflict.tile == (snap.conflict if conflict.kind == "war" else shedu.Colour.RED)
            assert conflict not in wars


def names(spaces: Sequence[shedu.Space]) -> list[str]:
    """Spaces as they are written."""
    return [str(space) for space in spaces]


def test_a_war_is_foreseen_with_both_its_sides() -> None:
    """A tile that unites two kingdoms: both sides, their strengths and their supporters."""
    position = play("t  Kl s  s  .  s  Kb t", at="E5").position
    preview = preview_of(position, "market I5")
    assert preview.unites
    (war,) = preview.conflicts
    assert (war.kind, str(war.colour), str(war.tile)) == ("war", "black", "black")
    assert names(war.attacker.supporters) == ["G5", "H5"]
    assert names(war.defender.supporters) == ["J5"]
    assert (str(war.attacker.space), str(war.defender.space)) == ("F5", "K5")
    assert [names(kingdom) for kingdom in preview.touched] == [
        ["E5", "F5", "G5", "H5"],
        ["J5", "K5", "L5"],
    ]
    assert not preview.gains
    assert not preview.has_order


def test_several_wars_are_foreseen_with_the_choice_among_them() -> None:
    """Each war that could be fought first."""
    position = play("Kl t  .  t  Kb\nTl t  .  t  Tb").position
    preview = preview_of(position, "settlement I2")
    assert preview.has_order
    assert [str(war.colour) for war in preview.conflicts] == ["black", "green"]
    position.apply(preview.move)
    assert [str(war.colour) for war in position.wars()] == ["black", "green"]
    assert [str(war.colour) for war in preview_of(position, "war trader").conflicts] == ["green"]
    position.apply(shedu.parse_move("war trader"))
    assert [str(war.colour) for war in position.wars()] == ["black"]
    conflict = position.conflict
    assert conflict is not None
    assert str(conflict.colour) == "green"
    assert preview_of(position, "commit 0").is_empty  # the other has not answered


def test_a_revolt_is_foreseen() -> None:
    """A leader next to temples, against one of its colour in the same kingdom."""
    preview = preview_of(play(".  t  Kb").position, "king G2")
    (revolt,) = preview.conflicts
    assert (revolt.kind, str(revolt.colour), str(revolt.tile)) == ("revolt", "black", "red")
    assert names(revolt.attacker.supporters) == ["H2"]
    assert names(revolt.defender.supporters) == ["H2"]


def test_the_defender_foresees_how_it_ends() -> None:
    """The answer settles the conflict: the gains, and the leader that goes back."""
    position = play(".  t  Kb", "lion king G2", "lion commit 1").position
    lost = preview_of(position, "commit 0")
    assert lost.gains == (Gain(0, shedu.Colour.RED, 1, shedu.Colour.BLACK),)
    assert [(gone.seat, str(gone.space)) for gone in lost.leaders_lost] == [(1, "I2")]
    assert preview_of(position, "commit 1").gains == (Gain(1, shedu.Colour.RED, 1, shedu.Colour.BLACK),)


def test_a_tile_that_only_scores() -> None:
    """The gain of a seat, and the kingdom that grows."""
    preview = preview_of(play("t  Kl .").position, "settlement I2")
    assert preview.gains == (Gain(0, shedu.Colour.BLACK, 1, shedu.Colour.BLACK),)
    assert [names(kingdom) for kingdom in preview.touched] == [["G2", "H2"]]
    assert not preview.unites


def test_a_point_is_shown_with_the_leader_that_scores_it() -> None:
    """The king, where it stands in for a leader of the colour (R5.3); a priest elsewhere does not score."""
    colours = shedu.Colour
    alone = play("t  Kl .").position
    assert preview_of(alone, "temple I2").gains == (Gain(0, colours.RED, 1, colours.BLACK),)
    elsewhere = play("t  Kl .  .  t  Pl").position
    assert preview_of(elsewhere, "temple I2").gains == (Gain(0, colours.RED, 1, colours.BLACK),)
    here = play("Kl t  Pl .").position
    assert preview_of(here, "temple J2").gains == (Gain(0, colours.RED, 1, colours.RED),)
    other = play("Kl t  Pb .").position
    assert preview_of(other, "temple J2").gains == (Gain(1, colours.RED, 1, colours.RED),)


def test_a_leader_is_shown_with_what_it_would_score() -> None:
    """A trader its own colour; a king also the colours without a leader (R5.3)."""
    red, green = shedu.Colour.RED, shedu.Colour.GREEN
    position = play("Pb t  .  .  .  .").position
    assert preview_of(position, "trader I2").scores == (green,)
    king = preview_of(position, "king I2").scores
    assert green in king
    assert red not in king  # Bull's priest scores temples
    assert preview_of(position, "priest I2").scores == ()  # a revolt decides first
    assert preview_of(position, "priest I2").conflicts


def test_the_income_of_a_leader_is_foreseen() -> None:
    """A monument of its colour in the kingdom (R11.3)."""
    game = play("x  x  .\nx  x  t\n.  .  .", extra="monument red-green G2")
    assert preview_of(game.position, "trader I2").income == 1
    assert preview_of(game.position, "king I2").income == 0


def test_the_leaders_that_a_monument_pays_are_foreseen() -> None:
    """Leaders of its colours in the kingdom, also those of other players (R11.3)."""
    colours = shedu.Colour
    position = play("t  t  Pl t\nt  .  .  Tb", "lion temple H3").position
    assert preview_of(position, "monument red-green G2").earners == (
        Earner(0, colours.RED),
        Earner(1, colours.GREEN),
    )
    assert preview_of(position, "monument black-red G2").earners == (Earner(0, colours.RED),)
    # a priest that loses its last temple earns nothing
    alone = play("t  t  Pl .\nt  .  .  .", "lion temple H3").position
    assert preview_of(alone, "monument black-red G2").earners == ()


def test_what_follows_a_defeat_is_foreseen() -> None:
    """The treasures that the trader's owner then takes."""
    joined = play("Kl t* .  t* Kb\n.  Tl .  .  .").position
    (kings,) = preview_of(joined, "market I2").conflicts
    won = kings.defender.defeat.treasures
    assert won is not None
    assert (won.seat, won.count, names(won.spaces)) == (0, 1, ["H2", "J2"])
    assert kings.attacker.defeat.treasures == won  # the trader stays, whichever king leaves


def test_a_tile_that_does_nothing_is_empty() -> None:
    """Far from any kingdom."""
    assert preview_of(play("t  Kl .").position, "temple L6").is_empty


def test_a_catastrophe_shows_what_it_cuts() -> None:
    """Without its temple a leader goes back, or the kingdom falls apart."""
    position = play("t  Kl s  Pl t").position
    preview = preview_of(position, "catastrophe K2")
    assert [(str(lost.colour), str(lost.space)) for lost in preview.leaders_lost] == [("red", "J2")]
    assert names(preview.removed) == ["K2"]
    assert not preview.splits
    assert preview_of(position, "catastrophe I2").splits
    assert preview_of(position, "king off").splits
    assert not preview_of(play("t  Kl").position, "king off").splits


def test_a_monument_and_treasures_are_foreseen() -> None:
    """The fourth tile of a square; two treasures joined under a trader."""
    preview = preview_of(play("Kl t  t\n.  t  .").position, "temple I3")
    assert {str(monument) for monument in preview.monuments} == {"black-red", "red-blue", "red-green"}
    preview = preview_of(play("Tl t* .  t*").position, "market I2")
    assert preview.treasures is not None
    assert (preview.treasures.seat, preview.treasures.count) == (0, 1)
    assert names(preview.treasures.spaces) == ["H2", "J2"]  # of which the trader's owner leaves one


def test_the_end_of_the_game_is_foreseen() -> None:
    """Treasures that would leave no more than two on the board."""
    game = play("Tl t* .  t*\n.  .  .  .\n.  .  .  t*", start_temples=False)
    assert preview_of(game.position, "market I2").ends_game
    assert not preview_of(game.position, "market L6").ends_game


def test_only_the_seat_that_decides_gets_previews() -> None:
    """Other seats get a ValueError."""
    with pytest.raises(ValueError, match="only the deciding seat"):
        previews(shedu.new_game(players=2).view(1))


@pytest.mark.compiled_only  # it takes minutes interpreted
@SOME_TABLES
def test_what_a_defeat_costs_is_told_before_it_comes(table: Table) -> None:
    """The winner's points and the removed tiles, for the side that then loses."""
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        conflict = None if position.is_over else own_view(position).conflict
        if conflict is None:
            continue
        after = position.copy()
        events: list[happened.Event] = []
        while not any(isinstance(event, happened.ConflictWon) for event in events):
            events += after.apply(rng.choice(list(after.legal_moves())))
        (won,) = [event for event in events if isinstance(event, happened.ConflictWon)]
        loser = conflict.attacker if won.winner == conflict.defender.seat else conflict.defender
        gained = next(e for e in events if isinstance(e, happened.Gained) and e.source == conflict.kind)
        assert (gained.seat, gained.colour, gained.amount) == (won.winner, conflict.tile, loser.defeat.prize)
        cause = [e.space for e in events if isinstance(e, happened.TileRemoved) and e.cause == conflict.kind]
        assert tuple(sorted(cause)) == loser.defeat.leaving
        settled = events[events.index(won) :]
        taken = [e for e in settled if isinstance(e, happened.TreasureTaken)]
        if taken and not any(isinstance(e, happened.TurnBegan) for e in settled):
            assert loser.defeat.treasures is not None
            assert {e.space for e in taken} <= set(loser.defeat.treasures.spaces)
