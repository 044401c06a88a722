import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { VERDICT_MS, change } from "../../src/browser/settings.svelte";
import type { TableState } from "../../src/game/table-state.svelte";
import { verdictOf, verdictWords } from "../../src/game/verdict";
import type { Conflict, Event, Step, Table } from "../../src/net/messages";
import { setLanguage } from "../../src/text/i18n.svelte";
import { stateOf, tableWith } from "../tables";

const side = { strength: 2, supporters: ["F5", "F6"], defeat: { prize: 1 } };
const war: Conflict = {
  kind: "war",
  colour: "green",
  tile: "green",
  attacker: { ...side, seat: 0, space: "F4", committed: 1 },
  defender: { ...side, seat: 1, space: "H4", committed: null },
};
const events = (attack: number, defence: number): Event[] => [
  { type: "moved", seat: 1, move: { type: "commit", count: defence - 2 } },
  { type: "conflict-won", winner: attack > defence ? 0 : 1, attack, defence },
  ...(attack > defence ? [] : [{ type: "tile-removed", colour: "green", space: "F5", cause: "war" } as const]),
  { type: "leader-returned", seat: attack > defence ? 1 : 0, colour: "green", space: "F4", cause: "war" },
  { type: "gained", seat: attack > defence ? 0 : 1, colour: "green", amount: 2, source: "war" },
];

function tableInWar(): Table {
  return tableWith({ decision: { seat: 1, kind: "commit", conflict: war } });
}

beforeAll(() => setLanguage("en"));

describe("the verdict of a conflict", () => {
  test("says who gains what, and why", () => {
    const table = tableInWar();
    const held = verdictOf(table, events(3, 3));
    expect(held?.conflict.defender.committed).toBe(1);
    expect(held && verdictWords(held, table)).toBe(
      "3 to 3: a tie goes to the defender. Bull holds and scores 2 green points; your trader goes home; the market on F5 is removed.",
    );
    const won = verdictOf(table, events(3, 2));
    expect(won && verdictWords(won, { ...table, viewer: null })).toBe(
      "3 to 2. Lion wins and scores 2 green points; Bull’s trader goes home.",
    );
    expect(verdictOf(table, events(3, 2).slice(0, 1))).toBeNull();
    expect(verdictOf(null, events(3, 2))).toBeNull();
  });
});

describe("a decided conflict on screen", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    change("pace", "normal");
    vi.useRealTimers();
  });

  /** A table at war on which the defender's answer has just arrived and is about to be shown. */
  function decided(): TableState {
    const page = stateOf(tableInWar());
    const step: Step = {
      type: "step",
      viewer: 0,
      entry: 4,
      ply: 4,
      turn: 9,
      active: 0,
      seat: 1,
      kind: "commit",
      events: events(3, 3),
      lines: [],
      board: {},
      decision: { seat: 0, kind: "action", actions_left: 1, conflict: null, wars: [], choices: { can_pass: true } },
    };
    page.game.receive(step);
    page.game.next();
    return page;
  }

  test("keeps table, veil and panel until the time is over; nothing can be played meanwhile", () => {
    const page = decided();
    const { game } = page;
    expect(game.verdict).not.toBeNull();
    expect(game.table?.entry).toBe(3);
    expect(page.sides?.kind).toBe("war");
    expect(page.hasPanel).toBe(true);
    expect(game.isMine).toBe(false);
    expect(page.asks).toBe("playback");
    expect(page.prompt[0]).toBe("War of the traders");
    expect(page.actions.map(({ label }) => label)).toEqual(["Pause", "Continue"]);
    vi.advanceTimersByTime(VERDICT_MS.normal - 1);
    expect(game.verdict).not.toBeNull();
    vi.advanceTimersByTime(600); // a tile was committed
    expect(game.verdict).toBeNull();
    expect(game.table?.entry).toBe(4);
    expect(page.asks).toBe("action");
  });

  test("goes on with a click, a key or a skip, and faster at a faster pace", () => {
    const clicked = decided();
    clicked.actions.find(({ isPrimary }) => isPrimary)?.run();
    expect(clicked.asks).toBe("action");
    const skipped = decided();
    skipped.game.skip();
    expect(skipped.game.verdict).toBeNull();
    expect(skipped.game.table?.entry).toBe(4);
    change("pace", "fast");
    const fast = decided();
    vi.advanceTimersByTime(VERDICT_MS.fast + 200);
    expect(fast.asks).toBe("action");
  });

  test("waits for a click while the playback is paused", () => {
    const page = decided();
    page.game.pause();
    vi.advanceTimersByTime(60_000);
    expect(page.game.verdict).not.toBeNull();
    page.game.next();
    expect(page.game.verdict).toBeNull();
  });

  test("ends with an undo of the server", () => {
    const page = decided();
    page.game.receive({ type: "undone", seat: 1, table: tableWith({ entry: 5 }) });
    expect(page.game.verdict).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(page.game.table?.entry).toBe(5);
  });
});
