// @vitest-environment node

import { describe, expect, test } from "vitest";

import { contribution, sealOf } from "../../src/model/shuffle";
import { clockOf, meAnd, newSeats, online } from "../../src/start/table-maker";

describe("the request for a new table", () => {
  test("has seats for the person, for others and for bots", () => {
    expect(newSeats(meAnd("open")).map(({ kind }) => kind)).toEqual(["human", "open", "open", "open"]);
    expect(newSeats(meAnd("skilled"))[1]).toEqual({ dynasty: "archer", kind: "bot", level: "skilled" });
    expect(newSeats([{ dynasty: "pot", who: "human", name: " Ann " }])).toEqual([
      { dynasty: "pot", kind: "human", name: "Ann" },
    ]);
  });

  test("has the chosen time control", () => {
    const wish = { kind: "none" as const, minutes: 20, seconds: 5, days: 3 as const };
    expect(clockOf(wish)).toBeNull();
    expect(clockOf({ ...wish, kind: "real-time" })).toEqual({ type: "real-time", budget: 1200, increment: 5 });
    expect(clockOf({ ...wish, kind: "turn-based" })).toEqual({ type: "turn-based", days: 3 });
  });

  test("has a new contribution to the shuffle each time", () => {
    const made = online({ seats: [] }, { access: "open" });
    expect(made.added).toMatch(/^[0-9a-f]{32}$/);
    expect(made.wish).toEqual({ seats: [], terms: { access: "open" }, seal: sealOf(made.added) });
    expect(contribution()).not.toBe(contribution());
  });
});
