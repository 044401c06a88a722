/** The start page: every edition, every option, every language. */

import type { Page, Request } from "@playwright/test";

import type { Catalogue, GameInfo } from "../src/net/messages";
import { expect, test } from "./fixtures";
import { Chance, Finger, Mouse } from "./hands";
import { languages, localeOf, textOf } from "./languages";

test("a click or two lead into a game, against as many bots as wanted", async ({ page, seat }) => {
  await page.goto("/");
  await expect(page.locator(".against")).toContainText("Tabni, Erish and Gimil");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.getByRole("button", { name: "Play at once" }).click(); // on the first visit
  await seat.settled();
  await expect(page.locator(".tray .hand [data-hand]")).toHaveCount(6);
  await expect(page.locator("[data-seat]")).toHaveCount(4);

  await page.goto("/");
  await page.getByRole("group", { name: "Players" }).getByText("3").click();
  await page.getByRole("group", { name: "Strength" }).getByText("Easy").click();
  await expect(page.locator(".against")).toContainText("Nanni and Ibbi");
  await page.getByRole("button", { name: "Play now" }).click();
  await seat.settled();
  await expect(page.locator("[data-seat]")).toHaveCount(3);
  await expect(page.locator(".players")).toContainText("Nanni · Easy");
  await page.goto("/"); // the choice is remembered
  await expect(page.locator(".against")).toContainText("Nanni and Ibbi");
  await page.goto("/");
  await page.getByRole("link", { name: "Continue" }).click();
  await seat.settled();
});

test("the first visit loads less than 200 KB", async ({ page }) => {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.route("**/api/games", (route) => route.fulfill({ json: [] })); // the server has games of other tests
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  const sizes = await Promise.all(finished.map(async (request) => (await request.sizes()).responseBodySize));
  expect(sizes.length).toBeGreaterThan(10);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThan(200_000);
});

/** Opens the form with editions, options and seats. */
async function openForm(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator(".more summary").click();
  await page.locator(".boards").waitFor();
}

/** Starts a game of one person against one bot. */
async function begin(page: Page): Promise<GameInfo> {
  const seats = page.locator(".seats");
  for (const seat of [4, 3])
    await seats
      .getByRole("button", { name: "Remove this seat" })
      .nth(seat - 1)
      .click();
  await seats.getByRole("combobox").last().selectOption("random");
  await page.getByRole("group", { name: "First player" }).getByText("Lion").click();
  await page.getByRole("button", { name: "Start the game", exact: true }).click();
  await page.waitForURL(/\/game\//);
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";
  return page.evaluate(async (game) => (await (await fetch(`/api/games/${game}`)).json()) as GameInfo, id);
}

const EDITIONS: [name: string, preset: string][] = [
  ["Modern", "modern"],
  ["Modern, first printing", "modern-first"],
  ["Pegasus (2007)", "pegasus-2007"],
  ["Mayfair (2004)", "mayfair-2004"],
  ["Classic (1997)", "classic-1997"],
];

test("every edition is played", async ({ request }) => {
  const known = (await (await request.get("/api/catalogue")).json()) as Catalogue;
  const presets = known.presets.map(({ name }) => name).filter((name) => name !== "custom");
  expect(
    EDITIONS.map(([, preset]) => preset),
    "add the edition to EDITIONS",
  ).toEqual(presets);
});

for (const [name, preset] of EDITIONS) {
  test(`the edition ${name}`, async ({ page, seat }) => {
    await openForm(page);
    await page.getByRole("group", { name: "Edition" }).getByText(name, { exact: true }).click();
    const game = await begin(page);
    expect([game.preset, game.options]).toEqual([preset, []]);
    await seat.settled();
    await expect(page.locator("header", { hasText: "Shedu" })).toContainText(name);
    await new Mouse(seat, new Chance(6)).play({ decisions: 3 });
  });
}

test("all options of a custom edition at once", async ({ page, seat }) => {
  await openForm(page);
  await page.getByRole("group", { name: "Edition" }).getByText("Custom").click();
  await page.locator(".map").nth(1).click();
  for (const option of ["English variant", "Buildings", "Wonder", "Open scores", "Open bag"]) {
    await page.locator(".options label", { hasText: option }).getByRole("checkbox").check();
  }
  for (const [option, value] of [
    ["Empty bag in a swap", "finish-turn"],
    ["Taking treasures", "may-on-joining"],
  ] as const) {
    await page.locator(".options label", { hasText: option }).getByRole("combobox").selectOption(value);
  }
  const choices = await page.locator(".options label").count();
  const game = await begin(page);
  expect(game.options, "choose every option above").toHaveLength(choices + 1); // and the map
  expect(game.options).toEqual([
    "board advanced",
    "english",
    "buildings",
    "wonder",
    "bag finish-turn",
    "treasures may-on-joining",
    "open-scores",
    "open-bag",
  ]);
  await seat.settled();
  await expect(page.locator("header", { hasText: "Shedu" })).toContainText("tiles in the bag");
  await expect(page.locator('[data-seat="1"]')).toContainText("0"); // bull's points
  await new Mouse(seat, new Chance(7)).play({ decisions: 6 });
});

test("named players share one screen", async ({ page, seat }) => {
  await openForm(page);
  const seats = page.locator(".seats");
  for (const seat of [4, 3])
    await seats
      .getByRole("button", { name: "Remove this seat" })
      .nth(seat - 1)
      .click();
  await seats.getByRole("combobox").last().selectOption("human");
  await seats.getByLabel("Name").first().fill("Ann");
  await seats.getByLabel("Name").last().fill("Bob");
  await expect(page.locator(".make")).toContainText("Several players share this device");
  await page.getByRole("group", { name: "First player" }).getByText("Bull").click();
  await page.getByRole("button", { name: "Start the game", exact: true }).click();
  await expect(seat.cover.getByRole("button", { name: "It’s me, Bob" })).toBeFocused();
  await page.keyboard.press("Enter");
  await seat.settled();
  await expect(page.locator("[data-seat]").first()).toContainText("Bob, you");
});

for (const language of languages()) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test("a page, some turns, a conflict", async ({ page, seat, server }) => {
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator(".quick .go .primary")).toHaveText(textOf(language, "start-play"));
      await page.locator(".quick .go .primary").click();
      await page.locator("dialog .buttons button").click();
      await new Mouse(seat, new Chance(9)).play({ decisions: 3 });
      await seat.goOn(await server.prepare("defend", { bull: "random" }));
      await expect(seat.conflict).toContainText(textOf(language, "conflict-you-defend"));
      await seat.press("primary");
      await seat.settled();
      // no text id appears in place of a missing text
      expect(await page.locator("body").innerText()).not.toMatch(/\b(log|prompt|conflict|callout|player|space)-[a-z]+/);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a language chosen in the menu is stored", async ({ page, seat }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Language" }).tap();
    await page.getByText("Русский").tap();
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await page.getByText("Очень крупный").tap();
    await expect(page.locator("html")).toHaveCSS("font-size", "20px");
    await page.reload();
    await expect(page.locator(".quick .go .primary")).toHaveText("Играть");
    await page.locator(".quick .go .primary").tap();
    await page.locator("dialog .buttons button").tap();
    await new Finger(seat, new Chance(9)).play({ decisions: 2 });
  });
});
