/** Layouts at sizes between phone and desktop. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { PHONE, settled, speak } from "./appearance";
import { expect, test } from "./fixtures";
import { misfits } from "./fit";
import { languages } from "./languages";
import { preset } from "./settings";
import { situations } from "./situations";
import { recorded } from "./states";

const SIDEWAYS = { width: 740, height: 360 };

test.describe("a replay on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("keeps the board in view while the log scrolls in its own area", async ({ page, request }) => {
    const record = readFileSync(join(import.meta.dirname, "records/four.te"), "utf-8");
    const opened = (await (await request.post("/api/records", { data: { text: record } })).json()) as { id: string };
    await page.goto(`/replay/${opened.id}?ply=60`);
    const board = page.locator(".zoom");
    await expect(board).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Next move" }).tap();
    await expect(page).toHaveURL(/ply=61/);
    await expect(board).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator(".log .line.at").first()).toBeAttached();
  });
});

for (const [width, height] of [
  [1024, 768],
  [960, 600], // 1440x900 at 150 %
] as const) {
  test(`strengths can be read at ${width}x${height}`, async ({ page, seat, server }) => {
    await page.setViewportSize({ width, height });
    await seat.open(await server.prepare("calm", { bull: "random" }));
    const texts = page.locator(".board .badge text");
    await expect(texts).toHaveCount(8); // two for each leader
    for (const box of await Promise.all((await texts.all()).map((text) => text.boundingBox()))) {
      expect(box?.height).toBeGreaterThanOrEqual(9);
    }
  });
}

test.describe("touch on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a conflict shows consequences and choice at once", async ({ page, seat, server }) => {
    await seat.open(await server.prepare("defend", { bull: "random" }));
    for (const part of [".note", ".ends > :last-child", ".waiting", "label >> nth=2"])
      await expect(seat.conflict.locator(part)).toBeInViewport({ ratio: 0.95 });
    const sheet = await page.locator(".tray .back").boundingBox();
    const panel = await seat.conflict.boundingBox();
    if (!sheet || !panel) throw new Error("no sheet or no panel");
    expect(panel.y + panel.height).toBeLessThanOrEqual(sheet.y);
    expect(await misfits(page)).toEqual([]);
  });

  test("a conflict has room for all numbers of tiles", async ({ page, seat, server }) => {
    const lines = ["hand lion 6s", "hand bull 2t 2s 1f 1m"];
    await seat.open(await server.prepare({ ...situations.defend, lines }, { bull: "random" }));
    for (const size of [PHONE, SIDEWAYS]) {
      await page.setViewportSize(size);
      await expect(seat.conflict.locator("label")).toHaveCount(7);
      const [panel, last] = await Promise.all([
        seat.conflict.boundingBox(),
        seat.conflict.locator("label").last().boundingBox(),
      ]);
      if (!panel || !last) throw new Error("no panel or no numbers");
      expect(last.x + last.width).toBeLessThan(panel.x + panel.width - 8);
    }
  });

  test("a hint about a choice names it as the choice does, and makes room for it", async ({ page, seat, server }) => {
    await seat.open(await server.prepare("treasure", { bull: "random" }));
    await seat.button("hint").tap();
    const hint = page.locator("section.hint");
    await expect(hint.locator("h2")).toHaveText(/^Take [HJ]2$/);
    const named = await hint.locator("h2").innerText();
    await hint.getByRole("button", { name: "Set it up" }).tap();
    await expect(hint).toHaveCount(0);
    await expect(seat.option(named)).toHaveAttribute("aria-pressed", "true");
    await expect(seat.button("primary")).toHaveText(named);
  });

  test("the war that waits is in view below the consequences of the first one", async ({ page, seat, server }) => {
    const bots = { archer: "skilled", bull: "apprentice", pot: "novice" };
    await seat.open(await server.loadRecord(recorded("four", 102), bots));
    await expect(seat.conflict.locator(".waiting")).toBeInViewport({ ratio: 0.95 });
    const sheet = await page.locator(".tray .back").boundingBox();
    const panel = await seat.conflict.boundingBox();
    if (!sheet || !panel) throw new Error("no sheet or no panel");
    expect(panel.y + panel.height).toBeLessThanOrEqual(sheet.y);
  });

  test("the preview of two wars is complete beside its button", async ({ page, seat, server }) => {
    await seat.open(await server.prepare("before-war", { bull: "random" }));
    await seat.tile("black").tap();
    await page.locator('.zoom [data-space="I4"]').tap();
    const words = page.locator(".lens .words");
    await expect(words.locator(".row")).toHaveCount(2);
    await expect(words.locator(".notes")).toContainText("You choose the first war.");
    expect(await words.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
  });

  test("the result keeps its columns when one colour gets many treasures", async ({ page, seat, server }) => {
    const { pieces } = situations["last-move"];
    const lines = ["hand lion 2t 2s 1f 1m", "hand bull 1t 2s 1f 2m", "turn lion 1", "treasures lion 8"];
    const points = ["points lion black 30 red 34 blue 18 green 24", "points bull black 12 red 14 blue 19 green 19"];
    const game = await server.prepare({ pieces, lines: [...lines, ...points] }, { bull: "random" });
    await seat.open(game);
    await seat.tile("black").tap();
    await page.locator('.zoom [data-space="I2"]').tap();
    await seat.moves(() => page.locator(".lens .primary").tap());
    await seat.settled();
    await seat.option("J2").tap();
    await seat.moves(() => seat.button("primary").tap());
    expect(await seat.settled()).toBe("over");
    await expect(seat.end.locator(".gem")).toHaveCount(9);
    expect(await misfits(page)).toEqual([]);
  });

  test("a refusal is shown in one line, wide enough to read", async ({ page, seat, server }) => {
    await seat.open(await server.prepare("calm", { bull: "random" }));
    await seat.leader("red").tap();
    await page.locator('.zoom [data-space="L8"]').tap();
    const box = await seat.toast.boundingBox();
    expect(box?.width).toBeGreaterThan(250);
    // it does not stay over what the next tap shows
    await page.locator('.zoom [data-space="H3"]').tap();
    await expect(page.locator(".lens .primary")).toBeVisible();
    await expect(seat.toast).toHaveCount(0, { timeout: 2000 });
  });
});

test.describe("a phone held sideways", () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  test("shows the task of a lesson, the whole tray and the log without scrolling", async ({ page, seat, server }) => {
    await page.goto("/learn/revolt");
    await seat.settled();
    await expect(page.locator("[data-lesson]")).toBeInViewport({ ratio: 0.95 });
    await seat.open(await server.prepare("calm", { bull: "random" }));
    for (const group of ["hand-group", "leaders", "catastrophes", "points", "treasures"])
      await expect(page.locator(`.tray .${group}`)).toBeInViewport({ ratio: 1 });
    await expect(seat.log).toBeInViewport({ ratio: 0.9 });
    await seat.tile("black").tap();
    await page.locator('.zoom [data-space="H4"]').tap();
    await expect(page.locator(".lens .primary")).toBeInViewport({ ratio: 1 });
    expect(await misfits(page)).toEqual([]);
  });

  test("the strip has room for points of two digits", async ({ page, seat, server }) => {
    const lines = [...situations.calm.lines, "points lion black 13 red 15 blue 25 green 12", "treasures lion 3"];
    await seat.open(await server.prepare({ ...situations.calm, lines }, { bull: "random" }));
    for (const [width, height] of [
      [568, 320],
      [667, 375],
      [740, 360],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      expect(await misfits(page), `${width} px`).toEqual([]);
    }
  });

  test("the names in a conflict are clear of the strengths in every language", async ({ page, seat, server }) => {
    await seat.open(
      await server.loadRecord(recorded("four", 102), { archer: "random", bull: "random", pot: "random" }),
    );
    for (const language of languages()) {
      await speak(page, language);
      await settled(page);
      const gaps = await seat.conflict.evaluate((panel) => {
        const boxOf = (selector: string) => {
          const range = document.createRange();
          range.selectNodeContents(panel.querySelector(selector) ?? panel);
          return range.getBoundingClientRect();
        };
        const total = boxOf(".total");
        return [total.left - boxOf(".name").right, boxOf(".right .name").left - total.right];
      });
      expect(Math.min(...gaps), language).toBeGreaterThan(6);
    }
  });

  test("shows the verdict of a conflict", async ({ page, seat, server }) => {
    await seat.open(await server.prepare("defend", { bull: "random" }));
    await seat.button("primary").tap();
    await expect(seat.verdict.locator(".result")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("p");
    await expect(seat.button("skip")).toBeInViewport({ ratio: 1 });
  });
});

for (const size of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1024, height: 768 },
]) {
  test(`very large text leaves everything in the window at ${size.width}x${size.height}`, async ({
    page,
    seat,
    server,
  }) => {
    await preset(page, { textSize: "largest" });
    await page.setViewportSize(size);
    const bots = { archer: "skilled", bull: "apprentice", pot: "novice" };
    await seat.open(await server.loadRecord(recorded("four", 132), bots));
    expect(await misfits(page)).toEqual([]);
    await seat.tile("red").click();
    await seat.space("M10").hover();
    expect(await misfits(page)).toEqual([]);
  });
}

test("a spectator's board takes the height that pieces do not need", async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/game/${await server.prepare("calm", { lion: "expert", bull: "expert" })}`);
  await expect(page.getByText("You are a spectator.")).toBeInViewport({ ratio: 1 });
  expect((await page.locator(".area").boundingBox())?.height).toBeGreaterThan(700);
  expect(await misfits(page)).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`board and hand stay in place when the prompt and the points change at ${width}x${height}`, async ({
    page,
    seat,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await seat.open(await server.prepare("calm", { bull: "random" }));
    const places = async () => {
      const boxes = await Promise.all([page.locator(".area").boundingBox(), seat.tile("blue").boundingBox()]);
      return boxes.map((box) => Math.round(box?.y ?? 0));
    };
    const before = await places();
    await seat.tile("red").click();
    await seat.space("L8").hover();
    expect(await places()).toEqual(before);
    await page.keyboard.press("Escape");
    await seat.place("black", "H4"); // the first point: a lowest colour is marked from now on
    await expect(page.locator(".point.low")).not.toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}
