"""Variations, comments, arrows and marks in records."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shedu
from shedu.engine import notes
from shedu.engine.notes import Arrow, Mark, Note, NoteColour, clean_text
from shedu.engine.pieces import SPACES
from shedu.engine.record import MAX_NESTING, Entry, format_record, parse_record

HEAD = "shedu 1\nrules modern\nplayers lion bull\nseed 4711\n"
STUDY = """shedu 1
title Why the war was lost # 1
rules modern
players lion bull
seed 4711
moves
comment The set-up, and # is no comment here.
comment
comment Two temples are free.
mark blue B8
lion king G3
comment Founds a kingdom.
mark red G3
arrow green G3 H4
variation
  lion pass
  variation
    lion priest G3
    comment Or the priest.
  end
  bull pass
end
variation
  lion trader G3
end
lion pass
"""

SPACE = st.sampled_from(SPACES)
COLOUR = st.sampled_from(NoteColour)
ARROWS = st.builds(
    lambda tail, step, colour: Arrow(tail, SPACES[(tail + step) % 176], colour),
    SPACE,
    st.integers(1, 175),
    COLOUR,
)
NOTES = st.builds(
    lambda text, marks, arrows: Note(clean_text(text), tuple(marks), tuple(arrows)),
    st.text(max_size=60) | st.sampled_from(["# one", "a\n\nb", "title x", " end", "\u2028", "comment"]),
    st.lists(st.builds(Mark, SPACE, COLOUR), max_size=3),
    st.lists(ARROWS, max_size=3),
)


def test_a_study_is_written_as_it_was_read() -> None:
    record = parse_record(STUDY)
    assert format_record(record) == STUDY
    assert record.title == "Why the war was lost # 1"
    assert record.note.comment == "The set-up, and # is no comment here.\n\nTwo temples are free."
    first = record.entries[0]
    assert first.note.marks == (Mark(shedu.parse_space("G3"), NoteColour.RED),)
    assert [[entry.text for entry in line] for line in first.variations] == [["pass", "pass"], ["trader G3"]]
    assert first.variations[0][0].variations[0][0].note.comment == "Or the priest."


def test_variations_do_not_change_the_game() -> None:
    plain = parse_record(HEAD + "moves\nlion king G3\nlion pass\n")
    assert parse_record(STUDY).replay()[0] == plain.replay()[0]


def tree(draw: st.DrawFn, position: shedu.Position, rng: random.Random, depth: int) -> tuple[Entry, ...]:
    """A random line of legal moves with notes and variations."""
    entries: list[Entry] = []
    for _ in range(draw(st.integers(1, 4))):
        decision = position.decision
        if decision is None:
            break
        player = position.players[decision.seat]
        move = rng.choice(position.legal_moves())
        count = draw(st.integers(0, 2)) if depth else 0
        variations = tuple(tree(draw, position.copy(), rng, depth - 1) for _ in range(count))
        entries.append(Entry(player, move, str(move), note=draw(NOTES), variations=variations))
        position.apply(move)
    return tuple(entries)


@pytest.mark.compiled_only
@given(st.data())
@settings(max_examples=60, deadline=None)
def test_any_study_survives_writing(data: st.DataObject) -> None:
    """Writing and reading loses nothing, and every variation of legal moves can be played."""
    position = shedu.new_game(players=3, seed=data.draw(st.integers(0, 9)))
    start = shedu.full_record(position)
    draw = data.draw
    entries = tree(draw, position, random.Random(draw(st.integers(0, 99))), 2)  # type: ignore[arg-type]
    title = clean_text(draw(st.text(max_size=20))).replace("\n", " ").strip()
    record = replace(start, title=title, note=draw(NOTES), entries=entries)
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    record.replay()


@given(st.text())
def test_cleaned_text_can_be_a_comment(text: str) -> None:
    cleaned = clean_text(text)
    assert clean_text(cleaned) == cleaned
    assert Note(cleaned).comment == cleaned


@pytest.mark.parametrize(
    ("moves", "line", "why"),
    [
        ("variation\nlion pass\nend", 6, "there is none"),
        ("lion pass\nvariation\nend", 8, "has no decision"),
        ("lion pass\nvariation\nlion king G3", 7, "has no `end`"),
        ("lion pass\nend", 7, "no variation is open"),
        ("lion pass\nvariation one", 7, "takes no arguments"),
        ("lion pass\nvariation\ncomment What if?", 8, "follows a decision"),
        ("lion pass\nvariation\nlion king G3\nresult lion 1 bull 0", 9, "a variation has no result"),
        ("mark green Q9", 6, "'Q9' is not a space"),
        ("mark pink F5", 6, "'pink' is not a colour of marks: green, red, blue, yellow"),
        ("mark F5", 6, "write a mark with its colour and space: mark green F5"),
        ("mark red F5\nmark blue F5", 7, "F5 has a mark already"),
        ("arrow red F5", 6, "write an arrow with its colour and two spaces: arrow green F5 H7"),
        ("arrow red F5 F5", 6, "needs two spaces"),
        ("arrow red F5 F6\narrow blue F5 F6", 7, "there is an arrow from F5 to F6 already"),
        ("comment a\x07b", 6, "not text"),
        ("lion pass\n" + "variation\nlion king G3\n" * (MAX_NESTING + 1), 107, "up to 50 deep"),
    ],
)
def test_what_cannot_be_read(moves: str, line: int, why: str) -> None:
    with pytest.raises(shedu.TextError, match=why) as caught:
        parse_record(f"{HEAD}moves\n{moves}\n")
    assert caught.value.line == line


def test_an_illegal_variation_is_refused_with_its_line_and_rule() -> None:
    record = parse_record(HEAD + "moves\nlion pass\nvariation\n  lion farm A1\nend\n")
    with pytest.raises(shedu.RecordError) as caught:
        record.replay()
    assert (caught.value.line, caught.value.rule) == (8, "R5.1")


def test_the_time_of_reading_grows_with_the_length_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of lines at one decision held up a server for minutes."""
    checked = 0
    real = notes.is_line

    def is_line(text: str) -> bool:
        nonlocal checked
        checked += 1
        return real(text)

    monkeypatch.setattr(notes, "is_line", is_line)
    below = "comment x\nvariation\nlion pass\nend\n" * 300
    record = parse_record(f"{HEAD}moves\nlion pass\n{below}")
    assert record.entries[0].note.comment.count("x") == len(record.entries[0].variations) == 300
    assert checked < 1_500
