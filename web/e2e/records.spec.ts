/** Records and looking back. */

import { readFile } from "node:fs/promises";

import { expect, test } from "./fixtures";
import { recordOf, situations } from "./situations";

test.describe("a record with an error in it", () => {
  test.use({ allowed: /status of 400/ });

  test("is rejected with its line", async ({ page }) => {
    await page.goto("/");
    await page.locator(".more summary").click();
    const box = page.getByLabel("Or paste it here");
    await box.fill("shedu 1\nplayers lion bull\nseed 5\nmoves\nlion temple A4\n");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Line 5");
    await box.fill("chess");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Line 1");
  });
});

test("an opened record is replayed step by step", async ({ page }) => {
  const text = recordOf({
    ...situations["before-war"],
    moves: ["lion settlement I4", "lion war king", "lion commit 1", "bull commit 0", "lion pass"],
  });
  await page.goto("/");
  await page.locator(".more summary").click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "war.te", mimeType: "text/plain", buffer: Buffer.from(text) });
  const position = page.locator(".slide span");
  await expect(position).toHaveText("Move 5 of 5");
  await page.getByRole("button", { name: "Go to the start" }).click();
  await expect(position).toHaveText("Move 0 of 5");
  await expect(page.locator('.board [data-piece="I4"]')).toHaveCount(0);
  await page.getByRole("button", { name: "Next move" }).click();
  await expect(page.locator('.board use[href="#uni"]')).toHaveCount(1);
  await page.getByRole("button", { name: "Go to the end" }).click();
  await page.getByRole("button", { name: "Previous move" }).click();
  await expect(position).toHaveText("Move 4 of 5");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText("Move 1 of 5");
  await page
    .locator(".log")
    .getByRole("button", { name: /kings fight first/ })
    .click();
  await expect(position).toHaveText("Move 2 of 5");
  // the address leads to this decision, in any tab
  await expect(page).toHaveURL(/ply=2/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator(".slide span")).toHaveText("Move 2 of 5");
  await other.close();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save the record" }).click(),
  ]);
  const saved = await readFile(await download.path(), "utf-8");
  expect(saved).toMatch(/^shedu 1\n/);
  expect(saved).toContain("lion commit 1\nbull commit 0\nlion pass");
  // and goes, if it is not wanted any more
  const id = /replay\/([^?]+)/.exec(page.url())?.[1] ?? "";
  await page.goto("/");
  const row = page.getByRole("listitem").filter({ has: page.locator(`a[href="/replay/${id}"]`) });
  await row.getByRole("button", { name: "Delete this game" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole("button", { name: "Delete this game" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete permanently" }).click();
  await expect(row).toHaveCount(0);
});

test("the end: ranking, chart, replay, record", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("last-move", { bull: "random" }));
  await seat.tile("black").click();
  await seat.space("I2").hover();
  await expect(page.locator(".callout")).toContainText("The game would end after this turn.");
  await seat.moves(() => seat.space("I2").click());
  await seat.option("J2").click();
  await seat.press("primary");
  expect(await seat.settled()).toBe("over");
  await expect(seat.end).toContainText("You win");
  await expect(seat.end.locator("tbody tr").first()).toContainText("Lion");
  await expect(seat.end.locator("svg.chart")).toBeVisible();
  await expect(seat.end).toContainText("Bull");
  await seat.end.getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(/replay/);
  await expect(page.locator(".slide span")).toHaveText("Move 2 of 2");
  await expect(page.locator(".end tbody tr")).toHaveCount(2);
});
