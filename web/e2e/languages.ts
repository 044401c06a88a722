/** The languages that have a folder of texts. */

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LOCALES = join(dirname(fileURLToPath(import.meta.url)), "../../src/shedu/locales");

export function languages(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => name)
    .sort();
}

/** The locale of a browser in the country where most speak the language: it-IT. */
export function localeOf(language: string): string {
  const { language: base, region = "" } = new Intl.Locale(language).maximize();
  return `${base}-${region}`;
}

/** A text of one line from table.ftl. */
export function textOf(language: string, id: string): string {
  const text = new RegExp(`^${id} = (.+)$`, "m").exec(readFileSync(join(LOCALES, language, "table.ftl"), "utf-8"))?.[1];
  if (!text) throw new Error(`${language}/table.ftl has no ${id} on one line`);
  return text;
}
