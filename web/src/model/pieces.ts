/** The order in which colours and dynasties are shown. */

import { COLOURS, type Colour, DYNASTIES } from "../net/messages";

export { COLOURS, DYNASTIES };

export function colourIndex(colour: Colour): number {
  return COLOURS.indexOf(colour);
}
