/** Wars and revolts: preview, panel, result, and reloads in between. */

import { expect, test } from "./fixtures";

test("a tile that starts two wars: preview, order, the second cancelled by the first", async ({
  page,
  seat,
  server,
}) => {
  await seat.open(await server.prepare("before-war"));
  await seat.claim();
  await seat.tile("black").click();
  await seat.space("I4").hover();
  const callout = page.locator(".callout");
  await expect(callout).toContainText("I4 would unite two kingdoms");
  await expect(callout.locator(".score")).toHaveText(["2 : 1", "1 : 2"]);
  await expect(callout).toContainText("You choose the first war.");
  await seat.moves(() => seat.space("I4").click());

  expect(await seat.settled()).toBe("war");
  await expect(seat.button("primary")).toBeDisabled();
  await seat.option("War of the traders").click();
  await expect(page.locator(".board .side.attack")).toHaveCount(2); // the trader and a market
  await seat.option("War of the kings").click();
  await expect(page.locator(".board .side.attack")).toHaveCount(3);
  await seat.press("primary");

  await expect(seat.conflict).toContainText("War of the kings");
  await expect(seat.conflict).toContainText("Traders fight next");
  await expect(seat.conflict.locator(".total")).toHaveAttribute("aria-label", "2 to 1");
  await seat.conflict.locator("label", { hasText: "1" }).click();
  await expect(seat.conflict.locator(".total")).toHaveAttribute("aria-label", "3 to 1");
  await seat.press("primary");

  // the screen changes hands in the middle of the war
  expect(await seat.settled()).toBe("cover");
  await expect(seat.cover).toContainText("Bull to move");
  await seat.claim();
  await expect(seat.prompt).toContainText("Defend your king: 1 against 3");
  await expect(seat.conflict).toContainText("you defend");
  await seat.press("primary");
  await seat.claim();
  expect(await seat.asks()).toBe("action");
  await expect(seat.prompt).toContainText("one action left");
  await expect(seat.log).toContainText("wins 3 to 1");
  await expect(seat.log).toContainText("king on K4 is removed");
  await expect(page.locator('[data-points="black"] b')).toHaveText("2");
  await expect(page.locator('.board [data-piece="K4"], .board [data-piece="K5"]')).toHaveCount(0);
  await expect(page.locator('.board use[href="#uni"]')).toHaveCount(0);
});

test("a revolt, won with temples from the hand", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("before-revolt", { bull: "random" }));
  await seat.leader("black").click();
  await seat.space("H4").hover();
  await expect(page.locator(".callout")).toContainText("H4 would start a revolt");
  await expect(page.locator(".callout .score")).toHaveText("2 : 1");
  await seat.moves(() => seat.space("H4").click());
  await expect(seat.conflict).toContainText("Revolt of the kings");
  await seat.tile("red").click(); // a click on a tile of the hand commits it
  await expect(seat.conflict.locator(".total")).toHaveAttribute("aria-label", "3 to 1");
  await seat.press("primary");
  expect(await seat.settled()).toBe("action");
  await expect(page.locator('[data-points="red"] b')).toHaveText("1");
  await expect(page.locator('.board [data-piece="G4"]')).toHaveCount(0);
});

test("a reload in the middle of a conflict restores it", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("defend", { bull: "random" }));
  const shown = async () => [
    await seat.prompt.innerText(),
    await seat.conflict.innerText(),
    await seat.log.innerText(),
  ];
  const before = await shown();
  await page.reload();
  expect(await seat.settled()).toBe("commit");
  await expect(seat.conflict).toBeVisible();
  await expect(seat.log).toContainText("commits 1 tile");
  expect(await shown()).toEqual(before);
  await seat.press("primary");
  await seat.settled();
  await expect(seat.log).toContainText("holds 2 to 2");
});

test("a tile that does not count in the conflict is rejected with the rule", async ({ page, seat, server }) => {
  await seat.open(await server.prepare("defend", { bull: "random" }));
  await seat.tile("blue").click();
  await expect(seat.toast).toContainText("Only settlements count in this conflict.");
  const link = seat.toast.getByRole("link", { name: "See rule R9.4" });
  const [rules] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(rules.locator('[id="R9.4"]')).toBeInViewport();
  await rules.close();
  await page.keyboard.press("Escape");
  await expect(seat.toast).toHaveCount(0);
});
