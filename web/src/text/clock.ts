/** Clocks of players, as they were told and as they run since. */

import type { Table, Terms } from "../net/messages";
import { t } from "./i18n.svelte";

export interface Times {
  /** seconds left to each seat when it was told */
  left: readonly number[];
  /** the seat whose clock runs */
  ticking: number | null;
  /** when it was told, in milliseconds */
  at: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
/** seconds from which on time is short */
const SHORT = 30;

/** The clocks that a table tells of; those of bots stand still. */
export function timesOf(table: Table, now: number): Times | null {
  if (!table.clocks) return null;
  const seat = table.decision?.seat ?? null;
  const isRunning = seat !== null && table.seats[seat]?.kind === "human";
  return { left: table.clocks, ticking: isRunning ? seat : null, at: now };
}

export function secondsLeft(times: Times, seat: number, now: number): number {
  const left = times.left[seat] ?? 0;
  return Math.max(0, times.ticking === seat ? left - (now - times.at) / 1000 : left);
}

export function isShort(seconds: number): boolean {
  return seconds < SHORT;
}

/** `4:10`, `1:04:10`, `3 days` */
export function timeWords(seconds: number): string {
  if (seconds >= DAY) return t("time-days", { count: Math.floor(seconds / DAY) });
  const whole = Math.ceil(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** What there is left until a time in seconds since 1970, roughly. */
export function untilWords(deadline: number, now: number = Date.now()): string {
  const seconds = Math.max(0, deadline - now / 1000);
  if (seconds >= 2 * DAY) return t("time-days", { count: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t("time-hours", { count: Math.floor(seconds / HOUR) });
  return t("time-minutes", { count: Math.floor(seconds / 60) });
}

/** The clock that a table is played with, in words. */
export function clockWords({ clock }: Terms): string {
  if (!clock) return t("clock-none");
  if (clock.type === "turn-based") return t("clock-days", { count: clock.days });
  return t("clock-real-time", { minutes: clock.budget / 60, seconds: clock.increment ?? 0 });
}
