/** The table with forced colours. */

import { expect, test } from "./fixtures";

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
