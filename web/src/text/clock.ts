/** Players' clocks: the server's times, and the time elapsed since. */

import type { Table, Terms } from "../net/messages";
import { t } from "./i18n.svelte";

export interface Times {
  /** seconds left for each seat when the message arrived */
  left: readonly number[];
  /** the seat whose clock runs */
  ticking: number | null;
  /** arrival of the message, in milliseconds */
  at: number;
}

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** below this many seconds, time is short */
const SHORT_S = 30;

/** The clocks of a table; a bot's clock does not run. */
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
  return seconds < SHORT_S;
}

/** `4:10`, `1:04:10`, `3 days` */
export function timeWords(seconds: number): string {
  if (seconds >= DAY_S) return t("time-days", { count: Math.floor(seconds / DAY_S) });
  const whole = Math.ceil(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR_S), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The approximate time until a Unix time. */
export function untilWords(deadline: number, now: number = Date.now()): string {
  const seconds = Math.max(0, deadline - now / 1000);
  if (seconds >= 2 * DAY_S) return t("time-days", { count: Math.floor(seconds / DAY_S) });
  if (seconds >= 2 * HOUR_S) return t("time-hours", { count: Math.floor(seconds / HOUR_S) });
  return t("time-minutes", { count: Math.floor(seconds / 60) });
}

/** The time control of a table as text. */
export function clockWords({ clock }: Terms): string {
  if (!clock) return t("clock-none");
  if (clock.type === "turn-based") return t("clock-days", { count: clock.days });
  return t("clock-real-time", { minutes: clock.budget / 60, seconds: clock.increment ?? 0 });
}
