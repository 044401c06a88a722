/** Small drawings on the land, deterministic for a map: palms, hills, mountains, reeds. */

import { COLUMNS, ROWS, SPACES, cellOf, neighbours } from "../../model/spaces";
import type { BoardInfo, Space } from "../../net/messages";
import { offset, type Point } from "./river";

export const PALM =
  "M0 0C1 -7 1 -13 3 -20M3 -20C-2 -26 -9 -25 -12 -19M3 -20C-3 -22 -8 -18 -9 -12M3 -20C8 -27 15 -25 17 -19M3 -20C9 -22 13 -18 14 -12M3 -20C3 -25 5 -29 9 -30";
export const HILLS = "M-26 4C-16 -6 -8 -8 0 -4C6 -1 10 3 14 4M-8 -4C-3 0 -4 3 -7 4M6 2C12 -5 20 -7 30 3";
export const PEAKS =
  "M-24 8 -8 -15 -3 -8 4 -20 24 8M4 -20C3 -12 7 -8 5 -2M10 -10C9 -6 12 -3 11 1M-8 -15C-9 -9 -6 -6 -8 0";

export interface Drawing {
  x: number;
  y: number;
  scale: number;
  flip: boolean;
  path: string;
}

/** A seeded random generator of numbers from 0 to 1. */
function* numbers(seed: number): Generator<number, never> {
  for (;;) {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    yield seed / 4294967296;
  }
}

export function drawingsOf(map: BoardInfo, size: number): Drawing[] {
  const random = numbers(map.name.length * 7919);
  const wet = new Set<Space>(map.river);
  const starts = new Set<Space>(map.starts);
  const drawings: Drawing[] = [];
  const near = new Set<Space>();
  for (const space of SPACES) {
    if (wet.has(space) || starts.has(space) || near.has(space)) continue;
    const { column, row } = cellOf(space);
    const atRiver = neighbours(space).some((next) => wet.has(next));
    const atEdge = column < 1 || row < 1 || column >= COLUMNS - 1 || row >= ROWS - 1;
    const chance = random.next().value;
    const limit = atEdge ? 0.42 : atRiver ? 0.2 : 0.26;
    if (chance > limit) continue;
    const path = atEdge && chance < 0.25 ? PEAKS : atRiver || chance < 0.07 ? PALM : HILLS;
    drawings.push({
      x: (column + 0.38 + random.next().value * 0.3) * size,
      y: (row + 0.62 + random.next().value * 0.2) * size,
      scale: 0.7 + random.next().value * 0.3,
      flip: random.next().value > 0.5,
      path,
    });
    for (const next of neighbours(space)) near.add(next);
  }
  return drawings;
}

/** Tufts of reed along both banks of a river. */
export function reedsOf(line: readonly Point[], distance: number, seed: number): string {
  const random = numbers(seed);
  let path = "";
  for (const side of [-1, 1]) {
    const bank = offset(line, distance * side);
    for (let index = 6; index < bank.length - 6; index++) {
      const point = bank[index];
      if (!point || random.next().value > 0.07) continue;
      for (let blade = 0; blade < 3; blade++) {
        const lean = (random.next().value - 0.5) * 4;
        const height = 6 + random.next().value * 5;
        const x = Math.round((point.x + (blade - 1) * 2) * 10) / 10;
        const y = Math.round((point.y + 2) * 10) / 10;
        path += `M${x} ${y}q${(lean * 0.2).toFixed(1)} ${(-height * 0.5).toFixed(1)} ${lean.toFixed(1)} ${(-height).toFixed(1)}`;
      }
      index += 8;
    }
  }
  return path;
}
