import { describe, expect, test } from "vitest";

import { addPast, linesOf, spacesOf } from "../../src/game/past/log";
import { lineSaid, lineText, phraseText } from "../../src/game/past/log-text";
import type { Line, Past } from "../../src/net/messages";
import { setLanguage } from "../../src/text/i18n.svelte";
import { bold } from "../../src/text/words";

const SEATS = [{ dynasty: "lion" }, { dynasty: "bull" }] as const;
const placed: Line = {
  text: "log-tile",
  args: { colour: "green", space: "K5" },
  seat: 0,
  gains: [{ seat: 1, colour: "green", amount: 2 }],
};
const removed: Line = { text: "log-removed", args: { colour: "red", spaces: ["L5", "P6"], count: 2 } };
const drawn: Line = {
  text: "log-draw-own",
  args: {
    tiles: [
      { text: "tiles-count", args: { colour: "red", count: 2 } },
      { text: "tiles-count", args: { colour: "blue", count: 1 } },
    ],
  },
  seat: 0,
};
const turn: Past = {
  ply: 3,
  turn: 2,
  seat: 0,
  lines: [placed, drawn, { text: "log-turn", args: { turn: 2, dynasty: "bull" }, seat: 1, is_heading: true }],
};

describe("the log", () => {
  test("has the lines of each move under the heading of its turn", () => {
    const lines = linesOf([turn, { ...turn, ply: 4, lines: [removed] }]);
    expect(lines.map(({ text, ply, opens }) => [text, ply, opens])).toEqual([
      ["log-turn", 2, false],
      ["log-tile", 2, true],
      ["log-draw-own", 2, false],
      ["log-turn", 3, false],
      ["log-removed", 3, true],
    ]);
    expect(lines.map(({ args }) => args?.turn)).toEqual([1, undefined, undefined, 2, undefined]);
  });

  test("begins with a heading again where moves are missing", () => {
    const lines = linesOf([turn, { ...turn, ply: 7, turn: 4, lines: [removed] }]);
    expect(lines.filter(({ is_heading }) => is_heading).map(({ args }) => args?.turn)).toEqual([1, 2, 4]);
  });

  test("drops undone moves when another move replaces them", () => {
    const later: Past = { ...turn, ply: 4 };
    const again: Past = { ...turn, ply: 3, seat: 1 };
    expect(addPast([turn, later], again)).toEqual([again]);
  });

  test("knows the spaces of its lines", () => {
    expect(spacesOf([...turn.lines, removed])).toEqual(["K5", "L5", "P6"]);
  });

  test("has bold spaces on the screen, and subjects and gains for screen readers", async () => {
    await setLanguage("en");
    const [heading, first, second] = linesOf([turn]);
    if (!heading || !first || !second) throw new Error("no lines");
    expect(lineText(heading, SEATS)).toBe("Turn 1, Lion");
    expect(lineSaid(heading, SEATS)).toBe("Turn 1, Lion");
    expect(lineText(first, SEATS)).toBe(`market on ${bold("K5")}`);
    expect(lineSaid(first, SEATS)).toBe("Lion: market on K5. Bull gains 2 green points");
    expect(lineSaid(second, SEATS)).toBe("Lion: draws 2 temples and 1 farm");
    expect(phraseText(removed)).toBe(`temples on ${bold("L5 and P6")} are removed`);
  });
});
