/** Looking back during a game: marks of changes, playback since the last turn, positions behind the lines of the log. */

import { axeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { misfits } from "./fit";
import { recorded } from "./states";

const BOTS = { archer: "skilled", bull: "apprentice", pot: "novice" };

test("changes are marked, and every line of the log shows the board after its move", async ({ page, seat, server }) => {
  await seat.open(await server.loadRecord(recorded("four", 132), BOTS));
  // bull's catastrophe removed a temple and three leaders; archer and pot placed pieces
  for (const space of ["H3", "J1", "L10", "N9", "K10", "M4", "H2", "H4", "I3"]) {
    await expect(seat.space(space)).toHaveAttribute("aria-label", /changed since your last turn/);
  }
  await expect(seat.space("F3")).not.toHaveAttribute("aria-label", /changed/);
  await expect(page.locator(".board .changes")).toHaveCount(1);
  await seat.log.getByRole("button", { name: "king to N9" }).click();
  await expect(seat.prompt).toContainText("Archer: king to N9");
  await expect(page.locator('[data-piece="N9"]')).toHaveCount(1);
  await expect(page.locator('[data-piece="J1"]')).toHaveCount(0);
  await expect(page.locator(".log .at")).toContainText("king to N9");
  // it is my own view of that time, with my hand only
  await expect(page.locator("[data-hand]")).toHaveCount(6);
  await expect(page.locator(".board .changes path")).toHaveCount(0);
  // nothing can be done meanwhile, and nothing is lost
  await seat.space("A1").click();
  await expect(seat.legal).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
  await seat.button("present").click();
  await expect(seat.prompt).toContainText("Lion: two actions left");
  await expect(page.locator('[data-piece="J1"]')).toHaveCount(1);
  // the marks go with my first action
  await seat.place("red", "A11");
  await expect(page.locator(".board .changes path")).toHaveCount(0);
});

test("by keyboard: what happened since my turn is played, and I step through it", async ({ page, seat, server }) => {
  await seat.open(await server.loadRecord(recorded("four", 132), BOTS));
  await page.keyboard.press("r");
  await expect(seat.table).toHaveAttribute("data-asks", "back");
  await expect(seat.prompt).toContainText("Pot: settlement on K10");
  await page.keyboard.press(" ");
  await expect(seat.button("play")).toContainText("Play");
  const at = async () => (await seat.prompt.innerText()).split("\n")[0];
  const stopped = await at();
  await page.keyboard.press("f");
  await expect.poll(at).not.toBe(stopped);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(at).toBe(stopped);
  await page.keyboard.press("Escape");
  await expect(seat.prompt).toContainText("Lion: two actions left");
  await page.keyboard.press("b");
  await expect(seat.prompt).toContainText("Bull: catastrophe on H3");
  await expect(page.locator("[aria-live]").first()).toContainText("Bull: catastrophe on H3");
  await page.keyboard.press("f"); // one move on is the present
  await expect(seat.prompt).toContainText("Lion: two actions left");
});

test("the moves of bots are marked and played back, and undone moves are forgotten", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await expect(page.getByRole("button", { name: "Look back" })).toHaveCount(0); // nothing happened yet
  await seat.place("green", "C9");
  await seat.place("red", "L8");
  await seat.settled();
  await expect(page.getByRole("button", { name: "Since your turn" })).toBeVisible();
  await page.keyboard.press("r");
  await expect(seat.prompt).toContainText("Bull: ");
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await expect(seat.prompt).toContainText("one action left");
  await page.keyboard.press("b");
  await page.keyboard.press("b");
  await expect(seat.prompt).toContainText("The start of the game");
  await expect(page.locator('[data-piece="C9"]')).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the log looks back with a tap, and one button returns", async ({ page, seat, server }) => {
    await seat.open(await server.loadRecord(recorded("four", 132), BOTS));
    await page.getByRole("button", { name: "Since your turn" }).tap();
    await expect(seat.prompt).toContainText("Pot: settlement on K10");
    await expect(page.locator(".zoom")).toBeInViewport({ ratio: 1 });
    await seat.button("play").tap();
    await seat.button("earlier").tap();
    expect(await misfits(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await seat.button("present").tap();
    await expect(seat.prompt).toContainText("Lion: two actions left");
    await seat.log.getByRole("button", { name: "catastrophe on H3" }).tap();
    await expect(seat.prompt).toContainText("Bull: catastrophe on H3");
  });
});
