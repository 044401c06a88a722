/** Colours, dynasties and pieces: their order on screen and their names in moves. */

import type { Colour, Counts, Dynasty } from "../net/messages";

export const COLOURS: readonly Colour[] = ["black", "red", "blue", "green"];
export const DYNASTIES: readonly Dynasty[] = ["archer", "bull", "lion", "pot"];

export const TILES: Record<string, Colour> = {
  settlement: "black",
  temple: "red",
  farm: "blue",
  market: "green",
};
export const LEADERS: Record<string, Colour> = {
  king: "black",
  priest: "red",
  farmer: "blue",
  trader: "green",
};
export const BUILDINGS: Record<string, Colour> = {
  palace: "black",
  library: "red",
  granary: "blue",
  "market-hall": "green",
};
/** Letters of tiles in a swap, in the order a record writes them. */
export const LETTERS: readonly [string, Colour][] = [
  ["t", "red"],
  ["s", "black"],
  ["f", "blue"],
  ["m", "green"],
];

export function wordFor(words: Record<string, Colour>, colour: Colour): string {
  return Object.keys(words).find((word) => words[word] === colour) ?? "";
}

/** One entry of a list with a number for each colour. */
export function countOf(counts: Counts | null | undefined, colour: Colour): number {
  return counts?.[COLOURS.indexOf(colour)] ?? 0;
}

/** The dynasty that plays a seat. */
export function dynastyOf(seats: readonly { dynasty: Dynasty }[], seat: number): Dynasty {
  return seats[seat]?.dynasty ?? "lion";
}
