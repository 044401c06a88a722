/** The narrator is in Python; the two sides only put its phrases into words, each with its own Fluent library. */

import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { linesOf } from "../../src/game/past/log";
import { lineSaid } from "../../src/game/past/log-text";
import type { Dynasty, Past } from "../../src/net/messages";
import { setLanguage } from "../../src/text/i18n.svelte";

interface Narrated {
  players: Dynasty[];
  past: Past[];
  /** by language, the sentences of each line */
  said: Record<string, string[][]>;
}

test("the browser's log reads like the terminal's in every language", { timeout: 60_000 }, async () => {
  const { stdout } = await promisify(execFile)("../.venv/bin/python", ["tests/game/narration.py"], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const games = JSON.parse(stdout) as Narrated[];
  for (const { players, past, said } of games) {
    const seats = players.map((dynasty) => ({ dynasty }));
    const lines = linesOf(past).filter(({ is_heading }) => !is_heading);
    for (const [language, expected] of Object.entries(said)) {
      await setLanguage(language);
      expect(
        lines.map((line) => lineSaid(line, seats)),
        language,
      ).toEqual(expected.map((sentences) => sentences.join(". ")));
    }
  }
  expect(games.length).toBeGreaterThan(2);
});
