"""R1: components and set-up."""

# Tests are named after rule ids.
# ruff: noqa: N802

import tomllib
from itertools import combinations

import pytest

import shedu
from shedu.engine.boards import board_named
from shedu.engine.pieces import read_data, spaces_of
from tests.rules.drawing import drawn, opening, play, unreadable

ADVANCED = "board advanced"


def test_R1_1_each_colour_has_its_tile_its_leader_and_its_points() -> None:
    """R1.1: four colours, and what is called what."""
    points = {
        entry["name"]: entry["points"] for entry in tomllib.loads(read_data("components.toml"))["colours"]
    }
    names = {str(c): (c.tile, c.leader, points[str(c)]) for c in shedu.Colour}
    assert names == {
        "black": ("settlement", "king", "bricks"),
        "red": ("temple", "priest", "amulets"),
        "blue": ("farm", "farmer", "crops"),
        "green": ("market", "trader", "goods"),
    }


def test_R1_1_a_player_is_a_dynasty_with_leaders_of_all_colours() -> None:
    """R1.1: lion and bull both play all four colours."""
    game = play(
        """
        .  .  .  .
        .  t  t  .
        .  .  .  .
        """,
        "lion king H2",
        "lion priest G3",
        "bull farmer J3",
        "bull trader I4",
    )
    assert game.window() == drawn(
        """
        .  Kl .  .
        Pl t  t  Fb
        .  .  Tb .
        """
    )
    assert game.events_of("gain", "revolt") == []
    assert sorted(shedu.DYNASTIES) == ["archer", "bull", "lion", "pot"]


@pytest.mark.parametrize("players", ["red blue", "lion lion", "lion", "lion bull archer pot lion"])
def test_R1_1_players_are_two_to_four_different_dynasties(players: str) -> None:
    """R1.1: players are not colours, and no dynasty is played twice."""
    with pytest.raises(shedu.TextError):
        opening(players=players)


@pytest.mark.parametrize("options", ["", ADVANCED])
@pytest.mark.parametrize("players", ["lion bull", "pot lion bull archer"])
def test_R1_2_there_are_153_tiles(players: str, options: str) -> None:
    """R1.2: 30 settlements, 57 temples, 36 farms, 30 markets on the board, in hands and in the bag."""
    position = opening(players=players, options=options).position
    count = dict.fromkeys(shedu.Colour, 0)
    for colour in shedu.Colour:
        count[colour] += position.bag.count(colour)
        count[colour] += sum(position.hand(seat)[colour] for seat in range(len(position.players)))
    count[shedu.Colour.RED] += opening(players=players, options=options).window().count("t")
    assert {colour.tile: n for colour, n in count.items()} == {
        "settlement": 30,
        "temple": 57,
        "farm": 36,
        "market": 30,
    }


def test_R1_2_a_position_with_more_tiles_cannot_be() -> None:
    """R1.2: a 31st market does not exist."""
    assert unreadable("m m m", extra="bag 28m") == "R1.2"
    assert unreadable("m", extra="hand lion 1m; hand bull; bag 29m") == "R1.2"


def test_R1_3_the_standard_board() -> None:
    """R1.3: sixteen columns, eleven rows, ten start temples; four special borders near the corners."""
    assert opening().window() == drawn(
        """
        .  .  .  .  ~  ~  ~  ~  ~  .  t* .  ~  .  .  .
        .  t* .  .  ~  .  .  .  .  .  .  .  ~  .  .  t*
        .  .  .  ~  ~  t* .  .  .  .  .  .  ~  ~  .  .
        ~  ~  ~  ~  .  .  .  .  .  .  .  .  .  ~  ~  ~
        .  .  .  .  .  .  .  .  .  .  .  .  .  t* ~  ~
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  ~  .
        ~  ~  ~  ~  .  .  .  .  t* .  .  .  ~  ~  ~  .
        .  t* .  ~  ~  ~  ~  .  .  .  .  .  ~  .  .  .
        .  .  .  .  .  .  ~  ~  ~  ~  ~  ~  ~  .  t* .
        .  .  .  .  .  t* .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  t* .  .  .  .  .
        """
    )
    special = spaces_of(board_named("standard").special)
    assert [str(space) for space in special] == ["B2", "P2", "B8", "O9"]


def test_R1_3_the_advanced_board() -> None:
    """R1.3: fourteen start temples; the six outside the two rivers have a special border."""
    assert opening(options=ADVANCED).window() == drawn(
        """
        .  .  ~  ~  t* .  .  .  .  t* .  .  .  .  .  ~
        .  .  ~  ~  .  .  .  .  .  .  .  .  .  .  t* ~
        .  t* ~  ~  .  .  .  .  .  .  .  .  .  .  .  ~
        .  .  ~  .  .  .  t* .  .  .  .  t* ~  ~  ~  ~
        .  .  ~  .  .  .  .  .  .  .  .  .  ~  .  .  .
        .  .  ~  t* .  .  .  .  .  .  .  .  ~  .  .  t*
        .  .  ~  ~  .  .  .  .  .  .  .  .  ~  ~  .  .
        t* .  .  ~  ~  ~  .  t* .  .  .  .  t* ~  .  .
        .  .  .  .  .  ~  ~  ~  .  .  .  .  .  ~  .  .
        .  .  .  .  t* .  ~  ~  ~  ~  ~  ~  ~  ~  .  .
        .  .  .  .  .  .  ~  .  .  t* .  .  .  .  t* .
        """
    )
    special = spaces_of(board_named("advanced").special)
    assert [str(space) for space in special] == ["B3", "P6", "A8", "E10", "J11", "O11"]


def test_R1_3_a_drawing_must_fit_the_rivers() -> None:
    """R1.3: land is land and river is river."""
    assert unreadable("~", at="G2") == "R1.3"
    assert unreadable(".", at="E2") == "R1.3"
    assert unreadable("~", at="E1", options=ADVANCED) == "R1.3"
    assert play("~", at="C5", options=ADVANCED).window() == "~"


@pytest.mark.parametrize(("options", "starts", "bag"), [("", 10, 143), (ADVANCED, 14, 139)])
@pytest.mark.parametrize("players", ["lion bull", "lion bull archer", "lion bull archer pot"])
def test_R1_4_a_temple_and_a_treasure_on_each_start_space(
    players: str, options: str, starts: int, bag: int
) -> None:
    """R1.4: the rest of the tiles go into the bag, from which the hands are drawn."""
    game = opening(players=players, options=options)
    assert game.window().split().count("t*") == starts
    assert len(game.position.bag) + 6 * len(players.split()) == bag


@pytest.mark.parametrize("player", ["lion", "bull", "archer"])
def test_R1_5_four_leaders_two_catastrophes_six_tiles(player: str) -> None:
    """R1.5: what each player begins with."""
    game = opening(players="lion bull archer")
    seat = game.position.seat_of(player)
    assert game.supply(player) == ["king", "priest", "farmer", "trader"]
    assert game.position.catastrophes_left(seat) == 2
    assert sum(game.position.hand(seat)) == game.position.hand_size(seat) == 6


def test_R1_5_hands_are_drawn_at_random() -> None:
    """R1.5: another shuffle, other hands; the same shuffle, the same hands."""
    hands = {shedu.new_game(players=2, seed=seed).hand(0) for seed in range(20)}
    assert len(hands) > 5
    assert shedu.new_game(players=2, seed=7) == shedu.new_game(players=2, seed=7)


def test_R1_6_each_pair_of_colours_is_a_monument_once() -> None:
    """R1.6: six monuments."""
    pairs = [frozenset(monument.colours) for monument in shedu.Monument]
    assert len(pairs) == 6
    assert set(pairs) == {frozenset(pair) for pair in combinations(shedu.Colour, 2)}


def test_R1_6_a_monument_that_stands_is_not_built_again() -> None:
    """R1.6: there is one red-blue monument, and it can stand only once."""
    game = play(
        """
        x  x  .  t  t
        x  x  .  t  .
        """,
        "lion temple K3",
        extra="monument red-blue G2",
    )
    assert game.choices("monument") == ["black-red J2", "red-green J2"]


def test_R1_7_play_goes_clockwise_from_the_first_seat() -> None:
    """R1.7: turns pass in seat order, and round again."""
    passes = ["pot pass", "archer pass", "lion pass", "pot pass"]
    assert opening(*passes, players="pot archer lion").events_of("turn") == [
        "turn pot",
        "turn archer",
        "turn lion",
        "turn pot",
        "turn archer",
    ]


def test_R1_7_any_seat_can_be_the_first() -> None:
    """R1.7: who begins is not bound to a seat."""
    game = play("", "lion pass", "pot pass", players="pot archer lion", extra="turn lion 2")
    assert game.events_of("turn") == ["turn lion", "turn pot", "turn archer"]


@pytest.mark.parametrize("spoiled", [".", "? " * 16, ". " * 17])
def test_R1_3_a_map_with_a_wrong_row_is_rejected(spoiled: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R1.3: eleven rows of sixteen spaces."""
    rows = [". " * 16] * 10 + [spoiled]
    text = "\n".join(["header", *(f"{number} {row}" for number, row in enumerate(rows, 1))])
    monkeypatch.setattr("shedu.engine.boards.read_data", lambda _name: text)
    with pytest.raises(ValueError, match="needs 11 rows of 16 spaces"):
        board_named.__wrapped__("spoiled")
