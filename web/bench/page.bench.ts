/** Speed of the page: first paint of the table, and response to input. Writes figures as JSON. */

import { writeFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { expect, test } from "../e2e/fixtures";
import { recorded } from "../e2e/states";

const VISITS = 9;
const ROUNDS = 12;
const PLACINGS = 12;

/** Milliseconds from an event to the first frame in which a condition holds. */
async function reaction(page: Page, type: string, isSo: string, act: () => Promise<void>): Promise<number> {
  const clock = page.evaluate(
    ([type, isSo]) =>
      new Promise<number>((resolve) => {
        const begin = (event: Event) => {
          const look = () => {
            // the frame is painted before the task after it
            if (document.querySelector(isSo)) setTimeout(() => resolve(performance.now() - event.timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        addEventListener(type, begin, { capture: true, once: true });
      }),
    [type, isSo] as const,
  );
  await act();
  return clock;
}

/** Milliseconds from navigation to the first frame with board and hand, with an empty cache. */
async function firstPaint(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.goto(address);
  await page.locator("html[data-painted]").waitFor({ state: "attached" });
  return Number(await page.locator("html").getAttribute("data-painted"));
}

/** Records the time of the first paint of the table. */
function notePaint(): void {
  const look = () => {
    if (document.querySelector(".board") && document.querySelector(".tray")) {
      setTimeout(() => (document.documentElement.dataset.painted = String(performance.now())));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function at(figures: number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

test("the page", async ({ page, seat, server }) => {
  test.setTimeout(300_000);
  const game = await server.loadRecord(recorded("four", 132), { archer: "random", bull: "random", pot: "random" });
  const visits: number[] = [];
  await page.addInitScript(notePaint);
  for (let visit = 0; visit < VISITS; visit++) visits.push(await firstPaint(page, `/game/${game}`));

  await seat.open(game);
  const picks: number[] = [];
  const hovers: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const slot = page.locator("[data-hand]").nth(round % 2 ? 0 : 3);
    picks.push(await reaction(page, "pointerup", "[data-space].can", () => slot.click()));
    const space = seat.legal.nth(round * 3);
    hovers.push(await reaction(page, "mouseover", ".callout", () => space.hover()));
    await page.keyboard.press("Escape");
    await page.mouse.move(2, 2);
    await expect(page.locator(".callout, [data-space].can")).toHaveCount(0);
  }
  const places: number[] = [];
  const answers: number[] = [];
  for (let round = 0; round < PLACINGS; round++) {
    await page.locator("[data-hand]").first().click();
    const before = await seat.entry();
    const isDone = `main[data-entry]:not([data-entry="${before}"])`;
    const place = async () => {
      places.push(await reaction(page, "pointerup", `.ghost.set, ${isDone}`, () => seat.legal.first().click()));
    };
    answers.push(await reaction(page, "pointerup", isDone, place));
    if (round < PLACINGS - 1) await seat.press("undo");
    await seat.settled();
  }

  writeFileSync(
    process.env.SHEDU_BENCH ?? "bench.json",
    JSON.stringify({
      "page.first_paint_ms": at(visits, 0.5),
      "page.pick_ms_p95": at(picks, 0.95),
      "page.hover_ms_p95": at(hovers, 0.95),
      "page.place_ms_p95": at(places, 0.95),
      "page.answer_ms_p95": at(answers, 0.95),
    }),
  );
});
