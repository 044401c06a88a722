/** The plots of a profile, from finished games and an analysis on a server with accounts. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { axeViolations } from "./axe";
import { SOON, expect, test } from "./crowd";
import { recordOf, situations } from "./situations";

const GAMES = join(import.meta.dirname, "..", "..", "games");
const ANALYSIS_MS = 60_000;

test("a profile plots finished games, conflicts, and what an analysis found", async ({ crowd, server }) => {
  const ann = await crowd.joinNamed("Ann");
  for (const name of ["mayfair-2004-01", "classic-1997-11"]) {
    const record = await readFile(join(GAMES, `${name}.te`), "utf-8");
    await server.loadRecord(record, { bull: "novice", pot: "novice" }, { lion: [ann.id, ann.name] });
  }
  const short = recordOf({ ...situations["one-way"], moves: ["lion settlement M6", "lion leave I7"] });
  const game = await server.loadRecord(short, { bull: "novice" }, { lion: [ann.id, ann.name] });
  const { page } = ann;
  const statistics = page.locator("[data-statistics]");
  const bar = (text: string) => statistics.getByRole("row").filter({ hasText: text });
  await page.goto(`/person/${ann.id}`);
  await expect(statistics.locator("circle")).toHaveCount(3);
  await expect(statistics.locator("circle.won")).toHaveCount(1);
  await expect(bar("3 players")).toContainText("0 of 1");
  await expect(statistics.getByText("Analysed", { exact: false })).toHaveCount(0);
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
