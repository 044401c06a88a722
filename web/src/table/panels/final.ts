/** The end of the game: the count of points and treasures, step by step, and how ties were broken. */

import { COLOURS, dynastyOf } from "../../model/pieces";
import type { Standing, Table } from "../../net/messages";
import { listOf, t } from "../../text/i18n.svelte";

const POINTS_MS = 1300;
const TREASURE_MS = 500;

export interface Tally {
  /** points of each colour, with the treasures placed so far */
  points: number[];
  /** treasures placed on each colour */
  treasures: number[];
  /** treasures not yet placed */
  left: number;
}

/** Milliseconds until the points of all players are counted and their treasures placed. */
export function countMs(ranking: readonly Standing[]): number {
  return POINTS_MS + TREASURE_MS * Math.max(0, ...ranking.map((standing) => placements(standing).length));
}

/** The colours on which treasures are placed, one entry each. */
function placements({ points, plain }: Standing): number[] {
  return COLOURS.flatMap((_, index) => Array<number>((points[index] ?? 0) - (plain[index] ?? 0)).fill(index));
}

/** A player's tally so many milliseconds after the count began. */
export function tallyAt(standing: Standing, ms: number): Tally {
  const share = Math.min(ms / POINTS_MS, 1);
  const goals = placements(standing);
  const count = Math.max(0, Math.min(goals.length, Math.floor((ms - POINTS_MS) / TREASURE_MS)));
  const treasures = COLOURS.map((_, index) => goals.slice(0, count).filter((goal) => goal === index).length);
  return {
    points: COLOURS.map((_, index) => Math.floor((standing.plain[index] ?? 0) * share) + (treasures[index] ?? 0)),
    treasures,
    left: standing.treasures - count,
  };
}

/** Players with the same lowest colour, and what decided between them. */
export function tieNotes({ ranking, seats }: Pick<Table, "ranking" | "seats">): string[] {
  return ranking.slice(1).flatMap((lower, index) => {
    const upper = ranking[index];
    if (!upper || upper.ascending[0] !== lower.ascending[0]) return [];
    const players = listOf([upper, lower].map(({ seat }) => t("dynasty-name", { dynasty: dynastyOf(seats, seat) })));
    const at = upper.ascending.findIndex((points, nth) => points !== lower.ascending[nth]);
    if (at < 0) return [t("end-tie-all", { players })];
    const same = listOf(upper.ascending.slice(0, at).map(String));
    return [t("end-tie", { players, same, more: upper.ascending[at] ?? 0, less: lower.ascending[at] ?? 0 })];
  });
}
