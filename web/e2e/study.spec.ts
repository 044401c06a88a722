/** Studying: an analysed game with a branch played on, the board editor, keyboard and phone. */

import { readFile } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";

import type { GameInfo } from "../src/net/messages";
import { axeViolations } from "./axe";
import { expect, test } from "./fixtures";
import type { Server } from "./server";
import { recordOf, situations } from "./situations";

const ANALYSIS_MS = 60_000;
const WAR = recordOf({
  ...situations["before-war"],
  moves: ["lion settlement I4", "lion war king", "lion commit 1", "bull commit 0", "lion pass"],
});
const PHONE = { width: 360, height: 740 };

/** Opens a record; returns its id. */
async function opened(server: Server, text: string): Promise<string> {
  const answer = await fetch(new URL("/api/records", server.address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
  });
  return ((await answer.json()) as GameInfo).id;
}

const panel = (page: Page): Locator => page.locator("[data-study]");
const answersOf = (page: Page): Locator => page.getByRole("combobox", { name: "Who makes the other players’ moves" });

/** Waits until the study shows a position with this number of moves, and the tree has so many positions. */
async function shows(page: Page, ply: number, nodes: number): Promise<void> {
  await expect(panel(page)).toHaveAttribute("data-study", String(ply));
  await expect(panel(page)).toHaveAttribute("data-nodes", String(nodes));
}

test("a lost war is analysed, and opened where it turned", async ({ page, seat, server }) => {
  test.slow();
  const game = await opened(server, WAR);
  await page.goto(`/replay/${game}?ply=2`);
  await page.getByText("Analysis", { exact: true }).click();
  const analysis = page.locator("[data-analysis]");
  await expect(analysis).toHaveAttribute("data-analysis", "none");
  await analysis.getByText("quick").click();
  await analysis.getByRole("combobox").selectOption("apprentice");
  await analysis.getByRole("button", { name: "Analyse", exact: true }).click();
  await expect(analysis).toHaveAttribute("data-analysis", "done", { timeout: ANALYSIS_MS });
  await expect(analysis.locator("tbody tr")).toHaveCount(2);
  // the chance of every seat before and after the decision
  await expect(analysis.locator("[data-step='2'] .chances li")).toHaveText([/\d+% → \d+%/, /\d+% → \d+%/]);
  expect(await axeViolations(page)).toEqual([]);
  // the stored result opens at once, and the record has its comments
  await page.reload();
  await expect(analysis).toHaveAttribute("data-analysis", "done");
  const [annotated] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save with comments" }).click(),
  ]);
  expect(await readFile(await annotated.path(), "utf-8")).toContain("\ncomment Lion: error");

  await analysis.getByRole("link", { name: "Play it from here" }).click();
  await seat.settled();
  await expect(panel(page)).toHaveAttribute("data-study", "1");
  const nodes = Number(await panel(page).getAttribute("data-nodes"));
  // without the tile that was added in the game: the bot answers in a branch of its own
  await answersOf(page).selectOption({ index: 1 });
  await seat.settled();
  await seat.option(/kings/i).click();
  await seat.press("primary");
  await expect(panel(page)).toHaveAttribute("data-study", "2");
  await page.keyboard.press("0");
  await seat.press("primary");
  await expect.poll(async () => Number(await panel(page).getAttribute("data-nodes"))).toBeGreaterThan(nodes + 1);
  await expect(page.locator(".tree .variation .move").filter({ hasText: "commit 0" })).not.toHaveCount(0);
});

test("the board editor names what is impossible, and plays on from a position", async ({ page, seat }) => {
  await page.goto("/study/board");
  await page.locator("main[data-ready=true]").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Lion: king" }).click();
  await seat.space("H5").click();
  await expect(page.locator("main")).toHaveAttribute("data-defects", "1");
  await expect(page.locator(".verdict")).toContainText("R4.5");
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeDisabled();
  // with the keyboard
  await page.getByRole("button", { name: "Temple", exact: true }).press("Enter");
  await seat.space("H4").focus();
  await page.keyboard.press("Enter");
  await page.locator("main[data-ready=true]").waitFor();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await seat.settled();
  await shows(page, 0, 1);
  await expect(page.locator('.board [data-piece="H4"]')).not.toHaveCount(0);
  await seat.button("hint").click();
  await expect(page.locator("section.hint h2")).toBeVisible();
  // the link holds the whole position
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: (text: string) => Promise.resolve(void (document.title = text)) });
  });
  await page.getByRole("button", { name: "Copy a link to this position" }).click();
  await expect(page).toHaveTitle(/study\/new#/);
  await page.goto(await page.title());
  await seat.settled();
  await expect(page.locator('.board [data-piece="H4"]')).not.toHaveCount(0);
});

test("a branch is played on against bots, with the keyboard alone", async ({ page, seat, server }) => {
  await page.goto(`/study/new?game=${await opened(server, WAR)}`);
  await seat.settled();
  await shows(page, 0, 6);
  const answers = answersOf(page);
  await answers.focus();
  await answers.press("b"); // the first of the bots
  await expect(page.getByRole("combobox", { name: "Your seat" })).toHaveValue("0");
  await expect(answers).not.toHaveValue("hand");
  await seat.settled();
  await answers.blur();
  await page.keyboard.press("e"); // ends the turn
  await page.keyboard.press("Enter");
  // Bull's whole turn is in the tree, and it is the person's turn again
  await expect.poll(async () => Number(await panel(page).getAttribute("data-study"))).toBeGreaterThan(1);
  await seat.settled();
  await expect(page.locator(".tree .line.variation .move").first()).toContainText("end of turn");
  await expect(page.locator(".question")).toContainText("Lion");
  const length = Number(await panel(page).getAttribute("data-study"));
  // going back makes no bot move: a bot's decision waits
  await page.keyboard.press("ArrowLeft");
  await expect(panel(page)).toHaveAttribute("data-study", String(length - 1));
  await expect(page.locator(".waiting")).toContainText("It is a bot’s decision: Bull");
  const nodes = await panel(page).getAttribute("data-nodes");
  await page.keyboard.press("Home");
  await shows(page, 0, Number(nodes));
  await page.keyboard.press("End");
  await shows(page, 5, Number(nodes)); // the main line is still that of the game
});

test("a study is kept, opened again, shown as text, and deleted", async ({ page, seat, server }) => {
  await page.goto(`/study/new?game=${await opened(server, WAR)}`);
  await seat.settled();
  await page.keyboard.press("ArrowRight");
  await shows(page, 1, 6);
  const comment = page.getByRole("textbox", { name: "Comment on this position" });
  await comment.fill("The kingdoms meet");
  await comment.press("Control+Enter");
  await expect(page.locator(".tree .said")).toHaveText("The kingdoms meet");
  await comment.press("Escape");
  // an arrow and a mark, with the keyboard
  await page.getByRole("button", { name: "red", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Draw", exact: true }).press("Enter");
  await seat.space("C3").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-arrow='C3-D3']")).toBeVisible();
  await page.getByRole("button", { name: "Draw", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("How the kingdoms met");
  await dialog.getByLabel("Name").press("Tab");
  await expect(page.locator("[data-study] h2")).toHaveText("How the kingdoms met");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download as text" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf-8");
  expect(text).toContain("comment The kingdoms meet");
  expect(text).toContain("arrow red C3 D3");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/study\/(?!new)[\w-]+\?at=/);
  await expect(dialog).toHaveCount(0);
  await seat.settled();
  // a kept study stores each change at once
  await page.keyboard.press("Home");
  await expect.poll(() => seat.entry()).toBe(0);
  await seat.moves(() => seat.button("end").click());
  await shows(page, 1, 7);
  await page.goto("/study");
  await page.getByRole("link", { name: "How the kingdoms met" }).click();
  await seat.settled();
  await shows(page, 0, 7);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-arrow='C3-D3']")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Share" }).click();
  await dialog.getByRole("button", { name: "Delete the study" }).click();
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page).toHaveURL(/study$/);
  await expect(page.getByRole("link", { name: "How the kingdoms met" })).toHaveCount(0);
  // the text opens it again, with its variation before the last change
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "it.te", mimeType: "text/plain", buffer: Buffer.from(text) });
  await seat.settled();
  await shows(page, 0, 6);
  await expect(page.locator(".tree .said")).toHaveText("The kingdoms meet");
});

test.describe("on the phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a variation is made, walked through and drawn on by touch", async ({ page, seat, server }) => {
    await page.goto(`/study/new?game=${await opened(server, WAR)}`);
    await seat.settled();
    await shows(page, 0, 6);
    const start = await seat.entry();
    await page.getByRole("button", { name: "Next move" }).tap();
    await shows(page, 1, 6);
    await page.getByRole("button", { name: "Previous move" }).tap();
    await shows(page, 0, 6);
    await expect.poll(() => seat.entry()).toBe(start); // the table follows the tree
    await seat.moves(() => seat.button("end").tap());
    await shows(page, 1, 7);
    await page.getByRole("button", { name: "Next variation" }).tap();
    await expect(page.locator(".tree .on")).toContainText("settlement I4");
    await page.getByRole("button", { name: "Draw", exact: true }).tap();
    await seat.space("C3").tap();
    await seat.space("E5").tap();
    await expect(page.locator("[data-arrow='C3-E5']")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test("a position of the board editor is played on by touch", async ({ page, seat }) => {
    await page.goto("/study/board");
    await page.locator("main[data-ready=true]").waitFor();
    await page.getByRole("button", { name: "Lion: king" }).tap();
    await seat.space("G3").tap();
    await page.locator("main[data-ready=true]").waitFor();
    await page.getByRole("button", { name: "Play on from here" }).tap();
    await seat.settled();
    await seat.moves(() => seat.button("end").tap());
    await shows(page, 1, 2);
  });
});
