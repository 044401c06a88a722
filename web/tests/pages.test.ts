// @vitest-environment node
/** The table of pages. */

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { PAGES, pageOf } from "../src/pages";

test("an address selects a page, with its id and only where it exists", () => {
  expect(pageOf(["rules"], false)).toBe(PAGES.rules);
  expect(pageOf(["game", "a1"], false)).toBe(PAGES.game);
  expect(pageOf(["game"], false)).toBeUndefined();
  expect(pageOf(["account"], true)).toBe(PAGES.account);
  expect(pageOf(["account"], false)).toBeUndefined();
  expect(pageOf(["nowhere"], true)).toBeUndefined();
  expect(pageOf(["constructor"], true)).toBeUndefined();
});

test.each(Object.entries(PAGES))("the appearance of /%s is checked", (name, { isOnline }) => {
  const file = isOnline ? "e2e/online-appearance.spec.ts" : "e2e/states.ts";
  // the page object of the table opens /game/ID
  const opens = name === "game" ? /new Seat\(page\)/ : new RegExp(`goto\\(["\`]/${name}\\b`);
  const isOpened = opens.test(readFileSync(file, "utf8")); // not toMatch, which would print the whole file
  expect(isOpened, `add a state that opens /${name} to ${file}`).toBe(true);
});
