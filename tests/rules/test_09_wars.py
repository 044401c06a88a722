"""R9: wars."""

# Tests are named after rule ids.
# ruff: noqa: N802

import pytest

from tests.rules.drawing import drawn, play, refused

# R9.1 When

KINGS = "Kl t  .  t  Kb"
THREE_PAIRS = """
    Kl t  .  t  Kb
    Fl t  .  t  Fb
    Tl t  .  t  Tb
    """


def test_R9_1_a_colour_in_both_kingdoms_means_war() -> None:
    """R9.1: two kings, and one kingdom too small for them."""
    game = play(KINGS, "lion market I2")
    assert game.events_of("unification", "war") == [
        "unification I2",
        "war king attacker lion 0 defender bull 0",
    ]
    assert game.decision == "lion commit"


def test_R9_1_a_war_for_each_such_colour() -> None:
    """R9.1: three colours are in both kingdoms, the fourth is not."""
    game = play(THREE_PAIRS.replace("Fl t", "Pl t"), "lion market I3")
    assert game.legal == ["lion war king", "lion war trader"]
    assert play(THREE_PAIRS, "lion market I3").legal == [
        "lion war farmer",
        "lion war king",
        "lion war trader",
    ]


def test_R9_1_different_colours_unite_in_peace() -> None:
    """R9.1: also the leaders of rivals, if no two are alike."""
    game = play(
        """
        Kl t  .  t  Pb
        Fb t  .  t  Tl
        """,
        "lion market I2",
    )
    assert game.events_of("war") == []
    assert game.decision == "lion action"


def test_R9_1_linking_a_region_is_no_war() -> None:
    """R9.1: it takes two kingdoms."""
    game = play("Kl t  .  t  s", "lion market I2")
    assert game.events_of("unification", "war") == []


# R9.2 Which war next


def test_R9_2_the_active_player_chooses_each_time() -> None:
    """R9.2: of three wars, then of the two that are left; the last one is not asked about."""
    moves = ["lion market I3"]
    moves += ["lion war trader", "lion commit 0", "bull commit 0"]
    moves += ["lion war king", "lion commit 0", "bull commit 0"]
    moves += ["lion commit 0", "bull commit 0"]
    game = play(THREE_PAIRS, *moves)
    assert game.decisions == [
        "lion action",
        "lion war",
        "lion commit",
        "bull commit",
        "lion war",
        "lion commit",
        "bull commit",
        "lion commit",
        "bull commit",
        "lion action",
    ]
    assert [line.split()[1] for line in game.events_of("war")] == ["trader", "king", "farmer"]
    assert play(THREE_PAIRS, *moves[:4]).legal == ["lion war farmer", "lion war king"]


def test_R9_2_the_active_player_chooses_among_others_wars() -> None:
    """R9.2: also without a leader in any of them."""
    game = play(
        """
        Kb t  .  t  Ka
        Tb t  .  t  Ta
        """,
        "lion market I2",
        players="lion bull archer",
    )
    assert game.decision == "lion war"
    assert game.legal == ["lion war king", "lion war trader"]


def test_R9_2_a_single_war_is_not_asked_about() -> None:
    """R9.2: there is nothing to choose, so it begins."""
    assert play(KINGS, "lion market I2").decision == "lion commit"
    refused(KINGS, "lion market I2", "lion war king")


# The bull's two markets link the bull's leaders to the space H2, where the kingdoms can be united.
HELD_BY_MARKETS = """
    Kl t  .  m  m  t  Tb
    .  Tl .  .  .  Kb .
    """
HANDS = "hand lion 1s 3m 2f; hand bull 6f"


def test_R9_2_leaders_no_longer_linked_are_no_longer_at_war() -> None:
    """R9.2: the traders' war takes away the markets between the kings, who fight no more."""
    moves = ("lion settlement H2", "lion war trader", "lion commit 3", "bull commit 0")
    game = play(HELD_BY_MARKETS, *moves, at="F2", extra=HANDS)
    assert game.window() == drawn(
        """
        Kl t  s  .  .  t  .
        .  Tl .  .  .  Kb .
        """
    )
    assert [line.split()[1] for line in game.events_of("war")] == ["trader"]
    assert game.decision == "lion action"


def test_R9_2_leaders_still_linked_are_still_at_war() -> None:
    """R9.2: with the kings' war first, the traders' war follows by itself."""
    moves = ("lion settlement H2", "lion war king", "lion commit 0", "bull commit 0")
    game = play(HELD_BY_MARKETS, *moves, at="F2", extra=HANDS)
    assert [line.split()[1] for line in game.events_of("war")] == ["king", "trader"]
    assert game.decision == "lion commit"


# R9.3 Who attacks


@pytest.mark.parametrize(
    ("active", "attacker", "defender"),
    [
        ("lion", "lion", "archer"),
        ("bull", "archer", "lion"),  # has no king here: the next one clockwise who has attacks
        ("archer", "archer", "lion"),
        ("pot", "lion", "archer"),
    ],
)
def test_R9_3_the_active_player_or_the_next_one_attacks(active: str, attacker: str, defender: str) -> None:
    """R9.3: seats are lion, bull, archer, pot; the kings are the lion's and the archer's."""
    game = play(
        "Kl t  .  t  Ka",
        f"{active} market I2",
        players="lion bull archer pot",
        extra=f"turn {active} 2",
    )
    assert game.events_of("war") == [f"war king attacker {attacker} 0 defender {defender} 0"]
    assert game.decision == f"{attacker} commit"


def test_R9_3_judged_for_each_war() -> None:
    """R9.3: the active lion attacks with its trader; in the war of the kings, the bull attacks."""
    game = play(
        """
        Kb t  .  t  Ka
        Tl t  .  t  Ta
        """,
        "lion settlement I2",
        "lion war trader",
        "lion commit 0",
        "archer commit 0",
        players="lion bull archer",
    )
    assert game.events_of("war") == [
        "war trader attacker lion 0 defender archer 0",
        "war king attacker bull 0 defender archer 0",
    ]
    assert game.decision == "bull commit"


# R9.4 Strength


def test_R9_4_supporters_are_all_linked_tiles_of_the_colour() -> None:
    """R9.4: near or far, but of that colour only."""
    game = play(
        """
        Kl t  .  t  Kb
        s  m  .  t  s
        s  .  .  .  .
        """,
        "lion market I2",
    )
    assert game.events_of("war") == ["war king attacker lion 2 defender bull 1"]


def test_R9_4_the_tile_under_the_unification_tile_supports_nobody() -> None:
    """R9.4: a settlement unites the kings and counts for neither."""
    game = play(KINGS, "lion settlement I2")
    assert game.events_of("war") == ["war king attacker lion 0 defender bull 0"]


def test_R9_4_regions_linked_only_through_it_support_nobody() -> None:
    """R9.4: the settlements below were in neither kingdom."""
    game = play(
        """
        Kl t  .  t  Kb
        .  .  s  .  .
        .  s  s  .  .
        """,
        "lion market I2",
        "lion commit 0",
        "bull commit 0",
    )
    assert game.events_of("war", "won") == [
        "war king attacker lion 0 defender bull 0",
        "won bull attacker 0 defender 0",
    ]
    assert game.window() == drawn(
        """
        .  t  m  t  Kb
        .  .  s  .  .
        .  s  s  .  .
        """
    )


def test_R9_4_face_down_tiles_support_nobody() -> None:
    """R9.4: four settlements under a monument do not count."""
    game = play(
        """
        .  .  Kl t  .  t  Kb
        x  x  s  .  .  .  .
        x  x  .  .  .  .  .
        """,
        "lion market J4",
        at="F4",
        extra="monument black-red F5",
    )
    assert game.events_of("war") == ["war king attacker lion 1 defender bull 0"]


# A market links the settlement on E4 to the lion's king. The lion has one supporter in either war.
CHAIN = """
    s  m  t  Kl .  t  Kb
    .  .  Tl .  .  Tb m
    """


def test_R9_4_tiles_cut_off_by_an_earlier_war_do_not_count() -> None:
    """R9.4: the traders' war costs the lion the market, and with it its king's supporter."""
    moves = ["lion settlement I4", "lion war trader", "lion commit 0", "bull commit 0"]
    game = play(CHAIN, *moves, "lion commit 0", "bull commit 0", at="E4")
    assert game.events_of("war", "won") == [
        "war trader attacker lion 1 defender bull 1",
        "won bull attacker 1 defender 1",
        "war king attacker lion 0 defender bull 0",
        "won bull attacker 0 defender 0",
    ]
    assert game.window() == drawn(
        """
        s  .  t  .  s  t  Kb
        .  .  .  .  .  Tb m
        """
    )
    assert game.gains == ["bull green 2 war", "bull black 1 war"]


def test_R9_4_the_order_of_wars_decides() -> None:
    """R9.4: with the kings' war first, the settlement still counts."""
    game = play(CHAIN, "lion settlement I4", "lion war king", at="E4")
    assert game.events_of("war") == ["war king attacker lion 1 defender bull 0"]


def test_R9_4_tiles_cut_off_but_linked_through_the_unification_tile_do_not_count() -> None:
    """R9.4: tiles that reach a leader only over the unification tile do not support it."""
    ring = """
        .  .  .  Tb m
        Kl t  .  t  Kb
        Tl m  s  .  .
        t  .  .  .  .
        """
    moves = ["lion market I4", "lion war trader", "lion commit 0", "bull commit 0"]
    game = play(ring, *moves, "lion commit 0", "bull commit 0", at="G3")
    assert game.events_of("war") == [
        "war trader attacker lion 1 defender bull 1",
        "war king attacker lion 0 defender bull 0",
    ]
    assert game.window() == drawn(
        """
        .  .  .  Tb m
        .  t  m  t  Kb
        .  .  s  .  .
        t  .  .  .  .
        """
    )


def test_R9_4_tiles_of_that_colour_are_committed_attacker_first() -> None:
    """R9.4: settlements for kings, once each."""
    extra = "hand lion 1m 3s 2t; hand bull 1s 5t"
    attack = play(KINGS, "lion market I2", extra=extra)
    assert attack.legal == [f"lion commit {n}" for n in range(4)]
    defence = play(KINGS, "lion market I2", "lion commit 2", extra=extra)
    assert defence.legal == ["bull commit 0", "bull commit 1"]
    assert refused(KINGS, "lion market I2", "lion commit 4", extra=extra) == "R9.4"


def test_R9_4_each_is_asked_even_without_such_a_tile() -> None:
    """R9.4: commitments are always asked for, so that they reveal nothing about a hand."""
    extra = "hand lion 1m; hand bull"
    game = play(KINGS, "lion market I2", "lion commit 0", "bull commit 0", extra=extra)
    assert game.decisions == ["lion action", "lion commit", "bull commit", "lion action"]


# R9.5 Who wins


@pytest.mark.parametrize(
    ("attack", "defence", "winner"),
    [(0, 0, "bull"), (1, 1, "bull"), (0, 1, "bull"), (1, 0, "lion"), (3, 2, "lion"), (2, 2, "bull")],
)
def test_R9_5_the_higher_total_wins_a_tie_is_the_defenders(attack: int, defence: int, winner: str) -> None:
    """R9.5: nought to nought is a tie, too."""
    game = play(
        KINGS,
        "lion market I2",
        f"lion commit {attack}",
        f"bull commit {defence}",
        extra="hand lion 1m 3s; hand bull 3s",
    )
    assert game.events_of("won") == [f"won {winner} attacker {attack} defender {defence}"]


def test_R9_5_supporters_and_committed_tiles_add_up() -> None:
    """R9.5: two and one are more than one and one."""
    game = play(
        """
        Kl t  .  t  Kb
        s  s  .  .  s
        """,
        "lion market I2",
        "lion commit 1",
        "bull commit 1",
    )
    assert game.events_of("won") == ["won lion attacker 3 defender 2"]


# R9.6 What follows

FIELDS = """
    Kl t  .  t  Kb
    s  s  .  .  s
    m  .  .  s  s
    """


def test_R9_6_the_attacker_wins() -> None:
    """R9.6: the loser's leader and supporters go; a point for each of them, none for committed tiles."""
    hands = "hand lion 1m 3s; hand bull 1s 2t"
    before = play(FIELDS, extra=hands)
    game = play(FIELDS, "lion market I2", "lion commit 3", "bull commit 1", extra=hands)
    assert game.window() == drawn(
        """
        Kl t  m  t  .
        s  s  .  .  .
        m  .  .  .  .
        """
    )
    assert game.events_of("won", "back", "removed", "gain") == [
        "won lion attacker 5 defender 4",
        "back bull king K2 war",
        "removed settlement K3 war",
        "removed settlement J4 war",
        "removed settlement K4 war",
        "gain lion black 4 war",
    ]
    assert "king" in game.supply("bull")
    assert (game.hand("lion"), game.hand("bull")) == ("", "2t")
    assert game.bag() == before.bag()


def test_R9_6_the_defender_wins() -> None:
    """R9.6: then the attacker loses the leader and its supporters."""
    game = play(FIELDS, "lion market I2", "lion commit 1", "bull commit 0")
    assert game.window() == drawn(
        """
        .  t  m  t  Kb
        .  .  .  .  s
        m  .  .  s  s
        """
    )
    assert game.gains == ["bull black 3 war"]
    assert game.events_of("back") == ["back lion king G2 war"]


def test_R9_6_other_colours_are_not_touched() -> None:
    """R9.6: a lost traders' war removes markets, and leaves the loser's other leaders in place."""
    game = play(
        """
        Tl t  .  t  Tb
        .  .  .  m  s
        .  .  .  t  Kb
        """,
        "lion settlement I2",
        "lion commit 2",
        "bull commit 0",
        extra="hand lion 1s 2m; hand bull 3m",
    )
    assert game.window() == drawn(
        """
        Tl t  s  t  .
        .  .  .  .  s
        .  .  .  t  Kb
        """
    )
    assert game.gains == ["lion green 2 war"]


# R9.7 Priests


def test_R9_7_temples_with_a_treasure_or_beside_another_leader_stay() -> None:
    """R9.7: of four temples one bears a treasure and one stands by the farmer; two are removed."""
    game = play(
        """
        Pl t  .  t  Pb .
        t  t  .  t* t  Fb
        .  .  .  .  t  .
        """,
        "lion settlement I2",
        "lion commit 2",
        "bull commit 0",
    )
    assert game.events_of("war", "won") == [
        "war priest attacker lion 3 defender bull 4",
        "won lion attacker 5 defender 4",
    ]
    assert game.window() == drawn(
        """
        Pl t  s  .  .  .
        t  t  .  t* t  Fb
        .  .  .  .  .  .
        """
    )
    assert game.gains == ["lion red 3 war"]


def test_R9_7_a_temple_beside_the_winners_leader_stays_too() -> None:
    """R9.7: the owner of that leader does not matter: the lion's trader keeps the bull's temple."""
    game = play(
        """
        Pl t  .  t  Pb .
        .  .  .  .  t  Tl
        """,
        "lion settlement I2",
        "lion commit 2",
        "bull commit 0",
    )
    assert game.window() == drawn(
        """
        Pl t  s  .  .  .
        .  .  .  .  t  Tl
        """
    )
    assert game.gains == ["lion red 2 war"]


def test_R9_7_the_beaten_priest_keeps_no_temple() -> None:
    """R9.7: only other leaders do; the loser's own last temple is removed."""
    game = play("Pl t  .  t  Pb", "lion settlement I2", "lion commit 1", "bull commit 0")
    assert game.window() == drawn("Pl t  s  .  .")
    assert game.gains == ["lion red 2 war"]


def test_R9_7_a_leader_beaten_before_keeps_no_temple() -> None:
    """R9.7: the farmer lost the war before, so no leader is next to the temple any more."""
    drawing = """
        Pl t  .  t  Pb .
        Fl t  .  .  t  Fb
        """
    first = ("lion settlement I2", "lion war farmer", "lion commit 1", "bull commit 0")
    second = ("lion commit 1", "bull commit 0")
    extra = "hand lion 1s 1f 2t; hand bull"
    game = play(drawing, *first, *second, extra=extra)
    assert game.window() == drawn(
        """
        Pl t  s  .  .  .
        Fl t  .  .  .  .
        """
    )
    assert game.gains == ["lion blue 1 war", "lion red 3 war"]
    priests_first = ("lion settlement I2", "lion war priest", "lion commit 1", "bull commit 0")
    game = play(drawing, *priests_first, extra=extra)
    assert game.gains == ["lion red 2 war"]


def test_R9_7_the_uniting_temple_is_no_supporter_and_stays() -> None:
    """R9.7: it belonged to neither priest."""
    game = play("Pl t  .  t  Pb", "lion temple I2", "lion commit 0", "bull commit 0")
    assert game.window() == drawn(".  .  t  t  Pb")
    assert game.gains == ["bull red 2 war"]


def test_R9_7_treasures_protect_nothing_in_other_wars() -> None:
    """R9.7: it is about temples; in a war of kings no temple is in danger."""
    game = play("Kl t  .  t* Kb", "lion settlement I2", "lion commit 1", "bull commit 0")
    assert game.window() == drawn("Kl t  s  t* .")


# R9.8 Buildings


def test_R9_8_a_tile_under_a_building_counts_but_stays() -> None:
    """R9.8: two supporters, of which one is removed and scores."""
    game = play(
        """
        Kl t  .  t  Kb
        s  s  .  s+ s
        """,
        "lion market I2",
        "lion commit 1",
        "bull commit 0",
        options="buildings",
    )
    assert game.events_of("war") == ["war king attacker lion 2 defender bull 2"]
    assert game.window() == drawn(
        """
        Kl t  m  t  .
        s  s  .  s+ .
        """
    )
    assert game.gains == ["lion black 2 war"]


# R9.9 The unification tile


def test_R9_9_the_unification_tile_is_lifted_and_the_tile_stays() -> None:
    """R9.9: it covers the tile as long as there is war, and no longer."""
    moves = ("lion settlement I2", "lion commit 1", "bull commit 0")
    assert [str(play(KINGS, *moves[:n]).position.unification) for n in (1, 2)] == ["I2", "I2"]
    game = play(KINGS, *moves)
    assert game.position.unification is None
    assert game.window() == drawn("Kl t  s  t  .")


def test_R9_9_the_tile_is_then_like_any_other() -> None:
    """R9.9: it supports its king in the next war, even one of the same turn."""
    game = play(
        """
        Kl t  .  t  Kb
        .  .  .  .  .
        .  .  Kp t  .
        """,
        "lion settlement G4",
        "lion commit 1",
        "bull commit 0",
        "lion market H5",
        at="E4",
        players="lion bull pot",
    )
    assert game.events_of("war") == [
        "war king attacker lion 0 defender bull 0",
        "war king attacker lion 1 defender pot 0",
    ]
