/** Touch gestures on the phone's board: pinch, drag, double tap, and taps that still select. */

import type { CDPSession, Page } from "@playwright/test";

import { expect, test } from "./fixtures";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

type Finger = [x: number, y: number];

class Touch {
  constructor(readonly session: CDPSession) {}

  /** seconds; the page sees this clock, independent of the machine */
  #now = Date.now() / 1000;

  async send(type: "touchStart" | "touchMove" | "touchEnd", fingers: Finger[]): Promise<void> {
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
    this.#now += 0.03;
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: this.#now });
  }

  /** Advances the clock, so that the next touch is separate. */
  rest(): void {
    this.#now += 1;
  }

  /** Moves fingers from start to end and rests there: a fling would swallow the next tap. */
  async glide(from: Finger[], to: Finger[], steps = 6): Promise<void> {
    await this.send("touchStart", from);
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      await this.send(
        "touchMove",
        from.map(([x, y], index) => {
          const [endX, endY] = to[index] ?? [x, y];
          return [x + (endX - x) * share, y + (endY - y) * share];
        }),
      );
    }
    this.rest();
    await this.send("touchMove", to);
    await this.send("touchEnd", []);
  }

  async tap(at: Finger): Promise<void> {
    await this.send("touchStart", [at]);
    await this.send("touchEnd", []);
  }
}

async function boxOf(page: Page, space: string): Promise<{ x: number; y: number; width: number; middle: Finger }> {
  const box = await page.locator(`[data-space="${space}"]`).first().boundingBox();
  if (!box) throw new Error(`${space} is not there`);
  return { ...box, middle: [box.x + box.width / 2, box.y + box.height / 2] };
}

test.beforeEach(async ({ seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
});

test("pinching enlarges the board in place, and a button resets it", async ({ page }) => {
  const touch = new Touch(await page.context().newCDPSession(page));
  const before = await boxOf(page, "H6");
  const [x, y] = before.middle;
  await touch.glide(
    [
      [x - 20, y],
      [x + 20, y],
    ],
    [
      [x - 60, y],
      [x + 60, y],
    ],
  );
  await expect.poll(async () => (await boxOf(page, "H6")).width / before.width).toBeCloseTo(3, 1);
  const after = await boxOf(page, "H6");
  expect(Math.hypot(after.middle[0] - x, after.middle[1] - y)).toBeLessThan(2);
  expect(after.width).toBeGreaterThanOrEqual(24);
  await page.getByRole("button", { name: "Whole board" }).tap();
  await expect.poll(async () => (await boxOf(page, "H6")).width).toBeCloseTo(before.width, 1);
});

test("dragging scrolls the enlarged board within its edges", async ({ page }) => {
  const touch = new Touch(await page.context().newCDPSession(page));
  const [x, y] = (await boxOf(page, "H6")).middle;
  // the whole board does not scroll
  await touch.glide([[x, y]], [[x - 80, y]]);
  expect((await boxOf(page, "H6")).middle[0]).toBeCloseTo(x, 0);
  await touch.glide(
    [
      [x - 20, y],
      [x + 20, y],
    ],
    [
      [x - 50, y],
      [x + 50, y],
    ],
  );
  const start = await boxOf(page, "H6");
  await touch.glide([[x, y]], [[x - 80, y + 20]]);
  await expect.poll(async () => (await boxOf(page, "H6")).x - start.x).toBeCloseTo(-80, 0);
  expect((await boxOf(page, "H6")).y - start.y).toBeCloseTo(20, 0);
  for (let drag = 0; drag < 4; drag++) await touch.glide([[20, y]], [[340, y]]);
  await expect.poll(async () => (await boxOf(page, "A6")).x).toBeGreaterThanOrEqual(0);
  expect((await boxOf(page, "A6")).x).toBeLessThan(10);
});

test("a double tap enlarges the board and places nothing", async ({ page, seat }) => {
  const touch = new Touch(await page.context().newCDPSession(page));
  await seat.tile("black").tap();
  const before = await boxOf(page, "H6");
  await touch.tap(before.middle);
  await touch.tap(before.middle);
  await expect.poll(async () => (await boxOf(page, "H6")).width / before.width).toBeGreaterThan(2);
  expect(await seat.entry()).toBe(0);
});

test("taps select while the board is enlarged, and a drag does not", async ({ page, seat }) => {
  const touch = new Touch(await page.context().newCDPSession(page));
  const [x, y] = (await boxOf(page, "H6")).middle;
  await touch.glide(
    [
      [x - 20, y],
      [x + 20, y],
    ],
    [
      [x - 50, y],
      [x + 50, y],
    ],
  );
  await seat.tile("black").tap();
  const [atX, atY] = (await boxOf(page, "I6")).middle;
  await touch.glide([[atX, atY]], [[atX - 40, atY]]);
  await expect(page.locator(".lens")).toHaveCount(0);
  touch.rest();
  await touch.tap((await boxOf(page, "I6")).middle);
  await expect(seat.prompt).toContainText("I6");
  await seat.moves(() => page.locator(".lens .primary").tap());
});

test("a tap beside a small legal space selects it", async ({ page, seat }) => {
  const touch = new Touch(await page.context().newCDPSession(page));
  await seat.leader("red").evaluate((coin: HTMLElement) => coin.click());
  // F10 is a temple: the priest may go beside it, not onto it
  const { middle, width } = await boxOf(page, "F10");
  await touch.tap([middle[0] + width * 0.4, middle[1]]);
  await expect(seat.prompt).toContainText("G10");
});
