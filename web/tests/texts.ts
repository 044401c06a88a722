/** Reads texts from their files, since tests have no server, and ends fake timers, since files share a worker. */

import { readFile } from "node:fs/promises";

import { afterEach, vi } from "vitest";

afterEach(() => void vi.useRealTimers());

vi.stubGlobal("fetch", async (address: string) => {
  const found = /locales\/[\w-]+\/\w+\.ftl/.exec(address);
  if (!found) throw new TypeError(`no server for ${address}`);
  return new Response(await readFile(`../src/shedu/${found[0]}`, "utf8"));
});
