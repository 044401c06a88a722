/** Guidance: why a move is refused, what could go to a space, hints, advice for the first games. */

import { axeViolations } from "./axe";
import { expect, test } from "./fixtures";

test("with the mouse, a refused space says why, with the rule", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  const why = page.locator(".callout.quiet");
  await seat.leader("red").click();
  await seat.space("L8").hover();
  await expect(why).toHaveText("A leader needs a temple next to it. R4.2");
  await seat.space("A4").click();
  await expect(why).toHaveText("A leader cannot stand on a river. R4.2");
  expect(await seat.entry()).toBe(0);
  // a piece that is dropped where it cannot go returns to the tray, with the reason
  await page.keyboard.press("Escape");
  await seat.tile("blue").hover();
  await page.mouse.down();
  const box = await seat.space("L8").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
  await expect(why).toHaveText("A farm needs a river space. R5.1");
  await expect(seat.legal).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test("with the keyboard, Enter on a refused space says why, and the space reads it", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await page.keyboard.press("8"); // the priest; the focus goes to the board
  const focused = page.locator("[data-space]:focus");
  await expect(focused).toHaveCount(1);
  await page.keyboard.press("Home");
  await expect(focused).toHaveAttribute("aria-label", /not possible: A leader needs a temple next to it\./);
  await page.keyboard.press("Enter");
  await expect(page.locator(".callout.quiet")).toContainText("R4.2");
  expect(await seat.entry()).toBe(0);
});

test("an empty space offers the pieces that may go there", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await seat.space("L8").click();
  const offers = page.locator(".offers");
  await expect(offers.getByRole("button")).toHaveCount(4); // three kinds of tiles and a catastrophe
  expect(await axeViolations(page)).toEqual([]);
  await offers.getByRole("button", { name: "Market" }).click();
  await expect(offers).toHaveCount(0);
  await expect(seat.prompt).toContainText("L8");
  await seat.moves(() => page.keyboard.press("Enter"));
  await expect(seat.log).toContainText("market on L8");
  // by keyboard, the first piece has the focus, and Escape returns to the board
  await seat.space("L9").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".offers button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(".offers")).toHaveCount(0);
  await expect(seat.space("L9")).toBeFocused();
});

test("a space for which the player holds nothing says so", async ({ page, seat, server }) => {
  const situation = { pieces: "F4 Kl, G3 t", lines: ["hand lion 3t 3s", "hand bull 6m", "catastrophes lion 0"] };
  await seat.open(await server.prepare(situation, { bull: "random" }));
  await seat.space("A4").click();
  await expect(page.locator(".callout.quiet")).toContainText("None of your pieces can go here.");
});

test("a hint marks piece and space, and is followed with a click on either or with its key", async ({
  page,
  seat,
  server,
}) => {
  await seat.open(await server.prepare("before-monument", { bull: "random" }));
  await page.keyboard.press("h");
  const hint = page.locator("section.hint");
  await expect(hint.locator("h2")).toHaveText(/on [A-P]\d+|to [A-P]\d+/);
  const space = /[A-P]\d+/.exec(await hint.locator("h2").innerText())?.[0] ?? "";
  await expect(page.locator(".board .hinted")).toHaveCount(1);
  await expect(page.locator(".groups .hinted")).toHaveCount(1);
  // it covers nothing of the board
  const [board, panel] = await Promise.all([page.locator(".area").boundingBox(), hint.boundingBox()]);
  expect(panel?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0));
  expect(await axeViolations(page)).toEqual([]);
  await page.locator(".groups .hinted").click();
  await expect(seat.prompt).toContainText(space);
  await page.keyboard.press("Escape");
  await seat.space(space).click();
  await expect(seat.prompt).toContainText(space);
  await page.keyboard.press("Escape");
  await expect(seat.prompt).not.toContainText(space);
  await page.keyboard.press("h");
  await expect(seat.prompt).toContainText(space);
  await seat.moves(() => page.keyboard.press("Enter"));
  // the next position is not what the hint was about
  await expect(hint).toHaveCount(0);
});

test.describe("with a coach", () => {
  test.use({ coach: "auto" });

  test("advice accompanies the first games and can be switched off", async ({ page, seat, server }) => {
    await seat.open(await server.prepare("calm", { bull: "random" }));
    const coach = page.locator(".tray .coach");
    await expect(coach).toContainText("You can score with settlements");
    const top = (await seat.tile("red").boundingBox())?.y;
    await seat.tile("red").click();
    // the line gives way to the piece, and all pieces stay where they are
    await expect(coach).toHaveCount(0);
    expect((await seat.tile("black").boundingBox())?.y).toBe(top);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("group", { name: "Advice line" }).getByText("Never").click();
    await page.keyboard.press("Escape");
    await expect(coach).toHaveCount(0);
  });

  test("advice ends after three games", async ({ page, seat, server }) => {
    for (let game = 1; game <= 4; game += 1) {
      await seat.goOn(await server.prepare("calm", { bull: "random" }));
      await expect(page.locator(".tray .coach")).toHaveCount(game <= 3 ? 1 : 0);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("leaders are in view, refusals and pieces are explained, hints exist", async ({ page, seat, server }) => {
    await seat.open(await server.prepare("calm", { bull: "random" }));
    await expect(seat.leader("red")).toBeInViewport();
    await seat.leader("red").tap();
    await seat.space("L8").tap();
    await expect(seat.toast).toContainText("A leader needs a temple next to it.");
    await expect(seat.toast.getByRole("link")).toHaveAttribute("href", "/rules#R4.2");
    expect(await axeViolations(page)).toEqual([]);
    await seat.leader("red").tap();
    await seat.space("J7").tap();
    await expect(seat.toast).toContainText("Priest");
    await expect(seat.toast).toContainText("Bull’s priest, 1 temple beside it");
    await page.getByRole("button", { name: "Bull" }).tap();
    await expect(seat.toast).toContainText("In supply");
    await seat.space("L8").tap();
    await expect(page.locator(".offers button")).toHaveCount(4);
    await seat.button("hint").tap();
    await expect(page.locator("section.hint h2")).not.toBeEmpty();
    await page.locator("section.hint").getByRole("button", { name: "Set it up" }).tap();
    await expect(page.locator(".lens")).toBeVisible();
  });
});
