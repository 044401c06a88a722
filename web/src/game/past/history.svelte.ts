/** The moves so far as the viewer saw them, and the position that the player looks back at. */

import { PACES, settings } from "../../browser/settings.svelte";
import type { Missed, Table } from "../../net/messages";
import { type AppliedStep, applySteps } from "../../net/steps";
import { type Verdict, verdictMs, verdictOf } from "../verdict";

export class History {
  /** the number of moves before the position looked at; null while the present is shown */
  ply: number | null = $state(null);
  isPlaying = $state(false);
  isLoading = $state(false);
  /** why the moves could not be loaded */
  problem: unknown = $state.raw(null);
  /** the first known position, and the steps that follow on it without gaps */
  #start: Table | null = $state.raw(null);
  #steps: readonly AppliedStep[] = $state.raw([]);
  /** the first known position is the beginning */
  #isWhole = false;
  /** counts the changes that make a running request useless */
  #generation = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `load` requests all moves as a seat saw them. */
  constructor(readonly load: (viewer: number | null) => Promise<Missed>) {}

  readonly isOpen = $derived(this.ply !== null);
  /** the ply of the present */
  readonly latest = $derived((this.#start?.ply ?? 0) + this.#steps.length);
  get viewer(): number | null | undefined {
    return this.#start?.viewer;
  }
  readonly table: Table | null = $derived(this.ply === null ? null : this.tableAt(this.ply));
  /** the step that led to the position looked at, and the position before it */
  readonly step: AppliedStep | null = $derived(
    this.ply === null ? null : (this.#steps[this.ply - (this.#start?.ply ?? 0) - 1] ?? null),
  );
  readonly before: Table | null = $derived(this.ply === null ? null : this.tableAt(this.ply - 1));
  /** the conflict that this step decided */
  readonly verdict: Verdict | null = $derived(this.step && verdictOf(this.before, this.step.events));

  /** A known position; null if it has to be loaded first. */
  tableAt(ply: number): Table | null {
    if (!this.#start || ply < this.#start.ply) return null;
    return ply === this.#start.ply ? this.#start : (this.#steps[ply - this.#start.ply - 1]?.table ?? null);
  }

  /** Begins again at a table: the first one, or one that does not follow on what is known. */
  begin(table: Table): void {
    this.#generation += 1;
    this.close();
    this.#start = table;
    this.#isWhole = table.ply === 0;
    this.#steps = [];
  }

  /** Adds the next step. */
  add(step: AppliedStep): void {
    if (step.table.ply === this.latest + 1 && step.table.viewer === this.#start?.viewer) {
      this.#steps = [...this.#steps, step];
    } else this.begin(step.table);
  }

  /** Drops the moves that were undone. */
  undo(table: Table): void {
    const count = table.ply - (this.#start?.ply ?? Infinity);
    if (count < 0 || table.viewer !== this.#start?.viewer) return this.begin(table);
    this.#generation += 1;
    this.close();
    this.#steps = this.#steps.slice(0, count);
  }

  /** Looks back at the position after so many moves; beyond the last one is the present. */
  async show(ply: number): Promise<void> {
    this.stop();
    await this.#go(ply);
  }

  async #go(ply: number): Promise<void> {
    if (ply > this.latest) return this.close();
    if (!(await this.#reach(ply))) return;
    this.ply = Math.max(ply, this.#start?.ply ?? 0);
  }

  /** One move back or forward; the first one back is the last move. */
  async go(by: 1 | -1): Promise<void> {
    const from = this.ply ?? this.latest + 1;
    if (from + by >= 0) await this.show(from + by);
  }

  /** Plays the moves from a position on, up to the present. */
  async play(from: number = this.ply ?? 0): Promise<void> {
    await this.show(from);
    if (this.ply === null) return;
    this.isPlaying = true;
    this.#wait();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Returns to the present. */
  close(): void {
    this.stop();
    this.ply = null;
  }

  #wait(): void {
    const pause = this.verdict ? verdictMs(this.verdict, null) : PACES[settings.pace];
    this.#timer = setTimeout(() => void this.#step(), pause);
  }

  async #step(): Promise<void> {
    await this.#go((this.ply ?? 0) + 1);
    if (this.isPlaying) this.#wait();
  }

  /** Loads the moves from the beginning, unless a position is known. Returns whether it is. */
  async #reach(ply: number): Promise<boolean> {
    if (!this.#start) return false;
    // of the first known position, the move that led to it is not known, unless it is the beginning
    if (ply > this.#start.ply || this.#isWhole) return true;
    if (this.isLoading) return false;
    const generation = this.#generation;
    let missed;
    this.isLoading = true;
    try {
      missed = await this.load(this.#start.viewer);
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.isLoading = false;
    }
    if (generation !== this.#generation) return false; // an undo, or another seat
    const { table, steps } = missed;
    const loaded = applySteps(table, steps);
    const last = loaded.at(-1)?.table.ply ?? table.ply;
    const later = this.#steps.filter((step) => step.table.ply > last);
    const known = later.length ? last : Math.min(last, this.latest); // moves that are not shown yet stay out
    this.#steps = [...loaded.filter((step) => step.table.ply <= known), ...later];
    this.#start = table;
    this.#isWhole = true;
    return true;
  }
}
