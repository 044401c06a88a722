/**
 * What a conflict is about, for display: the points that its winner gains.
 *
 * The messages do not say which of the loser's tiles will leave. So this gives the most it can
 * be, and says when some tiles may stay (R9.7, R9.8): nothing is decided by it.
 */

import type { Board, Conflict, Side, Space } from "../messages";

export interface Stake {
  amount: number;
  /** some of the tiles may stay, so it may be less */
  isUpTo: boolean;
  /** the loser's supporters */
  leave: Space[];
}

export function stakeOf(conflict: Conflict, loser: Side, board: Board): Stake {
  if (conflict.kind === "revolt") return { amount: 1, isUpTo: false, leave: [] };
  const mayStay =
    conflict.tile === "red" || board.buildings.some(({ space }) => loser.supporters.includes(space));
  return { amount: 1 + loser.supporters.length, isUpTo: mayStay, leave: loser.supporters };
}
