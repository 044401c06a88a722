/** Each river is one smooth line through its spaces, eased inward at the bends. */

import { COLUMNS, ROWS, cellOf, neighbours } from "../../model/spaces";
import type { Space } from "../../net/messages";

export interface Point {
  x: number;
  y: number;
}

/** The rivers as chains of spaces, from edge to edge, with a bend through wide places. */
export function traceRivers(river: readonly Space[]): Space[][] {
  const left = new Set(river);
  const chains: Space[][] = [];
  while (left.size) {
    const group = flood([...left][0] ?? "", left);
    for (const space of group) left.delete(space);
    chains.push(longestWay(group));
  }
  return chains;
}

function flood(from: Space, within: ReadonlySet<Space>): Set<Space> {
  const found = new Set([from]);
  for (const space of found) {
    for (const next of neighbours(space)) if (within.has(next)) found.add(next);
  }
  return found;
}

/** The longest path through a group between two spaces at the board's edge. */
function longestWay(group: ReadonlySet<Space>): Space[] {
  const edge = [...group].filter(isAtEdge);
  const ends = new Set(edge.length > 1 ? edge : group);
  let best: Space[] = [];
  const walk = (way: Space[], passed: Set<Space>) => {
    const at = way[way.length - 1] ?? "";
    if (way.length > best.length && ends.has(at)) best = [...way];
    for (const next of neighbours(at)) {
      if (!group.has(next) || passed.has(next)) continue;
      passed.add(next);
      walk([...way, next], passed);
      passed.delete(next);
    }
  };
  for (const start of ends) walk([start], new Set([start]));
  return best;
}

function isAtEdge(space: Space): boolean {
  const { column, row } = cellOf(space);
  return column === 0 || row === 0 || column === COLUMNS - 1 || row === ROWS - 1;
}

/** Branches that are not part of a chain, each from a space of the chain to its end. */
export function traceArms(river: readonly Space[], chains: readonly Space[][]): Space[][] {
  const drawn = new Set(chains.flat());
  const rest = new Set(river.filter((space) => !drawn.has(space)));
  const arms: Space[][] = [];
  while (rest.size) {
    const group = [...flood([...rest][0] ?? "", rest)];
    for (const space of group) rest.delete(space);
    const joint = group.find((space) => neighbours(space).some((next) => drawn.has(next))) ?? "";
    const root = neighbours(joint).find((next) => drawn.has(next));
    const tail = group.filter((space) => space !== joint);
    arms.push([...(root ? [root] : []), joint, ...tail]);
  }
  return arms;
}

/** The centres of a chain's spaces, prolonged beyond the board's edge. */
export function centresOf(chain: readonly Space[], size: number): Point[] {
  const centres = chain.map((space) => {
    const { column, row } = cellOf(space);
    return { x: (column + 0.5) * size, y: (row + 0.5) * size };
  });
  const eased = centres.map((point, index) => {
    const before = centres[index - 1];
    const after = centres[index + 1];
    if (!before || !after || before.x === after.x || before.y === after.y) return point;
    const middle = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
    return { x: point.x + (middle.x - point.x) * 0.3, y: point.y + (middle.y - point.y) * 0.3 };
  });
  const first = chain[0];
  const last = chain[chain.length - 1];
  if (first) eased.unshift(...beyond(first, chain[1], size));
  if (last) eased.push(...beyond(last, chain[chain.length - 2], size));
  return eased;
}

/** A point past the edge, straight ahead if the river runs into the edge. */
function beyond(end: Space, before: Space | undefined, size: number): Point[] {
  const { column, row } = cellOf(end);
  const ways: [number, number][] = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ];
  const out = ways.filter(([dx, dy]) => {
    const c = column + dx;
    const r = row + dy;
    return c < 0 || r < 0 || c >= COLUMNS || r >= ROWS;
  });
  if (!out.length) return [];
  const from = before ? cellOf(before) : { column, row };
  const straight = out.find(([dx, dy]) => column - from.column === dx && row - from.row === dy);
  // a chain that runs along the edge turns outward there
  const [dx, dy] = straight ?? out[0] ?? [0, 0];
  return [{ x: (column + 0.5 + dx) * size, y: (row + 0.5 + dy) * size }];
}

/** Points of a centripetal Catmull-Rom spline, dense enough for offsets. */
export function spline(points: readonly Point[], steps = 12): Point[] {
  const drawn: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const b = points[index];
    const c = points[index + 1];
    if (!b || !c) continue;
    const a = points[index - 1] ?? { x: 2 * b.x - c.x, y: 2 * b.y - c.y };
    const d = points[index + 2] ?? { x: 2 * c.x - b.x, y: 2 * c.y - b.y };
    for (let step = 0; step < steps; step++) drawn.push(between(a, b, c, d, step / steps));
  }
  const last = points[points.length - 1];
  if (last) drawn.push(last);
  return smooth(drawn, 4);
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const at = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
}

/** Smooths the line with a few passes of averaging. */
function smooth(points: Point[], passes: number): Point[] {
  let result = points;
  for (let pass = 0; pass < passes; pass++) {
    result = result.map((point, index) => {
      const before = result[index - 1];
      const after = result[index + 1];
      if (!before || !after) return point;
      return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
    });
  }
  return result;
}

/** The line at a distance to the left of another. */
export function offset(points: readonly Point[], distance: number): Point[] {
  return points.map((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const length = Math.hypot(dx, dy) || 1;
    return { x: point.x - (dy / length) * distance, y: point.y + (dx / length) * distance };
  });
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
