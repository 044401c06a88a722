/** The main states as they were approved, in docs/pictures; `make pictures` draws them anew. */

import type { Page } from "@playwright/test";

import type { GameInfo, Place } from "../src/net/messages";
import { expect, test } from "./fixtures";
import { type State, states } from "./states";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

interface Picture {
  state: State;
  size?: typeof WIDE;
  isDark?: boolean;
  language?: string;
}

const PICTURES: Record<string, Picture> = {
  start: { state: states.start },
  table: { state: states.table },
  "table-dark": { state: states.table, isDark: true },
  "table-phone": { state: states.table, size: PHONE },
  ghost: { state: states.ghost },
  "ghost-phone": { state: states.ghost, size: PHONE },
  war: { state: states.war },
  "war-phone": { state: states.war, size: PHONE },
  revolt: { state: states.revolt, isDark: true },
  monument: { state: states.monument },
  cover: { state: states.cover, size: PHONE },
  end: { state: states.end },
  replay: { state: states.replay },
  advanced: { state: states.advanced },
  rules: { state: states.rules },
  russian: { state: states.war, language: "ru" },
};

/** What the start page lists: one game to go on with and one that is over. */
function games(): GameInfo[] {
  const seats: Place[] = (["lion", "archer", "bull", "pot"] as const).map((dynasty) => ({
    dynasty,
    kind: dynasty === "lion" ? "human" : "bot",
    level: dynasty === "lion" ? null : "apprentice",
    name: "",
    person: null,
    left: null,
  }));
  const changed = new Date().toISOString();
  const game = {
    preset: "modern",
    options: [],
    seats,
    ply: 74,
    turn: 27,
    started: changed,
    changed,
    is_replay: false,
    terms: {},
    host: null,
    deadline: null,
  };
  return [
    { ...game, id: "running", status: "playing", to_decide: 0, is_over: false, winners: [] },
    { ...game, id: "finished", status: "over", to_decide: null, is_over: true, winners: [2] },
  ];
}

async function draw(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // letters are drawn a little differently from machine to machine
  await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.03 });
}

test.use({ deviceScaleFactor: 1 });

for (const [name, { state, size = WIDE, isDark = false, language = "en" }] of Object.entries(PICTURES)) {
  test(name, async ({ page, server }) => {
    await page.addInitScript((language) => {
      localStorage.setItem("shedu.settings", JSON.stringify({ language }));
    }, language);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
    // the start page lists games, and the server has those of other tests
    await page.route("**/api/games", (route) => route.fulfill({ json: games() }));
    await state({ page, server });
    await page.mouse.move(0, 0);
    await draw(page, name);
  });
}
