import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { change } from "../../src/browser/settings.svelte";
import type { TableState } from "../../src/game/table-state.svelte";
import type { Opinion } from "../../src/net/messages";
import { setLanguage } from "../../src/text/i18n.svelte";
import { FakeSocket, playsSent, stateOf, tableWith } from "../tables";

const WARNING: Opinion = {
  type: "opinion",
  entry: 3,
  remark: "warning",
  chance: 0.2,
  best_chance: 0.6,
  reason: "ends the turn",
  best: { type: "swap", tiles: [1, 0, 0, 0] },
  best_reason: "swaps 1 settlement",
};

beforeAll(() => setLanguage("en"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  change("coach", "auto");
});

function start(changes: Parameters<typeof tableWith>[0] = {}): TableState {
  const page = stateOf(tableWith({ decision: { choices: { can_pass: true } }, ...changes }));
  change("coach", "on");
  page.game.play({ type: "pass" });
  return page;
}

const sent = () => FakeSocket.last.sent.map(({ type }) => type);

test("a move waits for its opinion, and a warning holds it back until the player decides", async () => {
  const page = start();
  expect(sent()).toContain("ask-opinion");
  expect(playsSent()).toEqual([]);
  page.game.receive(WARNING);
  expect(page.coach.warning?.opinion).toEqual(WARNING);
  expect(page.actions).toEqual([]);
  page.coach.answer(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(playsSent()).toEqual([]);
  expect(page.game.isPending).toBe(false);
  page.game.play({ type: "pass" });
  page.game.receive(WARNING);
  page.coach.answer(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(playsSent()).toHaveLength(1);
});

test("praise comes with the move", async () => {
  const page = start();
  page.game.receive({ ...WARNING, remark: "praise", best: null, best_reason: "" });
  await vi.advanceTimersByTimeAsync(0);
  expect(playsSent()).toHaveLength(1);
  expect(page.coach.praise).toBe("Well found: ends the turn.");
});

test("without an opinion the move is made, and a late warning offers to undo it", async () => {
  const page = start();
  await vi.advanceTimersByTimeAsync(1500);
  expect(playsSent()).toHaveLength(1);
  page.game.receive({ ...tableWith({ entry: 4, decision: { seat: 1 } }), undo_to: [3] });
  page.game.receive(WARNING);
  expect(page.coach.warning?.ply).toBe(3);
  page.coach.answer(false);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "undo", entry: 4, ply: 3 });
});

test("a refusal ends the advice and makes the move", async () => {
  const page = start();
  page.game.receive({ type: "refused", reason: "", code: "no-hints", rule: null, entry: 3 });
  await vi.advanceTimersByTimeAsync(0);
  expect(playsSent()).toHaveLength(1);
  expect(page.game.refusal).toBeNull();
  expect(page.coach.isOn).toBe(false);
});

test("with a second person at the table there is no coach", () => {
  const table = tableWith({ decision: { choices: { can_pass: true } } });
  const [lion, bull] = table.seats;
  if (!lion || !bull) throw new Error("no seats");
  const page = stateOf({ ...table, seats: [lion, { ...bull, kind: "human" }] });
  change("coach", "on");
  expect(page.coach.isOn).toBe(false);
});

test("the move of a hint on screen is not questioned", () => {
  const page = stateOf(tableWith({ decision: { choices: { can_pass: true } } }));
  change("coach", "on");
  page.game.receive({
    type: "hint",
    entry: page.game.table?.entry ?? 0,
    moves: [{ move: { type: "pass" }, value: 1, reason: "waits" }],
    win: [],
  });
  page.game.play({ type: "pass" });
  expect(sent()).not.toContain("ask-opinion");
  expect(playsSent()).toHaveLength(1);
});
