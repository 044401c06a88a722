"""Maps positions of the board editor, possible or not, to records and back."""

from dataclasses import replace

from shedu.engine.boards import board_named
from shedu.engine.check import Defect
from shedu.engine.errors import RuleError, TextError
from shedu.engine.masks import bit, cells_of, crosses, dilate, first, spaces_of
from shedu.engine.moves import parse_monument
from shedu.engine.notation import PositionText, fill_bag, find_text_defects
from shedu.engine.pieces import COLOURS, LEADER_LETTERS, SPACES, TILE_LETTERS, Colour, Monument, parse_space
from shedu.engine.position import Position, seats_from
from shedu.engine.record import Record, format_record, read_record
from shedu.engine.rules import Rules, RulesError
from shedu.server.wire import messages as m
from shedu.server.wire.views import names, names_in


def check_layout(layout: m.Layout) -> m.LayoutCheck:
    """The position as a record, or every defect of its board and else the first one of the rest."""
    try:
        rules, players = _rules(layout), seats_from(layout.players)
        record = _record(layout, rules, players)
        text = _written(record).position
        assert text is not None
        defects = find_text_defects(rules, players, text)
        if defects:
            return m.LayoutCheck(None, [_defect_message(defect) for defect in defects])
        if text.bag is None:
            record = replace(record, position=fill_bag(rules, players, text))
        _written(record).start()
    except (TextError, RuleError) as error:
        return m.LayoutCheck(None, [m.LayoutDefect(error.reason, error.rule or "", None)])
    except (RulesError, ValueError) as error:
        return m.LayoutCheck(None, [m.LayoutDefect(str(error), "", None)])
    return m.LayoutCheck(format_record(record), [])


def _written(record: Record) -> Record:
    """The record as it is read, with the line of each statement, which errors name."""
    return read_record(format_record(record))


def _defect_message(defect: Defect) -> m.LayoutDefect:
    return m.LayoutDefect(defect.text, defect.rule, None if defect.space is None else str(defect.space))


def _rules(layout: m.Layout) -> Rules:
    rules = Rules.of(layout.preset)
    for option in layout.options:
        rules = rules.with_option(option)
    return rules


def _record(layout: m.Layout, rules: Rules, players: tuple[str, ...]) -> Record:
    if len(layout.seats) != len(players) or layout.turn >= len(players):
        raise ValueError(f"The position has {len(layout.seats)} seats for {len(players)} players.")
    seats = dict(zip(players, layout.seats, strict=True))
    text = PositionText(
        grid=_grid(layout, rules, players),
        monuments={parse_monument(each.monument): parse_space(each.space) for each in layout.monuments},
        wonder=None if layout.wonder is None else parse_space(layout.wonder),
        hands={name: seat.hand for name, seat in seats.items() if seat.hand is not None},
        points={name: seat.points for name, seat in seats.items()},
        treasures={name: seat.treasures for name, seat in seats.items()},
        catastrophes={name: seat.catastrophes for name, seat in seats.items()},
        bag=layout.bag,
        turn=(players[layout.turn], layout.actions),
    )
    return Record(rules, players, seed=layout.seed, position=text)


def _grid(layout: m.Layout, rules: Rules, players: tuple[str, ...]) -> tuple[str, ...]:
    river = board_named(rules.board).river
    words = ["~" if river >> space & 1 else "." for space in SPACES]
    for tile in layout.tiles:
        words[parse_space(tile.space)] = "x" if tile.colour is None else _letter(tile.colour)
    if layout.wonder is not None:
        for space in spaces_of(dilate(bit(parse_space(layout.wonder)))):
            words[space] = "w"
    for name in layout.catastrophes:
        words[parse_space(name)] = "!"
    for name in layout.treasures:
        words[parse_space(name)] += "*"
    for name in layout.buildings:
        words[parse_space(name)] += "+"
    for leader in layout.leaders:
        if leader.seat >= len(players):
            raise RuleError("R4.1", f"the leader on {leader.space} belongs to no player of this game")
        letter = LEADER_LETTERS[COLOURS.index(leader.colour)]
        words[parse_space(leader.space)] = letter + players[leader.seat][0]
    return tuple(words)


def _letter(colour: m.Colour) -> str:
    return TILE_LETTERS[COLOURS.index(colour)]


def layout_of(position: Position, options: tuple[str, ...]) -> m.Layout:
    """A position for the editor, with all hands and what is in the bag."""
    snap, players = position.snapshot, position.players
    black, red, blue, green = (snap.bag.count(colour) for colour in Colour)
    tiles = [
        m.LayoutTile(str(SPACES[cell]), _colour(colour))
        for colour in Colour
        for cell in cells_of(snap.tiles[colour])
    ]
    covered = [m.LayoutTile(str(SPACES[cell]), None) for cell in cells_of(snap.face_down)]
    return m.Layout(
        position.rules.preset,
        list(options),
        list(players),
        [*tiles, *covered],
        names_in(snap.treasures),
        names_in(snap.catastrophes),
        [
            m.LayoutLeader(str(SPACES[cell]), leader >> 2, _colour(Colour(leader & 3)))
            for leader, cell in enumerate(snap.place)
            if cell >= 0
        ],
        [
            m.LayoutMonument(str(SPACES[snap.monument[each]]), str(each))  # type: ignore[arg-type]
            for each in Monument
            if snap.monument[each] >= 0
        ],
        names(SPACES[cell] for cell in snap.building if cell >= 0),
        str(SPACES[first(crosses(snap.wonder))]) if snap.wonder else None,
        [
            m.LayoutSeat(
                position.hand(seat), position.points(seat), position.treasures(seat), snap.disasters[seat]
            )
            for seat in range(len(players))
        ],
        max(0, snap.active),
        min(2, max(1, snap.actions)),
        (black, red, blue, green),
    )


def _colour(colour: Colour) -> m.Colour:
    return m.COLOURS[colour]
