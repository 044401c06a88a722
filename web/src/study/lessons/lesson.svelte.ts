/** A lesson in progress: its table, the tasks that are done, and the reaction to the last move. */

import { change, settings } from "../../browser/settings.svelte";
import type { Made } from "../../game/guide/adviser";
import { TableState } from "../../game/table-state.svelte";
import { lessonProgress } from "../../net/api";
import type { LessonInfo } from "../../net/messages";
import { StudySource } from "../../net/study";

/** the players of the other seats, for their names: their only decisions are the commitments of the lesson */
const OTHERS = "novice";

export class LessonState {
  readonly page: TableState;
  /** number of finished tasks */
  done = $state(0);
  /** the reaction to a move that missed the goal; an empty text for the general one */
  wrong: string | null = $state(null);
  /** the move that missed the goal */
  attempt: Made | null = $state.raw(null);
  /** the server could not judge the last move */
  hasFailed = $state(false);
  readonly isOver: boolean = $derived.by(() => this.done === this.lesson.solutions.length);
  #source: StudySource | null = null;
  /** moves of the line that lead to the open task */
  #kept = 0;

  constructor(readonly lesson: LessonInfo) {
    this.page = new TableState("lesson", (listener) => {
      this.#source = new StudySource(
        { record: lesson.start, levels: [null, OTHERS, OTHERS, OTHERS] },
        listener,
        (line) => void this.#judge(line),
        (decision, line) => {
          const dynasty = this.page.table?.seats[decision.seat]?.dynasty;
          if (decision.seat === this.page.table?.viewer || !dynasty || decision.kind !== "commit") return "";
          const count = line.filter((move) => move.startsWith(dynasty)).length;
          return `${dynasty} commit ${String(lesson.commits[count] ?? 0)}`;
        },
      );
      return this.#source;
    });
    this.page.game.hasHints = false; // they would not lead to the goal of the lesson, as "Show me" does
  }

  async #judge(line: readonly string[]): Promise<void> {
    const attempt = line.length ? this.page.game.made : null;
    try {
      const progress = await lessonProgress(this.lesson.name, line);
      if (line !== this.#source?.line) return;
      this.hasFailed = false;
      this.done = progress.done;
      this.wrong = progress.wrong;
      if (progress.wrong === null) this.attempt = null;
      else this.attempt ??= attempt;
      this.#kept = progress.kept;
    } catch {
      this.hasFailed = true;
      return;
    }
    this.page.needsRoom = this.isOver || this.wrong !== null;
    const { learned } = settings;
    if (this.isOver && !learned.includes(this.lesson.name)) change("learned", [...learned, this.lesson.name]);
  }

  /** Goes back to the beginning of the open task. */
  takeBack(): void {
    this.#goTo(this.#source?.line.slice(0, this.#kept) ?? []);
  }

  restart(): void {
    this.#goTo([]);
  }

  #goTo(line: readonly string[]): void {
    this.wrong = null;
    this.attempt = null;
    this.page.needsRoom = false;
    this.#source?.setLine(line);
    this.page.game.lookAgain();
  }

  /** Makes the move that solves the open task. */
  show(): void {
    const solution = this.lesson.solutions[this.done];
    if (this.wrong !== null) this.takeBack();
    if (solution) this.#source?.make(solution);
  }
}
