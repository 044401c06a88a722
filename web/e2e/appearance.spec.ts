/** Every state: approved pictures, accessibility, and room for every text in every language. */

import type { Page } from "@playwright/test";

import type { GameInfo, Place } from "../src/net/messages";
import { PHONE, WIDE, checkAppearance, checkLayouts, settled, speak } from "./appearance";
import { expect, test } from "./fixtures";
import { states } from "./states";

test.use({ allowed: /status of 400/, deviceScaleFactor: 1 }); // 400: the record with a fault in it

const TABLET = { width: 1024, height: 768 };

interface Picture {
  /** name in `docs/pictures`; `make pictures` draws the pictures anew */
  name: string;
  size?: typeof WIDE;
  isDark?: boolean;
  language?: string;
}

const PICTURES: Partial<Record<keyof typeof states, Picture[]>> = {
  start: [{ name: "start" }, { name: "start-phone", size: PHONE }],
  table: [
    { name: "table" },
    { name: "table-dark", isDark: true },
    { name: "table-phone", size: PHONE },
    { name: "table-tablet", size: TABLET },
  ],
  ghost: [{ name: "ghost" }, { name: "ghost-phone", size: PHONE }],
  war: [{ name: "war" }, { name: "russian", language: "ru" }, { name: "war-phone", size: PHONE }],
  revolt: [{ name: "revolt", isDark: true }],
  monument: [{ name: "monument" }],
  cover: [{ name: "cover", size: PHONE }],
  end: [{ name: "end" }],
  replay: [{ name: "replay" }, { name: "replay-phone", size: PHONE }],
  "replay-war": [{ name: "replay-war" }],
  advanced: [{ name: "advanced" }],
  rules: [{ name: "rules" }],
};

/** states that are checked on screens of every size */
const ON_EVERY_SCREEN = ["table", "war", "end"];

/** What the start page lists: one running game and one that is over. */
function games(): GameInfo[] {
  const seats: Place[] = (["lion", "archer", "bull", "pot"] as const).map((dynasty) => ({
    dynasty,
    kind: dynasty === "lion" ? "human" : "bot",
    level: dynasty === "lion" ? null : "apprentice",
    name: "",
    person: null,
    left: null,
    is_returning: false,
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

async function comparePicture(
  page: Page,
  { name, size = WIDE, isDark = false, language = "en" }: Picture,
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
  await speak(page, language);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  // letters are drawn a little differently from machine to machine
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.03 });
}

for (const [name, reach] of Object.entries(states)) {
  test(`looks right: ${name}`, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize(WIDE);
    // the start page lists games, and the server has those of other tests
    await page.route("**/api/games", (route) => route.fulfill({ json: games() }));
    await reach({ page, server });
    const pictures = PICTURES[name as keyof typeof states] ?? [];
    if (pictures.length) await page.mouse.move(0, 0);
    for (const picture of pictures) await comparePicture(page, picture);
    await page.emulateMedia({ colorScheme: "light" });
    await checkAppearance(page);
    if (ON_EVERY_SCREEN.includes(name)) await checkLayouts(page);
  });
}
