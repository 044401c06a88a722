/** Reads texts from their files, since tests have no server. */

import { readFile } from "node:fs/promises";

import { vi } from "vitest";

vi.stubGlobal("fetch", async (address: string) => {
  const found = /locales\/[\w-]+\/\w+\.ftl/.exec(address);
  if (!found) throw new TypeError(`no server for ${address}`);
  return new Response(await readFile(`../src/shedu/${found[0]}`, "utf8"));
});
