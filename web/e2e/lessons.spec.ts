/** The tutorial in the browser: every lesson with the real controls, a wrong move, keyboard and phone. */

import type { Page } from "@playwright/test";

import { COLOURS } from "../src/model/pieces";
import type { Colour, LessonInfo, Space } from "../src/net/messages";
import { settled, speak } from "./appearance";
import { axeViolations } from "./axe";
import { isOnTop, misfits } from "./fit";
import { expect, test } from "./fixtures";
import { languages } from "./languages";
import type { Seat } from "./seat";

const LEADERS = ["king", "priest", "farmer", "trader"];
const TILES = ["settlement", "temple", "farm", "market"];

const FIRST_LESSONS = 5;

const said = (page: Page) => page.locator("[data-lesson]");

/** Makes a move of a record with the mouse. */
async function make(seat: Seat, move: string): Promise<void> {
  const [, word = "", what = ""] = move.split(" ");
  const leader: Colour | undefined = COLOURS[LEADERS.indexOf(word)];
  const tile: Colour | undefined = COLOURS[TILES.indexOf(word)];
  const space: Space = what;
  if (leader) return seat.lead(leader, space);
  if (tile) return seat.place(tile, space);
  switch (word) {
    case "catastrophe":
      await seat.catastrophe.click();
      return seat.moves(() => seat.space(space).click());
    case "commit":
      await seat.page.keyboard.press(what);
      return seat.press("primary");
    case "swap":
      await seat.button("swap").click();
      await seat.page.keyboard.press("1");
      return seat.press("primary");
    case "pass":
      return seat.press("end");
    case "war":
      await seat.option(/traders/i).click();
      return seat.press("primary");
    case "wonder":
      await seat.option(/wonder/i).click();
      return seat.press("primary");
    case "monument":
    case "leave":
      await seat.choice.locator(".option").first().click();
      return seat.press("primary");
    default: // a building, which is picked already
      await seat.space(space).click();
      return seat.press("primary");
  }
}

test("every lesson is played with the mouse, from the list to the end", async ({ page, seat, server }) => {
  test.slow();
  await page.addInitScript(() => {
    if (!localStorage.length) localStorage.setItem("shedu.settings", JSON.stringify({ pace: "fast" }));
  });
  const lessons = (await (await fetch(new URL("/api/lessons", server.address))).json()) as LessonInfo[];
  await page.goto("/learn");
  await expect(page.locator("main li")).toHaveCount(lessons.length);
  expect(await axeViolations(page)).toEqual([]);
  await page.locator("main li a").first().click();
  for (const [index, lesson] of lessons.entries()) {
    await expect(page).toHaveURL(new RegExp(`/learn/${lesson.name}$`));
    for (const [number, solution] of lesson.solutions.entries()) {
      await expect(said(page)).toHaveAttribute("data-lesson", `task-${String(number + 1)}`);
      await seat.settled();
      await make(seat, solution);
    }
    await expect(said(page)).toHaveAttribute("data-lesson", "over");
    // the basic lessons lead to the first game
    const isEnd = lesson.is_extra !== lessons[index + 1]?.is_extra;
    await expect(page.locator(".lesson a.primary")).toHaveAttribute("href", isEnd ? "/?play" : /learn/);
    // after the lessons of the first visit, a game is offered
    await expect(page.locator(".lesson a[href='/?play']")).toHaveCount(index < FIRST_LESSONS - 1 ? 0 : 1);
    if (index + 1 < lessons.length) await page.getByRole("link", { name: "Next lesson" }).click();
  }
  await page.goto("/learn");
  await expect(page.locator("main li .tick")).toHaveCount(lessons.length);
});

test("a wrong move is explained and taken back; the solution can be shown", async ({ page, seat }) => {
  await page.goto("/learn/tile");
  await seat.settled();
  // why a placement is refused comes from the table, as in every game
  await seat.tile("green").click();
  await seat.space("I7").click();
  await expect(page.locator(".callout.quiet")).toContainText("R5.1");
  await seat.moves(() => seat.space("A1").click());
  await expect(said(page)).toHaveAttribute("data-lesson", "wrong");
  await expect(said(page)).toContainText("not linked");
  await expect(page.locator(".lesson .attempt")).toContainText("No points, no conflict.");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Take it back" }).last().click();
  await expect(said(page)).toHaveAttribute("data-lesson", "task-1");
  await expect.poll(() => seat.entry()).toBe(0);
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(said(page)).toHaveAttribute("data-lesson", "over");
});

test("by keyboard alone", async ({ page, seat }) => {
  await page.goto("/learn/king");
  await seat.settled();
  await page.keyboard.press("2"); // a temple
  for (let presses = 0; presses < 40; presses++) {
    if ((await page.locator(":focus").getAttribute("data-space")) === "I6") break;
    await page.keyboard.press("n");
  }
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveAttribute("data-lesson", "over");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/learn\/kingdom$/);
  // leaving and coming back: the finished lesson is kept
  await page.goto("/learn");
  await page.getByRole("link", { name: "Continue: Place a leader" }).click();
  await expect(page).toHaveURL(/learn\/leader$/);
});

test("the first visit offers the tutorial", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("dialog")).toContainText("first game");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Learn on the board" }).click();
  await expect(said(page)).toHaveAttribute("data-lesson", "task-1");
});

test("the options of a choice stay apart beside a task on a small screen", async ({ page, seat }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/learn/monument");
  await seat.settled();
  await seat.place("red", "J6");
  await expect(seat.choice.locator(".option")).toHaveCount(3);
  for (const language of languages()) {
    await speak(page, language);
    await settled(page);
    expect.soft(await misfits(page), language).toEqual([]);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a lesson fits and is played by touch", async ({ page, seat }) => {
    await page.goto("/learn/kingdom");
    await seat.settled();
    await expect(said(page)).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
    await seat.tile("red").tap();
    await seat.space("I6").tap();
    await seat.moves(() => page.locator(".lens .primary").tap());
    await expect(said(page)).toHaveAttribute("data-lesson", "over");
    // the sheet below leaves room for the way on
    await expect(page.getByRole("link", { name: "Next lesson" })).toBeInViewport({ ratio: 1 });
    expect(await page.getByRole("link", { name: "Next lesson" }).evaluate(isOnTop)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test("the rules fold: pictures first, a link unfolds its section, a search finds, an edition hides what it lacks", async ({
  page,
}) => {
  await page.goto("/rules#R9.7");
  await expect(page.locator('[id="R9.7"]')).toBeInViewport();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.locator(".short figure")).toHaveCount(5);
  const treasures = page.locator("#section-12");
  await treasures.locator("summary").click();
  await expect(treasures.locator(".difference")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Edition" }).selectOption("mayfair-2004");
  await expect(treasures.locator(".difference").first()).toBeVisible();
  await page.locator("#section-11 summary").click();
  await expect(page.locator('[id="R11.1"]')).toHaveCount(1);
  await expect(page.locator('[id="R11.4"]')).toHaveCount(0); // without buildings
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("searchbox").fill("unification tile");
  await expect(page.locator("details:not([open])")).toHaveCount(0);
  await page.getByRole("searchbox").fill("");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/rules");
  await expect(page.locator(".short figure")).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
});
