/** Changes in the board editor. */

import { expect, test } from "vitest";

import type { Layout } from "../../src/net/messages";
import { NEW_SEAT, boardOf, cleared, pressed, withCount, withPlayers } from "../../src/study/editor/editor";

const EMPTY: Layout = {
  preset: "modern",
  options: [],
  players: ["lion", "bull"],
  tiles: [],
  treasures: [],
  catastrophes: [],
  leaders: [],
  monuments: [],
  buildings: [],
  wonder: null,
  seats: [NEW_SEAT, NEW_SEAT],
  turn: 0,
  actions: 2,
  bag: null,
  seed: 0,
};

test("a press puts a piece on a space, and the same press takes it away", () => {
  const temple = pressed(EMPTY, { kind: "tile", colour: "red" }, "F5");
  expect(temple.tiles).toEqual([{ space: "F5", colour: "red" }]);
  expect(pressed(temple, { kind: "tile", colour: "red" }, "F5").tiles).toEqual([]);
  expect(pressed(temple, { kind: "tile", colour: "blue" }, "F5").tiles).toEqual([{ space: "F5", colour: "blue" }]);
  const treasure = pressed(temple, { kind: "treasure" }, "F5");
  expect(treasure.treasures).toEqual(["F5"]);
  const struck = pressed(treasure, { kind: "catastrophe" }, "F5");
  expect([struck.tiles, struck.treasures, struck.catastrophes]).toEqual([[], [], ["F5"]]);
  expect(pressed(struck, { kind: "erase" }, "F5")).toEqual(EMPTY);
});

test("a leader stands on one space", () => {
  const king = { kind: "leader", colour: "black", seat: 1 } as const;
  const there = pressed(pressed(EMPTY, king, "A2"), king, "C2");
  expect(there.leaders).toEqual([{ space: "C2", seat: 1, colour: "black" }]);
  expect(pressed(there, king, "C2").leaders).toEqual([]);
});

test("a monument covers a square that fits on the board, and goes as a whole", () => {
  const tool = { kind: "monument", monument: "red-blue" } as const;
  const built = pressed(EMPTY, tool, "P11");
  expect(built.monuments).toEqual([{ space: "O10", monument: "red-blue" }]);
  expect(built.tiles.map(({ space }) => space).sort()).toEqual(["O10", "O11", "P10", "P11"]);
  expect(boardOf(built).monuments).toEqual([{ space: "O10", colours: ["red", "blue"] }]);
  expect(cleared(built, "P10")).toEqual(EMPTY);
  expect(pressed(built, tool, "A1").monuments).toEqual([{ space: "A1", monument: "red-blue" }]);
});

test("the wonder covers five spaces", () => {
  const built = pressed(EMPTY, { kind: "wonder" }, "D5");
  expect(boardOf(built).wonder).toEqual(expect.arrayContaining(["D5", "D4", "D6", "C5", "E5"]));
  expect(pressed(built, { kind: "tile", colour: "red" }, "D4").wonder).toBeNull();
});

test("a building stands on one tile of its colour", () => {
  let layout = pressed(EMPTY, { kind: "tile", colour: "red" }, "A1");
  layout = pressed(layout, { kind: "tile", colour: "red" }, "A2");
  layout = pressed(pressed(layout, { kind: "building" }, "A1"), { kind: "building" }, "A2");
  expect(boardOf(layout).buildings).toEqual([{ space: "A2", colour: "red" }]);
});

test("leaders of a player who leaves go; those of the others keep their player", () => {
  let layout = pressed(EMPTY, { kind: "leader", colour: "red", seat: 0 }, "A2");
  layout = pressed(layout, { kind: "leader", colour: "red", seat: 1 }, "C2");
  const changed = withPlayers({ ...layout, turn: 1 }, ["bull", "pot"]);
  expect(changed.leaders).toEqual([{ space: "C2", seat: 0, colour: "red" }]);
  expect([changed.turn, changed.seats.length]).toEqual([0, 2]);
});

test("counts are whole numbers from 0 on", () => {
  expect(withCount([1, 2, 3, 4], "red", 7)).toEqual([1, 7, 3, 4]);
  expect(withCount([1, 2, 3, 4], "red", -2)).toEqual([1, 0, 3, 4]);
  expect(withCount([1, 2, 3, 4], "green", Number.NaN)).toEqual([1, 2, 3, 0]);
});
