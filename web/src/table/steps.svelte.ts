/** Motion, sound and announcements for each step of a game. */

import { tick, untrack } from "svelte";

import { flightsBetween, fly } from "../board/motion";
import { settings } from "../browser/settings.svelte";
import { playTone } from "../browser/sound";
import { isStill } from "../browser/viewport.svelte";
import { lineSaid } from "../game/log-text";
import type { TableState } from "../game/table-state.svelte";
import type { Table } from "../net/messages";
import type { AppliedStep } from "../net/steps";

const OWN_STEP_HZ = 240;
const OTHER_STEP_HZ = 180;

export class StepPlayer {
  /** the latest step in words, for screen readers */
  announcement = $state("");

  constructor(readonly page: TableState) {}

  /** Plays each step once. To be called while a component initialises. */
  follow(): void {
    const { game } = this.page;
    $effect(() => {
      const { step, before } = game;
      if (step) untrack(() => this.#play(step, before));
    });

    // an announcement to one player is not for the next
    $effect(() => {
      if (game.cover !== null) this.announcement = "";
    });
  }

  #play({ table, seat, events }: AppliedStep, before: Table | null): void {
    const fresh = this.page.lines.filter((line) => line.ply === table.ply - 1 && line.kind === "line");
    this.announcement = fresh.map((line) => lineSaid(line, table.seats)).join(". ");
    if (settings.sound) playTone(seat === table.viewer ? OWN_STEP_HZ : OTHER_STEP_HZ);
    if (!before || isStill()) return;
    const flights = flightsBetween(before, table, events);
    void tick().then(() => fly(flights));
  }
}
