/** A killed server, two tabs, a rejected move. */

import { expect, test } from "./fixtures";
import { Seat } from "./seat";

test.describe("a server that is killed", () => {
  test.use({ allowed: /WebSocket|ERR_CONNECTION|Failed to load/ });

  test("the page shows it, reconnects, and the game goes on", async ({ page, seat, server }) => {
    const game = await server.prepare("attack", { bull: "random" });
    await page.goto(`/game/${game}`);
    expect(await seat.settled()).toBe("commit");
    await server.kill();
    await expect(page.getByRole("alert")).toContainText("connection");
    await server.restart();
    await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 15_000 });
    await expect(seat.conflict).toContainText("War of the kings");
    await seat.press("primary");
    await expect(seat.log).toContainText("wins");
  });
});

test("two tabs on one game follow each other", async ({ page, context, seat, server }) => {
  const game = await server.prepare("calm", { bull: "random" });
  await seat.open(game);
  const other = new Seat(await context.newPage());
  await other.open(game);
  await seat.place("green", "C9");
  await expect(other.log).toContainText("market on C9");
  await expect(other.prompt).toContainText("one action left");
  await other.press("undo");
  await expect(seat.log).not.toContainText("market on C9");
  await expect(seat.prompt).toContainText("two actions left");
  await seat.place("black", "C9");
  await other.place("red", "C10");
  await expect(seat.log).toContainText("temple on C10");
  await page.bringToFront();
  await seat.settled();
  await expect(page.locator(".hand [data-hand]")).toHaveCount(6);
});

test("a rejected move shows its rule and changes nothing", async ({ page, seat, server }) => {
  await page.routeWebSocket(/socket/, (socket) => {
    const onward = socket.connectToServer();
    socket.onMessage((message) => {
      onward.send(String(message).replace('"space":"C9"', '"space":"A4"')); // farms alone lie on rivers
    });
  });
  await seat.open(await server.prepare("calm", { bull: "random" }));
  const before = await seat.entry();
  await seat.tile("green").click();
  await seat.space("C9").click();
  await expect(seat.toast).toContainText("That is not allowed.");
  await expect(seat.toast.getByRole("link")).toHaveAttribute("href", /\/rules#R\d+/);
  expect(await seat.entry()).toBe(before);
  await seat.place("green", "C10");
});

test("an unknown game shows an error", async ({ page }) => {
  await page.goto("/game/nothing");
  await expect(page.getByRole("heading", { name: "This game does not exist" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("a game deleted while it is open", async ({ page, seat, server }) => {
  const game = await server.prepare("calm", { bull: "random" });
  await seat.open(game);
  await page.evaluate((id) => fetch(`/api/games/${id}`, { method: "DELETE" }), game);
  await expect(page.getByRole("heading", { name: "This game was deleted" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
