// @vitest-environment node

import { describe, expect, test } from "vitest";

import { type Move, formatMove, parseMove, placing, sortMoves, spacesFor } from "../../src/model/moves";

describe("a move's text", () => {
  test.each([
    ["market K5", { kind: "tile", colour: "green", space: "K5" }],
    ["king F4", { kind: "leader", colour: "black", space: "F4" }],
    ["farmer off", { kind: "off", colour: "blue" }],
    ["catastrophe H6", { kind: "catastrophe", space: "H6" }],
    ["pass", { kind: "pass" }],
    ["war trader", { kind: "war", colour: "green" }],
    ["commit 3", { kind: "commit", count: 3 }],
    ["market-hall F5", { kind: "building", colour: "green", space: "F5" }],
    ["monument red-blue E4", { kind: "monument", monument: "red-blue", space: "E4" }],
    ["wonder G6", { kind: "wonder", space: "G6" }],
    ["decline", { kind: "decline" }],
    ["leave F5", { kind: "leave", space: "F5" }],
    ["score red", { kind: "score", colour: "red" }],
    ["swap 2t 1f", { kind: "swap", tiles: [0, 2, 1, 0], count: 3 }],
    ["swap 3", { kind: "swap", tiles: null, count: 3 }],
  ] as [string, Move][])("%s", (text, move) => {
    expect(parseMove(text)).toEqual(move);
    expect(formatMove(move)).toBe(text);
  });

  test("other texts are not moves", () => {
    expect(parseMove("dance K5")).toBeNull();
  });

  test("a swap lists temples first, as the server does", () => {
    expect(formatMove({ kind: "swap", tiles: [1, 2, 0, 3], count: 6 })).toBe("swap 2t 1s 3m");
  });

  test("a placement can be parsed again", () => {
    const text = formatMove(placing({ kind: "leader", colour: "red" }, "C3"));
    expect(text).toBe("priest C3");
    expect(parseMove(text)).toEqual({ kind: "leader", colour: "red", space: "C3" });
  });
});

describe("legal moves", () => {
  const choices = sortMoves([
    "market K5",
    "market L5",
    "king F4",
    "king off",
    "swap 1t",
    "pass",
    "commit 2",
    "commit 0",
  ]);

  test("are grouped by what can be picked", () => {
    expect([...(choices.tiles.get("green") ?? [])]).toEqual(["K5", "L5"]);
    expect(choices.off.has("black")).toBe(true);
    expect(choices.pass).toBe(true);
    expect(choices.commits).toEqual([0, 2]);
  });

  test("give the spaces of a picked piece only", () => {
    expect(spacesFor(choices, { kind: "tile", colour: "green", slot: 0 })).toEqual(new Set(["K5", "L5"]));
    expect(spacesFor(choices, { kind: "tile", colour: "red", slot: 0 }).size).toBe(0);
    expect(spacesFor(choices, null).size).toBe(0);
  });
});
