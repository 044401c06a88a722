/** The pages of a server for many: nothing that axe can find, and room for every text in every language. */

import type { Browser, Page } from "@playwright/test";

import type { GameInfo, NewGame } from "../src/messages";
import { type Crowd, type Guest, expect, test } from "./crowd";
import { faults } from "./faults";
import { misfits } from "./fit";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

interface Stage {
  page: Page;
  ann: Guest;
  bob: Guest;
  make: (wish: Partial<NewGame>) => Promise<string>;
}

/** Ways to each state; `page` is Ann's. Roles and classes, not words: they are the same in every language. */
const states: Record<string, (stage: Stage) => Promise<void>> = {
  start: async ({ page, make }) => {
    await make({ terms: { access: "open" } });
    await make({ seats: [{ dynasty: "lion" }, { dynasty: "bull", kind: "bot", level: "random" }], terms: { clock: { type: "turn-based", days: 3 } } });
    await page.goto("/");
    await page.locator(".lobby li").first().waitFor();
    await page.locator(".terms input[value='real-time']").check({ force: true });
  },
  room: async ({ page, bob, make }) => {
    const game = await make({ terms: { clock: { type: "real-time", budget: 1200, increment: 20 } } });
    await page.goto(`/game/${game}`);
    await bob.page.goto(`/game/${game}`);
    await bob.page.locator(".seat.open button").click();
    await page.locator(".seat").filter({ hasText: "Bob" }).waitFor();
    await bob.page.locator(".chat input").fill("Hello! Shall we begin, or is somebody else still coming?");
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
    await page.goto(`/game/${await make({ seats, first: "lion", terms: { clock: { type: "real-time", budget: 1200, increment: 20 } } })}`);
    await page.locator("main[data-asks='action']").waitFor();
  },
  left: async (stage) => {
    await states.table?.(stage);
    const { page } = stage;
    await page.evaluate(() =>
      (window as unknown as { sockets: WebSocket[] }).sockets.at(-1)?.send(JSON.stringify({ type: "leave", seat: 0, level: "random" })),
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
    await page.goto(`/person/${ann.id}`);
    await page.locator("main h2").first().waitFor();
  },
  mail: async ({ page }) => {
    await page.goto("/mail/confirm#nothing");
    await page.locator("main .primary").waitFor();
  },
};

async function stageFor(crowd: Crowd, language = "en"): Promise<Stage> {
  const ann = await crowd.known("Ann");
  const bob = await crowd.known("Bob of Babylon");
  for (const { page } of [ann, bob]) {
    await page.addInitScript((language) => localStorage.setItem("shedu.settings", JSON.stringify({ language })), language);
  }
  const make = async (wish: Partial<NewGame>): Promise<string> => {
    const answer = await ann.page.context().request.post("/api/games", {
      data: { seats: [{ dynasty: "lion" }, { dynasty: "bull", kind: "open" }], contribution: "0123456789abcdef", ...wish },
    });
    return ((await answer.json()) as GameInfo).id;
  };
  return { page: ann.page, ann, bob, make };
}

test("axe finds nothing, light and dark, wide and on a phone", async ({ crowd }) => {
  test.setTimeout(300_000);
  const stage = await stageFor(crowd);
  for (const [name, reach] of Object.entries(states)) {
    await stage.page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 });
    await reach(stage);
    for (const size of SIZES) {
      await stage.page.setViewportSize(size);
      await stage.page.emulateMedia({ colorScheme: "light" });
      expect.soft(await faults(stage.page), `${name}, ${size.width} px, light`).toEqual([]);
      await stage.page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await faults(stage.page, "color-contrast"), `${name}, ${size.width} px, dark`).toEqual([]);
    }
  }
});

for (const language of ["en", "it", "pt-BR", "ru"]) {
  test(`texts fit in ${language}`, async ({ crowd }) => {
    test.setTimeout(300_000);
    const stage = await stageFor(crowd, language);
    for (const [name, reach] of Object.entries(states)) {
      await stage.page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 });
      await reach(stage);
      for (const size of SIZES) {
        await stage.page.setViewportSize(size);
        expect.soft(await misfits(stage.page), `${name}, ${size.width} px`).toEqual([]);
      }
    }
  });
}

async function asked(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address, viewport: SIZES[1] })).newPage();
  await page.goto("/");
  await page.locator(".quick button").nth(1).click();
  await page.locator("dialog input").waitFor();
  return page;
}

test("the question for a name is accessible, and Escape puts it away", async ({ browser, server }) => {
  const page = await asked(browser, server.address);
  expect(await faults(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.locator(".quick button").first()).toBeEnabled();
  await page.context().close();
});
