import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { defineConfig } from "@playwright/test";

/** The first executable on the path with one of these names; an earlier name wins. */
function findOnPath(...names: string[]): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found) throw new Error(`no ${names.join(" or ")} on the path: install one, or name one with SHEDU_CHROMIUM`);
  return found;
}

// The headless shell opens a page in a quarter of the time: it has no toolbar, which Chromium draws with a page of its own.
const BROWSER = process.env.SHEDU_CHROMIUM ?? findOnPath("chromium-headless-shell", "chromium");

export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e",
  snapshotPathTemplate: "../docs/pictures/{arg}{ext}",
  workers: "150%", // of the cores: a test waits for the server now and then
  fullyParallel: true,
  timeout: 180_000, // generous, for a busy machine
  retries: 1, // a failure that does not repeat is reported as flaky, and a fault of the test
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: [["line"]],
  use: {
    launchOptions: { executablePath: BROWSER },
    viewport: { width: 1600, height: 1000 },
    locale: "en-US",
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
  },
});
