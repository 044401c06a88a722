/** The table on screens of every size: complete, with as much room as possible for the board. */

import { misfits } from "./fit";
import { expect, test } from "./fixtures";
import { states } from "./states";

const SCREENS = [
  { width: 3840, height: 2160 },
  { width: 2560, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

for (const name of ["table", "war", "end"] as const) {
  test(`${name} on every screen`, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 720 });
    await states[name]({ page, server });
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      const said = `${name}, ${size.width} × ${size.height}`;
      expect.soft(await misfits(page), said).toEqual([]);
      const board = await page.locator(".board").first().boundingBox();
      if (!board) throw new Error("no board");
      expect(board.x, said).toBeGreaterThanOrEqual(0);
      expect(board.y, said).toBeGreaterThanOrEqual(0);
      expect(board.x + board.width, said).toBeLessThanOrEqual(size.width + 1);
      expect(board.y + board.height, said).toBeLessThanOrEqual(size.height + 1);
      const isNarrow = size.width <= 760 || size.width <= size.height;
      expect(board.width / size.width, said).toBeGreaterThan(
        isNarrow ? 0.8 : size.width > 2 * size.height ? 0.45 : 0.6,
      );
    }
  });
}

test("no animation with reduced motion", async ({ page, seat, server }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await seat.place("black", "H4");
  await expect(page.locator(".flying")).toHaveCount(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("pieces and marks stay visible with forced colours", async ({ page, seat, server }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await seat.open(await server.prepare("calm", { bull: "random" }));
  const tile = page.locator("[data-piece='G5']").first();
  expect(await tile.evaluate((piece) => getComputedStyle(piece).forcedColorAdjust)).toBe("none");
  await seat.tile("red").click();
  // the picked piece is marked by more than a colour
  await expect(seat.tile("red")).toHaveAttribute("aria-pressed", "true");
  const ring = await seat.tile("red").evaluate((slot) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(slot, "::before");
    return `${borderTopStyle} ${borderTopWidth}`;
  });
  expect(ring).toBe("solid 3px");
  await page.keyboard.press("Tab");
  const outline = await page.locator(":focus").evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe("none");
});
