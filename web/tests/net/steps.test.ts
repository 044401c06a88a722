import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

import type { Step, Table } from "../../src/net/messages";
import { applyStep, applySteps, follows } from "../../src/net/steps";

/** Random games as the server sends them, with the whole table after each step. */
function games(): { tables: Table[]; steps: Step[] }[] {
  const root = resolve(import.meta.dirname, "../../..");
  const python = process.env.SHEDU_PYTHON ?? resolve(root, ".venv/bin/python");
  const text = execFileSync(python, [resolve(import.meta.dirname, "games.py")], {
    cwd: root,
    encoding: "utf-8",
    maxBuffer: 1 << 28,
  });
  return JSON.parse(text) as { tables: Table[]; steps: Step[] }[];
}

describe("steps", () => {
  const played = games();

  test("applied to the first table give each table that the server has, for every viewer", () => {
    expect(played.length).toBe(12);
    for (const { tables, steps } of played) {
      const [first, ...rest] = tables;
      if (!first) throw new Error("there is no table");
      expect(steps.length).toBeGreaterThan(50);
      expect(applySteps(first, steps).map(({ table }) => table)).toEqual(rest);
    }
  }, 60_000);

  test("follow only on the table before them, of the same viewer", () => {
    const [game, other] = played;
    const [first, second] = game?.tables ?? [];
    const [step] = game?.steps ?? [];
    if (!first || !second || !step) throw new Error("there is no step");
    expect(follows(first, step)).toBe(true);
    expect(follows(null, step)).toBe(false);
    expect(follows(second, step)).toBe(false);
    expect(follows(other?.tables[0] ?? null, step)).toBe(false);
  });

  test("leave the table before them as it was", () => {
    const first = played[0]?.tables[0];
    const step = played[0]?.steps[0];
    if (!first || !step) throw new Error("there is no step");
    const before = structuredClone(first);
    applyStep(first, step);
    expect(first).toEqual(before);
  });
});
