/** Two people at one screen. */

import { expect, test } from "./fixtures";
import { Chance, Mouse } from "./hands";

test("the cover hides a player's private information from the next player", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm"));
  await expect(seat.cover).toContainText("It’s me, Lion");
  await expect(page.locator("[data-hand], [data-points]")).toHaveCount(0);
  await seat.claim();
  const hand = () =>
    page.locator(".hand [data-hand]").evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-hand")));
  const lions = await hand();
  await seat.place("red", "A1");
  await seat.press("end");
  // the player still sees what the move did and drew, then hides it
  await expect(seat.prompt).toHaveText("Bull is next: pass the device on.");
  await expect(page.locator('[data-piece="A1"]')).toHaveCount(1);
  await expect(seat.log).toContainText("draws");
  await page.keyboard.press("Enter");
  await expect(seat.cover).toContainText("It’s me, Bull");
  // the board and what is public stay; neither the hand nor what was drawn can be seen or heard
  await expect(page.locator('[data-piece="A1"]')).toHaveCount(1);
  await expect(seat.log).toContainText("temple on A1");
  await expect(page.locator("[data-hand], [data-points], .toast")).toHaveCount(0);
  expect(await page.locator("body").innerText()).not.toMatch(/draws/i);
  expect(await page.locator("[aria-live]").allInnerTexts()).not.toContainEqual(expect.stringMatching(/draws/));
  // the next player first sees what happened
  await page.keyboard.press("Enter");
  await expect(seat.prompt).toContainText("Lion: temple on A1");
  await page.keyboard.press("Escape");
  await expect(page.locator(".board .changes path")).not.toHaveCount(0);
  await expect(seat.space("A1")).toHaveAttribute("aria-label", /changed since your last turn/);
  expect(await hand()).not.toEqual(lions);
  await expect(seat.log).toContainText("temple on A1");
  await expect(seat.log).not.toContainText("draws");
  expect(await page.locator("[aria-live]").allInnerTexts()).not.toContainEqual(expect.stringMatching(/draws/));
  await seat.press("end");
  await seat.claim();
  await expect(seat.log).toContainText("draws");
});

test("the board stays in view while the screen changes hands", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm"));
  await seat.claim();
  await seat.place("red", "A1");
  await seat.press("end");
  await seat.button("skip").or(seat.button("next")).last().waitFor();
  // every change of the page from here on
  await page.evaluate(() => {
    const kept = { gone: 0, loading: 0 };
    Object.assign(window, { kept });
    new MutationObserver(() => {
      if (!document.querySelector(".board .spaces")) kept.gone += 1;
      if (document.querySelector(".loading")) kept.loading += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press("Enter");
  await expect(seat.cover).toContainText("It’s me, Bull");
  await expect(page.locator("[data-hand]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await seat.settled();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-hand]")).toHaveCount(6);
  expect(await page.evaluate(() => (window as unknown as { kept: unknown }).kept)).toEqual({ gone: 0, loading: 0 });
});

test("a whole game on one screen", async ({ seat, server }) => {
  await seat.open(await server.prepare("late-peace"));
  const mouse = new Mouse(seat, new Chance(4));
  expect(await mouse.play()).toBe("over");
  await expect(seat.end.locator("tbody tr")).toHaveCount(2);
});
