/** The public part of a table, which a shared screen shows while it changes hands. */

import type { Table } from "../net/messages";

/** A table without the parts that only its viewer may see. */
export function coveredTable(table: Table): Table {
  const { viewer, decision } = table;
  const hasOpenScores = table.options.includes("open-scores");
  return {
    ...table,
    viewer: null,
    undo_to: [],
    decision: decision && { ...decision, choices: null },
    seats: table.seats.map((seat, index) => {
      if (index !== viewer) return seat;
      return hasOpenScores ? { ...seat, hand: null } : { ...seat, hand: null, points: null, treasures: null };
    }),
  };
}
