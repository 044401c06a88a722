// @vitest-environment node

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { placeCallout } from "../../src/board/callout";
import { centresOf, offset, spline, traceArms, traceRivers } from "../../src/board/land/river";
import { outlinePath, ringsOf } from "../../src/board/outline";
import { SPACES, cellOf, neighbours, spaceAt, squareOf } from "../../src/model/spaces";

function riverOf(board: string): string[] {
  const text = readFileSync(`../src/shedu/engine/data/${board}.txt`, "utf8");
  const rows = text.split("\n").filter((line) => /^\s*\d+\s/.test(line));
  return rows.flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .slice(1)
      .flatMap((mark, x) => (mark === "~" ? [spaceAt(x, y)] : [])),
  );
}

describe("spaces", () => {
  test("have names and places", () => {
    expect(SPACES.length).toBe(176);
    expect(cellOf("P11")).toEqual({ column: 15, row: 10 });
    expect(neighbours("A1")).toEqual(["B1", "A2"]);
    expect(squareOf("E4")).toEqual(["E4", "F4", "E5", "F5"]);
  });
});

describe("rivers", () => {
  test("of the standard map are two lines through all their spaces", () => {
    const river = riverOf("standard");
    const chains = traceRivers(river);
    expect(chains.length).toBe(2);
    expect(traceArms(river, chains)).toEqual([]);
    expect(new Set(chains.flat())).toEqual(new Set(river));
  });

  test("of the advanced map meet, and an arm leads out", () => {
    const river = riverOf("advanced");
    const chains = traceRivers(river);
    const arms = traceArms(river, chains);
    expect(chains.length).toBe(1);
    expect(arms.length).toBe(1);
    expect(new Set([...chains.flat(), ...arms.flat()])).toEqual(new Set(river));
  });

  test("pass near the centre of each of their spaces and never jump", () => {
    for (const chain of traceRivers(riverOf("standard"))) {
      const line = spline(centresOf(chain, 66));
      for (const space of chain) {
        const { column, row } = cellOf(space);
        const near = Math.min(...line.map(({ x, y }) => Math.hypot(x - (column + 0.5) * 66, y - (row + 0.5) * 66)));
        expect(near).toBeLessThan(24);
      }
      line.slice(1).forEach((point, index) => {
        const before = line[index] ?? point;
        expect(Math.hypot(point.x - before.x, point.y - before.y)).toBeLessThan(12);
      });
    }
  });

  test("have parallel lines for flow and reeds", () => {
    const line = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 0 },
    ];
    expect(offset(line, 5).map(({ y }) => y)).toEqual([5, 5, 5]);
  });
});

describe("an outline", () => {
  test("of one space is a square", () => {
    expect(ringsOf(["A1"])).toEqual([
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
      ],
    ]);
  });

  test("of a ring of spaces has a hole", () => {
    const ring = SPACES.filter((space) => {
      const { column, row } = cellOf(space);
      return column < 3 && row < 3 && !(column === 1 && row === 1);
    });
    expect(ringsOf(ring).length).toBe(2);
  });

  test("keeps spaces that touch at a corner apart", () => {
    expect(ringsOf(["A1", "B2"]).length).toBe(2);
  });

  test("is a closed path", () => {
    expect(outlinePath(["C3", "C4"], 66)).toMatch(/^M.*Z$/);
  });
});

describe("a callout", () => {
  test("covers other pieces rather than one that it is about", () => {
    const crowd = new Set(SPACES);
    const about = new Set(["H4", "I5", "G6", "J7"]);
    const place = placeCallout("H6", 5, 2, crowd, about);
    for (const space of [...about, "H6"]) {
      const { column, row } = cellOf(space);
      const isApart =
        place.x >= column + 1 || place.x + place.width <= column || place.y >= row + 1 || place.y + place.height <= row;
      expect(isApart, space).toBe(true);
    }
  });

  const taken = new Set(["K4", "J5", "L5", "K6", "J4", "L4"]);

  test("lies over empty spaces only, if there is room", () => {
    const place = placeCallout("K5", 4.5, 2, taken);
    expect(place.covered).toBe(0);
    for (let column = Math.ceil(place.x); column < place.x + place.width - 1; column++) {
      for (let row = Math.ceil(place.y); row < place.y + place.height - 1; row++) {
        expect(taken.has(spaceAt(column, row))).toBe(false);
      }
    }
  });

  test("lies apart from its space where there is no room beside it", () => {
    const crowd = new Set(SPACES.filter((space) => cellOf(space).row > 2 && cellOf(space).row < 9));
    const place = placeCallout("H6", 5, 2, crowd);
    expect(place.covered).toBe(0);
    expect(place.side).toBe("apart");
  });

  test("covers a piece or two rather than lie far away", () => {
    const free = ["A11", "B11", "C11", "D11", "E11", "A10", "B10", "C10", "D10", "E10"];
    const crowd = new Set(SPACES.filter((space) => !free.includes(space)));
    for (const gap of ["J2", "K2", "L2", "J3", "K3"]) crowd.delete(gap);
    const place = placeCallout("L4", 3, 2, crowd);
    expect(Math.hypot(place.x + 1.5 - 11.5, place.y + 1 - 3.5)).toBeLessThan(4);
    expect(place.covered).toBeLessThan(4);
  });

  test("never covers its own space and stays on the board", () => {
    for (const space of SPACES) {
      const { column, row } = cellOf(space);
      const place = placeCallout(space, 5, 2.5, new Set());
      expect(place.x).toBeGreaterThanOrEqual(-0.3);
      expect(place.y).toBeGreaterThanOrEqual(-0.3);
      expect(place.x + place.width).toBeLessThanOrEqual(16.3);
      expect(place.y + place.height).toBeLessThanOrEqual(11.3);
      const inside =
        column + 0.5 > place.x &&
        column + 0.5 < place.x + place.width &&
        row + 0.5 > place.y &&
        row + 0.5 < place.y + place.height;
      expect(inside).toBe(false);
    }
  });
});
