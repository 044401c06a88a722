/** Motion, sound and announcements for each step of a game. */

import { tick, untrack } from "svelte";

import { type Flight, flightMs, flightsBetween, fly, landingMs } from "../board/motion";
import { MOTION_SCALE, settings } from "../browser/settings.svelte";
import { playTone } from "../browser/sound";
import { isStill } from "../browser/viewport.svelte";
import { linesOf, pastOf } from "../game/past/log";
import { lineSaid } from "../game/past/log-text";
import type { TableState } from "../game/table-state.svelte";
import { verdictWords } from "../game/verdict";
import type { Table } from "../net/messages";
import type { AppliedStep } from "../net/steps";

const OWN_STEP_HZ = 240;
const OTHER_STEP_HZ = 180;

export class StepPlayer {
  /** the latest step in words, for screen readers */
  announcement = $state("");
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly page: TableState) {}

  /** Plays each step once. To be called while a component initialises. */
  follow(): void {
    const { game } = this.page;
    $effect(() => {
      const { step, before } = game;
      if (step) untrack(() => this.#play(step, before));
    });

    // looking back: one move forward is animated, and each position is announced
    let ply: number | null = null;
    $effect(() => {
      const { history } = game;
      const wasAt = ply;
      ply = history.ply;
      if (history.ply !== null) untrack(() => this.#lookBack(wasAt !== null && history.ply === wasAt + 1));
    });

    $effect(() => {
      const { verdict, table } = game;
      if (verdict && table) this.announcement = verdictWords(verdict, table);
    });

    // an announcement to one player is not for the next
    $effect(() => {
      if (game.cover !== null) this.announcement = "";
    });
  }

  #lookBack(isForward: boolean): void {
    const { step, before } = this.page.game.history;
    if (!step) return;
    const lines = linesOf([pastOf(step)]).filter((line) => line.opens || !line.is_heading);
    this.announcement = lines.map((line) => lineSaid(line, step.table.seats)).join(". ");
    if (!isForward || !before || isStill()) return;
    const flights = flightsBetween(before, step.table, step.events);
    void tick().then(() => fly(flights, MOTION_SCALE[settings.pace]));
  }

  #play({ table, seat, events }: AppliedStep, before: Table | null): void {
    const fresh = linesOf(this.page.game.past).filter((line) => line.ply === table.ply - 1 && !line.is_heading);
    this.announcement = fresh.map((line) => lineSaid(line, table.seats)).join(". ");
    if (settings.sound) playTone(seat === table.viewer ? OWN_STEP_HZ : OTHER_STEP_HZ);
    this.#land(null, 0);
    if (!before || isStill() || this.page.isBack) return;
    const flights = flightsBetween(before, table, events);
    const scale = MOTION_SCALE[settings.pace];
    this.#follow(flights, scale);
    void tick().then(() => fly(flights, scale));
  }

  /** Log, players and points change when the pieces of the step have arrived. */
  #follow(flights: readonly Flight[], scale: number): void {
    const landed = landingMs(flights) * scale;
    const over = flightMs(flights) * scale;
    if (landed) this.#land("pieces", landed);
    if (!over) return;
    if (!landed) this.page.landing = "points";
    this.#timers.push(setTimeout(() => (this.page.landing = null), over));
  }

  #land(landing: TableState["landing"], ms: number): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.page.landing = landing;
    if (landing) this.#timers.push(setTimeout(() => (this.page.landing = "points"), ms));
  }
}
