/** A person at the table: what the page shows and offers, and how to answer it. */

import { type Locator, type Page, expect } from "@playwright/test";

import { COLOURS } from "../src/model/pieces";
import type { Colour, DecisionKind, Space } from "../src/net/messages";

/** The state of the page: a kind of decision, or another one. */
export type Asks = DecisionKind | "wait" | "playback" | "cover" | "over" | "back";

export class Seat {
  constructor(readonly page: Page) {}

  async open(game: string): Promise<void> {
    await this.page.goto(`/game/${game}`);
    await this.settled();
  }

  /** Goes on to another game as a link would, in half of the time of a page load. */
  async goOn(game: string): Promise<void> {
    if (!this.page.url().includes("/game/")) return this.open(game);
    await this.page.evaluate(async (path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
      await new Promise(requestAnimationFrame); // the table before is gone
    }, `/game/${game}`);
    await this.settled();
  }

  get table(): Locator {
    return this.page.locator("main[data-asks]");
  }
  get prompt(): Locator {
    return this.page.locator(".question");
  }
  get cover(): Locator {
    return this.page.locator(".cover");
  }
  get end(): Locator {
    return this.page.locator("section.end");
  }
  get conflict(): Locator {
    return this.page.locator("section.conflict");
  }
  /** the outcome of a conflict, held for some seconds */
  get verdict(): Locator {
    return this.page.locator("section.conflict .verdict");
  }
  get choice(): Locator {
    return this.page.locator("section.choice");
  }
  get toast(): Locator {
    return this.page.locator(".toast");
  }
  get log(): Locator {
    return this.page.locator(".log .lines");
  }
  /** spaces that light up */
  get legal(): Locator {
    return this.page.locator("[data-space].can");
  }

  space(name: Space): Locator {
    return this.page.locator(`[data-space="${name}"]`).first();
  }
  /** a tile of the hand, the first of its colour */
  tile(colour: Colour): Locator {
    return this.page.locator(`[data-hand="${colour}"]`).first();
  }
  leader(colour: Colour): Locator {
    return this.page.locator(".tray .leaders .coin").nth(COLOURS.indexOf(colour));
  }
  get catastrophe(): Locator {
    return this.page.locator(".tray .catastrophes .coin").first();
  }
  /** a button beside the prompt: `primary`, `end`, `swap`, `undo`, `hint`, `decline`, `skip`, … */
  button(action: string): Locator {
    return this.page.locator(`.tray [data-action="${action}"]`);
  }
  option(text: string | RegExp): Locator {
    return this.choice.locator(".option").filter({ hasText: text });
  }

  /** The state of the page now, and how many entries the game has. */
  private async state(): Promise<{ asks: Asks; entry: number }> {
    return this.page.evaluate(() => {
      const main = document.querySelector("main[data-asks]");
      const asks = document.querySelector(".cover") ? "cover" : (main?.getAttribute("data-asks") ?? "wait");
      return { asks: asks as Asks, entry: Number(main?.getAttribute("data-entry") ?? -1) };
    });
  }

  async asks(): Promise<Asks> {
    return (await this.state()).asks;
  }

  async entry(): Promise<number> {
    return (await this.state()).entry;
  }

  /** Waits for an open decision or the end of the game; playback is skipped. */
  async settled(): Promise<Asks> {
    for (;;) {
      await this.page.locator(".cover, main[data-asks]:not([data-asks='wait'])").first().waitFor();
      const asks = await this.asks();
      if (asks === "playback") await this.skip();
      else if (asks !== "wait") return asks;
    }
  }

  async skip(): Promise<void> {
    // it may end by itself
    await this.page
      .locator('.tray :is([data-action="skip"], [data-action="next"])')
      .last()
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await expect(this.page.locator("main[data-asks='playback']")).toHaveCount(0);
  }

  /** Does something that makes a move, and waits until the page shows the table after it, or the verdict of a conflict. */
  async moves(act: () => Promise<void>): Promise<void> {
    const before = await this.entry();
    await act();
    // players at one screen confirm the end of each turn; a turn that ends early is confirmed everywhere
    if (await this.button("take-back").isVisible()) await this.button("primary").click();
    await this.page.waitForFunction((entry) => {
      const main = document.querySelector("main[data-entry]");
      return (
        document.querySelector(".cover, .verdict") !== null || Number(main?.getAttribute("data-entry") ?? -1) > entry
      );
    }, before);
  }

  /** Places a tile, with the mouse. */
  async place(colour: Colour, space: Space): Promise<void> {
    await this.tile(colour).click();
    await this.moves(() => this.space(space).click());
  }

  async lead(colour: Colour, space: Space): Promise<void> {
    await this.leader(colour).click();
    await this.moves(() => this.space(space).click());
  }

  async press(action: string): Promise<void> {
    await this.moves(() => this.button(action).click());
  }

  async claim(): Promise<void> {
    await this.settled();
    await this.cover.getByRole("button").click();
    await this.settled();
  }
}
