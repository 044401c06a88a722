/** Progress in puzzles: which were solved, streaks, and which one comes next. No DOM. */

import type { PuzzleTry } from "../../browser/settings.svelte";
import type { PuzzleInfo } from "../../net/messages";

export interface Streaks {
  /** puzzles solved in a row, up to the latest */
  now: number;
  best: number;
}

/** Puzzles solved at the first attempt, one after another. */
export function streaksOf(tries: readonly PuzzleTry[]): Streaks {
  let now = 0;
  let best = 0;
  for (const { isSolved } of tries) {
    now = isSolved ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days in a row with a solved daily puzzle, up to this day or the one before. */
export function daysInARow(tries: readonly PuzzleTry[], today: string): number {
  const solved = new Set(tries.filter(({ isSolved, day }) => isSolved && day).map(({ day }) => day));
  const before = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  let day = solved.has(today) ? today : before(today);
  let count = 0;
  for (; solved.has(day); day = before(day)) count += 1;
  return count;
}

/** Adds a first attempt; a later one changes nothing. */
export function withTry(tries: readonly PuzzleTry[], made: PuzzleTry): readonly PuzzleTry[] {
  return tries.some(({ id }) => id === made.id) ? tries : [...tries, made];
}

/** The puzzles of a theme and a difficulty; an empty text is any. */
export function chosen(puzzles: readonly PuzzleInfo[], theme: string, difficulty: string): PuzzleInfo[] {
  return puzzles.filter(
    (puzzle) => (!theme || puzzle.themes.includes(theme)) && (!difficulty || puzzle.difficulty === difficulty),
  );
}

/** The next puzzle: one that was not tried yet, else one that was not solved, else any other. */
export function nextAfter(
  id: string,
  puzzles: readonly PuzzleInfo[],
  tries: readonly PuzzleTry[],
): PuzzleInfo | undefined {
  const start = puzzles.findIndex((puzzle) => puzzle.id === id) + 1;
  const others = [...puzzles.slice(start), ...puzzles.slice(0, start)].filter((puzzle) => puzzle.id !== id);
  const results = new Map(tries.map((made) => [made.id, made.isSolved]));
  return (
    others.find((puzzle) => !results.has(puzzle.id)) ?? others.find((puzzle) => !results.get(puzzle.id)) ?? others[0]
  );
}
