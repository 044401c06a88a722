/** The prompt above the hand, and its addition. */

import { dynastyOf } from "../model/pieces";
import { buildingIn } from "../model/moves";
import type { Conflict, Table } from "../net/messages";
import { t } from "../text/i18n.svelte";
import type { Game } from "./game.svelte";
import type { Intent } from "./intent.svelte";

/** The seat that the prompt is about: the one that decides, or in playback the one that moved or moves next. */
export function speakerOf({ decision }: Table, game: Game): number | null {
  if (!game.isCatchingUp) return decision?.seat ?? null;
  if (game.verdict) return game.verdict.winner.seat;
  return (game.lit.size ? game.step?.seat : game.queue[0]?.seat) ?? null;
}

export function promptOf(table: Table, intent: Intent): [string, string] {
  const { game, pick, ghost, choices } = intent;
  const { decision } = table;
  if (!decision) return [t("prompt-over"), ""];
  const dynasty = dynastyOf(table.seats, decision.seat);
  if (game.verdict) return [conflictTitle(game.verdict.conflict), ""];
  if (game.isCatchingUp) {
    const left = t("playback-left", { count: game.queue.length });
    const moved = table.seats[speakerOf(table, game) ?? decision.seat]?.dynasty ?? dynasty;
    if (game.lit.size) return [t("prompt-playback", { dynasty: moved }), left];
    return [t("prompt-wait-kind", { dynasty: moved, kind: game.queue[0]?.kind ?? "action" }), left];
  }
  if (!game.isMine) {
    return [t("prompt-wait-kind", { dynasty, kind: decision.kind }), ""];
  }
  const left = t("prompt-actions-left", { count: decision.actions_left });
  if (intent.held) {
    return intent.held.move.type === "pass" ? [t("prompt-end-early"), left] : [t("prompt-end-turn"), ""];
  }
  if (intent.swapping) {
    return intent.swapping.size
      ? [t("prompt-swap-count", { count: intent.swapping.size }), left]
      : [t("prompt-swap"), left];
  }
  if (decision.kind === "action" && pick) {
    const args = { colour: "colour" in pick ? pick.colour : "red", space: ghost ?? "" };
    return [t(`prompt-${ghost ? "place" : "picked"}-${pick.kind}`, args), left];
  }
  switch (decision.kind) {
    case "action":
      return [t("prompt-action", { dynasty, count: decision.actions_left }), ""];
    case "war":
      return [t("prompt-war"), ""];
    case "commit": {
      const { conflict } = decision;
      if (!conflict) return ["", ""];
      const isAttacker = conflict.attacker.seat === table.viewer;
      const mine = isAttacker ? conflict.attacker : conflict.defender;
      const theirs = isAttacker ? conflict.defender : conflict.attacker;
      return [
        t(isAttacker ? "prompt-attack" : "prompt-defend", {
          colour: conflict.colour,
          mine: mine.strength,
          theirs: theirs.strength + (theirs.committed ?? 0),
        }),
        t("prompt-commit-up-to", { count: Math.max(0, ...(choices.commit ?? [])), colour: conflict.tile }),
      ];
    }
    case "building":
      return [t("prompt-building", { colour: buildingIn(choices)?.[0] ?? "red" }), ""];
    case "monument":
      if (!choices.erect_wonder) return [t("prompt-monument"), ""];
      return [t(choices.build_monument ? "prompt-monument-or-wonder" : "prompt-wonder"), ""];
    case "treasure":
      return [t(choices.leave_treasure?.length === 2 ? "prompt-treasure-take" : "prompt-treasure"), ""];
    case "wonder-point":
      return [t("prompt-wonder-point"), ""];
  }
}

/** `War of the traders` */
export function conflictTitle({ kind, colour }: Conflict): string {
  return t(kind === "war" ? "conflict-war" : "conflict-revolt", { colour });
}

/** The prompt for the log, independent of what is picked. */
export function askedIn(table: Table, intent: Intent): string {
  const { decision } = table;
  if (!decision) return t("prompt-over");
  if (decision.kind === "action" && intent.game.isMine) {
    return t("prompt-actions-left", { count: decision.actions_left }).replace(/\.$/, "");
  }
  if (decision.kind === "commit" && decision.conflict) {
    return conflictTitle(decision.conflict);
  }
  return promptOf(table, intent)[0];
}
