import { expect, test } from "vitest";

import type { Catalogue } from "../../src/net/messages";
import { Edition } from "../../src/start/edition.svelte";

const known = {
  presets: [
    {
      name: "modern",
      options: [
        { name: "board", values: ["standard", "advanced"] },
        { name: "monuments", values: [true, false] },
        { name: "open-scores", values: [false, true] },
        { name: "fixed", values: [true] },
      ],
    },
  ],
} as unknown as Catalogue;

test("an edition offers the options that it leaves open, and writes those that differ", () => {
  const edition = new Edition();
  expect(edition.choices(known).map(({ name }) => name)).toEqual(["board", "monuments", "open-scores"]);
  expect(edition.boards(known)).toEqual(["standard", "advanced"]);
  expect(edition.written(known)).toEqual([]);
  edition.options = { board: "advanced", monuments: false, "open-scores": true };
  expect(edition.written(known)).toEqual(["board advanced", "no-monuments", "open-scores"]);
  edition.choose("modern");
  expect(edition.written(known)).toEqual([]);
});
