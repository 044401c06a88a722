/** Texts for players, editions and times. */

import { COLOURS } from "../model/pieces";
import type { Counts, Dynasty, SeatInfo } from "../net/messages";
import { capital, hasText, t } from "./i18n.svelte";

/** Marks around bold text; ui/Rich.svelte reads them. */
export const BOLD = ["\uE000", "\uE001"] as const;

export function bold(text: string): string {
  return BOLD[0] + text + BOLD[1];
}

export function plain(text: string): string {
  return text.replaceAll(BOLD[0], "").replaceAll(BOLD[1], "");
}

export function dynastyName(dynasty: Dynasty): string {
  return t("dynasty-name", { dynasty });
}

/** The player's name, or the kind of player. */
export function playerWords(seat: Pick<SeatInfo, "kind" | "name" | "level" | "dynasty">, isMe: boolean): string {
  if (seat.kind === "bot") {
    if (seat.name) return t("player-named-bot", { name: seat.name });
    return t("player-bot", { level: seat.level ?? "", dynasty: seat.dynasty });
  }
  if (seat.name) return isMe ? `${seat.name}, ${t("player-you")}` : seat.name;
  return isMe ? t("player-you") : "";
}

/** The name of a player or bot; empty for people without one. */
export function nameOf(seat: Pick<SeatInfo, "kind" | "name" | "level" | "dynasty">): string {
  if (seat.name || seat.kind !== "bot" || !seat.level) return seat.name;
  return t("bot-name", { level: seat.level, dynasty: seat.dynasty });
}

/** The character of a bot; empty for people. */
export function botWords(seat: Pick<SeatInfo, "kind" | "name" | "level" | "dynasty">): string {
  if (seat.kind !== "bot" || !seat.level || seat.name) return "";
  return t("bot-about", { level: seat.level, dynasty: seat.dynasty });
}

export function presetTitle(preset: string): string {
  return hasText(`preset-${preset}.title`) ? t(`preset-${preset}.title`) : capital(preset);
}

/** For each colour, whether it has the fewest points. */
export function lowestOf(points: Counts): boolean[] {
  const least = Math.min(...points);
  return COLOURS.map((_, index) => points[index] === least);
}

/** `3 minutes ago`, from an ISO time. */
export function ago(time: string, now: number = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(time)) / 60_000);
  if (!(minutes >= 1)) return t("ago-now");
  if (minutes < 60) return t("ago-minutes", { count: minutes });
  if (minutes < 60 * 24) return t("ago-hours", { count: Math.floor(minutes / 60) });
  return t("ago-days", { count: Math.floor(minutes / 60 / 24) });
}
