/** Moves as typed data, and their texts on the wire. Outside this module the client handles `Move` values only. */

import type { Colour, Counts, MoveText, Space } from "../net/messages";
import { BUILDINGS, COLOURS, LEADERS, LETTERS, TILES, wordFor } from "./pieces";

export type Move =
  | { kind: "tile"; colour: Colour; space: Space }
  | { kind: "leader"; colour: Colour; space: Space }
  | { kind: "off"; colour: Colour }
  | { kind: "catastrophe"; space: Space }
  | { kind: "swap"; tiles: Counts | null; count: number }
  | { kind: "pass" }
  | { kind: "war"; colour: Colour }
  | { kind: "commit"; count: number }
  | { kind: "building"; colour: Colour; space: Space }
  | { kind: "monument"; monument: string; space: Space }
  | { kind: "wonder"; space: Space }
  | { kind: "decline" }
  | { kind: "leave"; space: Space }
  | { kind: "score"; colour: Colour };

/** Null if the text is not a move. */
export function parseMove(text: MoveText): Move | null {
  const [word = "", first = "", second = ""] = text.split(" ");
  const tile = TILES[word];
  if (tile) return { kind: "tile", colour: tile, space: first };
  const leader = LEADERS[word];
  if (leader) {
    return first === "off" ? { kind: "off", colour: leader } : { kind: "leader", colour: leader, space: first };
  }
  const building = BUILDINGS[word];
  if (building) return { kind: "building", colour: building, space: first };
  switch (word) {
    case "catastrophe":
    case "wonder":
    case "leave":
      return { kind: word, space: first };
    case "swap":
      return parseSwap(text.split(" ").slice(1));
    case "pass":
    case "decline":
      return { kind: word };
    case "war": {
      const colour = LEADERS[first];
      return colour ? { kind: "war", colour } : null;
    }
    case "commit":
      return { kind: "commit", count: Number(first) };
    case "monument":
      return { kind: "monument", monument: first, space: second };
    case "score": {
      const colour = COLOURS.find((name) => name === first);
      return colour ? { kind: "score", colour } : null;
    }
  }
  return null;
}

function parseSwap(words: string[]): Move {
  if (words.length === 1 && /^\d+$/.test(words[0] ?? "")) {
    return { kind: "swap", tiles: null, count: Number(words[0]) };
  }
  const tiles: Counts = [0, 0, 0, 0];
  for (const word of words) {
    const colour = LETTERS.find(([letter]) => word.endsWith(letter))?.[1];
    if (colour) tiles[COLOURS.indexOf(colour)] = Number.parseInt(word, 10);
  }
  return { kind: "swap", tiles, count: tiles.reduce((sum, count) => sum + count, 0) };
}

/** The text of a move, as the server expects it. */
export function formatMove(move: Move): MoveText {
  switch (move.kind) {
    case "tile":
      return `${wordFor(TILES, move.colour)} ${move.space}`;
    case "leader":
      return `${wordFor(LEADERS, move.colour)} ${move.space}`;
    case "building":
      return `${wordFor(BUILDINGS, move.colour)} ${move.space}`;
    case "off":
      return `${wordFor(LEADERS, move.colour)} off`;
    case "catastrophe":
    case "wonder":
    case "leave":
      return `${move.kind} ${move.space}`;
    case "swap":
      return move.tiles ? formatSwap(move.tiles) : `swap ${move.count}`;
    case "pass":
    case "decline":
      return move.kind;
    case "war":
      return `war ${wordFor(LEADERS, move.colour)}`;
    case "commit":
      return `commit ${move.count}`;
    case "monument":
      return `monument ${move.monument} ${move.space}`;
    case "score":
      return `score ${move.colour}`;
  }
}

export function isSameMove(one: Move | null, other: Move | null): boolean {
  return one !== null && other !== null && formatMove(one) === formatMove(other);
}

/** Tiles in the order black, red, blue, green. */
function formatSwap(tiles: Counts): MoveText {
  const words = LETTERS.map(([letter, colour]) => [tiles[COLOURS.indexOf(colour)] ?? 0, letter] as const);
  return ["swap", ...words.filter(([count]) => count).map(([count, letter]) => `${count}${letter}`)].join(" ");
}

/** A piece picked to be placed. */
export type Pick =
  | { kind: "tile"; colour: Colour; slot: number }
  | { kind: "leader"; colour: Colour }
  | { kind: "catastrophe" }
  | { kind: "building"; colour: Colour };

/** The move that puts a picked piece on a space. */
export function placing(pick: Pick, space: Space): Move {
  return pick.kind === "catastrophe" ? { kind: pick.kind, space } : { kind: pick.kind, colour: pick.colour, space };
}

/** The legal moves of a decision, grouped by what the player picks. */
export interface Choices {
  tiles: Map<Colour, Set<Space>>;
  leaders: Map<Colour, Set<Space>>;
  off: Set<Colour>;
  catastrophes: Set<Space>;
  swaps: Move[];
  pass: boolean;
  wars: Colour[];
  commits: number[];
  buildings: Map<Colour, Set<Space>>;
  monuments: { monument: string; space: Space }[];
  wonders: Space[];
  decline: boolean;
  leaves: Space[];
  scores: Colour[];
}

export function sortMoves(moves: readonly MoveText[]): Choices {
  const choices: Choices = {
    tiles: new Map(),
    leaders: new Map(),
    off: new Set(),
    catastrophes: new Set(),
    swaps: [],
    pass: false,
    wars: [],
    commits: [],
    buildings: new Map(),
    monuments: [],
    wonders: [],
    decline: false,
    leaves: [],
    scores: [],
  };
  const add = (map: Map<Colour, Set<Space>>, colour: Colour, space: Space) =>
    map.set(colour, (map.get(colour) ?? new Set()).add(space));
  for (const text of moves) {
    const move = parseMove(text);
    if (!move) continue;
    switch (move.kind) {
      case "tile":
        add(choices.tiles, move.colour, move.space);
        break;
      case "leader":
        add(choices.leaders, move.colour, move.space);
        break;
      case "building":
        add(choices.buildings, move.colour, move.space);
        break;
      case "off":
        choices.off.add(move.colour);
        break;
      case "catastrophe":
        choices.catastrophes.add(move.space);
        break;
      case "swap":
        choices.swaps.push(move);
        break;
      case "pass":
        choices.pass = true;
        break;
      case "war":
        choices.wars.push(move.colour);
        break;
      case "commit":
        choices.commits.push(move.count);
        break;
      case "monument":
        choices.monuments.push({ monument: move.monument, space: move.space });
        break;
      case "wonder":
        choices.wonders.push(move.space);
        break;
      case "decline":
        choices.decline = true;
        break;
      case "leave":
        choices.leaves.push(move.space);
        break;
      case "score":
        choices.scores.push(move.colour);
        break;
    }
  }
  choices.commits.sort((a, b) => a - b);
  return choices;
}

/** The moves of an open choice in the order they are listed: wars, monuments, the wonder, treasures, colours. */
export function optionMoves({ wars, monuments, wonders, leaves, scores }: Choices): Move[] {
  return [
    ...wars.map((colour): Move => ({ kind: "war", colour })),
    ...monuments.map((monument): Move => ({ kind: "monument", ...monument })),
    ...wonders.map((space): Move => ({ kind: "wonder", space })),
    ...leaves.map((space): Move => ({ kind: "leave", space })),
    ...scores.map((colour): Move => ({ kind: "score", colour })),
  ];
}

/** Where a picked piece may go. */
export function spacesFor(choices: Choices, pick: Pick | null): Set<Space> {
  if (!pick) return new Set();
  switch (pick.kind) {
    case "tile":
      return choices.tiles.get(pick.colour) ?? new Set();
    case "leader":
      return choices.leaders.get(pick.colour) ?? new Set();
    case "building":
      return choices.buildings.get(pick.colour) ?? new Set();
    case "catastrophe":
      return choices.catastrophes;
  }
}
