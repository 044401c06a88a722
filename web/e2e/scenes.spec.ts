/** Conflicts, treasures, monuments and the end as a person sees them happen. */

import type { Page } from "@playwright/test";

import type { Pace } from "../src/browser/settings.svelte";
import { expect, test } from "./fixtures";
import { recorded } from "./states";
import { preset } from "./settings";

const PHONE = { width: 360, height: 740 };

/** Sets the speed of playback, and with it the time for which a verdict is held. */
async function pace(page: Page, pace: Pace): Promise<void> {
  await preset(page, { pace });
}

/** Does something and waits for a verdict over the veiled board, which may be gone soon after. */
async function seesVerdict(page: Page, act: () => Promise<void>): Promise<string> {
  const seen = page.waitForFunction(
    () => document.querySelector(".board .veil") && document.querySelector(".conflict .verdict")?.textContent,
  );
  await act();
  return (await (await seen).jsonValue()) ?? "";
}

test("the verdict of a war says who gains what and why, until a click", async ({ page, seat, server }) => {
  await pace(page, "slow");
  await seat.open(await server.prepare("defend", { bull: "random" }));
  const announced = page.locator("p.hidden-text[aria-live=polite]");
  await seat.press("primary");
  await page.keyboard.press("p"); // held until the click
  await expect(seat.verdict).toContainText("2 to 2: a tie goes to the defender.");
  await expect(seat.verdict).toContainText("You hold and score 2 black points");
  await expect(seat.verdict).toContainText("Bull’s king goes home.");
  await expect(seat.verdict).toContainText("The settlement on K5 is removed.");
  await expect(announced).toContainText("2 to 2: a tie goes to the defender. You hold and score 2 black points");
  // the board is still the one of the war, veiled
  await expect(page.locator('.board [data-piece="K4"]')).toHaveCount(1);
  await expect(page.locator(".board .veil")).toHaveCount(1);
  await expect(page.locator('[data-points="black"] b')).toHaveText("0");
  await seat.space("A11").click();
  await expect(seat.verdict).toHaveCount(0);
  await expect(page.locator('.board [data-piece="K4"]')).toHaveCount(0);
  await expect(page.locator('[data-points="black"] b')).toHaveText("2");
  await seat.settled();
  await expect(seat.log).toContainText("holds 2 to 2");
});

test("the verdict ends by itself", async ({ page, seat, server }) => {
  await pace(page, "fast");
  await seat.open(await server.prepare("before-revolt", { bull: "random" }));
  await seat.lead("black", "H4");
  const said = await seesVerdict(page, () => seat.button("primary").click());
  expect(said).toMatch(/scores? 1 red point/); // the bot may hold
  await expect(seat.verdict).toHaveCount(0);
  expect(await seat.settled()).toBe("action");
});

test("at one screen both players see the verdict, the attacker with the tower growing", async ({
  page,
  seat,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await pace(page, "slow");
  await seat.open(await server.prepare("before-revolt"));
  await seat.claim();
  await seat.lead("black", "H4");
  await seat.button("primary").click();
  await seat.claim();
  const total = seat.conflict.locator(".total");
  await seat.conflict.locator("label", { hasText: "1" }).click();
  await seat.button("primary").click();
  // the defender's own tile lies on the tower already
  await expect(total).toHaveAttribute("aria-label", "2 to 2");
  await expect(seat.verdict).toContainText("You hold and score 1 red point");
  await expect(seat.verdict).toContainText("Lion’s king goes home.");
  await page.keyboard.press("Space");
  await expect(seat.cover).toContainText("It’s me, Lion"); // only then does the screen change hands
  await seat.cover.getByRole("button").click();
  await expect(seat.conflict).toContainText("you attack");
  await expect(seat.verdict).toHaveCount(0);
  await expect(total).toHaveAttribute("aria-label", "2 to 1");
  await expect(total).toHaveAttribute("aria-label", "2 to 2");
  await expect(seat.verdict).toContainText("Bull holds and scores 1 red point");
  await expect(seat.verdict).toContainText("Your king goes home.");
});

test("a conflict fits a phone: strengths, consequences and the choice at once", async ({ page, seat, server }) => {
  await page.setViewportSize(PHONE);
  await seat.open(
    await server.loadRecord(recorded("four", 102), { archer: "skilled", bull: "apprentice", pot: "novice" }),
  );
  const tray = await page.locator(".tray .back").boundingBox();
  for (const part of [".total", ".add-row", ".note", ".ends > div >> nth=0", ".ends > div >> nth=1"]) {
    const box = await seat.conflict.locator(part).boundingBox();
    expect(box, part).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual((tray?.y ?? 0) + 1);
  }
  await expect(seat.conflict).toContainText("for you");
  await expect(seat.conflict).toContainText("for Archer");
});

test.describe("by touch", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a tap ends the verdict on a phone, where it is visible as a whole", async ({ page, seat, server }) => {
    await pace(page, "slow");
    await seat.open(await server.prepare("defend", { bull: "random" }));
    await seat.button("primary").tap();
    await seat.verdict.waitFor();
    await page.locator('.tray [data-action="pause"]').tap();
    const box = await seat.verdict.boundingBox();
    const tray = await page.locator(".tray .back").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((tray?.y ?? 0) + 1);
    await seat.conflict.locator("h2").tap();
    await expect(seat.verdict).toHaveCount(0);
  });
});

test("in a revolt the temple badges light up, in a war the shields", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("before-revolt", { bull: "random" }));
  await seat.leader("black").click();
  await expect(page.locator('.board .marks use[href="#revolt"]').first()).toBeVisible();
  await expect(seat.space("H4")).toHaveAttribute("aria-label", /a revolt would start here/);
  await seat.space("H4").hover();
  await expect(page.locator(".board .badge.hot")).toHaveCount(2); // bull's king and the ghost
  await expect(page.locator('.board .badge.hot[data-badge="supporters"]')).toHaveCount(0);
  await expect(page.locator(".board .badge.hot text")).toHaveText(["1", "2"]);
  await seat.leader("green").click();
  await seat.space("H4").hover();
  await expect(page.locator(".callout")).toContainText("Scores markets in the kingdom of Bull.");

  await seat.goOn(await server.prepare("before-war"));
  await seat.claim();
  await seat.tile("black").click();
  await seat.space("I4").hover();
  await expect(page.locator('.board .badge.hot[data-badge="supporters"]')).toHaveCount(4);
  await expect(page.locator('.board .badge.hot[data-badge="temples"]')).toHaveCount(0);
  // the callout covers no leader of these wars
  const callout = await page.locator(".callout").boundingBox();
  for (const space of ["G4", "F4", "K4", "L4", "F5", "H4", "K5", "G5", "L5"]) {
    const piece = await seat.space(space).boundingBox();
    if (!callout || !piece) throw new Error(`${space} is not there`);
    const isApart =
      callout.x >= piece.x + piece.width ||
      callout.x + callout.width <= piece.x ||
      callout.y >= piece.y + piece.height ||
      callout.y + callout.height <= piece.y;
    expect(isApart, space).toBe(true);
  }
});

test("a point through the king shows the king", async ({ page, seat, server }) => {
  await seat.open(
    await server.prepare(
      { pieces: "F4 Kl, G3 t, G4 s, K2 Kb", lines: ["hand lion 6t", "hand bull 6t"] },
      { bull: "random" },
    ),
  );
  await seat.tile("red").click();
  await seat.space("H4").hover();
  const callout = page.locator(".callout");
  await expect(callout).toContainText("There is no priest here: the king stands in.");
  await expect(callout.locator('.gain use[href="#LS-black-lion"]')).toHaveCount(1);
});

test("a treasure is foreseen with its spaces, flies, and has a gem in the log", async ({ page, seat, server }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const pieces = "G2 Tl, H2 t*, J2 t*";
  await seat.open(await server.prepare({ pieces, lines: ["hand lion 6s", "hand bull 6t"] }, { bull: "random" }));
  await seat.tile("black").click();
  await seat.space("I2").hover();
  await expect(page.locator(".callout")).toContainText("You take one of the treasures on H2 and J2.");
  await seat.moves(() => seat.space("I2").click());
  await seat.space("H2").click(); // the one to take
  const flight = page.locator('.flying[data-flight="gem"]');
  await seat.button("primary").click();
  await expect(flight).toHaveCount(1);
  await expect(flight).toHaveCount(0);
  await expect(page.locator('[data-points="treasure"] b')).toHaveText("1");
  const line = seat.log.locator(".line", { hasText: "treasure from H2" });
  await expect(line.locator('use[href="#gem"]')).toHaveCount(1);
});

/** Stops the animation of a piece on the board at a part of its time; how far its centre is from where it comes to rest. */
async function strays(page: Page, piece: string, part: number): Promise<{ x: number; scale: number }> {
  return page.evaluate(
    ([piece, part]) => {
      const element = document.querySelector(`.board ${piece}`);
      const [animation] = element?.getAnimations() ?? [];
      if (!element || !animation) throw new Error(`${piece} is not in motion`);
      const middle = () => {
        const { x, width } = element.getBoundingClientRect();
        return { x: x + width / 2, width };
      };
      animation.pause();
      animation.currentTime = part * Number(animation.effect?.getComputedTiming().endTime);
      const moving = middle();
      animation.finish();
      const resting = middle();
      return { x: Math.abs(moving.x - resting.x), scale: moving.width / resting.width };
    },
    [piece, part] as const,
  );
}

test("a placed tile comes to rest on its space, a monument rises from its square", async ({ page, seat, server }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await pace(page, "slow");
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await seat.place("black", "L8");
  const tile = await strays(page, '[data-piece="L8"]', 0.2);
  expect(tile.x).toBeLessThan(1);
  expect(tile.scale).toBeGreaterThan(1.02);
  await seat.goOn(await server.prepare("monument", { bull: "random" }));
  await seat.choice.locator(".option").first().click();
  await seat.press("primary");
  const monument = await strays(page, '[data-piece="G2"][href^="#mon-"]', 0.2);
  expect(monument.x).toBeLessThan(1);
  expect(monument.scale).toBeLessThan(0.99);
});

test("the log line and then the point come after the tile that earned it", async ({ page, seat, server }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await pace(page, "slow");
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await seat.tile("green").click();
  // each frame until the point is there: how far tile and point are on their ways, and what score and log show
  const frames = page.evaluate(() => {
    const progressOf = (selector: string) => {
      const [animation] = document.querySelector(selector)?.getAnimations() ?? [];
      return animation?.effect?.getComputedTiming().progress ?? null;
    };
    const look = () => ({
      tile: progressOf('.board [data-piece="H5"]'),
      point: progressOf('.flying[data-flight="tileS-green"]'),
      score: document.querySelector('[data-points="green"] b')?.textContent,
      isLogged: document.querySelector(".log .lines")?.textContent.includes("market on H5"),
    });
    const seen: ReturnType<typeof look>[] = [];
    return new Promise<typeof seen>((resolve) => {
      const next = () => {
        seen.push(look());
        if (seen.at(-1)?.score === "1") resolve(seen);
        else requestAnimationFrame(next);
      };
      next();
    });
  });
  await seat.space("H5").click();
  const seen = await frames;
  const landing = seen.filter(({ tile }) => tile !== null && tile < 0.7); // the timers of log and score may be a frame ahead
  expect(landing.length).toBeGreaterThan(0);
  for (const frame of landing) expect(frame).toMatchObject({ score: "0", isLogged: false });
  const flight = seen.filter(({ point }) => point !== null && point > 0.1 && point < 0.7);
  expect(flight.length).toBeGreaterThan(0);
  for (const frame of flight) expect(frame).toMatchObject({ score: "0", isLogged: true });
});

test("a catastrophe falls on a tile, which is gone when it lands", async ({ page, seat, server }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await pace(page, "slow");
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await seat.catastrophe.click();
  // the removed tile lies below it
  const layers = page.waitForFunction(() => {
    const [cat, tile] = ["cat", "tile-green"].map((name) => document.querySelector(`.flying[data-flight="${name}"]`));
    return cat && tile && [cat, tile].map((piece) => Number(getComputedStyle(piece).zIndex));
  });
  await seat.space("G5").click();
  const [above = 0, below = 0] = (await (await layers).jsonValue()) ?? [];
  expect(above).toBeGreaterThan(below);
  await expect(page.locator(".flying")).toHaveCount(0);
  await expect(seat.log).toContainText("catastrophe on G5");
});

test("the tooltip does not come up over a piece just placed, and names the kingdom", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  await seat.place("black", "H4");
  await seat.space("H4").hover();
  await page.waitForTimeout(900); // longer than the mouse has to rest
  await expect(page.locator(".callout")).toHaveCount(0);
  await seat.space("G5").hover();
  await expect(page.locator(".callout")).toContainText("Kingdom of Lion");
  await expect(page.locator(".board .tint")).toHaveCount(1);
});

test("a war in the replay has its towers, its veil and its verdict", async ({ page, server }) => {
  const id = await server.loadRecord(recorded("four"), {});
  await page.goto(`/replay/${id}?ply=103`);
  const panel = page.locator("section.conflict");
  await expect(panel).toContainText("War of the farmers");
  await expect(page.locator(".board .veil")).toHaveCount(1);
  const said = await seesVerdict(page, () => page.keyboard.press("ArrowRight"));
  expect(said).toContain("Lion wins and scores 1 blue point");
  await page.locator(".board [data-space='A11']").click();
  await expect(page.locator(".board .veil")).toHaveCount(0); // the traders' war is next, but this is the verdict's board
  await expect(page.locator("p.hidden-text[aria-live=polite]")).toContainText("Archer’s farmer goes home");
});

test("the end counts up, lights the lowest colours and says how a tie was broken", async ({ page, seat, server }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const lines = [
    "hand lion 6s",
    "hand bull 6t",
    "points lion black 5 red 7 blue 7 green 12",
    "points bull black 7 red 7 blue 6 green 10",
    "turn lion 1",
  ];
  const pieces = "G2 Tl, H2 t*, J2 t*, K1 t, B2 t, P2 t, F3 t, N5 t, I7 t, B8 t, O9 t, F10 t, K11 t*";
  await seat.open(await server.prepare({ pieces, lines }, { bull: "random" }));
  await seat.place("black", "I2");
  await seat.space("H2").click();
  await seat.button("primary").click();
  await expect(seat.end).toHaveClass(/counting/);
  await expect(seat.end.locator("h2")).toHaveText("Game over");
  await expect(seat.end.locator(".chart")).toBeHidden(); // its last points are the result
  await expect(seat.end.locator("h2")).toHaveText("You win");
  await expect(seat.end).not.toHaveClass(/counting/);
  await expect(seat.end.locator("tbody tr").first().locator(".low")).not.toHaveCount(0);
  // the tray counts treasures as the ranking does
  const first = await seat.end.locator("tbody tr").first().locator(".number b").allInnerTexts();
  expect(await page.locator("[data-points] b").allInnerTexts()).toEqual(first);
  await expect(seat.end.locator(".chart .line:not(.casing)")).toHaveCount(2);
  for (const label of ["Lion 6", "Bull 6"]) await expect(seat.end.locator(".chart")).toContainText(label);
  await expect(seat.end).toContainText("Lion and Bull: equal on 6, 7 and 7; 12 beats 10.");
});
