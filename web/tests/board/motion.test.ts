import { expect, test } from "vitest";

import { flightsBetween } from "../../src/board/motion";
import { tableWith } from "../tables";

const leader = { space: "D4", seat: 0, colour: "red" as const, temples: 1, supporters: 1 };

test("a placed tile flies from the viewer's hand, and its point from the leader that gained it", () => {
  const before = tableWith({ board: { leaders: [leader] } });
  const after = tableWith({ board: { leaders: [leader], tiles: [{ space: "C3", colour: "red" }] } });
  const flights = flightsBetween(before, after, [
    { type: "moved", seat: 0, move: { type: "place-tile", colour: "red", space: "C3" } },
    { type: "gained", seat: 0, colour: "red", amount: 1, source: "tile" },
  ]);
  expect(flights).toEqual([
    { symbol: "tile-red", from: { hand: "red" }, to: { space: "C3" }, ms: 260 },
    { symbol: "tileS-red", from: { space: "D4" }, to: { points: "red" }, ms: 320 },
  ]);
});

test("a moved leader flies between spaces, one from the supply from its player", () => {
  const before = tableWith({ board: { leaders: [leader] } });
  const other = { ...leader, seat: 1, space: "K5" };
  const after = tableWith({ board: { leaders: [{ ...leader, space: "E5" }, other] } });
  expect(flightsBetween(before, after, [])).toEqual([
    { symbol: "L-red-lion", from: { space: "D4" }, to: { space: "E5" }, ms: 260 },
    { symbol: "L-red-bull", from: { seat: 1 }, to: { space: "K5" }, ms: 260 },
  ]);
});

test("a removed tile fades in place", () => {
  const table = tableWith();
  const [flight] = flightsBetween(table, table, [{ type: "tile-removed", space: "C3", colour: "blue" } as never]);
  expect(flight).toMatchObject({ symbol: "tile-blue", from: { space: "C3" }, fades: true });
});
