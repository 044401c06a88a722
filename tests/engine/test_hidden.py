"""R14: what a seat may know, and sampled positions."""

import random

import pytest

import shedu
from shedu.engine.events import Drew, Moved
from tests.engine.tables import PLAYED, SHARE, TABLES, Table, eventful, eventful_game, walk

EVERY_TABLE = pytest.mark.parametrize("table", PLAYED, ids=str)


def seats(position: shedu.Position) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(len(position.players)), None]


@EVERY_TABLE
def test_resample_keeps_the_view(table: Table) -> None:
    """A sampled position is possible and gives the same view."""
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        if rng.random() < 0.2 * SHARE:
            for seat in seats(position):
                view = position.view(seat)
                dealt = shedu.resample(view, rng)
                assert dealt.check() == []
                assert dealt.view(seat) == view
                assert hash(dealt.view(seat)) == hash(view)
                assert len(dealt.bag) == len(position.bag)


@EVERY_TABLE
def test_what_a_seat_cannot_know_changes_nothing_it_sees(table: Table) -> None:
    """The same move in two positions that differ only in hidden information gives the same events.

    Except for tiles that the seat draws itself, which are revealed to it.
    """
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        decision = position.decision
        if decision is None or rng.random() > 0.5 * SHARE:
            continue
        move = eventful(position, rng)
        for seat in seats(position):
            other = shedu.resample(position.view(seat), rng)
            if move not in other.legal_moves():
                assert seat != decision.seat
                continue
            seen = [
                [event.seen_by(seat) for event in start.copy().apply(move)] for start in (position, other)
            ]
            shown = [[event for event in events if not is_own_draw(event, seat)] for events in seen]
            if not any(shedu.format_event(event, position.players).startswith("over") for event in seen[0]):
                assert shown[0] == shown[1]


def is_own_draw(event: shedu.Event, seat: int | None) -> bool:
    return isinstance(event, Drew) and event.seat == seat


@EVERY_TABLE
def test_events_hide_draws_and_swaps_from_others(table: Table) -> None:
    """Other seats see how many, not which."""
    position = table.start()
    for move in eventful_game(table.start(), table.seed):
        events = position.apply(move)
        for event in events:
            if isinstance(event, Drew):
                assert event.seen_by(event.seat) == event
                assert event.tiles is not None
                for seat in seats(position):
                    if seat != event.seat:
                        assert event.seen_by(seat) == Drew(event.seat, sum(event.tiles), None)
            if isinstance(event, Moved) and isinstance(event.move, shedu.Swap):
                hidden = event.seen_by(None)
                assert isinstance(hidden, Moved)
                assert str(hidden.move) == f"swap {sum(event.move.tiles)}"


@EVERY_TABLE
def test_views_hide_what_the_rules_hide(table: Table) -> None:
    """Others' hands, points and treasures, the bag and unseen discards (R14.1); open options (R14.2)."""
    rng = random.Random(table.seed)
    for position in walk(table.start(), table.seed):
        if rng.random() < 0.8 and not position.is_over:
            continue
        for seat in seats(position):
            view = position.view(seat)
            for other in range(len(position.players)):
                is_seen = position.is_over or other == seat
                scores_seen = is_seen or position.rules.open_scores
                assert view.hand(other) == (position.hand(other) if is_seen else None)
                assert view.points(other) == (position.points(other) if scores_seen else None)
                assert view.treasures(other) == (position.treasures(other) if scores_seen else None)
                assert view.hand_size(other) == sum(position.hand(other))
            is_bag_seen = position.is_over or position.rules.open_bag
            assert view.bag_count == (len(position.bag) if is_bag_seen else None)
            if not position.is_over:
                assert set(view.snapshot.bag) <= {0}
                assert not any(view.snapshot.swapped[i] for i in range(16) if i // 4 != seat)


def test_what_a_written_position_hides_stays_hidden() -> None:
    """Points and treasures that were not gained in public are not in another seat's view."""
    start = shedu.full_record(shedu.new_game(players=["lion", "bull"], seed=2))
    text = shedu.format_record(start)
    richer = text.replace(
        "points bull black 0 red 0 blue 0 green 0", "points bull black 9 red 1 blue 0 green 4"
    )
    richer = richer.replace("treasures bull 0", "treasures bull 3")
    poor, rich = (shedu.parse_record(each).start() for each in (text, richer))
    assert rich.points(1) == (9, 1, 0, 4)
    assert poor != rich
    assert poor.view(0) == rich.view(0)
    assert poor.view(None) == rich.view(None)
    assert poor.view(1) != rich.view(1)


def test_what_was_shown_is_remembered() -> None:
    """Public gains since the start are in every view."""
    for position in walk(TABLES[0].start(), 3):
        if position.is_over:
            break
        view = position.view(0)
        for seat in range(len(position.players)):
            assert view.gained(seat) == position.points(seat)
            assert view.treasures_seen(seat) == position.treasures(seat)
        hidden = [sum(position.snapshot.hand[colour + 4 :: 4]) for colour in shedu.Colour]
        discarded = [sum(position.snapshot.swapped[colour + 4 :: 4]) for colour in shedu.Colour]
        in_bag = [position.snapshot.bag.count(colour) for colour in shedu.Colour]
        assert view.unseen == tuple(map(sum, zip(hidden, discarded, in_bag, strict=True)))


def test_the_choices_of_others_are_their_own() -> None:
    """A view has legal moves only for the deciding seat."""
    position = shedu.new_game(players=3, seed=1)
    assert list(position.view(0).legal_moves()) == list(position.legal_moves())
    for seat in (1, 2, None):
        with pytest.raises(ValueError, match="only the deciding seat"):
            position.view(seat).legal_moves()


def test_resampling_is_fair() -> None:
    """All unseen tiles are equally likely to be in a hidden hand."""
    view = shedu.new_game(players=2, seed=5).view(0)
    rng = random.Random(1)
    drawn = [0, 0, 0, 0]
    for _ in range(2000):
        hand = shedu.resample(view, rng).hand(1)
        drawn = [total + tiles for total, tiles in zip(drawn, hand, strict=True)]
    unseen = view.unseen
    for colour in shedu.Colour:
        expected = 12_000 * unseen[colour] / sum(unseen)
        assert abs(drawn[colour] - expected) < 0.08 * expected
