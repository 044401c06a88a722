import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { defineConfig } from "@playwright/test";

/** The first executable of this name on the path. */
function findOnPath(name: string): string {
  const found = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);
  if (!found) throw new Error(`no ${name} on the path: install it, or name one with SHEDU_CHROMIUM`);
  return found;
}

export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e",
  snapshotPathTemplate: "../docs/pictures/{arg}{ext}",
  workers: 2,
  fullyParallel: true,
  timeout: 180_000, // generous, for a busy machine
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: [["line"]],
  use: {
    launchOptions: { executablePath: process.env.SHEDU_CHROMIUM ?? findOnPath("chromium") },
    viewport: { width: 1600, height: 1000 },
    locale: "en-US",
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
  },
});
