/** The changes on the board since the viewer's last turn. */

import type { Changes } from "../../board/marks";
import { squareOf } from "../../model/spaces";
import type { Board, Past, Space, Table } from "../../net/messages";
import { spacesOf } from "./log";

export const NO_CHANGES: Changes = { fresh: new Set(), gone: new Set() };

/** The turn in which a move was made; `turn` is counted after it. */
function turnOf({ turn, lines }: Past): number {
  return turn - lines.filter(({ is_heading }) => is_heading).length;
}

/**
 * The moves since the viewer's last turn, the viewer's own answers in conflicts included. None once the viewer has
 * acted in the present turn, and none for spectators.
 */
export function sinceLastTurn(past: readonly Past[], { viewer, active, turn, ended }: Table): readonly Past[] {
  if (viewer === null || ended) return [];
  const isMyTurn = active === viewer;
  // the first decision of a turn belongs to the player whose turn it is
  const owners = new Map<number, number>();
  for (const entry of past) if (!owners.has(turnOf(entry))) owners.set(turnOf(entry), entry.seat);
  if (isMyTurn && owners.has(turn)) return [];
  const own = [...owners].filter(([number, seat]) => seat === viewer && number < turn).map(([number]) => number);
  const last = Math.max(0, ...own);
  return past.filter((entry) => turnOf(entry) > last);
}

/** The changes between two boards. */
export function changesBetween(before: Board, after: Board): Changes {
  const [had, has] = [contentOf(before), contentOf(after)];
  return {
    fresh: new Set([...has].filter(([space, content]) => had.get(space) !== content).map(([space]) => space)),
    gone: new Set([...had.keys()].filter((space) => !has.has(space))),
  };
}

/** The changes that moves name, if the board before them is not known. */
export function changesNamed(past: readonly Past[], after: Board): Changes {
  const has = contentOf(after);
  const named = past.flatMap(({ lines }) => spacesOf(lines));
  return {
    fresh: new Set(named.filter((space) => has.has(space))),
    gone: new Set(named.filter((space) => !has.has(space))),
  };
}

/** The piece on each space, in a word. */
function contentOf(board: Board): Map<Space, string> {
  const found = new Map<Space, string>();
  const add = (space: Space, word: string) => found.set(space, `${found.get(space) ?? ""} ${word}`);
  for (const { space, colour } of board.tiles) add(space, colour);
  for (const space of board.face_down) add(space, "down");
  for (const space of board.catastrophes) add(space, "catastrophe");
  for (const { space, seat, colour } of board.leaders) add(space, `${seat} ${colour}`);
  for (const { space, colours } of board.monuments) for (const part of squareOf(space)) add(part, colours.join());
  for (const { space, colour } of board.buildings) add(space, `building ${colour}`);
  for (const space of board.wonder) add(space, "wonder");
  for (const space of board.treasures) add(space, "treasure");
  return found;
}
