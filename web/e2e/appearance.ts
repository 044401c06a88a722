/** Checks of a page's appearance: axe, title, texts that fit in every language, layouts for every screen. */

import { type Page, expect } from "@playwright/test";

import { axeViolations } from "./axe";
import { misfits } from "./fit";
import { languages } from "./languages";

// English last: the next check continues in it
const LANGUAGES = [...languages().filter((language) => language !== "en"), "en"];
const SCREENS = [
  { width: 3840, height: 2160 },
  { width: 2560, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 740, height: 360 },
  { width: 390, height: 844 },
];
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** Changes the language as another tab would. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const settings = JSON.parse(localStorage.getItem("shedu.settings") ?? "{}") as object;
    localStorage.setItem("shedu.settings", JSON.stringify({ ...settings, language }));
    dispatchEvent(new StorageEvent("storage", { key: "shedu.settings" }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
}

/** Waits for the new layout: the page chooses it in one frame, draws it in the next, and loads letters that it has not shown before. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    await drawn();
    await document.fonts.ready;
    await drawn();
  });
}

/** Checks the current page, and leaves it wide, light and in English. Contrast: dark on a phone, light in a wide window. */
export async function checkAppearance(page: Page): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await settled(page);
    const scope = size === WIDE ? "all" : "structure";
    expect.soft(await axeViolations(page, scope), `${size.width} px, light`).toEqual([]);
    if (size === PHONE) {
      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await axeViolations(page, "contrast"), `${size.width} px, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    }
    for (const language of LANGUAGES) {
      await speak(page, language);
      await settled(page);
      expect.soft(await misfits(page), `${size.width} px, ${language}`).toEqual([]);
    }
  }
  const { pathname } = new URL(page.url());
  // the start page is named Shedu alone, and a table by its prompt, if there is one
  if (pathname !== "/" && !pathname.startsWith("/game/"))
    expect.soft(await page.title(), "set the title of the page in svelte:head").toMatch(/. · Shedu$/);
}

/** Checks a table on screens of every size: complete, with as much room as possible for the board. */
export async function checkLayouts(page: Page): Promise<void> {
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await settled(page);
    const said = `${size.width} × ${size.height}`;
    expect.soft(await misfits(page), said).toEqual([]);
    const board = await page.locator(".board").first().boundingBox();
    if (!board) throw new Error("no board");
    expect(board.x, said).toBeGreaterThanOrEqual(0);
    expect(board.y, said).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width, said).toBeLessThanOrEqual(size.width + 1);
    expect(board.y + board.height, said).toBeLessThanOrEqual(size.height + 1);
    const isNarrow = size.width <= size.height;
    expect(board.width / size.width, said).toBeGreaterThan(isNarrow ? 0.8 : size.width > 2 * size.height ? 0.45 : 0.6);
  }
}
