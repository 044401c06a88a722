/** Pages and states of the client, for checks of their appearance. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Page } from "@playwright/test";

import { Seat } from "./seat";
import type { Server } from "./server";
import type { Name } from "./situations";

const RECORDS = join(dirname(fileURLToPath(import.meta.url)), "records");
const BOTS = { archer: "skilled", bull: "apprentice", pot: "novice" };

const STUDY = `shedu 1
title A first move
players lion bull
seed 4711
moves
lion king G3
comment Founds a kingdom beside the temple.
mark red F3
arrow green G3 K3
variation
  lion priest G3
  comment The priest would score at once.
end
lion pass
`;

/** A whole game of `records/`, or its first decisions. */
export function recorded(name: "four" | "advanced", decisions = Infinity): string {
  const lines = readFileSync(join(RECORDS, `${name}.te`), "utf-8")
    .trimEnd()
    .split("\n");
  const start = lines.indexOf("moves") + 1;
  return lines.slice(0, start + decisions).join("\n") + "\n";
}

/** A page and its server. */
export interface Stage {
  page: Page;
  server: Server;
}

export type State = (stage: Stage) => Promise<void>;

/** A situation with lion as the person and bull as a bot. */
function situation(name: Name, then: (seat: Seat) => Promise<void> = () => Promise.resolve()): State {
  return async ({ page, server }) => {
    const seat = new Seat(page);
    await seat.open(await server.prepare(name, { bull: "random" }));
    await then(seat);
  };
}

/** A recorded game at one of lion's decisions. */
function atTable(decisions: number, then: (seat: Seat) => Promise<void> = () => Promise.resolve()): State {
  return async ({ page, server }) => {
    const seat = new Seat(page);
    await seat.open(await server.loadRecord(recorded("four", decisions), BOTS));
    await then(seat);
  };
}

async function choose(seat: Seat): Promise<void> {
  await seat.choice.locator(".option").first().click();
}

export const states = {
  start: async ({ page }) => {
    await page.goto("/");
    await page.locator(".board .spaces, .picture .board").first().waitFor();
  },
  /** the form with all options visible */
  "new-game": async ({ page }) => {
    await page.goto("/");
    await page.locator(".more summary").click();
    await page.locator(".make input[value=custom]").check({ force: true });
    await page.locator(".boards").scrollIntoViewIfNeeded();
  },
  "record-with-fault": async ({ page }) => {
    await page.goto("/");
    await page.locator(".more summary").click();
    await page.locator("textarea").fill("shedu 1\nrules modern\nnonsense\n");
    await page.locator("textarea ~ button").click();
    await page.locator(".fault").waitFor();
  },
  menu: async ({ page }) => {
    await page.goto("/");
    await page.locator(".top button").click();
    await page.locator("dialog").waitFor();
  },
  "not-found": async ({ page }) => {
    await page.goto("/nowhere");
    await page.locator("h1").waitFor();
  },
  lessons: async ({ page }) => {
    await page.goto("/learn");
    await page.locator("main li").first().waitFor();
  },
  lesson: async ({ page }) => {
    await page.goto("/learn/revolt");
    await new Seat(page).settled();
  },
  studies: async ({ page }) => {
    await page.goto("/study");
    await page.locator("textarea").waitFor();
  },
  /** a variation, a comment and a mark in the tree */
  study: async ({ page }) => {
    await page.goto("/study");
    await page.locator("textarea").fill(STUDY);
    await page.locator("textarea ~ button").click();
    await new Seat(page).settled();
    await page.keyboard.press(".");
    await page.locator(".sketch path").waitFor();
  },
  editor: async ({ page }) => {
    await page.goto("/study/board");
    await page.locator("main[data-ready=true]").waitFor();
  },
  puzzles: async ({ page }) => {
    await page.goto("/puzzles");
    await page.locator(".daily").waitFor();
  },
  puzzle: async ({ page }) => {
    await page.goto("/puzzles/5-187");
    await new Seat(page).settled();
  },
  rules: async ({ page }) => {
    await page.goto("/rules");
    await page.locator("main h2").first().waitFor();
  },
  table: atTable(132),
  picked: atTable(132, async (seat) => {
    await seat.page.keyboard.press("1");
    await seat.legal.first().waitFor();
  }),
  /** a temple that would unite two kingdoms, with two wars */
  ghost: atTable(132, async (seat) => {
    // by keyboard, so that the ghost stays in place when the window is resized
    const hand = await seat.page
      .locator("[data-hand]")
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-hand")));
    await seat.page.keyboard.press(`${hand.indexOf("red") + 1}`);
    await seat.space("M10").focus();
    await seat.page.locator(".callout .row, .lens .row").first().waitFor();
  }),
  hint: atTable(132, async (seat) => {
    await seat.button("hint").click();
    await seat.page.locator("section.hint h2").waitFor();
  }),
  swap: situation("calm", async (seat) => {
    await seat.button("swap").click();
    await seat.page.keyboard.press("2");
  }),
  help: situation("calm", async (seat) => {
    await seat.page.keyboard.press("?");
    await seat.page.locator("dialog").waitFor();
  }),
  wars: atTable(50),
  defend: situation("defend"),
  /** the outcome of a war, held */
  verdict: situation("defend", async (seat) => {
    await seat.button("primary").click();
    await seat.verdict.waitFor();
    await seat.page.keyboard.press("p");
  }),
  /** one of three wars, in a full board */
  war: atTable(102),
  revolt: atTable(56),
  monument: atTable(92, choose),
  "monument-or-wonder": situation("monument-or-wonder"),
  "wonder-point": situation("wonder-point"),
  building: situation("building"),
  treasure: situation("treasure"),
  cover: async ({ page, server }) => {
    await new Seat(page).open(await server.prepare("calm"));
  },
  end: async ({ page, server }) => {
    const seat = new Seat(page);
    await seat.open(await server.loadRecord(recorded("four"), BOTS));
    await seat.end.locator(".chart").waitFor();
  },
  replay: async ({ page, server }) => {
    await page.goto(`/replay/${await server.loadRecord(recorded("four"), BOTS)}?ply=125`);
    await page.locator(".controls").waitFor();
  },
  /** a war in a replay, and its verdict on the board after it */
  "replay-war": async ({ page, server }) => {
    await page.goto(`/replay/${await server.loadRecord(recorded("four"), BOTS)}?ply=103`);
    await page.locator(".conflict").waitFor();
  },
  /** a finished analysis, at a turning point; `shedu analyse --level apprentice --deals 4 --store` made it */
  analysis: async ({ page, server }) => {
    const made = readFileSync(join(RECORDS, "four.analysis.json"), "utf-8");
    await page.goto(`/replay/${await server.loadRecord(recorded("four"), BOTS, {}, made)}?ply=125`);
    await page.getByText("Analysis", { exact: true }).click();
    await page.locator("[data-analysis=done]").waitFor();
    await page.locator("[data-analysis] .point").first().click();
  },
  advanced: async ({ page, server }) => {
    await page.goto(`/replay/${await server.loadRecord(recorded("advanced"), BOTS)}?ply=150`);
    await page.locator(".controls").waitFor();
  },
} satisfies Record<string, State>;
