import { expect, test } from "vitest";

import { coveredTable } from "../../src/game/cover";
import { tableWith } from "../tables";

test("a covered table shows nothing that only its viewer may see", () => {
  const table = { ...tableWith(), undo_to: [3] };
  const covered = coveredTable(table);
  expect(covered).toMatchObject({ viewer: null, undo_to: [] });
  expect(covered.decision?.choices ?? null).toBeNull();
  expect(covered.seats[0]).toMatchObject({ hand: null, points: null, treasures: null });
  expect(covered.board).toEqual(table.board);
  // open scores stay open, the hand does not
  expect(coveredTable({ ...table, options: ["open-scores"] }).seats[0]).toMatchObject({
    hand: null,
    points: [1, 0, 2, 3],
    treasures: 0,
  });
});
