import { beforeAll, expect, test } from "vitest";

import { scene } from "../../src/board/scenes";
import { aboutSpace, spaceWords } from "../../src/game/space-text";
import { setLanguage } from "../../src/text/i18n.svelte";
import { tableWith } from "../tables";

beforeAll(() => setLanguage("en"));

const { map, board } = scene(["t* Kl . !", ". s ~ x"]);
const table = tableWith({ board });

test.each([
  ["A1", "temple with treasure", "R12.1"],
  ["B1", "king", "R5.3"],
  ["B2", "settlement", "R5.3"],
  ["D1", "catastrophe", "R6.2"],
  ["D2", "face-down tile", "R11.2"],
])("%s is described as %s, and explained by %s", (space, words, rule) => {
  expect(spaceWords(space, table, map).toLowerCase()).toContain(words);
  expect(aboutSpace(space, table, map)?.[1]).toBe(rule);
});

test("an empty space is land or river, and has no explanation", () => {
  expect(spaceWords("C1", table, map)).not.toBe(spaceWords("C2", table, map));
  expect(aboutSpace("C1", table, map)).toBeNull();
});
