/** What every browser test has: a server, a page that may not complain, and hands to play with. */

import { test as base, expect } from "@playwright/test";

import { Seat } from "./seat";
import { Server } from "./server";

interface Fixtures {
  /** the table in the page, to look at and to play at */
  seat: Seat;
  /** a server of the test's own, to be killed and started again */
  ownServer: Server;
  /** what the browser's console may say: everything else fails the test */
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
  ownServer: async ({}, use) => {
    const server = await Server.start();
    await use(server);
    await server.stop();
  },
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
    expect(consoleErrors, "what the browser complained about").toEqual([]);
  },
  seat: async ({ page }, use) => {
    await use(new Seat(page));
  },
});

export { expect };
