/** Lengths of the drawing, in units of the SVG. */

import { COLUMNS, ROWS, cellOf } from "../model/spaces";
import type { Space } from "../net/messages";

/** the side of a space */
export const SPACE_SIZE = 66;
/** from this size on, the numbers on leaders can be read */
export const READABLE_SPACE_PX = 30;
/** at this size they have the size that they were drawn for */
const FULL_SPACE_PX = 52;
const MAX_BADGE_SCALE = 1.7;
/** the frame with letters and numbers, on each side */
export const FRAME_SIZE = 26;
/** land around the outermost spaces of a board without a frame: special borders and monuments reach a little over their spaces */
export const RIM_SIZE = 9;

export const LAND_WIDTH = COLUMNS * SPACE_SIZE;
export const LAND_HEIGHT = ROWS * SPACE_SIZE;
export const FRAMED_WIDTH = LAND_WIDTH + 2 * FRAME_SIZE;

/** width over height, for CSS */
export const FRAMED_ASPECT = FRAMED_WIDTH / (LAND_HEIGHT + 2 * FRAME_SIZE);
export const BARE_ASPECT = (LAND_WIDTH + 2 * RIM_SIZE) / (LAND_HEIGHT + 2 * RIM_SIZE);

/** The upper left corner of a space. */
export function cornerOf(space: Space): { x: number; y: number } {
  const { column, row } = cellOf(space);
  return { x: column * SPACE_SIZE, y: row * SPACE_SIZE };
}

/** The size of a space in pixels, on a framed board of this width. */
export function spacePixels(boardWidth: number): number {
  return (boardWidth / FRAMED_WIDTH) * SPACE_SIZE;
}

/** How much larger the numbers on leaders are drawn where a space has this size, so that they stay readable. */
export function badgeScale(space: number): number {
  return Math.min(MAX_BADGE_SCALE, Math.max(1, FULL_SPACE_PX / space));
}

/** The size of the frame, where a space has this size. */
export function framePixels(space: number): number {
  return (FRAME_SIZE / SPACE_SIZE) * space;
}
