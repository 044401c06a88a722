import { beforeEach, describe, expect, test, vi } from "vitest";

import { changesBetween, changesNamed, sinceLastTurn } from "../../src/game/past/changes";
import { History } from "../../src/game/past/history.svelte";
import { emptyBoard } from "../../src/board/scenes";
import type { Line, Missed, Past, Step, Table } from "../../src/net/messages";
import { type AppliedStep, applyStep } from "../../src/net/steps";
import { tableWith } from "../tables";

const START = tableWith({ entry: 0 });

function step(ply: number, space: string): Step {
  return {
    type: "step",
    viewer: 0,
    entry: ply,
    ply,
    turn: 1,
    active: 0,
    seat: 1,
    kind: "action",
    events: [],
    lines: [{ text: "log-tile", args: { colour: "red", space }, seat: 1 }],
    board: { tiles: [{ space, colour: "red" }] },
    decision: START.decision,
  };
}

const SPACES = ["A1", "A2", "A3", "A4"];
const STEPS = SPACES.map((space, index) => step(index + 1, space));
/** the tables after each step */
const APPLIED = STEPS.reduce<AppliedStep[]>((all, each) => [...all, applyStep(all.at(-1)?.table ?? START, each)], []);
const tableAfter = (ply: number): Table => APPLIED[ply - 1]?.table ?? START;
const missed: Missed = { type: "missed", table: START, steps: STEPS };
const tiles = (history: History) => history.table?.board.tiles.map(({ space }) => space);

describe("the history of a game", () => {
  beforeEach(() => void vi.useFakeTimers());

  test("looks back at known positions without a request", async () => {
    const load = vi.fn();
    const history = new History(load);
    history.begin(START);
    for (const each of APPLIED) history.add(each);
    await history.go(-1);
    expect(history.step).toBe(APPLIED[3]); // the last move
    await history.go(-1);
    expect(history.ply).toBe(3);
    expect(tiles(history)).toEqual(["A1", "A2", "A3"]);
    expect(history.step).toBe(APPLIED[2]);
    await history.show(0);
    expect(tiles(history)).toEqual([]);
    expect(history.step).toBeNull();
    await history.go(-1); // there is nothing before the start
    expect(history.ply).toBe(0);
    await history.show(4);
    await history.go(1);
    expect(history.isOpen).toBe(false); // that is the present
    expect(load).not.toHaveBeenCalled();
  });

  test("loads earlier positions once, and keeps later ones", async () => {
    const load = vi.fn(() => Promise.resolve({ ...missed, steps: STEPS.slice(0, 3) }));
    const history = new History(load);
    history.begin(tableAfter(3));
    history.add(APPLIED[3] as AppliedStep);
    await history.show(1);
    expect(tiles(history)).toEqual(["A1"]);
    expect(history.latest).toBe(4);
    await history.show(3);
    expect(tiles(history)).toEqual(["A1", "A2", "A3"]);
    expect(load).toHaveBeenCalledExactlyOnceWith(0);
  });

  test("loads the move that led to the first table", async () => {
    const history = new History(() => Promise.resolve(missed));
    history.begin(tableAfter(4));
    await history.go(-1);
    expect(history.step?.lines[0]?.args?.space).toBe("A4");
  });

  test("does not show moves before the table on screen has reached them", async () => {
    const history = new History(() => Promise.resolve(missed));
    history.begin(tableAfter(2)); // two more are played back at this moment
    await history.show(1);
    expect(history.latest).toBe(2);
  });

  test("forgets moves that were undone, also while a request is under way", async () => {
    let answer: (value: Missed) => void = () => undefined;
    const history = new History(() => new Promise((resolve) => (answer = resolve)));
    history.begin(START);
    for (const each of APPLIED) history.add(each);
    await history.show(3);
    history.undo(tableAfter(2));
    expect(history.isOpen).toBe(false);
    expect(history.latest).toBe(2);
    history.begin(tableAfter(2));
    const looking = history.show(1);
    history.undo(tableAfter(1)); // before what is known: begins again
    answer(missed);
    await looking;
    expect(history.isOpen).toBe(false);
    expect(history.latest).toBe(1);
  });

  test("says why the moves could not be loaded", async () => {
    const history = new History(() => Promise.reject(new Error("offline")));
    history.begin(tableAfter(2));
    await history.show(0);
    expect(history.isOpen).toBe(false);
    expect(history.problem).toBeInstanceOf(Error);
  });

  test("plays to the present, and stops there", async () => {
    const history = new History(() => Promise.resolve(missed));
    history.begin(START);
    for (const each of APPLIED) history.add(each);
    await history.play(2);
    expect([history.ply, history.isPlaying]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(1200);
    expect(history.ply).toBe(3);
    await vi.advanceTimersByTimeAsync(2400);
    expect([history.isOpen, history.isPlaying]).toEqual([false, false]);
  });
});

describe("changes since the last turn", () => {
  const heading = (turn: number, seat: number): Line => ({ text: "log-turn", args: { turn }, seat, is_heading: true });
  const on = (space: string, seat: number): Line => ({ text: "log-tile", args: { colour: "red", space }, seat });
  const past: Past[] = [
    { ply: 1, turn: 1, seat: 0, lines: [on("A1", 0)] },
    { ply: 2, turn: 2, seat: 0, lines: [on("A2", 0), heading(2, 1)] },
    { ply: 3, turn: 2, seat: 1, lines: [on("B1", 1)] },
    { ply: 4, turn: 2, seat: 0, lines: [] }, // an answer in a conflict
    { ply: 5, turn: 3, seat: 1, lines: [on("B2", 1), heading(3, 0)] },
  ];
  const plies = (moves: readonly Past[], table: Partial<Table>) =>
    sinceLastTurn(moves, { ...START, ...table }).map(({ ply }) => ply);

  test("are those of the others, until the viewer acts", () => {
    expect(plies(past, { active: 0, turn: 3 })).toEqual([3, 4, 5]);
    expect(plies([...past, { ply: 6, turn: 3, seat: 0, lines: [on("A3", 0)] }], { active: 0, turn: 3 })).toEqual([]);
    expect(plies(past.slice(0, 3), { active: 1, turn: 2 })).toEqual([3]);
    expect(plies(past.slice(0, 3), { active: 1, turn: 2, viewer: null })).toEqual([]);
  });

  test("before the first own turn are everything so far", () => {
    expect(plies(past.slice(0, 2), { viewer: 1, active: 1, turn: 2 })).toEqual([1, 2]);
  });

  test("are spaces with something new, and spaces that were left", () => {
    const before = {
      ...emptyBoard(),
      tiles: [
        { space: "A1", colour: "red" },
        { space: "A2", colour: "red" },
      ] as const,
    };
    const king = { space: "B1", seat: 1, colour: "black", temples: 1, supporters: 0 } as const;
    const had = { ...before, tiles: [...before.tiles], leaders: [king] };
    const has = {
      ...had,
      tiles: [{ space: "A1", colour: "red" as const }],
      treasures: ["A1"],
      leaders: [{ ...king, space: "B2" as const, temples: 2 }],
    };
    const { fresh, gone } = changesBetween(had, has);
    expect([[...fresh], [...gone]]).toEqual([
      ["A1", "B2"],
      ["A2", "B1"],
    ]);
    expect(changesBetween(had, { ...had, leaders: [{ ...king, temples: 3 }] }).fresh.size).toBe(0);
    const named = changesNamed(past, has);
    expect([[...named.fresh], [...named.gone]]).toEqual([
      ["A1", "B2"],
      ["A2", "B1"],
    ]);
  });
});
