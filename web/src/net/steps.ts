/** Applies the steps of the server to a table. */

import {
  type Board,
  type BoardChange,
  COLOURS,
  type DecisionKind,
  type Event,
  type Line,
  type Space,
  type Step,
  type Table,
} from "./messages";

/** A step with the table that it led to. */
export interface AppliedStep {
  seat: number;
  kind: DecisionKind;
  events: Event[];
  lines: Line[];
  table: Table;
}

/** Whether a step follows on a table. */
export function follows(table: Table | null, step: Step): table is Table {
  return table !== null && table.viewer === step.viewer && table.entry + 1 === step.entry;
}

/** The step with the table after it; the step must follow on the table. */
export function applyStep(table: Table, step: Step): AppliedStep {
  const seats = [...table.seats];
  for (const { seat, ...counts } of step.seats ?? []) {
    const before = seats[seat];
    if (before) seats[seat] = { ...before, ...counts };
  }
  for (const { seat, ...secrets } of step.secrets ?? []) {
    const before = seats[seat];
    if (before) seats[seat] = { ...before, ...secrets };
  }
  return {
    seat: step.seat,
    kind: step.kind,
    events: step.events,
    lines: step.lines,
    table: {
      ...table,
      entry: step.entry,
      ply: step.ply,
      turn: step.turn,
      active: step.active,
      seats,
      board: applyBoard(table.board, step.board),
      decision: step.decision,
      bag: step.bag ?? null,
      clocks: step.clocks ?? null,
      undo_to: step.undo_to ?? [],
      ended: step.ended ?? null,
      ranking: step.ranking ?? [],
    },
  };
}

/** All steps, each with the table that it led to. */
export function applySteps(table: Table, steps: readonly Step[]): AppliedStep[] {
  let last = table;
  return steps.map((step) => {
    const shown = applyStep(last, step);
    last = shown.table;
    return shown;
  });
}

const byColour = new Map(COLOURS.map((colour, index) => [colour, index]));

/** Spaces in order, row by row. */
function rank(space: Space): number {
  return Number(space.slice(1)) * 100 + space.charCodeAt(0);
}

function applyBoard(board: Board, change: BoardChange): Board {
  const { tiles = [], tiles_gone = [], leaders = [], leaders_gone = [], kingdoms, ...whole } = change;
  const isTileChange = tiles.length > 0 || tiles_gone.length > 0;
  const isLeaderChange = leaders.length > 0 || leaders_gone.length > 0;
  const moved = [...leaders_gone, ...leaders.map(({ seat, colour }) => [seat, colour] as const)];
  return {
    ...board,
    ...whole,
    tiles: isTileChange
      ? [...board.tiles.filter(({ space }) => !tiles_gone.includes(space)), ...tiles].sort(
          (a, b) => rank(a.space) - rank(b.space),
        )
      : board.tiles,
    leaders: isLeaderChange
      ? [
          ...board.leaders.filter(
            ({ seat, colour }) => !moved.some(([whose, which]) => whose === seat && which === colour),
          ),
          ...leaders,
        ].sort((a, b) => a.seat - b.seat || (byColour.get(a.colour) ?? 0) - (byColour.get(b.colour) ?? 0))
      : board.leaders,
    kingdoms:
      kingdoms?.map((each) => (typeof each === "number" ? (board.kingdoms[each] ?? []) : each)) ?? board.kingdoms,
  };
}
