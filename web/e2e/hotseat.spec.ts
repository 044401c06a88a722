/** Two people at one screen. */

import { expect, test } from "./fixtures";
import { Chance, Mouse } from "./hands";

test("the cover hides a player's private information from the next player", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm"));
  await expect(seat.cover).toContainText("It’s me, Lion");
  await expect(page.locator("[data-hand], .tray")).toHaveCount(0);
  await seat.claim();
  const hand = () =>
    page.locator(".hand [data-hand]").evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-hand")));
  const lions = await hand();
  await seat.place("red", "A1");
  await seat.press("end");
  await expect(seat.cover).toContainText("It’s me, Bull");
  // neither the hand nor what was drawn, seen or heard
  await expect(page.locator("[data-hand], .tray, .log, main, .toast")).toHaveCount(0);
  expect(await page.locator("body").innerText()).not.toMatch(/temple|settlement|farm|market|draws/i);
  await expect(page.locator("[aria-live]")).toHaveText("");
  await seat.claim();
  expect(await hand()).not.toEqual(lions);
  await expect(seat.log).toContainText("temple on A1");
  await expect(seat.log).not.toContainText("draws");
  expect(await page.locator("[aria-live]").allInnerTexts()).not.toContainEqual(expect.stringMatching(/draws/));
  await seat.press("end");
  await seat.claim();
  await expect(seat.log).toContainText("draws");
});

test("a whole game on one screen", async ({ seat, server }) => {
  await seat.open(await server.prepare("half-way"));
  const mouse = new Mouse(seat, new Chance(4));
  expect(await mouse.play()).toBe("over");
  await expect(seat.end.locator("tbody tr")).toHaveCount(2);
});
