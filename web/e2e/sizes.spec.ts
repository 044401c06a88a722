/** Layouts at sizes between phone and desktop. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "./fixtures";

test.describe("a replay on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("keeps the board in view while the log scrolls in its own area", async ({ page, request }) => {
    const record = readFileSync(join(import.meta.dirname, "records/four.te"), "utf-8");
    const opened = (await (await request.post("/api/records", { data: { text: record } })).json()) as { id: string };
    await page.goto(`/replay/${opened.id}?ply=60`);
    const board = page.locator(".zoom");
    await expect(board).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Next move" }).tap();
    await expect(page).toHaveURL(/ply=61/);
    await expect(board).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator(".log .line.at").first()).toBeAttached();
  });
});

for (const [width, height] of [
  [1024, 768],
  [960, 600], // 1440x900 at 150 %
] as const) {
  test(`strengths can be read at ${width}x${height}`, async ({ page, seat, server }) => {
    await page.setViewportSize({ width, height });
    await seat.open(await server.prepare("calm", { bull: "random" }));
    const texts = page.locator(".board .badge text");
    await expect(texts).toHaveCount(8); // two for each leader
    for (const box of await Promise.all((await texts.all()).map((text) => text.boundingBox()))) {
      expect(box?.height).toBeGreaterThanOrEqual(9);
    }
  });
}
