/** Nothing that axe can find, in any state, light and dark, wide and on a phone. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures";
import { states } from "./states";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function faults(page: Page, only?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // target-size is off unless it is asked for
  const { violations } = await axe
    .options({
      resultTypes: ["violations"],
      ...(only
        ? { runOnly: { type: "rule", values: [only] } }
        : { runOnly: { type: "tag", values: TAGS }, rules: { "target-size": { enabled: true } } }),
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? all[0]?.message ?? ""}`),
  );
}

test.use({ allowed: /status of 400/ }); // the record with a fault in it

for (const [name, reach] of Object.entries(states)) {
  test(`axe finds nothing: ${name}`, async ({ page, server }) => {
    test.slow();
    await reach({ page, server });
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: "light" });
      expect(await faults(page), `${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await faults(page, "color-contrast"), `${width} px, dark`).toEqual([]);
    }
  });
}
