/** Accessibility violations that axe finds on a page. */

import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** which rules are checked: all, all without that of contrast, or that alone */
export type Scope = "all" | "structure" | "contrast";

const CONTRAST = "color-contrast"; // takes as long as all other rules
const EVERY_RULE: RunOptions = {
  runOnly: { type: "tag", values: TAGS },
  rules: { "target-size": { enabled: true } }, // off by default
};
const RULES: Record<Scope, RunOptions> = {
  all: EVERY_RULE,
  structure: { ...EVERY_RULE, rules: { ...EVERY_RULE.rules, [CONTRAST]: { enabled: false } } },
  contrast: { runOnly: { type: "rule", values: [CONTRAST] } },
};

/**
 * Elements taken out of the page during the check, because the time of axe grows with the number of elements: the sprite, whose drawings
 * are neither seen nor heard by themselves, and most of a long log. The lines that stay differ from state to state.
 */
const LEFT_OUT = "svg:has(> symbol), .log .lines > :not(:nth-last-child(-n + 60))";

export async function axeViolations(page: Page, scope: Scope = "all"): Promise<string[]> {
  // the script stays in the page: it is large, and a page is checked several times
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    ...RULES[scope],
    resultTypes: ["violations"],
    selectors: false, // the report below names elements by their HTML
    preload: false, // of style sheets, which these rules do not read
  };
  const { violations } = await page.evaluate(
    async ([options, leftOut]) => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
      const places = [...document.querySelectorAll(leftOut)].map((element) => {
        const place = document.createComment("left out");
        element.replaceWith(place);
        return { element, place };
      });
      try {
        return await axe.run(options);
      } finally {
        for (const { element, place } of places) place.replaceWith(element);
      }
    },
    [options, LEFT_OUT] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? all[0]?.message ?? ""}`),
  );
}
