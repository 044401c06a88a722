/** A puzzle on the table: the attempt, the verdict about it, and playing on. */

import { change, settings } from "../../browser/settings.svelte";
import { TableState } from "../../game/table-state.svelte";
import { tryPuzzle } from "../../net/api";
import type { Level, PuzzleInfo, PuzzleVerdict } from "../../net/messages";
import { StudySource } from "../../net/study";
import { language } from "../../text/i18n.svelte";
import { problemText } from "../../text/refusals";
import { withTry } from "./progress";

/** levels that a player can choose to play on against */
export const OPPONENTS = ["novice", "apprentice", "skilled", "expert", "master"] as const satisfies readonly Level[];
const FIRST_LEVEL = "skilled";

export class PuzzleState {
  readonly page: TableState;
  verdict: PuzzleVerdict | null = $state.raw(null);
  /** the player gave up before a move */
  hasGivenUp = $state(false);
  isPlayingOn = $state(false);
  problem = $state("");
  level = $state<string>(FIRST_LEVEL);
  #source: StudySource | null = null;
  #levels: (string | null)[];

  /** `day` is given for the daily puzzle. */
  constructor(
    readonly puzzle: PuzzleInfo,
    readonly day: string | null,
  ) {
    this.#levels = puzzle.dynasties.map((_, seat) => (seat === puzzle.seat ? null : FIRST_LEVEL));
    this.page = new TableState("puzzle", (listener) => {
      this.#source = new StudySource(
        { record: `puzzle ${puzzle.id}`, levels: this.#levels },
        listener,
        (line) => {
          if (line.length === 1 && !this.verdict && !this.isPlayingOn) void this.#attempt(line[0] ?? null);
        },
        () => (this.isPlayingOn ? null : ""),
      );
      return this.#source;
    });
    this.page.game.hasHints = false;
  }

  async #attempt(move: string | null): Promise<void> {
    this.problem = "";
    try {
      const verdict = await tryPuzzle(this.puzzle.id, { move, language: language() });
      this.verdict = verdict;
      this.page.needsRoom = true;
      this.hasGivenUp = move === null;
      this.page.needsRoom = true; // for the verdict, on a phone
      const made = { id: this.puzzle.id, isSolved: verdict.is_solved, ...(this.day ? { day: this.day } : {}) };
      change("puzzles", withTry(settings.puzzles, made));
    } catch (error) {
      this.problem = problemText(error);
      this.#goTo([]);
    }
  }

  giveUp(): void {
    void this.#attempt(null);
  }

  /** Goes back to the position of the puzzle. */
  again(): void {
    this.verdict = null;
    this.hasGivenUp = false;
    this.isPlayingOn = false;
    this.page.needsRoom = false;
    this.page.game.hasHints = false;
    this.#goTo([]);
  }

  /** Makes the solution on the board. */
  show(): void {
    const { verdict } = this;
    if (!verdict) return;
    this.#goTo([]);
    this.#source?.make(verdict.solution);
  }

  /** The other seats are played by bots from here. */
  playOn(): void {
    this.isPlayingOn = true;
    this.page.needsRoom = false;
    this.page.game.hasHints = true;
    this.#levels.forEach((level, seat) => {
      if (level !== null) this.#levels[seat] = this.level;
    });
    this.page.game.lookAgain();
  }

  #goTo(line: readonly string[]): void {
    this.#source?.setLine(line);
    this.page.game.lookAgain();
  }
}
