/** The highlights of the board: sides of a conflict, the viewer's leaders. */

import type { Sides } from "../board/marks";
import type { Board, Colour, Conflict, Decision, Move, Space, Table } from "../net/messages";

/** The spaces that count in a conflict. */
export function sidesOf({ kind, attacker, defender }: Conflict): Sides {
  return {
    kind,
    attack: new Set([attacker.space, ...attacker.supporters]),
    defence: new Set([defender.space, ...defender.supporters]),
  };
}

/** The kingdoms of both leaders of a conflict. */
export function kingdomsOf(board: Board, { attacker, defender }: Conflict): Space[][] {
  return board.kingdoms.filter((group) => group.includes(attacker.space) || group.includes(defender.space));
}

/** The marked war, while the order of wars is chosen. */
export function chosenWar(decision: Decision | null, choice: Move | null): Conflict | null {
  if (choice?.type !== "fight-war") return null;
  return decision?.wars.find(({ colour }) => colour === choice.colour) ?? null;
}

/** The space of the viewer's leader of a colour. */
export function ownLeader({ board, viewer }: Table, colour: Colour): Space | null {
  return board.leaders.find((piece) => piece.seat === viewer && piece.colour === colour)?.space ?? null;
}
