/** The step between a player's decision and the server. */

import type { Code, Focus, Move, Opinion, Play, Preview, Table } from "../../net/messages";

/** A move of the viewer, as the table announced it before it was made. */
export interface Made {
  move: Move;
  preview: Preview | null;
  table: Table;
}

/** Reviews a move before it is sent to the server. */
export interface Adviser {
  /** Resolves to whether a move is to be made; null if it need not wait. */
  check(play: Play): Promise<boolean> | null;
  receive(message: Focus | Opinion): void;
  /** Whether a refusal needs not be shown. */
  refuse(code: Code): boolean;
  close(): void;
}
