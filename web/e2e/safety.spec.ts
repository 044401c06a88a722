/** Safety: the end of a turn is confirmed, moves can be taken back, questions ask what they mean. */

import { axeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { preset } from "./settings";
import { situations } from "./situations";

test("at one screen, the last action of a turn can be taken back", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm"));
  await seat.claim();
  await seat.place("green", "C9");
  await seat.tile("red").click();
  await seat.space("L8").click();
  await expect(seat.prompt).toHaveText("End the turn?");
  await expect(page.locator(".board .ghost.set")).toHaveCount(1);
  expect(await seat.entry()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("u");
  await expect(page.locator(".board .ghost")).toHaveCount(0);
  expect(await seat.entry()).toBe(1);
  await seat.tile("red").click();
  await seat.space("K8").click();
  await page.keyboard.press("Enter");
  await expect(seat.cover).toBeVisible();
});

test("a turn that ends early is asked about once", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await page.keyboard.press("e");
  await expect(seat.prompt).toContainText("End the turn already?");
  await expect(seat.prompt).toContainText("Two actions left.");
  await page.keyboard.press("Escape");
  await expect(seat.prompt).toContainText("Lion: two actions left");
  expect(await seat.entry()).toBe(0);
  await seat.button("end").click();
  await page.keyboard.press("Enter");
  await expect(seat.table).not.toHaveAttribute("data-entry", "0");
});

test("the turn ends at once, or after a few seconds, if the settings say so", async ({ page, seat, server }) => {
  await preset(page, { confirm: "none" });
  await seat.open(await server.prepare("calm"));
  await seat.claim();
  await seat.place("green", "C9");
  await seat.tile("red").click();
  await seat.space("L8").click();
  await expect(seat.cover).toBeVisible();
  await preset(page, { confirm: "window" });
  await page.clock.install();
  await seat.open(await server.prepare("calm"));
  await seat.claim();
  await seat.place("green", "C9");
  await seat.tile("red").click();
  await seat.space("L8").click();
  await expect(seat.button("primary")).toHaveClass(/timed/);
  expect(await seat.entry()).toBe(1);
  await page.clock.runFor(5000);
  await expect(seat.cover).toBeVisible();
});

test("against bots, a move can be taken back after they answered", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await seat.place("green", "C9");
  await seat.place("red", "L8");
  await seat.settled();
  await expect(seat.button("undo")).toHaveAttribute("title", /same tiles/);
  await page.keyboard.press("u");
  await expect(seat.prompt).toContainText("one action left");
  await expect(page.locator('[data-piece="L8"]')).toHaveCount(0);
  await expect(page.locator('[data-piece="C9"]')).toHaveCount(1);
});

test("against bots, a move can be taken back while their moves are shown", async ({ page, seat, server }) => {
  await preset(page, { pace: "slow" });
  const four = { ...situations.calm, players: "lion bull archer pot" };
  await seat.open(await server.prepare(four, { bull: "random", archer: "random", pot: "random" }));
  await seat.place("green", "C9");
  await seat.place("red", "L8");
  await expect(seat.table).toHaveAttribute("data-asks", "playback");
  await page.keyboard.press("p");
  await seat.tile("black").click();
  await expect(seat.toast).toContainText("The last moves are still being shown.");
  await seat.button("undo").click();
  await expect(seat.prompt).toContainText("one action left");
  await expect(page.locator('[data-piece="L8"]')).toHaveCount(0);
});

test("of two treasures the chosen one is taken, by mouse and with Enter on the board", async ({
  page,
  seat,
  server,
}) => {
  await seat.open(await server.prepare("treasure", { bull: "random" }));
  await expect(seat.prompt).toHaveText("Which treasure do you take?");
  await seat.space("H2").click();
  await expect(seat.button("primary")).toContainText("Take H2");
  expect(await axeViolations(page)).toEqual([]);
  await seat.moves(() => page.keyboard.press("Enter"));
  await expect(page.locator('[data-gem="H2"]')).toHaveCount(0);
  await expect(page.locator('[data-gem="J2"]')).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a turn that ends early is asked about, and a treasure is taken by tapping it", async ({ seat, server }) => {
    await seat.open(await server.prepare("calm", { bull: "random" }));
    await seat.button("end").tap();
    await expect(seat.prompt).toContainText("End the turn already?");
    await seat.button("take-back").tap();
    expect(await seat.entry()).toBe(0);
    await seat.open(await server.prepare("treasure", { bull: "random" }));
    await seat.space("J2").tap();
    await expect(seat.button("primary")).toContainText("Take J2");
    await seat.moves(() => seat.button("primary").tap());
  });
});
