/** A player at an online table is away when the others wait. */

import { axeViolations } from "./axe";
import { expect, test } from "./crowd";
import { leaksIn } from "./leaks";

test.use({ environment: { SHEDU_ABSENCE_SECONDS: "3" } });

test("the seat of an absent player is given to a bot, and taken back", async ({ crowd, server }) => {
  const ann = await crowd.joinNamed("Ann");
  const bob = await crowd.joinNamed("Bob");
  const eve = await crowd.joinNamed("Eve");
  const game = await server.prepare("calm", {}, { lion: [ann.id, "Ann"], bull: [bob.id, "Bob"] });
  for (const { page } of [ann, bob, eve]) await page.goto(`/game/${game}`);
  await ann.seat.settled();
  await ann.seat.press("end");
  await bob.seat.settled();
  await bob.page.goto("about:blank");
  const news = ann.page.getByRole("region", { name: "Bob is not at the table." });
  const replace = news.getByRole("button", { name: "Give the seat to a bot" });
  await expect(replace).toBeVisible();
  expect(await axeViolations(ann.page)).toEqual([]);
  // a player who is back in time keeps the seat, and spectators have no say
  await expect(eve.page.getByRole("button", { name: "Give the seat to a bot" })).toHaveCount(0);
  await bob.page.goto(`/game/${game}`);
  await expect(news).toHaveCount(0);
  await bob.page.goto("about:blank");
  await replace.click();
  await expect(news).toHaveCount(0);
  await expect(ann.page.locator('[data-seat="1"]')).toContainText("bot");
  expect(await ann.seat.settled()).toBe("action"); // the bot has moved
  await bob.page.goto(`/game/${game}`);
  await expect(bob.page.getByText("because you left or were away")).toBeVisible();
  await bob.page.getByRole("button", { name: "Rejoin" }).click();
  await expect(bob.page.getByText("You come back at your next turn.")).toBeVisible();
  await ann.seat.press("end");
  await expect(bob.page.locator("[data-hand]")).toHaveCount(6);
  expect(await bob.seat.settled()).toBe("action");
  for (const guest of [ann, bob]) expect(leaksIn(guest.received, []), `what ${guest.name} heard`).toEqual([]);
});
