/** Every text has room, in every language, on a phone and on a laptop. */

import type { Page } from "@playwright/test";

import { misfits } from "./fit";
import { expect, test } from "./fixtures";
import { states } from "./states";

const LANGUAGES = ["en", "it", "pt-BR", "ru"];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

test.use({ allowed: /status of 400/ }); // the record with a fault in it

/** The page has taken its new size in: it chooses its layout in a frame, and draws it in the next. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

for (const language of LANGUAGES) {
  test(`texts fit in ${language}`, async ({ page, server }) => {
    test.setTimeout(300_000);
    await page.addInitScript((language) => {
      localStorage.setItem("shedu.settings", JSON.stringify({ language }));
    }, language);
    for (const [name, reach] of Object.entries(states)) {
      await page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 });
      await reach({ page, server });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await settled(page);
        expect.soft(await misfits(page), `${name}, ${size.width} px`).toEqual([]);
      }
    }
  });
}
