/** Boards for illustrations: the start position, small scenes, a game in progress. */

import { COLUMNS, SPACES, neighbours } from "../model/spaces";
import type { Board, BoardInfo, Colour, Space } from "../net/messages";

export function emptyBoard(): Board {
  return {
    tiles: [],
    face_down: [],
    treasures: [],
    catastrophes: [],
    leaders: [],
    monuments: [],
    buildings: [],
    wonder: [],
    unification: null,
    kingdoms: [],
  };
}

/** The start position of a map. */
export function startBoard(map: BoardInfo): Board {
  return {
    ...emptyBoard(),
    tiles: map.starts.map((space) => ({ space, colour: "red" as const })),
    treasures: map.starts,
  };
}

const TILES: Record<string, Colour> = { t: "red", s: "black", f: "blue", m: "green" };
const LEADERS: Record<string, Colour> = { K: "black", P: "red", F: "blue", T: "green" };
const SEATS = "ablp";

/**
 * A scene written like a position of the notation, from A1 on: `t*` a temple with treasure,
 * `Kl` the lion's king, `x` face down, `!` a catastrophe, `m+` a building on a market, `u` a
 * market under the unification tile, `w` the wonder. Groups with a leader get an outline.
 */
export function scene(rows: readonly string[], extra: Partial<Board> = {}): { board: Board; map: BoardInfo } {
  const board = emptyBoard();
  const river: Space[] = [];
  rows.forEach((row, y) => {
    row
      .trim()
      .split(/\s+/)
      .forEach((word, x) => {
        const space = SPACES[y * COLUMNS + x] ?? "A1";
        const colour = TILES[word.charAt(0)];
        const leader = LEADERS[word.charAt(0)];
        if (word === "~" || word.startsWith("f")) river.push(space);
        if (colour) board.tiles.push({ space, colour });
        if (colour && word.includes("+")) board.buildings.push({ space, colour });
        if (word.includes("*")) board.treasures.push(space);
        if (word === "x") board.face_down.push(space);
        if (word === "!") board.catastrophes.push(space);
        if (word === "u") {
          board.tiles.push({ space, colour: "green" });
          board.unification = space;
        }
        if (leader && word.length === 2) {
          board.leaders.push({ space, seat: SEATS.indexOf(word.charAt(1)), colour: leader, temples: 0, supporters: 0 });
        }
      });
  });
  Object.assign(board, extra);
  const map = { name: "scene", river, starts: [], special: [] };
  board.kingdoms = groupsWithLeader(board);
  return { board, map };
}

/** Groups of connected spaces, for the outlines of scenes only. */
function groupsWithLeader(board: Board): Space[][] {
  const linked = new Set<Space>([
    ...board.tiles.map(({ space }) => space),
    ...board.leaders.map(({ space }) => space),
    ...board.face_down,
    ...board.wonder,
  ]);
  if (board.unification) linked.delete(board.unification);
  const groups: Space[][] = [];
  const left = new Set(linked);
  for (const start of linked) {
    if (!left.has(start)) continue;
    const group = new Set([start]);
    for (const space of group) {
      left.delete(space);
      for (const next of neighbours(space)) if (linked.has(next)) group.add(next);
    }
    if (board.leaders.some(({ space }) => group.has(space))) groups.push([...group]);
  }
  return groups;
}

/** A position in mid-game, for the start page. */
export function midgame(): Board {
  const { board } = scene(
    [
      ". . m Ta f . . . . . t* . . . . .",
      ". t s t f Ka s . . . . . . . . t*",
      ". m . . f t* s . . . . . . . . .",
      ". . . . . Pb ! . . . . . Fa f . .",
      ". . . . . . m t Tl m m m t t* f .",
      ". . . . . . m x x t . s Kb Tp f m",
      ". . . f . . . x x Pl s . . . . .",
      ". t* t f f . . Fb t . . . . . . .",
      ". . s t . . . f f . . . . . t* .",
      ". . . t Pp t* s . . . . . . . . .",
      ". . . . . Kl s . . s t . . . . .",
    ],
    { monuments: [{ space: "H6", colours: ["red", "blue"] }] },
  );
  return board;
}
