/** Names of pieces in moves, and the order they are shown in. */

import type { Colour, Dynasty } from "../net/messages";

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

export function colourIndex(colour: Colour): number {
  return COLOURS.indexOf(colour);
}
