/** The languages that have a folder of texts. */

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LOCALES = join(dirname(fileURLToPath(import.meta.url)), "../../src/shedu/locales");

export function languages(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => name)
    .sort();
}
