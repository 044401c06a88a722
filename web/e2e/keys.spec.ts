/** Every kind of decision by keyboard only, and by touch on a phone. */

import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures";
import { Chance, Finger } from "./hands";
import { type Name, situations } from "./situations";

const KEYS: [situation: Name, keys: string[], log: string | RegExp][] = [
  ["before-war", ["1", "n", "Enter"], "settlement on"],
  ["wars", ["2", "Enter"], "the traders fight first"],
  ["defend", ["2", "Enter"], "commits 2 tiles"],
  ["monument", ["3", "Enter"], "red and green monument on G2"],
  ["wonder", ["1", "Enter"], "wonder around H3"],
  ["wonder-point", ["4", "Enter"], "takes a green point from the wonder"],
  ["building", ["3", "Enter"], "market hall on I3"],
  ["treasure", ["2", "Enter"], "leaves the treasure on H2"],
  ["treasure-may", ["d"], "takes no treasures"],
  ["calm", ["w", "1", "3", "Enter"], "swaps 1 temple and 1 settlement"],
  ["calm", ["0", "Delete"], "trader withdrawn"],
];

test("every decision by keyboard only", async ({ page, seat, server }) => {
  for (const [situation, keys, log] of KEYS) {
    await test.step(`${situation}: ${keys.join(" ")}`, async () => {
      await seat.goOn(await server.prepare(situation, { bull: "random" }));
      await seat.moves(async () => {
        for (const key of keys) await page.keyboard.press(key);
      });
      await seat.settled();
      await expect(seat.log).toContainText(log);
    });
  }
});

test("from the start page into a game with Tab and Enter", async ({ page, seat }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toBeEnabled();
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press("Tab");
    if ((await page.locator(":focus").innerText()) === "Play now") break;
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab"); // past the offer of the tutorial
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/game\//);
  await seat.settled();
});

test("at the end, Tab leads from the result to what comes next", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("last-move", { bull: "random" }));
  await seat.moves(async () => {
    await page.keyboard.press("3");
    await seat.space("I2").focus();
    await page.keyboard.press("Enter");
  });
  await seat.settled();
  await seat.moves(async () => {
    for (const key of ["2", "Enter"]) await page.keyboard.press(key);
  });
  expect(await seat.settled()).toBe("over");
  await expect(seat.end.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(seat.end.getByRole("link", { name: "Play again" })).toBeFocused();
});

test("the first key leads past the header to prompt, board and log", async ({ page, seat, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await seat.open(await server.prepare("calm", { bull: "random" }));
  for (const [name, place] of [
    ["Skip to the prompt", ".ask"],
    ["Skip to the board", ".board"],
    ["Skip to the log", ".log"],
  ] as const) {
    await page.reload(); // the focus begins at the top again
    await seat.settled();
    const link = page.getByRole("button", { name });
    for (let tabs = 0; tabs < 3 && !(await link.evaluate((element) => element === document.activeElement)); tabs++)
      await page.keyboard.press("Tab");
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.locator(place).locator(":focus")).toHaveCount(1);
  }
});

/** The parts of the table that the focus visits with Tab, each once. */
async function tabbed(page: Page): Promise<string[]> {
  const visited: string[] = [];
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press("Tab");
    const part = await page.evaluate(() => {
      const parts = {
        ".skips": "skip",
        header: "header",
        ".ask": "prompt",
        ".board": "board",
        ".groups": "hand",
        ".log": "log",
      };
      return Object.entries(parts).find(([selector]) => document.activeElement?.closest(selector))?.[1] ?? "";
    });
    if (part && visited.at(-1) !== part) visited.push(part);
    if (part === "log") break;
  }
  return visited;
}

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`Tab visits prompt, board, hand, then the panels at ${width}x${height}`, async ({ page, seat, server }) => {
    await page.setViewportSize({ width, height });
    await seat.open(await server.prepare("calm", { bull: "random" }));
    const visited = (await tabbed(page)).filter((part) => part !== "header");
    expect(visited).toEqual(["skip", "prompt", "board", "hand", "log"]);
  });
}

test("the key of a piece that cannot be picked explains why", async ({ page, seat, server }) => {
  const spent = { ...situations.calm, lines: [...situations.calm.lines, "catastrophes lion 0"] };
  await seat.open(await server.prepare(spent, { bull: "random" }));
  await page.keyboard.press("x");
  await expect(seat.toast).toContainText("You have no catastrophes left.");
  await expect(seat.toast.getByRole("link")).toHaveAttribute("href", "/rules#R6.2");
  await page.keyboard.press("Escape");
  await expect(seat.toast).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("next legal space");
});

test("keys and drags that can do nothing say why", async ({ page, seat, server }) => {
  const expectNote = async (key: string, text: string | RegExp) => {
    await test.step(key, async () => {
      await page.keyboard.press("Escape");
      await expect(seat.toast).toHaveCount(0);
      await page.keyboard.press(key);
      await expect(seat.toast).toContainText(text);
    });
  };
  await seat.open(await server.prepare({ ...situations.calm, lines: ["hand lion 2t 2s", "hand bull 6t"] }));
  await seat.claim();
  await expectNote("6", "There is no tile in this place");
  await expectNote("n", "Pick a tile or a leader first.");
  await seat.goOn(await server.prepare("attack", { bull: "random" }));
  await expectNote("6", /Commit up to/);
  for (const key of ["e", "w", "x", "n"]) await expectNote(key, "Make the open choice first.");
  await seat.goOn(await server.prepare("wars", { bull: "random" }));
  await expectNote("7", "Make the open choice first.");
  await page.keyboard.press("Escape");
  await seat.tile("red").dragTo(seat.space("L8"));
  await expect(seat.toast).toContainText("Make the open choice first.");
  expect(await seat.entry()).toBe(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("every decision by touch", async ({ seat, server }) => {
    const finger = new Finger(seat, new Chance(11));
    for (const situation of ["wars", "attack", "monument", "wonder", "wonder-point", "building", "treasure"] as const) {
      await test.step(situation, async () => {
        await seat.goOn(await server.prepare(situation, { bull: "random" }));
        const before = await seat.entry();
        await finger.play({ decisions: 1 });
        expect(await seat.entry()).toBeGreaterThan(before);
      });
    }
  });

  test("a leader is withdrawn after a preview of the consequences", async ({ page, seat, server }) => {
    await seat.open(await server.prepare("calm", { bull: "random" }));
    await page.locator(".tray .grip").tap();
    await seat.leader("black").tap();
    await seat.button("off").tap();
    await expect(page.locator(".lens")).toContainText("The king leaves the board");
    await seat.moves(() => page.locator(".lens .primary").tap());
    await expect(page.locator('.zoom .board [data-piece="F4"]')).toHaveCount(0);
  });
});

test("after a click, Enter does what the highlighted button says", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  // the clicked tile keeps the focus
  await seat.tile("red").click();
  await seat.space("L8").hover();
  await expect(seat.button("primary")).toContainText("L8");
  await seat.moves(() => page.keyboard.press("Enter"));
  await expect(page.locator('[data-piece="L8"]')).toHaveCount(1);
  await seat.button("swap").click();
  await seat.tile("black").click();
  await expect(seat.button("primary")).toContainText("Swap 1 tile");
  await seat.moves(() => page.keyboard.press("Enter"));
  await expect(seat.log).toContainText("swaps 1");
});

test("by keyboard, Enter chooses an option, then confirms it", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("wars", { bull: "random" }));
  await seat.option("War of the traders").focus();
  await page.keyboard.press("Enter");
  await expect(seat.button("primary")).toBeEnabled();
  await seat.moves(() => page.keyboard.press("Enter"));
  await expect(seat.conflict).toContainText("War of the traders");
  // a tile of the hand joins with the first Enter, and all is committed with the second
  await seat.tile("green").focus();
  await page.keyboard.press("Enter");
  await expect(seat.button("primary")).toContainText("Commit 1 market");
  await seat.moves(() => page.keyboard.press("Enter"));
  await expect(seat.log).toContainText("commits 1 tile");
});
