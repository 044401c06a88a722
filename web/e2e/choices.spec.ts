/** Decisions of a turn: monuments, the wonder, buildings, treasures, swaps, undo. */

import { expect, test } from "./fixtures";

test("a monument is previewed, built, and scores at the end of the turn", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("before-monument", { bull: "random" }));
  await seat.tile("red").click();
  await seat.space("H3").hover();
  await expect(page.locator(".callout")).toContainText("A monument could be built: 3 to choose from.");
  await seat.moves(() => seat.space("H3").click());
  expect(await seat.asks()).toBe("monument");
  await expect(seat.choice.locator(".option")).toHaveCount(3);
  await seat.option("Red and blue").click();
  await expect(page.locator('.board .ghost use[href="#mon-red-blue"]')).toHaveCount(1);
  await expect(page.locator(".callout")).toContainText("Your priest gains a red point each turn.");
  await seat.press("primary");
  await expect(seat.log).toContainText("monument on G2");
  await expect(page.locator('.board use[href="#mon-red-blue"]')).toHaveCount(1);
  await expect(page.locator('.board use[href="#down"]')).toHaveCount(4);
  await seat.press("end");
  await seat.settled();
  await expect(seat.log).toContainText("monument income");
  await expect(page.locator('[data-points="red"] b')).toHaveText("2");
});

test("a monument that would cost a leader its temple shows a warning, and is declined", async ({
  page,
  seat,
  server,
}) => {
  await seat.open(await server.prepare("monument", { bull: "random" }));
  await seat.option("Red and green").click();
  await expect(page.locator(".callout")).toContainText("Your priest loses its last temple and is removed.");
  await seat.press("decline");
  await expect(seat.log).toContainText("builds nothing");
  expect(await seat.asks()).toBe("action");
  await expect(page.locator('.board use[href="#down"]')).toHaveCount(0);
});

test("a monument or the wonder: the wonder is picked on the board and built", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("monument-or-wonder", { bull: "random" }));
  await expect(seat.choice.locator(".option")).toHaveCount(4);
  await seat.space("G2").click();
  await expect(seat.choice.locator(".option.on")).toContainText("monument");
  await seat.space("H4").click(); // belongs to the plus only
  await expect(seat.choice.locator(".option.on")).toContainText("The wonder");
  await expect(page.locator('.board .ghost use[href="#wonder"]')).toHaveCount(1);
  await seat.press("primary");
  await expect(seat.log).toContainText("wonder around H3");
  await expect(page.locator('.board use[href="#wonder"]')).toHaveCount(1);
  await expect(seat.space("H3")).toHaveAttribute("aria-label", /wonder/);
});

test("the wonder alone can be declined", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("wonder", { bull: "random" }));
  await expect(seat.prompt).toContainText("Erect the wonder?");
  await seat.press("decline");
  await expect(page.locator('.board use[href="#wonder"]')).toHaveCount(0);
});

test("the wonder's point has the chosen colour", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("wonder-point", { bull: "random" }));
  expect(await seat.asks()).toBe("wonder-point");
  await expect(seat.choice.locator(".option")).toHaveCount(4);
  await seat.choice.locator(".option").nth(2).click();
  await seat.press("primary");
  await seat.settled();
  await expect(page.locator('[data-points="blue"] b')).toHaveText("1");
  await expect(seat.log).toContainText("the wonder’s point");
});

test("a building is placed", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("building", { bull: "random" }));
  await seat.choice.getByRole("button", { name: "H3" }).click();
  await expect(page.locator('.board .ghost use[href="#bld-green"]')).toHaveCount(1);
  await seat.press("primary");
  await expect(page.locator('.board [data-piece="H3"][href="#bld-green"]')).toHaveCount(1);
});

test("a building moves to a longer line", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("building-moves", { bull: "random" }));
  await seat.space("J3").click(); // the first click shows it, the second places it
  await expect(page.locator('.board .ghost use[href="#bld-green"]')).toHaveCount(1);
  await seat.moves(() => seat.space("J3").click());
  await expect(page.locator('.board [data-piece="J3"][href="#bld-green"]')).toHaveCount(1);
  await expect(page.locator('.board [href="#bld-green"]')).toHaveCount(1);
});

test("treasures are taken in another player's turn, and the one picked on the board is among them", async ({
  page,
  seat,
  server,
}) => {
  await seat.open(await server.prepare("treasure-off-turn", { bull: "random" }));
  expect(await seat.asks()).toBe("treasure");
  await expect(seat.legal).toHaveCount(2);
  await seat.space("J2").click();
  await expect(seat.button("primary")).toContainText("J2");
  await seat.press("primary");
  await seat.settled();
  await expect(page.locator('[data-points="treasure"] b')).toHaveText("1");
  await expect(page.locator('.board [data-gem="J2"]')).toHaveCount(0);
  await expect(page.locator('.board [data-gem="H2"]')).toHaveCount(1);
});

test("treasures can be declined where the rules allow it", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("treasure-may", { bull: "random" }));
  await seat.press("decline");
  await expect(seat.log).toContainText("takes no treasures");
  await expect(page.locator('.board [data-gem="H2"]')).toHaveCount(1);
  await expect(page.locator('[data-points="treasure"] b')).toHaveText("0");
});

test("a swap cannot be undone where other people play", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm"));
  await seat.claim();
  await seat.button("swap").click();
  await expect(seat.button("primary")).toBeDisabled();
  await page.locator(".hand [data-hand]").nth(0).click();
  await page.locator(".hand [data-hand]").nth(2).click();
  await expect(seat.prompt).toContainText("2 tiles");
  await page.locator(".hand [data-hand]").nth(0).click();
  await seat.press("primary");
  await expect(seat.log).toContainText("swaps 1 temple");
  await expect(page.locator(".hand [data-hand]")).toHaveCount(6);
  await expect(seat.prompt).toContainText("one action left");
  await expect(seat.button("undo")).toHaveCount(0);
});

test("undo goes one step back, or to the beginning of the turn", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("before-war", { bull: "random" }));
  await seat.place("black", "I4");
  await seat.option("War of the kings").click();
  await seat.press("primary");
  expect(await seat.asks()).toBe("commit");
  await seat.press("undo");
  expect(await seat.asks()).toBe("war");
  await seat.option("War of the traders").click();
  await seat.press("primary");
  await expect(seat.conflict).toContainText("War of the traders");
  // the first line of the log undoes the whole turn
  await seat.moves(() => seat.log.getByRole("button", { name: "Undo to this point" }).first().click());
  expect(await seat.asks()).toBe("action");
  await expect(seat.prompt).toContainText("two actions left");
  await expect(page.locator(".hand [data-hand]")).toHaveCount(6);
  await expect(seat.log).not.toContainText("I4");
});

test("withdrawing a leader shows the consequences", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await seat.space("F4").click();
  await expect(seat.leader("black")).toHaveAttribute("aria-pressed", "true");
  await seat.button("off").hover();
  await expect(page.locator(".callout")).toContainText("The king leaves the board");
  await expect(page.locator(".board .kingdom.hot")).toHaveCount(1);
  await seat.press("off");
  await expect(seat.log).toContainText("king withdrawn");
  await expect(page.locator('.board [data-piece="F4"]')).toHaveCount(0);
});

test("a piece is dragged to its space, and returns when dropped elsewhere", async ({ seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await seat.tile("green").dragTo(seat.space("C9"));
  await expect(seat.log).toContainText("market on C9");
  await seat.tile("red").dragTo(seat.space("A4")); // a river
  await expect(seat.tile("red")).toHaveAttribute("aria-pressed", "false");
  expect(await seat.asks()).toBe("action");
});
