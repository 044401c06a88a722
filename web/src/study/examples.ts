/** Drawn examples, by rule. */

import { scene } from "../board/scenes";
import type { Board, BoardInfo, Space } from "../net/messages";

export interface Picture {
  rule: string;
  caption: string;
  board: Board;
  map: BoardInfo;
  columns: number;
  rows: number;
  legal: Set<Space>;
  wars?: Set<Space>;
}

function example(
  rule: string,
  caption: string,
  rows: string[],
  more: { extra?: Partial<Board>; legal?: Space[]; wars?: Space[]; special?: Space[] } = {},
): Picture {
  const { board, map } = scene(rows, more.extra);
  return {
    rule,
    caption: `picture-${caption}`,
    board,
    map: { ...map, special: more.special ?? [] },
    columns: (rows[0] ?? "").trim().split(/\s+/).length,
    rows: rows.length,
    legal: new Set(more.legal ?? []),
    wars: new Set(more.wars ?? []),
  };
}

export const EXAMPLES: Picture[] = [
  example("R2.2", "kingdom", [". .  . .  .  . .", ". t  Kl s .  t m", ". .  m  . .  s .", ". .  . .  .  . ."]),
  example("R4.2", "leader", [". .  . .  . . .", ". .  t . .  . .", "~ ~  ~ ~  ~ ~ ~", ". .  . .  t . ."], {
    legal: ["C1", "B2", "D2", "D4", "F4"],
  }),
  example("R5.3", "tile-point", [". .  .  .  . . .", ". t  Tl t  . . .", ". .  m  .  s . .", ". .  .  .  . . ."], {
    legal: ["D3"],
  }),
  example("R8.2", "revolt", [". .  t .  .  .  .", ". t  Kb t Kl t  .", ". .  s  m s  t  .", ". .  .  .  .  .  ."]),
  example(
    "R9.1",
    "war",
    [". .  .  .  .  .  .", ". t  Tl .  Tp t  .", ". m  m  u  m  s  .", ". .  .  .  .  .  ."].map((row) => row),
    {
      extra: {},
    },
  ),
  example("R11.1", "monument", [". .  .  .  . . .", ". x  x  Pl t . .", ". x  x  s  . . .", ". .  .  .  . . ."], {
    extra: { monuments: [{ space: "B2", colours: ["red", "blue"] }] },
  }),
  example("R11.4", "building", [". .  .  .  . . .", ". t  Fl .  . . .", "~ f  f+ f  ~ ~ ~", ". .  .  .  . . ."]),
  example("R11.8", "wonder", [". .  w  .  . . .", ". w  w  w  Kl t .", ". .  w  .  m . .", ". .  .  .  . . ."], {
    extra: { wonder: ["C2", "C1", "B2", "D2", "C3"] },
  }),
  example("R12.2", "treasure", [". .  .  .  .  . .", ". t* Tl .  .  t* .", "~ f  f  f  f  f ~", ". .  .  .  .  . ."], {
    special: ["F2"],
  }),
  example("R6.2", "catastrophe", [
    ". .  .  .  .  .  .",
    ". t  Kl !  m  Tb .",
    ". s  .  .  .  t  .",
    ". .  .  .  .  .  .",
  ]),
];

/** The game in short. */
export const IN_SHORT: Picture[] = [
  example("R4.2", "short-leaders", [
    ". .  .  . .  .  .",
    ". t  Kl s .  t  Tb",
    ". .  s  . .  m  .",
    "~ ~  ~  ~ ~  ~  ~",
  ]),
  example("R5.3", "short-tiles", [". .  .  .  .  . .", ". t  Tl m  m  . .", ". .  Kb s  .  . .", "~ ~  ~  ~  ~  ~ ~"], {
    legal: ["F2"],
  }),
  example("R8.2", "short-revolt", [
    ". .  t .  .  .  .",
    ". t  Kb t Kl t  .",
    ". .  s  m s  t  .",
    ". .  .  .  .  .  .",
  ]),
  example("R9.1", "short-war", [
    ". t  Tl .  Tp t  .",
    ". m  m  u  m  s  .",
    ". m  .  .  .  .  .",
    ". .  .  .  .  .  .",
  ]),
  example(
    "R13.3",
    "short-end",
    [". .  .  .  .  t* .", ". x  x  Pl t  m  .", ". x  x  .  Tl m  .", ". .  t* s  s  .  ."],
    {
      extra: { monuments: [{ space: "B2", colours: ["red", "blue"] }] },
    },
  ),
];
