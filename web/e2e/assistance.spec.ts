/** Assistance: hints, playback, sound, animation. */

import { expect, test } from "./fixtures";
import { situations } from "./situations";
import { preset } from "./settings";

test("steps of other players are played back one by one, or skipped", async ({ page, seat, server }) => {
  await preset(page, { pace: "slow" });
  const four = { ...situations.calm, players: "lion bull archer pot" };
  await seat.open(await server.prepare(four, { bull: "random", archer: "random", pot: "random" }));
  await seat.press("end");
  await expect(seat.table).toHaveAttribute("data-asks", "playback");
  await page.keyboard.press("p");
  await expect(seat.button("pause")).toContainText("Resume");
  const first = await seat.entry();
  await seat.button("next").click();
  await expect(seat.table).toHaveAttribute("data-entry", String(first + 1));
  // the seal beside the prompt belongs to the player it names
  const said = await seat.prompt.innerText();
  const mover = ["Bull", "Archer", "Pot"].find((name) => said.includes(name)) ?? "";
  await expect(page.locator(`.tray .ask use[href="#seal-${mover.toLowerCase()}"]`)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(seat.table).toHaveAttribute("data-asks", /^(?!playback)/);
  expect(await seat.entry()).toBeGreaterThan(first);
});

test("sound is off by default; once on, each move plays a tone", async ({ page, seat, server }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { knocks: number };
    counted.knocks = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      counted.knocks += 1;
      return make.call(this);
    };
  });
  const knocks = () => page.evaluate(() => (window as unknown as { knocks: number }).knocks);
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await seat.place("green", "C9");
  expect(await knocks()).toBe(0);
  await seat.press("undo");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("group", { name: "Sound" }).getByText("On").click();
  await page.keyboard.press("Escape");
  await seat.place("green", "C9");
  await expect.poll(knocks).toBe(1);
});

test.describe("motion", () => {
  const watch = () => {
    const seen = window as unknown as { flown: number[] };
    seen.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      if (this.classList.contains("flying") && typeof options === "object") seen.flown.push(Number(options.duration));
      return animate.call(this, frames, options);
    };
  };

  test("the point of a tile flies to its owner, in less than half a second", async ({ page, seat, server }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(watch);
    await seat.open(await server.prepare("calm", { bull: "random" }));
    await seat.place("green", "H4");
    const flown = () => page.evaluate(() => (window as unknown as { flown: number[] }).flown);
    await expect.poll(flown).toHaveLength(1);
    expect(Math.max(...(await flown()))).toBeLessThanOrEqual(400);
    await expect(page.locator(".flying")).toHaveCount(0);
  });

  test("no animation with reduced motion", async ({ page, seat, server }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(watch);
    await seat.open(await server.prepare("calm", { bull: "random" }));
    await seat.place("green", "H4");
    await expect(page.locator(".flying")).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator('[data-points="green"] b')).toHaveText("1");
    expect(await page.evaluate(() => (window as unknown as { flown: number[] }).flown)).toEqual([]);
  });
});
