/** Puzzles in the browser: one solved and one missed, with the keyboard and on a phone. */

import { isOnTop } from "./fit";
import { expect, test } from "./fixtures";
import { Seat } from "./seat";

// solved by the trader on I6
const REVOLT = "/puzzles/2-43";

test("a puzzle is missed, explained, tried again and solved, and the game goes on", async ({ page, seat }) => {
  await page.goto("/puzzles");
  await expect(page.locator("main select")).toHaveCount(2);
  await page.goto(REVOLT);
  await seat.settled();
  const panel = page.locator("[data-puzzle]");
  await expect(panel).toHaveAttribute("data-puzzle", "open");
  await page.keyboard.press("e"); // ends the turn
  await page.keyboard.press("Enter");
  await expect(panel).toHaveAttribute("data-puzzle", "failed");
  await expect(panel).toContainText("Better: trader to I6");
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel).toHaveAttribute("data-puzzle", "open");
  await seat.settled();
  await seat.lead("green", "I6");
  await expect(panel).toHaveAttribute("data-puzzle", "solved");
  await panel.getByRole("button", { name: "Play on" }).click();
  await expect(panel).toContainText("You play on");
  await page.goto("/puzzles");
  await expect(page.locator("main")).toContainText("tried 1, solved 0");
});

test("a puzzle is given up, shown and then solved on a phone", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(new URL(REVOLT, server.address).href);
  const panel = page.locator("[data-puzzle]");
  await panel.getByRole("button", { name: "Give up" }).tap();
  await expect(panel).toHaveAttribute("data-puzzle", "failed");
  await expect(panel).toContainText("The best move");
  // the sheet below leaves room for the way on
  const next = panel.getByRole("link", { name: "Next puzzle" });
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(await next.evaluate(isOnTop)).toBe(true);
  await panel.getByRole("button", { name: "Show the solution" }).tap();
  await expect(page.locator("[data-space=I6]").first()).toBeVisible();
  await panel.getByRole("button", { name: "Try again" }).tap();
  await expect(panel).toHaveAttribute("data-puzzle", "open");
  const seat = new Seat(page);
  await seat.settled();
  if (!(await seat.leader("green").isVisible())) await page.locator(".tray .grip").tap();
  await seat.leader("green").tap();
  await seat.space("I6").tap();
  await page.locator(".lens .primary").tap();
  await expect(panel).toHaveAttribute("data-puzzle", "solved");
  await context.close();
});
