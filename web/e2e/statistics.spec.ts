/** The plots of a profile, from games that a person has just finished and an analysis of one of them. */

import { axeViolations } from "./axe";
import { SOON, expect, test } from "./crowd";

const ANALYSIS_MS = 60_000;

test("a profile plots finished games, conflicts, and what an analysis found", async ({ crowd, server }) => {
  test.slow();
  const ann = await crowd.joinNamed("Ann");
  const { page, seat } = ann;
  let game = "";
  for (let number = 0; number < 3; number++) {
    game = await server.prepare("one-way", { bull: "random" }, { lion: [ann.id, ann.name] });
    await seat.goOn(game);
    // links two treasures, and with one of them gone the game is over
    await ann.play({ type: "place-tile", colour: "black", space: "M6" });
    await ann.play({ type: "leave-treasure", space: "I7" });
    await expect(seat.end).toBeVisible(SOON);
  }
  const statistics = page.locator("[data-statistics]");
  const row = (text: string) => statistics.getByRole("row").filter({ hasText: text });
  await page.goto(`/person/${ann.id}`);
  await expect(statistics.locator("circle.won")).toHaveCount(3);
  // the trend ends at the last game
  const last = await statistics.locator("circle").last().getAttribute("cx");
  expect(await statistics.locator("polyline").getAttribute("points")).toMatch(new RegExp(` ${String(last)},\\S+$`));
  await expect(row("2 players")).toContainText("3 of 3");
  await expect(statistics.locator("dl")).toHaveCount(0);
  // after an analysis: error, luck, labels
  await page.goto(`/replay/${game}`);
  await page.getByText("Analysis", { exact: true }).click();
  const analysis = page.locator("[data-analysis]");
  await analysis.getByText("quick").click();
  await analysis.getByRole("button", { name: "Analyse", exact: true }).click();
  await expect(analysis).toHaveAttribute("data-analysis", "done", { timeout: ANALYSIS_MS });
  await page.goto(`/person/${ann.id}`);
  await expect(statistics.locator("dl > div")).toHaveCount(3, SOON);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
