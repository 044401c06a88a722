/** Fixtures: a server, a page that fails on console errors, and the table as a page object. */

import { test as base, expect } from "@playwright/test";

import { Seat } from "./seat";
import { Server } from "./server";

interface Fixtures {
  /** page object of the table */
  seat: Seat;
  /** allowed console messages; all others fail the test */
  allowed: RegExp | null;
}

export const test = base.extend<Fixtures, { server: Server }>({
  allowed: [null, { option: true }],
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
  page: async ({ page, allowed }, use) => {
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
