/** The coach of a first game: a sentence on the position, a warning that is heeded, praise, and how to stop it. */

import { axeViolations } from "./axe";
import { expect, test } from "./fixtures";

test.use({ coach: "auto" });

test("a warning before a mistake is heeded, and the good move is praised", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("one-way", { bull: "random" }));
  const line = page.locator(".tray .coach");
  await expect(line).toContainText("You can end the game now");
  const entry = await seat.entry();
  await seat.button("end").click();
  await seat.button("primary").click();
  const warning = page.locator(".coach-says.warning");
  await expect(warning.getByRole("heading")).toHaveText("Are you sure?");
  await expect(warning).toContainText("Better: Settlement on M6");
  expect(await axeViolations(page)).toEqual([]);
  // the safe answer has the focus
  await page.keyboard.press("Enter");
  await expect(warning).toHaveCount(0);
  expect(await seat.entry()).toBe(entry);
  await seat.place("black", "M6");
  await expect(page.locator(".coach-says.praise")).toContainText("Well found:");
  await expect(line).toContainText("The treasure that you leave");
  await page.getByRole("button", { name: "No more advice" }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("group", { name: "Advice line" }).getByRole("radio", { name: "Never" })).toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the warning fits, and the move can be made all the same", async ({ page, seat, server }) => {
    await seat.open(await server.prepare("one-way", { bull: "random" }));
    await expect(page.locator(".tray .coach")).toBeInViewport();
    await seat.button("end").tap();
    await seat.button("primary").tap();
    const warning = page.locator(".coach-says.warning");
    await expect(warning.getByRole("button", { name: "Play it anyway" })).toBeInViewport({ ratio: 1 });
    await seat.moves(() => warning.getByRole("button", { name: "Play it anyway" }).tap());
    await expect(warning).toHaveCount(0);
  });
});
