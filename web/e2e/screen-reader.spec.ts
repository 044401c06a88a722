/** The table in a screen reader: labels of spaces, announcements of events and prompts. */

import { expect, test } from "./fixtures";

test("each space has a label with its content, its kingdom and whether it is legal", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  const cells = page.getByRole("gridcell");
  await expect(cells).toHaveCount(176);
  const labels = await cells.evaluateAll((all) =>
    all.map((cell) => [cell.getAttribute("data-space"), cell.getAttribute("aria-label")]),
  );
  for (const [space, label] of labels) expect(label).toMatch(new RegExp(`^${space ?? ""}, \\S+`));
  const said = Object.fromEntries(labels) as Record<string, string>;
  expect(said.F3).toBe("F3, temple with treasure, kingdom of Lion");
  expect(said.G4).toBe("G4, Lion’s trader, 1 temple beside it, 1 supporter, kingdom of Lion");
  expect(said.I8).toBe("I8, settlement, kingdom of Bull");
  expect(said.B2).toBe("B2, temple with treasure, special border, region without a leader");
  expect(said.A4).toBe("A4, empty river");
  await seat.tile("blue").click();
  await expect(seat.space("A4")).toHaveAttribute("aria-label", "A4, empty river, you can place here");
  await expect(seat.space("A5")).toHaveAttribute(
    "aria-label",
    "A5, empty land, not possible: A farm needs a river space.",
  );
});

test("arrow keys move across the board space by space", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  const focused = page.locator(":focus");
  await page.locator("[data-space][tabindex='0']").focus();
  await expect(focused).toHaveAttribute("data-space", "H6");
  for (const [key, space] of [
    ["ArrowRight", "I6"],
    ["ArrowUp", "I5"],
    ["ArrowLeft", "H5"],
    ["ArrowDown", "H6"],
    ["Home", "A6"],
    ["ArrowLeft", "A6"],
    ["End", "P6"],
    ["Control+ArrowDown", "P11"],
    ["ArrowDown", "P11"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAttribute("data-space", space);
  }
  // a single tab stop, wherever the cursor is
  await expect(page.locator("[data-space][tabindex='0']")).toHaveCount(1);
});

test("events and prompts are announced", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("calm", { bull: "random" }));
  const announced = page.locator("p.hidden-text[aria-live=polite]");
  await expect(seat.prompt).toHaveAttribute("aria-live", "polite");
  await page.keyboard.press("1");
  await page.locator("[data-space='H4']").first().focus();
  // the consequences of the move are announced as well
  await expect(page.locator("[aria-live=polite] .callout")).toContainText("A settlement on H4");
  await seat.moves(() => page.keyboard.press("Enter"));
  await expect(announced).toHaveText("Lion: settlement on H4. Lion gains 1 black point");
  await expect(seat.prompt).toContainText("Lion: one action left");
  const voices = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const live = document.querySelector("p.hidden-text[aria-live=polite]");
        if (!live) throw new Error("nothing is said");
        new MutationObserver(() => {
          if (live.textContent.includes("Bull:")) resolve(live.textContent);
        }).observe(live, { childList: true, characterData: true, subtree: true });
      }),
  );
  await seat.moves(() => seat.button("end").click());
  expect(await voices).toContain("Bull:");
});
