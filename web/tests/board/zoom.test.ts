// @vitest-environment node

import { describe, expect, test } from "vitest";

import { RIM_SIZE, SPACE_SIZE } from "../../src/board/geometry";
import { MAX_SCALE, WHOLE, cropOf, placeOf, showing, viewWith } from "../../src/board/zoom";

describe("the enlarged board", () => {
  test("keeps the point under the fingers where it is", () => {
    const point = { x: 9.5, y: 4.5 };
    const place = placeOf(WHOLE, point);
    const view = viewWith(2, point, place);
    expect(placeOf(view, point).x).toBeCloseTo(place.x);
    expect(placeOf(view, point).y).toBeCloseTo(place.y);
    expect(cropOf(view)?.columns).toBeCloseTo((16 + (2 * RIM_SIZE) / SPACE_SIZE) / 2);
  });

  test("stays within the rim and never gets smaller than the board", () => {
    const corner = viewWith(3, { x: 0, y: 0 }, { x: 0.9, y: 0.9 });
    expect([corner.x, corner.y]).toEqual([WHOLE.x, WHOLE.y]);
    expect(viewWith(0.3, { x: 3, y: 3 }, { x: 0.5, y: 0.5 })).toEqual(WHOLE);
    expect(viewWith(99, { x: 3, y: 3 }, { x: 0.5, y: 0.5 }).scale).toBe(MAX_SCALE);
    expect(cropOf(WHOLE)).toBeNull();
  });

  test("scrolls by the smallest distance that shows a space", () => {
    const view = viewWith(2, { x: 0, y: 0 }, { x: 0, y: 0 });
    expect(showing(view, "C3")).toEqual(view);
    const far = showing(view, "P11");
    expect(far.scale).toBe(2);
    expect(placeOf(far, { x: 16, y: 11 }).x).toBeLessThanOrEqual(1);
    expect(placeOf(far, { x: 15, y: 10 }).y).toBeGreaterThanOrEqual(0);
  });
});
