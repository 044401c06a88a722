/** Colours and dynasties in the order in which they are shown. */

import { COLOURS, type Colour, type Counts, DYNASTIES, type Dynasty } from "../net/messages";

export { COLOURS, DYNASTIES };

/** One entry of a list with a number for each colour. */
export function countOf(counts: Counts | null | undefined, colour: Colour): number {
  return counts?.[COLOURS.indexOf(colour)] ?? 0;
}

/** The dynasty that plays a seat. */
export function dynastyOf(seats: readonly { dynasty: Dynasty }[], seat: number): Dynasty {
  return seats[seat]?.dynasty ?? "lion";
}

/** The same, from the dynasties by seat. */
export function dynastyAt(dynasties: readonly Dynasty[], seat: number): Dynasty {
  return dynasties[seat] ?? "lion";
}
