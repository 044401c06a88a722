import { describe, expect, test } from "vitest";

import { flightsBetween, landingMs } from "../../src/board/motion";
import type { Event } from "../../src/net/messages";
import { tableWith } from "../tables";

const leader = { space: "D4", seat: 0, colour: "red" as const, temples: 1, supporters: 1 };
const king = { ...leader, space: "B2", colour: "black" as const };

describe("a placed tile", () => {
  const before = tableWith({ board: { leaders: [leader, king] } });
  const after = tableWith({ board: { leaders: [leader, king], tiles: [{ space: "C3", colour: "red" }] } });
  const events = (seat: number): Event[] => [
    { type: "moved", seat, move: { type: "place-tile", colour: "red", space: "C3" } },
    { type: "gained", seat, colour: "red", amount: 1, source: "tile" },
  ];

  test("of another player lands; its point leaves from the tile, not from a leader elsewhere, and later", () => {
    const [tile, point] = flightsBetween(before, after, events(1));
    expect(tile).toMatchObject({ symbol: "tile-red", from: { seat: 1 }, to: { space: "C3" }, way: "lands", delay: 0 });
    expect(point).toMatchObject({ symbol: "tileS-red", from: { space: "C3" }, to: { seat: 1 }, way: "flies" });
    expect(point?.delay).toBeGreaterThanOrEqual(tile?.ms ?? Infinity);
  });

  test("of the viewer only comes to rest, because it lies there since the click", () => {
    const [tile, point] = flightsBetween(before, after, events(0));
    expect(tile).toMatchObject({ symbol: "tile-red", way: "hops", to: { space: "C3" } });
    expect(point).toMatchObject({ to: { points: "red", seat: 0 } });
    expect(point?.delay).toBe(landingMs(tile ? [tile] : []));
  });
});

test("a moved leader flies between spaces, one from the supply from its player", () => {
  const before = tableWith({ board: { leaders: [leader] } });
  const other = { ...leader, seat: 1, space: "K5" };
  const after = tableWith({ board: { leaders: [{ ...leader, space: "E5" }, other] } });
  expect(flightsBetween(before, after, [])).toMatchObject([
    { symbol: "L-red-lion", from: { space: "D4" }, to: { space: "E5" }, way: "lands" },
    { symbol: "L-red-bull", from: { seat: 1 }, to: { space: "K5" }, way: "lands" },
  ]);
});

test("a tile fades under a catastrophe and is gone when it has landed, also the viewer's own", () => {
  const after = tableWith({ board: { catastrophes: ["C3"] } });
  const [cat, tile] = flightsBetween(tableWith(), after, [
    { type: "moved", seat: 1, move: { type: "play-catastrophe", space: "C3" } },
    { type: "tile-removed", space: "C3", colour: "blue", cause: "catastrophe" },
  ]);
  expect(cat).toMatchObject({ symbol: "cat", to: { space: "C3" }, way: "lands" });
  expect(cat).toMatchObject({ from: { seat: 1 } });
  expect(tile).toMatchObject({ symbol: "tile-blue", from: { space: "C3" }, way: "fades" });
  expect((tile?.delay ?? 0) + (tile?.ms ?? 0)).toBe(cat?.ms);
  const [own] = flightsBetween(tableWith(), after, [
    { type: "moved", seat: 0, move: { type: "play-catastrophe", space: "C3" } },
  ]);
  // it is on its space since the click, and falls there
  expect(own).toMatchObject({ symbol: "cat", from: { space: "C3" }, way: "lands" });
});

test("a monument rises, and a treasure flies to its new owner", () => {
  const after = tableWith({ board: { monuments: [{ space: "G2", colours: ["red", "blue"] }] } });
  expect(flightsBetween(tableWith(), after, [{ type: "treasure-taken", seat: 1, space: "H2" }])).toMatchObject([
    { symbol: "mon-red-blue", to: { space: "G2" }, way: "rises" },
    { symbol: "gem", from: { space: "H2" }, to: { seat: 1 }, way: "flies" },
  ]);
});
