/** Pages of an online server: accessibility, and room for every text in every language. */

import type { Browser, Page } from "@playwright/test";

import type { GameInfo, NewGame, PlayerStatistics } from "../src/net/messages";
import { checkAppearance } from "./appearance";
import { axeViolations } from "./axe";
import { type Crowd, type Guest, expect, test } from "./crowd";
import { misfits } from "./fit";

/** what the server computes from finished games (tests/server/http/test_statistics.py) */
const STATISTICS: PlayerStatistics = {
  games: [4, 7, 3, 9, 12, 8, 11].map((lowest, index) => ({ game: String(index), won: index % 2, lowest })),
  editions: [
    { key: "modern", games: 5, wins: 2 },
    { key: "pegasus-2007", games: 2, wins: 1.5 },
  ],
  sizes: [2, 3, 4].map((size) => ({ key: String(size), games: size, wins: 1 })),
  seats: [1, 2, 3, 4].map((seat) => ({ key: String(seat), games: 5 - seat, wins: 1 })),
  sources: { tile: 21.4, war: 9.2, revolt: 2.1, monument: 7.7, wonder: 0, treasure: 3.3 },
  wars: { won: 12, lost: 7 },
  revolts: { won: 3, lost: 5 },
  analysed: 4,
  error: 0.0123,
  luck: -0.045,
  adjusted: 0.512,
  labels: ["brilliant", "inaccuracy", "mistake", "blunder"].map((label, index) => ({ label, count: 9 - 2 * index })),
  costs: ["action", "commit", "war", "monument"].map((kind, index) => ({ kind, share: 0.4 - index / 10 })),
};

interface Stage {
  page: Page;
  ann: Guest;
  bob: Guest;
  make: (wish: Partial<NewGame>) => Promise<string>;
}

/** How to reach each state; `page` is Ann's. Locators use roles and classes, which do not depend on the language. */
const states: Record<string, (stage: Stage) => Promise<void>> = {
  start: async ({ page, make }) => {
    await make({ terms: { access: "open" } });
    await make({
      seats: [{ dynasty: "lion" }, { dynasty: "bull", kind: "bot", level: "random" }],
      terms: { clock: { type: "turn-based", days: 3 } },
    });
    await page.goto("/");
    await page.locator(".lobby li").first().waitFor();
    await page.locator(".more summary").click();
    await page.locator(".terms input[value='real-time']").check({ force: true });
  },
  room: async ({ page, bob, make }) => {
    const game = await make({ terms: { clock: { type: "real-time", budget: 1200, increment: 20 } } });
    await page.goto(`/game/${game}`);
    await bob.page.goto(`/game/${game}`);
    await bob.page.locator(".seat.open button").click();
    await page.locator(".seat").filter({ hasText: "Bob" }).waitFor();
    await bob.page.locator(".chat input").fill("Hello! Shall we begin, or is another player still coming?");
    await bob.page.keyboard.press("Enter");
    await page.locator(".chat .line .more").click();
  },
  "guest's room": async ({ page, bob, make }) => {
    const game = await make({});
    await bob.page.goto(`/game/${game}`);
    await page.goto(`/game/${game}`);
    await page.locator(".here li").waitFor();
  },
  table: async ({ page, make }) => {
    const seats: NewGame["seats"] = [{ dynasty: "lion" }, { dynasty: "bull", kind: "bot", level: "random" }];
    await page.goto(
      `/game/${await make({ seats, first: "lion", terms: { clock: { type: "real-time", budget: 1200, increment: 20 } } })}`,
    );
    await page.locator("main[data-asks='action']").waitFor();
  },
  left: async (stage) => {
    await states.table?.(stage);
    const { page } = stage;
    await page.evaluate(() =>
      (window as unknown as { sockets: WebSocket[] }).sockets
        .at(-1)
        ?.send(JSON.stringify({ type: "leave", seat: 0, level: "random" })),
    );
    await page.locator(".news").waitFor();
  },
  proof: async (stage) => {
    await states.room?.(stage);
    await stage.page.locator(".fair button").click();
  },
  account: async ({ page }) => {
    await page.goto("/account");
    await page.locator(".switch").first().waitFor();
  },
  leaders: async ({ page }) => {
    await page.goto("/leaders");
    await page.locator(".none").first().waitFor();
  },
  profile: async ({ page, ann }) => {
    await page.route("**/statistics", (route) => route.fulfill({ json: STATISTICS }));
    await page.goto(`/person/${ann.id}`);
    await page.locator("[data-statistics] table").nth(6).waitFor();
  },
  mail: async ({ page }) => {
    await page.goto("/mail/confirm#nothing");
    await page.locator("main .primary").waitFor();
  },
  privacy: async ({ page }) => {
    await page.goto("/privacy");
    await page.locator("main .imprint").waitFor();
  },
  reset: async ({ page }) => {
    await page.goto("/reset#nothing");
    await page.locator("main .primary").waitFor();
  },
};

async function stageFor(crowd: Crowd): Promise<Stage> {
  const ann = await crowd.joinNamed("Ann");
  const bob = await crowd.joinNamed("Bob of Babylon");
  const make = async (wish: Partial<NewGame>): Promise<string> => {
    const answer = await ann.page.context().request.post("/api/games", {
      data: { seats: [{ dynasty: "lion" }, { dynasty: "bull", kind: "open" }], ...wish },
    });
    return ((await answer.json()) as GameInfo).id;
  };
  return { page: ann.page, ann, bob, make };
}

for (const [name, reach] of Object.entries(states)) {
  test(`looks right: ${name}`, async ({ crowd }) => {
    test.slow();
    const stage = await stageFor(crowd);
    await stage.page.setViewportSize({ width: 1440, height: 900 });
    await reach(stage);
    await checkAppearance(stage.page);
  });
}

async function asked(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address, viewport: { width: 360, height: 740 } })).newPage();
  await page.goto("/");
  await page.locator(".quick button").nth(1).click();
  await page.locator("dialog input").waitFor();
  return page;
}

test("the dialog for a name is accessible, and Escape closes it", async ({ browser, server }) => {
  const page = await asked(browser, server.address);
  expect(await axeViolations(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.locator(".quick button").first()).toBeEnabled();
  await page.context().close();
});
