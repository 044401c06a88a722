import { describe, expect, test } from "vitest";

import { addPast, linesOf, spacesOf } from "../../src/game/log";
import type { Event, Past } from "../../src/net/messages";

const turn: Past = {
  ply: 3,
  turn: 2,
  seat: 0,
  kind: "action",
  events: [
    { type: "moved", seat: 0, move: { type: "place-tile", colour: "green", space: "K5" } },
    { type: "gained", seat: 1, colour: "green", amount: 2, source: "tile" },
    { type: "gained", seat: 0, colour: "red", amount: 1, source: "monument" },
    { type: "drew", seat: 0, count: 2, tiles: [1, 1, 0, 0] },
    { type: "turn-began", seat: 1 },
  ],
};

describe("the log", () => {
  test("has one line per event, with points at the line that caused them", () => {
    const lines = linesOf([turn]);
    expect(lines.map(({ text }) => text)).toEqual([
      "log-turn",
      "log-tile",
      "log-income-monument",
      "log-draw-own",
      "log-turn",
    ]);
    expect(lines[1]?.gains).toEqual([{ seat: 1, colour: "green", amount: 2 }]);
    expect(lines[1]?.opens).toBe(true);
  });

  test("shows only the number of tiles that another player drew or swapped", () => {
    const draw: Event = { type: "drew", seat: 0, count: 2, tiles: null };
    const lines = linesOf([
      { ...turn, events: [{ type: "moved", seat: 0, move: { type: "hidden-swap", count: 2 } }, draw] },
    ]);
    expect(lines.map(({ text }) => text)).not.toContain("log-draw-own");
    expect(lines.find(({ text }) => text === "log-swap")?.args).toEqual({ count: 2 });
    expect(lines.every(({ tiles }) => tiles === null)).toBe(true);
  });

  test("combines removed tiles into one line", () => {
    const war: Past = {
      ...turn,
      events: [
        { type: "conflict-won", winner: 0, attack: 4, defence: 2 },
        { type: "tile-removed", colour: "green", space: "L5", cause: "war" },
        { type: "tile-removed", colour: "green", space: "P6", cause: "war" },
        { type: "gained", seat: 0, colour: "green", amount: 3, source: "war" },
      ],
    };
    const lines = linesOf([war]);
    expect(lines.find(({ text }) => text === "log-removed")?.spaces).toEqual(["L5", "P6"]);
    expect(lines.find(({ text }) => text === "log-won")?.gains.length).toBe(1);
  });

  test("drops undone moves when another move replaces them", () => {
    const later: Past = { ...turn, ply: 4 };
    const again: Past = { ...turn, ply: 3, seat: 1 };
    expect(addPast([turn, later], again)).toEqual([again]);
  });

  test("knows the spaces of a step", () => {
    expect(spacesOf(turn.events)).toEqual(new Set(["K5"]));
  });
});
