/** Accessibility violations that axe finds on a page. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function axeViolations(page: Page, only?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(); // one script in the page itself: there are no frames
  // target-size is off by default
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
