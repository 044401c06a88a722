/** Fixtures: a server, a page that fails on console errors, and the table as a page object. */

import { test as base, expect } from "@playwright/test";

import type { Coach } from "../src/browser/settings.svelte";
import { Seat } from "./seat";
import { Server } from "./server";

interface Fixtures {
  /** page object of the table */
  seat: Seat;
  /** allowed console messages; all others fail the test */
  allowed: RegExp | null;
  /** the setting of the coach, whose sentences and warnings come when the server has computed them */
  coach: Coach;
}

export const test = base.extend<Fixtures, { server: Server }>({
  allowed: [null, { option: true }],
  coach: ["off", { option: true }],
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
  page: async ({ page, allowed, coach }, use) => {
    await page.addInitScript((coach) => {
      const settings = JSON.parse(localStorage.getItem("shedu.settings") ?? "{}") as object;
      localStorage.setItem("shedu.settings", JSON.stringify({ coach, ...settings }));
    }, coach);
    const consoleErrors: string[] = [];
    page.on("pageerror", (error) => consoleErrors.push(error.stack ?? error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !allowed?.test(message.text())) {
        consoleErrors.push(message.text());
      }
    });
    await use(page);
    expect(consoleErrors, "console errors of the browser").toEqual([]);
  },
  seat: async ({ page }, use) => {
    await use(new Seat(page));
  },
});

export { expect };
