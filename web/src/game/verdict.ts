/** The outcome of a conflict: read from the events of the last commitment, and put into words. */

import { BRICK_MS, VERDICT_MS, settings } from "../browser/settings.svelte";
import { isStill } from "../browser/viewport.svelte";
import { dynastyOf } from "../model/pieces";
import type { Conflict, Event, Gain, Side, Space, Table } from "../net/messages";
import { listOf, t } from "../text/i18n.svelte";

export interface Verdict {
  /** the conflict with what both sides committed */
  conflict: Conflict;
  attack: number;
  defence: number;
  winner: Side;
  loser: Side;
  gain: Gain | null;
  /** tiles that leave the board */
  removed: Space[];
}

/** The verdict in the events of a step, given the table before it; null if no conflict was decided. */
export function verdictOf(before: Table | null, events: readonly Event[]): Verdict | null {
  const open = before?.decision?.conflict;
  const at = events.findIndex(({ type }) => type === "conflict-won");
  const won = events[at];
  if (!open || won?.type !== "conflict-won") return null;
  const attacker = { ...open.attacker, committed: won.attack - open.attacker.strength };
  const defender = { ...open.defender, committed: won.defence - open.defender.strength };
  const isAttackers = won.winner === attacker.seat;
  const after = events.slice(at + 1);
  const gained = after.find((event) => event.type === "gained" && event.source === open.kind);
  return {
    conflict: { ...open, attacker, defender },
    attack: won.attack,
    defence: won.defence,
    winner: isAttackers ? attacker : defender,
    loser: isAttackers ? defender : attacker,
    gain: gained?.type === "gained" ? { seat: gained.seat, colour: gained.colour, amount: gained.amount } : null,
    removed: after.flatMap((event) =>
      event.type === "tile-removed" && event.cause === open.kind ? [event.space] : [],
    ),
  };
}

/** The tiles by which a viewer sees a tower grow: those of the defender, who answers last. The viewer's own lie there already. */
export function growthOf({ conflict: { defender } }: Verdict, viewer: number | null): number {
  return isStill() || defender.seat === viewer ? 0 : (defender.committed ?? 0);
}

/** Milliseconds for which a verdict is shown. */
export function verdictMs(verdict: Verdict, viewer: number | null): number {
  return growthOf(verdict, viewer) * BRICK_MS[settings.pace] + VERDICT_MS[settings.pace];
}

/** The score and the reason: `3 to 3: a tie goes to the defender.` */
export function scoreWords({ attack, defence }: Verdict): string {
  return t(attack === defence ? "verdict-tie" : "verdict-clear", { attack, defence });
}

/** The gains and losses of each side, one phrase each; the first is about the winner. */
export function resultWords(verdict: Verdict, table: Pick<Table, "seats" | "viewer">): string[] {
  const { conflict, winner, loser, gain, removed } = verdict;
  const about = (side: Side) => ({
    me: side.seat === table.viewer ? "yes" : "no",
    dynasty: dynastyOf(table.seats, side.seat),
  });
  const points = t("log-gain", { count: gain?.amount ?? 0, colour: gain?.colour ?? conflict.tile });
  const isAttackers = winner.seat === conflict.attacker.seat;
  const words = [
    t(isAttackers ? "verdict-wins" : "verdict-holds", { ...about(winner), points }),
    t("conflict-home", { ...about(loser), colour: conflict.colour }),
  ];
  if (removed.length) {
    words.push(t("conflict-leave", { count: removed.length, spaces: listOf(removed), colour: conflict.tile }));
  }
  return words;
}

/** The whole verdict in a sentence or two, for screen readers. */
export function verdictWords(verdict: Verdict, table: Pick<Table, "seats" | "viewer">): string {
  return `${scoreWords(verdict)} ${resultWords(verdict, table).join("; ")}.`;
}
