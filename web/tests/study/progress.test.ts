import { expect, test } from "vitest";

import type { PuzzleInfo } from "../../src/net/messages";
import { chosen, daysInARow, nextAfter, streaksOf, withTry } from "../../src/study/puzzles/progress";

const made = (id: string, isSolved: boolean, day?: string) => ({ id, isSolved, ...(day ? { day } : {}) });
const puzzle = (id: string, difficulty: PuzzleInfo["difficulty"] = "easy", themes = ["war"]): PuzzleInfo => ({
  id,
  seat: 0,
  dynasties: ["lion", "bull"],
  difficulty,
  themes,
});

test("a streak ends with the first puzzle that was missed", () => {
  const tries = [made("1", true), made("2", true), made("3", false), made("4", true)];
  expect(streaksOf(tries)).toEqual({ now: 1, best: 2 });
  expect(streaksOf([])).toEqual({ now: 0, best: 0 });
});

test("days in a row count up to today or yesterday", () => {
  const tries = [made("1", true, "2026-02-27"), made("2", true, "2026-02-28"), made("3", true, "2026-03-01")];
  expect(daysInARow(tries, "2026-03-01")).toBe(3);
  expect(daysInARow(tries, "2026-03-02")).toBe(3);
  expect(daysInARow(tries, "2026-03-03")).toBe(0);
  expect(daysInARow([...tries, made("4", false, "2026-03-02")], "2026-03-02")).toBe(3);
});

test("only the first attempt at a puzzle counts", () => {
  const tries = withTry([], made("1", false));
  expect(withTry(tries, made("1", true))).toBe(tries);
});

test("puzzles are chosen by theme and difficulty", () => {
  const list = [puzzle("1"), puzzle("2", "hard", ["revolt", "end"])];
  expect(chosen(list, "end", "").map(({ id }) => id)).toEqual(["2"]);
  expect(chosen(list, "war", "hard")).toEqual([]);
  expect(chosen(list, "", "")).toHaveLength(2);
});

test("the next puzzle is an untried one, then one that was missed, then any other", () => {
  const list = [puzzle("1"), puzzle("2"), puzzle("3")];
  expect(nextAfter("2", list, [])?.id).toBe("3");
  expect(nextAfter("3", list, [])?.id).toBe("1");
  expect(nextAfter("1", list, [made("2", true), made("3", false)])?.id).toBe("3");
  expect(nextAfter("1", list, [made("2", true), made("3", true)])?.id).toBe("2");
  expect(nextAfter("1", [puzzle("1")], [])).toBeUndefined();
});
