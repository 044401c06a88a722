/** The outline of a group of spaces as one path with rounded corners. */

import { cellOf } from "../model/spaces";
import type { Space } from "../net/messages";

interface Corner {
  x: number;
  y: number;
}

/** Closed rings around the group, in grid units, clockwise around filled spaces. */
export function ringsOf(group: Iterable<Space>): Corner[][] {
  const filled = new Set<string>();
  for (const space of group) {
    const { column, row } = cellOf(space);
    filled.add(`${column},${row}`);
  }
  const has = (column: number, row: number) => filled.has(`${column},${row}`);
  const edges = new Map<string, Corner[]>();
  const add = (x: number, y: number, to: Corner) => {
    const key = `${x},${y}`;
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const key of filled) {
    const [x = 0, y = 0] = key.split(",").map(Number);
    if (!has(x, y - 1)) add(x, y, { x: x + 1, y });
    if (!has(x + 1, y)) add(x + 1, y, { x: x + 1, y: y + 1 });
    if (!has(x, y + 1)) add(x + 1, y + 1, { x, y: y + 1 });
    if (!has(x - 1, y)) add(x, y + 1, { x, y });
  }
  const rings: Corner[][] = [];
  while (edges.size) {
    const [start] = edges.keys();
    const [x = 0, y = 0] = (start ?? "").split(",").map(Number);
    const ring: Corner[] = [];
    let at: Corner = { x, y };
    let heading: Corner = { x: 0, y: 0 };
    for (;;) {
      const next = take(edges, at, heading);
      if (!next) break;
      const turn = { x: next.x - at.x, y: next.y - at.y };
      if (turn.x !== heading.x || turn.y !== heading.y) ring.push(at);
      heading = turn;
      at = next;
    }
    const [a, b] = ring;
    const last = ring[ring.length - 1];
    // the first corner may lie on a straight edge
    if (a && b && last && ((last.x === a.x && a.x === b.x) || (last.y === a.y && a.y === b.y))) ring.shift();
    rings.push(ring);
  }
  return rings;
}

/** The next edge from a corner; where two meet, the one that turns right keeps spaces that touch at a corner apart. */
function take(edges: Map<string, Corner[]>, at: Corner, heading: Corner): Corner | null {
  const key = `${at.x},${at.y}`;
  const ways = edges.get(key);
  if (!ways?.length) return null;
  const right = ways.findIndex((to) => heading.x * (to.y - at.y) - heading.y * (to.x - at.x) > 0);
  const [next] = ways.splice(Math.max(right, 0), 1);
  if (!ways.length) edges.delete(key);
  return next ?? null;
}

/** An SVG path around the group, grown outward, with rounded corners. */
export function outlinePath(group: Iterable<Space>, size: number, grow = 1.5, radius = 11): string {
  return ringsOf(group)
    .map((ring) =>
      roundedPath(
        ring.map((corner, index) => grown(ring, index, corner, size, grow)),
        radius,
      ),
    )
    .join("");
}

function grown(ring: Corner[], index: number, corner: Corner, size: number, grow: number): Corner {
  const before = ring[(index + ring.length - 1) % ring.length] ?? corner;
  const after = ring[(index + 1) % ring.length] ?? corner;
  const outward = (from: Corner, to: Corner): Corner => ({
    x: Math.sign(to.y - from.y),
    y: -Math.sign(to.x - from.x),
  });
  const a = outward(before, corner);
  const b = outward(corner, after);
  return { x: corner.x * size + (a.x + b.x) * grow, y: corner.y * size + (a.y + b.y) * grow };
}

function roundedPath(corners: Corner[], radius: number): string {
  const towards = (from: Corner, to: Corner): Corner => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const reach = Math.min(radius, length / 2);
    return { x: from.x + ((to.x - from.x) / length) * reach, y: from.y + ((to.y - from.y) / length) * reach };
  };
  let path = "";
  corners.forEach((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const enter = towards(corner, before);
    const leave = towards(corner, after);
    path += `${index ? "L" : "M"}${enter.x} ${enter.y}Q${corner.x} ${corner.y} ${leave.x} ${leave.y}`;
  });
  return path ? `${path}Z` : "";
}
