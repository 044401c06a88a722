/** Every state: approved pictures, accessibility, and room for every text in every language. */

import type { GameInfo, Place } from "../src/net/messages";
import { WIDE, checkAppearance, checkLayouts } from "./appearance";
import { test } from "./fixtures";
import { PICTURES, comparePicture } from "./pictures";
import { states } from "./states";

test.use({ allowed: /status of 400/, deviceScaleFactor: 1 }); // 400: the record with a fault in it

/** states that are checked on screens of every size */
const ON_EVERY_SCREEN = ["table", "ghost", "war", "wars", "lesson", "study", "end"];

/** The list of the start page: one running game and one that is over. */
function games(): GameInfo[] {
  const seats: Place[] = (["lion", "archer", "bull", "pot"] as const).map((dynasty) => ({
    dynasty,
    kind: dynasty === "lion" ? "human" : "bot",
    level: dynasty === "lion" ? null : "apprentice",
    name: "",
    person: null,
    left: null,
    is_returning: false,
  }));
  const changed = new Date().toISOString();
  const game = {
    preset: "modern",
    options: [],
    seats,
    ply: 74,
    turn: 27,
    started: changed,
    changed,
    is_replay: false,
    terms: {},
    host: null,
    deadline: null,
  };
  return [
    { ...game, id: "running", status: "playing", to_decide: 0, is_over: false, winners: [] },
    { ...game, id: "finished", status: "over", to_decide: null, is_over: true, winners: [2] },
  ];
}

for (const [name, reach] of Object.entries(states)) {
  test(`looks right: ${name}`, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize(WIDE);
    // the start page lists games, and the server has those of other tests
    await page.route("**/api/games", (route) => route.fulfill({ json: games() }));
    await reach({ page, server });
    const pictures = PICTURES[name as keyof typeof states] ?? [];
    if (pictures.length) await page.mouse.move(0, 0);
    for (const picture of pictures) await comparePicture(page, picture);
    await page.emulateMedia({ colorScheme: "light" });
    await checkAppearance(page);
    if (ON_EVERY_SCREEN.includes(name)) await checkLayouts(page);
  });
}
