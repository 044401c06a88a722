/** The enlarged view of the board: scale and position. All lengths are in spaces. */

import { COLUMNS, ROWS, cellOf } from "../model/spaces";
import type { Space } from "../net/messages";
import { RIM_SIZE, SPACE_SIZE } from "./geometry";

export interface Point {
  x: number;
  y: number;
}

export interface View extends Point {
  /** 1 shows the whole board */
  scale: number;
}

/** the visible part of the board; null shows all of it */
export type Crop = { column: number; row: number; columns: number; rows: number } | null;

/** land around the outermost spaces */
const RIM = RIM_SIZE / SPACE_SIZE;
const WIDTH = COLUMNS + 2 * RIM;
const HEIGHT = ROWS + 2 * RIM;
export const MAX_SCALE = 4;
export const WHOLE: View = { x: -RIM, y: -RIM, scale: 1 };

/** The view that shows a point of the board at a place of the window (0 to 1 across and down). */
export function viewWith(scale: number, point: Point, place: Point): View {
  const fit = Math.max(1, Math.min(MAX_SCALE, scale));
  return kept({ scale: fit, x: point.x - (place.x * WIDTH) / fit, y: point.y - (place.y * HEIGHT) / fit });
}

/** The place of a point in the window. */
export function placeOf(view: View, point: Point): Point {
  return { x: ((point.x - view.x) * view.scale) / WIDTH, y: ((point.y - view.y) * view.scale) / HEIGHT };
}

/** Scrolls by the smallest distance that shows the whole space. */
export function showing(view: View, space: Space): View {
  const { column, row } = cellOf(space);
  const within = (start: number, size: number, at: number) => Math.min(Math.max(start, at + 1 - size), at);
  return kept({
    scale: view.scale,
    x: within(view.x, WIDTH / view.scale, column),
    y: within(view.y, HEIGHT / view.scale, row),
  });
}

export function cropOf(view: View): Crop {
  if (view.scale <= 1) return null;
  return { column: view.x, row: view.y, columns: WIDTH / view.scale, rows: HEIGHT / view.scale };
}

/** Limits the view to the board and its rim. */
function kept({ x, y, scale }: View): View {
  const within = (value: number, size: number) => Math.max(-RIM, Math.min(value, -RIM + size - size / scale));
  return { x: within(x, WIDTH), y: within(y, HEIGHT), scale };
}
