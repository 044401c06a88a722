/** Spaces of the board: sixteen columns A to P, eleven rows 1 to 11. */

import type { Space } from "../net/messages";

export const COLUMNS = 16;
export const ROWS = 11;

export interface Cell {
  column: number;
  row: number;
}

export function cellOf(space: Space): Cell {
  return { column: space.charCodeAt(0) - 65, row: Number(space.slice(1)) - 1 };
}

export function spaceAt(column: number, row: number): Space {
  return String.fromCharCode(65 + column) + (row + 1);
}

export function isOnBoard(column: number, row: number): boolean {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
}

export const SPACES: readonly Space[] = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
  spaceAt(index % COLUMNS, Math.floor(index / COLUMNS)),
);

/** The spaces on the board that share an edge with this one. */
export function neighbours(space: Space): Space[] {
  const { column, row } = cellOf(space);
  return [
    [column, row - 1],
    [column + 1, row],
    [column, row + 1],
    [column - 1, row],
  ]
    .filter(([c = -1, r = -1]) => isOnBoard(c, r))
    .map(([c = 0, r = 0]) => spaceAt(c, r));
}

/** The square of four spaces with this one at its upper left. */
export function squareOf(space: Space): Space[] {
  const { column, row } = cellOf(space);
  return [spaceAt(column, row), spaceAt(column + 1, row), spaceAt(column, row + 1), spaceAt(column + 1, row + 1)];
}

/** A space and its four neighbours. */
export function plusOf(space: Space): Space[] {
  return [space, ...neighbours(space)];
}
