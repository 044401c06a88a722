// @vitest-environment node

import { describe, expect, test } from "vitest";

import {
  buildingIn,
  canMoveLeader,
  isSameMove,
  keyOf,
  optionsIn,
  placing,
  spaceOf,
  spacesFor,
  swapOf,
} from "../../src/model/moves";
import type { Choices, Move } from "../../src/net/messages";

const moves: Move[] = [
  { type: "place-tile", colour: "green", space: "K5" },
  { type: "place-tile", colour: "green", space: "L5" },
  { type: "position-leader", colour: "green", space: "K5" },
  { type: "withdraw-leader", colour: "green" },
  { type: "play-catastrophe", space: "K5" },
  { type: "swap", tiles: [1, 2, 0, 3] },
  { type: "swap", tiles: [1, 2, 3, 0] },
  { type: "pass" },
  { type: "fight-war", colour: "green" },
  { type: "commit", count: 3 },
  { type: "place-building", colour: "green", space: "K5" },
  { type: "build-monument", monument: "red-blue", space: "K5" },
  { type: "erect-wonder", space: "K5" },
  { type: "decline" },
  { type: "leave-treasure", space: "K5" },
  { type: "score-wonder", colour: "green" },
];

describe("moves", () => {
  test("have different keys if they differ", () => {
    expect(new Set(moves.map(keyOf)).size).toBe(moves.length);
  });

  test("are the same if all their fields are", () => {
    for (const move of moves) expect(isSameMove(move, { ...move })).toBe(true);
    expect(isSameMove(moves[0] ?? null, moves[1] ?? null)).toBe(false);
    expect(isSameMove(null, null)).toBe(true);
    expect(isSameMove(moves[0] ?? null, null)).toBe(false);
  });

  test("tell the space they are about", () => {
    expect(moves.filter((move) => spaceOf(move) !== null).length).toBe(8);
    expect(spaceOf({ type: "hidden-swap", count: 3 })).toBeNull();
  });

  test("put a picked piece on a space", () => {
    expect(placing({ kind: "leader", colour: "red" }, "C3")).toEqual({
      type: "position-leader",
      colour: "red",
      space: "C3",
    });
  });
});

describe("choices", () => {
  const choices: Choices = {
    place_tile: { green: ["K5", "L5"] },
    position_leader: { black: ["F4"] },
    withdraw_leader: ["blue"],
    swap: [0, 1, 2, 0],
  };

  test("give the spaces of a picked piece only", () => {
    expect(spacesFor(choices, { kind: "tile", colour: "green", slot: 0 })).toEqual(new Set(["K5", "L5"]));
    expect(spacesFor(choices, { kind: "tile", colour: "red", slot: 0 }).size).toBe(0);
    expect(spacesFor(choices, { kind: "catastrophe" }).size).toBe(0);
    expect(spacesFor(choices, null).size).toBe(0);
  });

  test("let a leader be picked that can be placed or withdrawn", () => {
    expect(canMoveLeader(choices, "black")).toBe(true);
    expect(canMoveLeader(choices, "blue")).toBe(true);
    expect(canMoveLeader(choices, "red")).toBe(false);
  });

  test("allow a swap of tiles in hand, and of at least one", () => {
    expect(swapOf(choices, [0, 1, 1, 0])).toEqual({ type: "swap", tiles: [0, 1, 1, 0] });
    expect(swapOf(choices, [0, 2, 0, 0])).toBeNull();
    expect(swapOf(choices, [0, 0, 0, 0])).toBeNull();
    expect(swapOf({}, [0, 1, 0, 0])).toBeNull();
  });

  test("name the building and its spaces", () => {
    expect(buildingIn({ place_building: { blue: ["C3", "C4"] } })).toEqual(["blue", ["C3", "C4"]]);
    expect(buildingIn(choices)).toBeNull();
  });

  test("list the options of a decision in the order of their keys", () => {
    expect(optionsIn({ build_monument: { "black-red": ["A1", "A2"] }, erect_wonder: ["C4"] }).map(keyOf)).toEqual([
      "build-monument black-red A1",
      "build-monument black-red A2",
      "erect-wonder C4",
    ]);
    expect(optionsIn(choices)).toEqual([]);
  });
});
