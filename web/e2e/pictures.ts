/** The pictures of `docs/pictures`: which states they show, and how they are drawn and compared. */

import { type Page, expect } from "@playwright/test";

import { PHONE, WIDE, settled, speak } from "./appearance";
import type { states } from "./states";

const TABLET = { width: 1024, height: 768 };
const SIDEWAYS = { width: 740, height: 360 };

interface Picture {
  /** name in `docs/pictures`; `make pictures` draws the pictures anew */
  name: string;
  size?: typeof WIDE;
  isDark?: boolean;
  language?: string;
}

export const PICTURES: Partial<Record<keyof typeof states, Picture[]>> = {
  start: [{ name: "start" }, { name: "start-phone", size: PHONE }],
  table: [
    { name: "table" },
    { name: "table-dark", isDark: true },
    { name: "table-phone", size: PHONE },
    { name: "table-tablet", size: TABLET },
    { name: "table-sideways", size: SIDEWAYS },
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
  hint: [{ name: "hint" }],
  lesson: [{ name: "lesson-phone", size: PHONE }],
  puzzle: [{ name: "puzzle" }],
  study: [{ name: "study", isDark: true }],
  analysis: [{ name: "analysis" }],
};

export async function comparePicture(
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
