/** Checks a page with axe, its title, and whether its texts fit in every language, wide and on a phone. */

import { type Page, expect } from "@playwright/test";

import { axeViolations } from "./axe";
import { misfits } from "./fit";
import { languages } from "./languages";

// English last: the next check continues in it
const LANGUAGES = [...languages().filter((language) => language !== "en"), "en"];
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Changes the language as another tab would. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    localStorage.setItem("shedu.settings", JSON.stringify({ language }));
    dispatchEvent(new StorageEvent("storage", { key: "shedu.settings" }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
}

/** Waits for the new layout: the page chooses it in one frame and draws it in the next. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** Checks the current page, and leaves it wide, light and in English. */
export async function checkAppearance(page: Page): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await settled(page);
    expect.soft(await axeViolations(page), `${size.width} px, light`).toEqual([]);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await settled(page);
      expect.soft(await misfits(page), `${size.width} px, ${language}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await axeViolations(page, "color-contrast"), "dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  const { pathname } = new URL(page.url());
  // the start page is named Shedu alone, and a table by its prompt, if there is one
  if (pathname !== "/" && !pathname.startsWith("/game/"))
    expect.soft(await page.title(), "set the title of the page in svelte:head").toMatch(/. · Shedu$/);
}
