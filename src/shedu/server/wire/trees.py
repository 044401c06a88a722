"""Maps trees of studies and their edits."""

from collections.abc import Sequence
from typing import assert_never, cast

from shedu.engine.moves import parse_move
from shedu.engine.notes import NoteColour
from shedu.engine.pieces import parse_space
from shedu.server.wire import messages as m
from shedu.server.wire.moves import MESSAGES
from shedu.study import tree as trees


def tree_message(tree: trees.Tree) -> m.StudyTree:
    record = tree.record()
    return m.StudyTree(
        tree.head.title,
        tree.text(),
        tree.start(),
        cast(list[m.Dynasty], list(record.players)),
        [record.names.get(player, "") for player in record.players],
        record.result is not None,
        [_node(parent, node, record.players) for parent, node in tree.nodes()],
    )


def _node(parent: int, node: trees.Node, players: Sequence[str]) -> m.TreeNode:
    note = node.note
    player, _, text = node.move.partition(" ")
    return m.TreeNode(
        parent,
        node.move,
        players.index(player) if player else None,
        MESSAGES[parse_move(text).index] if player else None,
        note.comment,
        [m.MarkOn(str(mark.space), cast(m.MarkColour, str(mark.colour))) for mark in note.marks],
        [
            m.ArrowOn(str(arrow.tail), str(arrow.head), cast(m.MarkColour, str(arrow.colour)))
            for arrow in note.arrows
        ],
    )


def edit_of(message: m.TreeEdit) -> trees.Edit:
    """The edit that a client sent; ValueError for a space off the board."""
    match message:
        case m.AddMoves(path, moves):
            return trees.AddMoves(tuple(path), tuple(moves))
        case m.RemoveMove(path):
            return trees.RemoveMove(tuple(path))
        case m.MakeMain(path):
            return trees.MakeMain(tuple(path))
        case m.SetComment(path, comment, was):
            return trees.SetComment(tuple(path), comment, was)
        case m.SetMark(path, space, colour):
            return trees.SetMark(tuple(path), parse_space(space), _colour(colour))
        case m.SetArrow(path, tail, head, colour):
            return trees.SetArrow(tuple(path), parse_space(tail), parse_space(head), _colour(colour))
        case m.SetTitle(title):
            return trees.SetTitle(title)
        case _:
            assert_never(message)


def _colour(colour: m.MarkColour | None) -> NoteColour | None:
    return None if colour is None else NoteColour(colour)
