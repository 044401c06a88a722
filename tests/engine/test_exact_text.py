"""Exact texts of positions: what was seen, decisions inside an action, and statements that contradict."""

import re

import pytest

import shedu
from tests.engine.tables import TABLES, walk


def text_at(preset: str, kind: shedu.Kind | None, conflict: str | None = None) -> str:
    """The exact text of the first position of this kind in some game of an edition."""
    for table in TABLES:
        if table.preset != preset:
            continue
        for position in walk(table.start(), table.seed):
            decision = position.decision
            is_kind = (decision.kind if decision else None) == kind
            if is_kind and (conflict is None or (position.conflict and position.conflict.kind == conflict)):
                return shedu.format_record(shedu.full_record(position))
    raise AssertionError(f"no {kind}")


def changed(text: str, pattern: str, replacement: str) -> str:
    after = re.sub(pattern, replacement, text, count=1, flags=re.M)
    assert after != text
    return after


def test_an_exact_text_says_what_was_seen() -> None:
    """Points, treasures and swaps keep who knows of them; a text without these statements shows nothing."""
    text = text_at("modern", None)
    assert all(f"\n{word} " in text for word in ("gained", "removed", "over", "turn"))
    position = shedu.parse_record(text).start()
    assert position.is_over
    bare = re.sub(r"^(gained|taken|swapped|removed|bag-short|over).*\n", "", text, flags=re.M)
    written = shedu.parse_record(changed(bare, r"^turn (\w+) \d", r"turn \1 2")).start()
    assert written.view(None).gained(0) == (0, 0, 0, 0)
    assert written.points(0) == position.points(0)


def test_texts_between_actions_need_no_new_statement() -> None:
    """A new game is written as before."""
    text = shedu.format_record(shedu.full_record(shedu.new_game(seed=1)))
    words = {line.split()[0] for line in text.splitlines()[16:]}
    assert words == {"hand", "points", "treasures", "catastrophes", "bag", "draws", "turn", "end", "moves"}


WAR = shedu.Kind.COMMIT


@pytest.mark.parametrize(
    ("kind", "conflict", "pattern", "replacement", "why"),
    [
        (
            None,
            None,
            r"^gained (\w+) .*",
            r"gained \1 black 900",
            "cannot have gained more points than it has",
        ),
        (None, None, r"^taken (\w+) .*", r"taken \1 99", "cannot have taken more treasures"),
        (None, None, r"^over \w+", "over night", "write over bag|treasures"),
        (None, None, r"^over \w+\n", "", "how many actions are left, 1 or 2"),
        (None, None, r"^removed .*", "removed 99t", "there are 57 temples"),
        (WAR, "war", r"^decision .*\n", "", "`placed` does not belong to this decision"),
        (WAR, "war", r"^unification .*\n", "", "a war needs the unification tile"),
        (WAR, "war", r"^war (\w+) attacker (\w+) \d+", r"war \1 attacker \2 77", "cannot have begun"),
        (WAR, "war", r"^war (.*) attacker .*", r"war \1 defender lion 1 attacker bull 2", "write war trader"),
        (WAR, "war", r"^turn (\w+) \d", r"turn \1 2", "inside an action at most one more is left"),
        (WAR, "war", r"^decision (\w+) .*", r"decision \1 battle", "write decision lion"),
        (WAR, "war", r"^decision (\w+) .*", r"decision \1 treasure", "does not belong to this decision"),
        (WAR, "war", r"^decision (\w+) .*", r"decision \1 wonder-point", "belong|wonder's point comes after"),
        (WAR, "revolt", r"^revolt (.*) (\d+)$", r"revolt \1 66", "cannot have begun"),
        (WAR, "revolt", r"^revolt", "war", "a war needs the unification tile"),
        (WAR, "revolt", r"^decision (.*)", r"before A1 A2\ndecision \1", "`before` does not belong"),
        (WAR, "revolt", r"^decision (.*)", r"committed 2\ndecision \1", "attacker has not committed yet"),
        (shedu.Kind.MONUMENT, None, r"^placed .*\n", "", "the placed tile is not on its space"),
        (shedu.Kind.MONUMENT, None, r"^placed \w+ (\w+)", r"placed \1 temple", "write placed temple F5"),
        (shedu.Kind.MONUMENT, None, r"^decision (\w+) .*", r"decision \1 building", "no legal move"),
        (
            shedu.Kind.TREASURE,
            None,
            r"^decision (\w+) .*",
            r"decision \1 war",
            "no war is open|active player",
        ),
    ],
)
def test_contradictions_are_refused_with_their_line(
    kind: shedu.Kind | None, conflict: str | None, pattern: str, replacement: str, why: str
) -> None:
    """A statement that the position cannot have: an error that names it, never a wrong position."""
    text = changed(text_at("modern", kind, conflict), pattern, replacement)
    with pytest.raises(shedu.TextError, match=why) as refused:
        shedu.parse_record(text)
    assert 1 < refused.value.line <= len(text.splitlines())


def test_the_linked_spaces_before_an_action_are_kept() -> None:
    """R12.3: where treasures may be declined, they decide what may be taken."""
    table = next(table for table in TABLES if "treasures may-on-joining" in table.options)
    position = next(
        p for p in walk(table.start(), table.seed) if p.decision and p.decision.kind == shedu.Kind.TREASURE
    )
    text = shedu.format_record(shedu.full_record(position))
    assert "\nbefore " in text
    assert shedu.parse_record(text).start().legal_moves() == position.legal_moves()
    with pytest.raises(shedu.TextError):
        shedu.parse_record(changed(text, r"^before (\w+)", r"before \1 \1"))
