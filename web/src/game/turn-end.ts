/** How the end of a turn is confirmed, so that a misplaced last action can be taken back. */

import { type Confirm, settings } from "../browser/settings.svelte";
import { isNarrow } from "../browser/viewport.svelte";
import type { Move, Table } from "../net/messages";
import type { Game } from "./game.svelte";

/** time to take back the last action, if the turn is not confirmed */
export const TAKE_BACK_MS = 4000;

/** The setting, or what suits the game: people at one screen and turn-based games confirm every turn. */
export function confirmMode(game: Game): Exclude<Confirm, "auto"> {
  if (game.isStudy) return "none"; // every move can be taken back
  if (settings.confirm !== "auto") return settings.confirm;
  const { room, isShared } = game.roomState;
  if (room) return !isShared ? "none" : room.terms.clock?.type === "real-time" ? "window" : "every";
  const people = game.table?.seats.filter(({ kind }) => kind === "human").length ?? 1;
  return people > 1 ? "every" : "none"; // against bots a move can be taken back afterwards
}

/** Whether a move is held back until the player confirms the end of the turn. */
export function isHeld(game: Game, table: Table, move: Move): boolean {
  if (table.decision?.kind !== "action") return false;
  // to end a turn with actions left is asked once, unless the player wants no questions at all
  if (move.type === "pass") return settings.confirm !== "none" && !game.isStudy;
  if (table.decision.actions_left > 1) return false;
  // a phone shows each move with a button of its own before it is made
  return isNarrow() && settings.confirm === "auto" ? false : confirmMode(game) !== "none";
}
