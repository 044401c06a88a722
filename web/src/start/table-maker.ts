/** Builds the request for a new table. */

import type { TableSize } from "../browser/settings.svelte";
import { contribution, sealOf } from "../model/shuffle";
import {
  DYNASTIES,
  type Days,
  type Dynasty,
  LEVELS,
  type NewGame,
  type NewSeat,
  type RealTime,
  type Terms,
  type TurnBased,
} from "../net/messages";

/** A seat in the form. */
export interface Seat {
  dynasty: Dynasty;
  /** "human", "open", or a bot's level */
  who: string;
  name: string;
}

export function newSeats(seats: readonly Seat[]): NewSeat[] {
  return seats.map(({ dynasty, who, name }) => {
    if (who === "open") return { dynasty, kind: "open" };
    if (who === "human") return { dynasty, kind: "human", name: name.trim() };
    return { dynasty, kind: "bot", level: who };
  });
}

/** The time control in the form. */
export interface ClockWish {
  kind: "none" | "real-time" | "turn-based";
  /** initial budget */
  minutes: number;
  /** added at each decision */
  seconds: number;
  days: Days;
}

export function clockOf({ kind, minutes, seconds, days }: ClockWish): RealTime | TurnBased | null {
  if (kind === "none") return null;
  if (kind === "turn-based") return { type: kind, days };
  return { type: kind, budget: minutes * 60, increment: seconds };
}

/** Adds terms and a sealed contribution to the shuffle, for an online server. */
export function online(game: NewGame, terms: Terms): { wish: NewGame; added: string } {
  const added = contribution();
  return { wish: { ...game, terms, seal: sealOf(added) }, added };
}

/** The levels to choose from on the start page, weakest first. */
export const PLAYED_LEVELS: readonly string[] = LEVELS.filter((level) => level !== "random");

/** The dynasties that play against the person, who is lion. */
export function opponents(size: TableSize): readonly Dynasty[] {
  return DYNASTIES.filter((dynasty) => dynasty !== "lion").slice(0, size - 1);
}

/** The person and other seats. */
export function meAnd(who: string, others: readonly Dynasty[] = opponents(4)): Seat[] {
  return [{ dynasty: "lion", who: "human", name: "" }, ...others.map((dynasty) => ({ dynasty, who, name: "" }))];
}
