/** Accessibility violations that axe finds on a page. */

import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const EVERY_RULE: RunOptions = {
  runOnly: { type: "tag", values: TAGS },
  rules: { "target-size": { enabled: true } }, // off by default
};

export async function axeViolations(page: Page, only?: string): Promise<string[]> {
  // the script stays in the page: it is large, and a page is checked several times
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    ...(only ? { runOnly: { type: "rule", values: [only] } } : EVERY_RULE),
    resultTypes: ["violations"],
    selectors: false, // the report below names elements by their HTML
    preload: false, // of style sheets, which these rules do not read
  };
  const { violations } = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    return axe.run(options);
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? all[0]?.message ?? ""}`),
  );
}
