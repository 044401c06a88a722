import { expect, test } from "vitest";

import { lineOf, scaled, smoothed } from "../../src/account/statistics/bars";

test("the longest bar fills its row", () => {
  const rows = scaled([
    { label: "a", value: "2", size: 2 },
    { label: "b", value: "8", size: 8 },
  ]);
  expect(rows.map(({ share }) => share)).toEqual([0.25, 1]);
  expect(scaled([{ label: "a", value: "0", size: 0 }])[0]?.share).toBe(0);
});

test("a line goes from left to right, the highest value at the top", () => {
  expect(lineOf([0, 5, 10], 100, 50)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 25 },
    { x: 100, y: 0 },
  ]);
  expect(lineOf([4], 100, 50)).toEqual([{ x: 50, y: 0 }]);
  // a trend below its values has the same places and the same scale
  expect(lineOf([5, 5], 100, 50, 10)).toEqual([
    { x: 0, y: 25 },
    { x: 100, y: 25 },
  ]);
});

test("a trend is the mean of the latest values", () => {
  expect(smoothed([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
});
