import { beforeAll, describe, expect, test } from "vitest";

import { countMs, tallyAt, tieNotes } from "../../src/table/panels/final";
import type { Standing } from "../../src/net/messages";
import { setLanguage } from "../../src/text/i18n.svelte";
import { tableWith } from "../tables";

const winner: Standing = {
  seat: 1,
  points: [7, 6, 12, 7],
  plain: [7, 4, 12, 7],
  ascending: [6, 7, 7, 12],
  treasures: 2,
  place: 1,
};
const second: Standing = {
  seat: 0,
  points: [7, 7, 6, 10],
  plain: [7, 7, 6, 10],
  ascending: [6, 7, 7, 10],
  treasures: 0,
  place: 2,
};

beforeAll(() => setLanguage("en"));

describe("the count at the end", () => {
  test("counts points first, then places one treasure after the other", () => {
    const end = countMs([winner, second]);
    expect(tallyAt(winner, 0)).toEqual({ points: [0, 0, 0, 0], treasures: [0, 0, 0, 0], left: 2 });
    expect(tallyAt(winner, end - 300)).toEqual({ points: [7, 5, 12, 7], treasures: [0, 1, 0, 0], left: 1 });
    expect(tallyAt(winner, end)).toEqual({ points: [7, 6, 12, 7], treasures: [0, 2, 0, 0], left: 0 });
    expect(tallyAt(second, Infinity).points).toEqual(second.points);
  });

  test("says what broke a tie", () => {
    const { seats } = tableWith();
    expect(tieNotes({ seats, ranking: [winner, second] })).toEqual([
      "Bull and Lion: equal on 6, 7 and 7; 12 beats 10.",
    ]);
    const same = { ...second, ascending: winner.ascending, place: 1 };
    expect(tieNotes({ seats, ranking: [winner, same] })).toEqual(["Bull and Lion: equal in all four colours."]);
    const lower: Standing = { ...second, ascending: [5, 7, 7, 10] };
    expect(tieNotes({ seats, ranking: [winner, lower] })).toEqual([]);
  });
});
