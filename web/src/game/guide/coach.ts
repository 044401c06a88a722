/** One line of advice for the open decision, for a player's first games. */

import { settings } from "../../browser/settings.svelte";
import type { Table } from "../../net/messages";
import { t } from "../../text/i18n.svelte";
import type { Intent } from "../intent.svelte";

/** games with advice, unless the setting says otherwise */
export const COACHED_GAMES = 3;

/** Whether the advice line is shown in a game. */
export function isCoached(game: string): boolean {
  return settings.coach === "on" || (settings.coach === "auto" && settings.coached.includes(game));
}

export function coachLine(table: Table, intent: Intent): string {
  const { game, held } = intent;
  if (!table.decision || table.viewer === null || game.isCatchingUp || game.history.isOpen || held) return "";
  const { kind } = table.decision;
  // the prompt says how many tiles can be committed; the board shows where a picked piece can go
  if (kind === "commit" || (kind === "action" && intent.pick)) return "";
  return t("coach-line", { case: caseOf(table, intent) });
}

function caseOf({ decision, board, viewer }: Table, { game, swapping }: Intent): string {
  if (!decision || !game.isMine) return "wait";
  if (swapping) return "swap";
  if (decision.kind !== "action") return decision.kind;
  if (!board.leaders.some((leader) => leader.seat === viewer)) return "first-leader";
  return decision.actions_left === 1 ? "last-action" : "action";
}
