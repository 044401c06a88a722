/** Places a callout near its space, over empty spaces if possible. */

import { COLUMNS, ROWS, cellOf } from "../model/spaces";
import type { Space } from "../net/messages";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placement extends Box {
  /** the side of the space on which it lies */
  side: "above" | "below" | "left" | "right" | "apart";
  /** position of the tip along the side that faces the space */
  tip: number;
  /** occupied spaces that it covers, those it is about with more weight */
  covered: number;
}

/** cost of covering a piece, equal to lying one space further away */
const COVERING = 3;
/** the pieces for which a piece counts that the callout is about, or the space itself */
const ABOUT_WEIGHT = 12;

/**
 * The best place for a box of this size (in units of a space) beside a space.
 * It avoids `taken`, the spaces with pieces, above all those of `about`, and stays within the board.
 */
export function placeCallout(
  space: Space,
  width: number,
  height: number,
  taken: ReadonlySet<Space>,
  about: ReadonlySet<Space> = new Set(),
  margin = 0.14,
): Placement {
  const { column, row } = cellOf(space);
  let best: Placement | null = null;
  let lowest = Infinity;
  let hasClear = false;
  const cells = new Uint8Array(COLUMNS * ROWS);
  for (const name of taken) cells[indexOf(name)] = 1;
  const kept = [...about, space].map(cellOf);
  const gap = 0.2;
  const steps = 0.25;
  const add = (side: Placement["side"], x: number, y: number) => {
    if (x < -0.3 || y < -0.3 || x + width > COLUMNS + 0.3 || y + height > ROWS + 0.3) return;
    const box = { x, y, width, height };
    const covered = countCovered(box, cells, kept, margin);
    hasClear ||= covered === 0;
    const cost = covered * COVERING + distance(box, column + 0.5, row + 0.5);
    if (cost >= lowest) return;
    lowest = cost;
    const tip = side === "above" || side === "below" ? column + 0.5 - x : row + 0.5 - y;
    best = { ...box, side, tip, covered };
  };
  const inset = 0.45;
  for (let slide = inset; slide <= width - inset + 0.001; slide += steps) {
    const x = column + 0.5 - slide;
    add("above", x, row - gap - height);
    add("below", x, row + 1 + gap);
  }
  for (let slide = inset; slide <= height - inset + 0.001; slide += steps) {
    const y = row + 0.5 - slide;
    add("left", column - gap - width, y);
    add("right", column + 1 + gap, y);
  }
  // without room beside the space: anywhere else, without a tip
  if (!hasClear) {
    for (let y = -0.2; y + height <= ROWS + 0.2; y += steps) {
      for (let x = -0.2; x + width <= COLUMNS + 0.2; x += steps) add("apart", x, y);
    }
  }
  return best ?? { x: 0, y: 0, width, height, side: "below", tip: width / 2, covered: 0 };
}

function indexOf(space: Space): number {
  const { column, row } = cellOf(space);
  return row * COLUMNS + column;
}

/** The pieces that a box covers, by the weight of their cells, and those that the callout is about. */
function countCovered(
  box: Box,
  cells: Uint8Array,
  about: readonly { column: number; row: number }[],
  margin: number,
): number {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  let covered = 0;
  for (const { column, row } of about) {
    // badges and treasures reach a little beyond their space
    const isFree =
      column + 1 + margin <= box.x || column - margin >= right || row + 1 + margin <= box.y || row - margin >= bottom;
    if (!isFree) covered += ABOUT_WEIGHT;
  }
  const last = { column: Math.min(right - margin, COLUMNS), row: Math.min(bottom - margin, ROWS) };
  for (let row = Math.max(Math.floor(box.y + margin), 0); row < last.row; row++) {
    for (let column = Math.max(Math.floor(box.x + margin), 0); column < last.column; column++) {
      covered += cells[row * COLUMNS + column] ?? 0;
    }
  }
  return covered;
}

function distance(box: Box, x: number, y: number): number {
  const dx = box.x + box.width / 2 - x;
  const dy = box.y + box.height / 2 - y;
  const reachX = Math.max(box.x - x, 0, x - box.x - box.width);
  const reachY = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(reachX, reachY) * 3 + Math.hypot(dx, dy) * 0.5;
}
