/** Studies on a server with accounts: two people edit one at once, or one of them only reads. */

import type { Locator } from "@playwright/test";

import { type Crowd, type Guest, SOON, expect, test } from "./crowd";

const panel = ({ page }: Guest): Locator => page.locator("[data-study]");
const comment = ({ page }: Guest): Locator => page.getByRole("textbox", { name: "Comment on this position" });

/** Keeps a new study and shares it. */
async function shared(crowd: Crowd, sharing: string): Promise<[Guest, Guest]> {
  const [owner, other] = await Promise.all([crowd.joinNamed("Enlil"), crowd.joinNamed("Ninsun")]);
  await owner.page.goto("/study/new");
  await owner.seat.settled();
  await owner.page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = owner.page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await owner.page.getByRole("button", { name: "Share", exact: true }).click();
  await dialog.getByText(sharing).click();
  await expect(dialog.getByRole("radio", { name: sharing })).toBeChecked();
  await owner.page.keyboard.press("Escape");
  await other.page.goto(owner.page.url());
  await other.seat.settled();
  return [owner, other];
}

test("two people edit a study at once, and nothing is lost", async ({ crowd }) => {
  const [owner, other] = await shared(crowd, "everyone, to edit");
  await other.seat.moves(() => other.seat.button("end").click());
  await expect(panel(other)).toHaveAttribute("data-nodes", "2");
  await expect(panel(owner)).toHaveAttribute("data-nodes", "2", SOON);
  // both write about the same position before either has seen the other's words
  await comment(owner).fill("Mine");
  await comment(owner).press("Control+Enter");
  await other.page.keyboard.press("Escape");
  await expect(owner.page.locator(".tree .said")).toHaveText("Mine");
  await other.page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(comment(other)).toHaveValue("Mine", SOON);
  await other.page.context().setOffline(true);
  await comment(owner).fill("Mine, longer");
  await comment(owner).press("Control+Enter");
  await expect(owner.page.locator(".tree .said")).toHaveText("Mine, longer");
  await comment(other).fill("Theirs");
  await other.page.context().setOffline(false);
  await comment(other).press("Control+Enter");
  await expect(other.page.locator(".note .fault")).toContainText("Theirs");
  await expect(owner.page.locator(".tree .said")).toHaveText("Mine, longer");
  // an arrow of one is seen by the other, whose line stays open
  await owner.page.getByRole("button", { name: "Draw", exact: true }).click();
  await owner.seat.space("C3").click();
  await owner.seat.space("E5").click();
  await expect(other.page.locator("[data-arrow='C3-E5']")).toBeVisible(SOON);
});

test("a study that others may only read becomes a copy when they change it", async ({ crowd }) => {
  const [owner, other] = await shared(crowd, "everyone, to read");
  await other.seat.moves(() => other.seat.button("end").click());
  await expect(panel(other)).toContainText("You are working on a copy");
  await expect(panel(other)).toHaveAttribute("data-nodes", "2");
  await owner.page.reload();
  await owner.seat.settled();
  await expect(panel(owner)).toHaveAttribute("data-nodes", "1");
  await other.page.getByRole("button", { name: "Save", exact: true }).click();
  await other.page.getByRole("button", { name: "Save a copy" }).click();
  await expect(other.page).not.toHaveURL(owner.page.url());
  await expect(other.page).toHaveURL(/study\/(?!new)[\w-]+/);
});
