/** Games played to the ranking, with each input method. */

import { expect, test } from "./fixtures";
import { Chance, Finger, Keyboard, Mouse } from "./hands";

test("by mouse, with every kind of action", async ({ seat, server }) => {
  await seat.open(await server.prepare("late-war", { bull: "random" }));
  const mouse = new Mouse(seat, new Chance(1));
  expect(await mouse.play()).toBe("over");
  await expect(seat.end.locator("tbody tr")).toHaveCount(2);
  await expect(seat.end.locator("svg.chart")).toBeVisible();
  expect([...mouse.acted].sort()).toEqual(expect.arrayContaining(["end", "leader", "swap", "tile"]));
  expect(mouse.answered).toContain("commit");
});

test("by keyboard alone", async ({ seat, server }) => {
  await seat.open(await server.prepare("late-peace", { bull: "random" }));
  const keyboard = new Keyboard(seat, new Chance(2));
  expect(await keyboard.play()).toBe("over");
  await expect(seat.end.locator("tbody tr")).toHaveCount(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("by touch", async ({ seat, server }) => {
    await seat.open(await server.prepare("late-peace", { bull: "random" }));
    const finger = new Finger(seat, new Chance(3));
    expect(await finger.play()).toBe("over");
    await expect(seat.end.locator("tbody tr")).toHaveCount(2);
  });
});
