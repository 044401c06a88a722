/** Settings of the browser before its first page. */

import type { Page } from "@playwright/test";

import type { Settings } from "../src/browser/settings.svelte";

/** Sets some settings on each load of a page, and leaves the others. */
export async function preset(page: Page, wanted: Partial<Settings>): Promise<void> {
  await page.addInitScript((wanted) => {
    const settings = JSON.parse(localStorage.getItem("shedu.settings") ?? "{}") as object;
    localStorage.setItem("shedu.settings", JSON.stringify({ ...settings, ...wanted }));
  }, wanted);
}
