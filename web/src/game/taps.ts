/** Picks a piece of the tray by tap, click or key, or returns a note with the reason why not. */

import { canMoveLeader } from "../model/moves";
import type { Colour } from "../net/messages";
import { t } from "../text/i18n.svelte";
import type { Note } from "../text/refusals";
import type { Intent } from "./intent.svelte";

/** Slots of the hand marked to be committed. */
export function committedSlots({ game, hand, choices, commit }: Intent): ReadonlySet<number> {
  const tile = game.decision?.conflict?.tile;
  if (!tile || !choices.commit) return new Set();
  return new Set(hand.flatMap((colour, slot) => (colour === tile ? [slot] : [])).slice(0, commit));
}

export function tapTile(intent: Intent, slot: number): Note | null {
  const { choices, hand, game } = intent;
  const colour = hand[slot];
  const conflict = game.decision?.conflict;
  if (!game.isMine) return notNow(intent);
  if (!colour) return { text: t("why-no-tile"), rule: null };
  if (intent.swapping) intent.toggleSwap(slot);
  else if (conflict && choices.commit) {
    if (colour !== conflict.tile) {
      const rule = conflict.kind === "revolt" ? "R8.2" : "R9.4";
      return { text: t("why-not-in-conflict", { colour: conflict.tile }), rule };
    }
    intent.commit = nextCommit(intent, committedSlots(intent).has(slot) ? -1 : 1);
  } else if (!isAction(intent)) return notNow(intent);
  else if (!choices.place_tile?.[colour]) return { text: t("why-tile", { colour }), rule: "R5.1" };
  else intent.pickTile(slot);
  return null;
}

export function tapLeader(intent: Intent, colour: Colour): Note | null {
  const { choices } = intent;
  if (!isAction(intent)) return notNow(intent);
  if (!canMoveLeader(choices, colour)) {
    return { text: t("why-leader", { colour }), rule: "R4.2" };
  }
  intent.pickLeader(colour);
  return null;
}

export function tapCatastrophe(intent: Intent): Note | null {
  const { table } = intent.game;
  if (table?.viewer != null && !table.seats[table.viewer]?.catastrophes) {
    return { text: t("why-catastrophe"), rule: "R6.2" };
  }
  if (!isAction(intent)) return notNow(intent);
  intent.pickCatastrophe();
  return null;
}

/** Whether pieces can be picked at all. */
export function isAction({ game }: Intent): boolean {
  return game.isMine && game.decision?.kind === "action";
}

/** Why nothing can be done with the pieces at the moment. */
export function notNow({ game }: Intent): Note {
  if (game.history.isOpen) return { text: t("why-looking-back"), rule: null };
  if (!game.decision) return { text: t("prompt-over"), rule: null };
  if (game.isCatchingUp) return { text: t("why-playback"), rule: null };
  return { text: t(game.isMine ? "why-not-now" : "why-not-your-turn"), rule: "R3.1" };
}

/** The next allowed number of tiles, up or down. */
function nextCommit({ choices: { commit: commits = [] }, commit }: Intent, step: 1 | -1): number {
  const further = step > 0 ? commits.find((count) => count > commit) : commits.findLast((count) => count < commit);
  return further ?? commit;
}
