/** The prompt above the hand, and its addition. */

import { dynastyOf } from "../model/pieces";
import { buildingIn } from "../model/moves";
import type { Conflict, Table } from "../net/messages";
import type { AppliedStep } from "../net/steps";
import { capital, t } from "../text/i18n.svelte";
import { plain } from "../text/words";
import type { Game } from "./game.svelte";
import type { Intent } from "./intent.svelte";
import { lineText } from "./past/log-text";

/** The seat that the prompt is about: the one that decides, or in playback the one that moved or moves next. */
export function speakerOf({ decision }: Table, game: Game): number | null {
  if (game.history.isOpen) return game.history.step?.seat ?? null;
  if (game.handover !== null) return game.handover;
  if (!game.isCatchingUp) return decision?.seat ?? null;
  if (game.verdict) return game.verdict.winner.seat;
  return (game.moved ?? game.queue[0])?.seat ?? null;
}

export function promptOf(table: Table, intent: Intent): [string, string] {
  const { game, pick, ghost, choices } = intent;
  const { decision } = table;
  const { history } = game;
  if (history.ply !== null) {
    const moved = history.step && stepWords(history.step);
    const where = t("replay-position", { ply: history.ply, count: history.latest });
    return [moved ?? t("back-start"), where];
  }
  if (!decision) return [t("prompt-over"), ""];
  const dynasty = dynastyOf(table.seats, decision.seat);
  if (game.handover !== null) return [t("handover", { dynasty: dynastyOf(table.seats, game.handover) }), ""];
  if (game.verdict) return [conflictTitle(game.verdict.conflict), ""];
  if (game.isCatchingUp) {
    const left = t("playback-left", { count: game.queue.length });
    const moved = table.seats[speakerOf(table, game) ?? decision.seat]?.dynasty ?? dynasty;
    if (game.moved) return [stepWords(game.moved), left];
    return [t("prompt-wait-kind", { dynasty: moved, kind: game.queue[0]?.kind ?? "action" }), left];
  }
  if (!game.isMine) {
    // a study waits: its bots move only when they are asked
    if (game.isStudy && game.thinking === null) return [t("cover-title", { dynasty }), ""];
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

/** The summary of a step: `Archer: temple on J6` */
function stepWords({ lines, table }: AppliedStep): string {
  const line = lines.find(({ is_heading }) => !is_heading);
  if (!line) return "";
  const dynasty = dynastyOf(table.seats, line.seat ?? 0);
  const text = plain(lineText(line, table.seats));
  return line.seat === null || line.seat === undefined ? capital(text) : t("log-said", { dynasty, text });
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
