/** Rare situations, as changes to the map's start position. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const DATA = join(dirname(fileURLToPath(import.meta.url)), "../../src/shedu/engine/data");

export interface Situation {
  options?: string[];
  players?: string;
  /** `G4 Kl, H4 s`: spaces and their content, in the notation of records */
  pieces?: string;
  /** more lines of the position: hands, points, the bag, monuments */
  lines?: string[];
  /** decisions that lead from there to the one that is open */
  moves?: string[];
  seed?: number;
}

/** A situation as a record. */
export function recordOf({
  options = [],
  players = "lion bull",
  pieces = "",
  lines = [],
  moves = [],
  seed = 1,
}: Situation): string {
  const name = options.find((option) => option.startsWith("board "))?.slice("board ".length) ?? "standard";
  const map = readFileSync(join(DATA, `${name}.txt`), "utf-8")
    .trimEnd()
    .split("\n")
    .slice(1);
  const rows = map.map((row) =>
    row
      .trim()
      .split(/\s+/)
      .slice(1)
      .map((word) => (/t/i.test(word) ? "t*" : word)),
  );
  for (const [space, piece] of pieces
    .split(",")
    .filter(Boolean)
    .map((pair) => pair.trim().split(" "))) {
    const row = space ? rows[Number(space.slice(1)) - 1] : undefined;
    if (row && space && piece) row[space.charCodeAt(0) - 65] = piece;
  }
  const said = /\bbag\b/.test(lines.join()) || !/ [xw]/.test(pieces) ? [] : ["bag 16t 9s 11f 9m"];
  return [
    "shedu 1",
    "rules custom",
    ...options.map((option) => `option ${option}`),
    `players ${players}`,
    `seed ${seed}`,
    "position",
    "   A B C D E F G H I J K L M N O P",
    ...rows.map((row, index) => [index + 1, ...row].join(" ")),
    ...lines,
    ...said,
    "end",
    "moves",
    ...moves,
    "",
  ].join("\n");
}

const HANDS = ["hand lion 2t 2s 1f 1m", "hand bull 1t 2s 1f 2m"];

/** Two kingdoms with kings and traders on both sides; a tile on I4 unites them, and both wars are open. */
const BEFORE_WAR: Situation = {
  pieces: "F4 Tl, G3 t, G4 Kl, F5 s, G5 m, H4 s, J4 m, K3 t, K4 Kb, L3 t, L4 Tb, K5 s, L5 m",
  lines: HANDS,
};

/** A plus of temples without its centre, which would also be a square. */
const PLUS: Situation = { pieces: "H2 t, G3 t, I3 t, H4 t", lines: HANDS, options: ["wonder"] };

export const situations = {
  /** no conflict possible; lion has leaders on the board and begins a turn */
  calm: {
    pieces: "F4 Kl, G3 t, G4 Tl, G5 m, K2 Kb, J7 Pb, I8 s",
    lines: HANDS,
  },
  "before-war": BEFORE_WAR,
  /** lion picks which war is first */
  wars: { ...BEFORE_WAR, moves: ["lion settlement I4"] },
  /** lion attacks, the traders' war waits */
  attack: { ...BEFORE_WAR, moves: ["lion settlement I4", "lion war king"] },
  /** bull attacked and committed, lion answers; the traders' war waits */
  defend: {
    ...BEFORE_WAR,
    players: "bull lion",
    moves: ["bull settlement I4", "bull war king", "bull commit 1"],
  },
  /** lion's king may enter bull's kingdom */
  "before-revolt": {
    pieces: "G3 t, G4 Kb, H3 t, I4 t, G5 s",
    lines: ["hand lion 3t 1s 1f 1m", "hand bull 1t 2s 1f 2m"],
  },
  /** lion completes a square of temples on H3 */
  "before-monument": {
    pieces: "G2 t, H2 t, G3 t, G4 Pl, G5 t",
    lines: HANDS,
  },
  /** the same done, and the priest would lose the last temple beside it */
  monument: { pieces: "G2 t, H2 t, G3 t, G4 Pl", lines: HANDS, moves: ["lion temple H3"] },
  wonder: { ...PLUS, moves: ["lion temple H3"] },
  "monument-or-wonder": { ...PLUS, pieces: `${PLUS.pieces}, G2 t, J3 Kl, K3 t`, moves: ["lion temple H3"] },
  /** lion's king stands in the wonder's kingdom at the end of the turn */
  "wonder-point": {
    options: ["wonder"],
    pieces: "H2 w, G3 w, H3 w, I3 w, H4 w, J3 Kl, J4 t",
    lines: [...HANDS, "wonder H3"],
    moves: ["lion pass"],
  },
  /** a line of three: the building may be put up */
  building: { options: ["buildings"], pieces: "G3 m, H3 m, J3 t, J4 Tl", lines: HANDS, moves: ["lion market I3"] },
  /** the building stands elsewhere and may move, to a longer line */
  "building-moves": {
    options: ["buildings"],
    pieces: "G3 m, H3 m, J3 m, K3 t, K4 Tl, G6 m+, H6 m, I6 m",
    lines: HANDS,
    moves: ["lion market I3"],
  },
  /** lion's trader takes all treasures of a kingdom but one */
  treasure: { pieces: "G2 Tl, H2 t*, J2 t*", lines: HANDS, moves: ["lion settlement I2"] },
  /** bull joins treasures on its own turn, and lion takes them */
  "treasure-off-turn": {
    players: "bull lion",
    pieces: "G2 Tl, H2 t*, J2 t*",
    lines: HANDS,
    moves: ["bull settlement I2"],
  },
  /** lion need not take them */
  "treasure-may": {
    options: ["treasures may-on-joining"],
    pieces: "G2 Tl, H2 t*, J2 t*",
    lines: HANDS,
    moves: ["lion settlement I2"],
  },
  /** the bag is nearly empty: a few turns more */
  "late-peace": {
    pieces: "F4 Kl, G3 t, G4 Tl, G5 m, H4 s, K2 Kb, J7 Pb, I8 s, J8 t, N4 f, O5 f, N6 Fb, E3 f",
    lines: [
      ...HANDS,
      "bag 1t 2s 1f 1m",
      "points lion black 4 red 2 blue 3 green 5",
      "points bull black 2 red 5 blue 4 green 3",
    ],
  },
  /** one settlement on M6 takes a treasure and wins; to end the turn gives that away */
  "one-way": {
    pieces:
      "H7 Tl, I7 t*, J7 s, K7 s, L7 s, L6 s, M5 !, N6 s, N5 t*, B2 t*, K1 t, P2 t, F3 t, B8 t, O9 t, F10 t, K11 t",
    lines: [
      "hand lion 1s 5f",
      "hand bull 2t 2s 1f 1m",
      "points lion black 7 red 6 blue 6 green 6",
      "points bull black 12 red 4 blue 9 green 9",
      "treasures lion 1",
      "treasures bull 1",
      "catastrophes lion 1",
      "turn lion 1",
    ],
  },
  /** a war to answer, and a bag for some turns more */
  "late-war": {
    ...BEFORE_WAR,
    lines: [...HANDS, "bag 7t 7s 7f 7m"],
    moves: ["lion settlement I4", "lion war king"],
  },
  /** lion takes a treasure with the next tile, and with the turn the game is over */
  "last-move": {
    pieces: "G2 Tl, H2 t*, J2 t*, K1 t, B2 t, P2 t, F3 t, N5 t, I7 t, B8 t, O9 t, F10 t, K11 t*",
    lines: [...HANDS, "points lion black 4 red 2 blue 3 green 5", "treasures lion 1", "turn lion 1"],
  },
} satisfies Record<string, Situation>;

export type Name = keyof typeof situations;
