/** Random players that use the page by mouse, keyboard or touch. */

import type { Locator } from "@playwright/test";

import type { Asks, Seat } from "./seat";

/** A small seeded generator (mulberry32), so that a test plays the same game every time. */
export class Chance {
  constructor(private state: number) {}

  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  of<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error("there is nothing to choose from");
    return found;
  }
}

export abstract class Hands {
  /** kinds of decisions answered */
  readonly answered = new Set<Asks>();
  /** kinds of actions taken */
  readonly acted = new Set<string>();

  constructor(
    readonly seat: Seat,
    readonly chance: Chance,
  ) {}

  /** Answers decisions until the game is over, the limit is reached, or the given kind is open. */
  async play({ decisions = Infinity, until = "over" }: { decisions?: number; until?: Asks } = {}): Promise<Asks> {
    for (let count = 0; ;) {
      const asks = await this.seat.settled();
      if (asks === until || asks === "over" || count >= decisions) return asks;
      if (asks === "cover") {
        await this.uncover();
        continue;
      }
      await this.decide(asks);
      count += 1;
    }
  }

  /** Answers the open decision. */
  async decide(asks: Asks): Promise<void> {
    this.answered.add(asks);
    await this.seat.moves(() => (asks === "action" ? this.actAtRandom() : this.answer(asks)));
  }

  /**
   * Mostly a tile or a leader, sometimes another action; a piece without a legal space is put back.
   * Whole hands are swapped, so that the bag empties soon.
   */
  private async actAtRandom(): Promise<void> {
    for (;;) {
      const dice = this.chance.below(20);
      const kind = dice < 10 ? "tile" : dice < 14 ? "leader" : dice < 15 ? "catastrophe" : dice < 18 ? "swap" : "end";
      if (await this.act(kind)) {
        this.acted.add(kind);
        return;
      }
    }
  }

  /** The legal spaces. */
  protected async legal(): Promise<string[]> {
    return this.seat.page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll("[data-space].can")].map((space) => space.getAttribute("data-space") ?? ""),
      ),
    ]);
  }

  protected abstract uncover(): Promise<void>;
  /** Takes an action of a kind; false if the page does not offer it. */
  protected abstract act(kind: string): Promise<boolean>;
  protected abstract answer(asks: Asks): Promise<void>;
}

/** Shared by mouse and touch. */
abstract class Pointing extends Hands {
  protected abstract point(at: Locator): Promise<void>;
  /** Places the picked piece on a space. */
  protected abstract placeOn(space: string): Promise<void>;
  protected abstract reach(group: "leaders" | "catastrophes"): Promise<void>;
  protected abstract confirm(): Promise<void>;

  protected async uncover(): Promise<void> {
    await this.point(this.seat.cover.getByRole("button"));
  }

  protected async act(kind: string): Promise<boolean> {
    const { seat, chance } = this;
    switch (kind) {
      case "tile": {
        const tiles = seat.page.locator(".hand [data-hand]:not(.dead)");
        const count = await tiles.count();
        if (!count) return false;
        await this.point(tiles.nth(chance.below(count)));
        break;
      }
      case "leader":
        await this.reach("leaders");
        await this.point(seat.page.locator(".leaders .coin").nth(chance.below(4)));
        break;
      case "catastrophe":
        await this.reach("catastrophes");
        if (!(await seat.page.locator(".catastrophes .coin:not(.spent)").count())) return false;
        await this.point(seat.catastrophe);
        break;
      case "swap":
        if (!(await seat.button("swap").isVisible())) return false;
        await this.point(seat.button("swap"));
        for (const tile of await seat.page.locator(".hand [data-hand]").all()) await this.point(tile);
        await this.point(seat.button("primary"));
        return true;
      default:
        await this.point(seat.button("end"));
        return true;
    }
    const spaces = await this.legal();
    if (spaces.length) {
      await this.placeOn(chance.of(spaces));
      return true;
    }
    if (await seat.button("put-back").isVisible()) await this.point(seat.button("put-back"));
    return false;
  }

  protected async answer(asks: Asks): Promise<void> {
    const { seat, chance } = this;
    const decline = seat.button("decline");
    if ((await decline.isVisible()) && chance.below(3) === 0) return this.point(decline);
    if (asks === "commit") {
      const numbers = seat.conflict.locator("label");
      await this.point(numbers.nth(chance.below(await numbers.count())));
    } else {
      const options = seat.choice.locator(".option, .spots button");
      await this.point(options.nth(chance.below(await options.count())));
    }
    await this.confirm();
  }
}

export class Mouse extends Pointing {
  protected async point(at: Locator): Promise<void> {
    await at.click();
  }
  protected async placeOn(space: string): Promise<void> {
    await this.point(this.seat.space(space));
  }
  protected async reach(): Promise<void> {
    // everything is visible
  }
  protected async confirm(): Promise<void> {
    await this.point(this.seat.button("primary"));
  }
}

/** Touch on a phone: the lens shows the space, then a button confirms. */
export class Finger extends Pointing {
  protected async point(at: Locator): Promise<void> {
    await at.tap();
  }
  protected async placeOn(space: string): Promise<void> {
    await this.point(this.seat.page.locator(`.zoom [data-space="${space}"]`));
    await this.confirm();
  }
  protected async reach(group: string): Promise<void> {
    if (!(await this.seat.page.locator(`.tray .${group} .coin`).first().isVisible())) {
      await this.point(this.seat.page.locator(".tray .grip"));
    }
  }
  protected async confirm(): Promise<void> {
    const lens = this.seat.page.locator(".lens .primary");
    await this.point((await lens.isVisible()) ? lens : this.seat.button("primary"));
  }
}

/** Keyboard only. */
export class Keyboard extends Hands {
  protected async uncover(): Promise<void> {
    await this.press("Enter");
  }

  protected async act(kind: string): Promise<boolean> {
    const { chance, seat } = this;
    switch (kind) {
      case "tile":
        await this.press(String(1 + chance.below(6)));
        break;
      case "leader":
        await this.press(chance.of(["7", "8", "9", "0"]));
        break;
      case "catastrophe":
        await this.press("x");
        break;
      case "swap":
        if (!(await seat.button("swap").isVisible())) return false;
        await this.press("w", "1", "2", "3", "4", "5", "6", "Enter");
        return true;
      default:
        await this.press("e");
        return true;
    }
    if (!(await this.legal()).length) {
      await this.press("Escape");
      return false;
    }
    for (let steps = 1 + chance.below(4); steps > 0; steps--) await this.press(chance.below(2) ? "n" : "Shift+N");
    await this.press("Enter");
    return true;
  }

  protected async answer(asks: Asks): Promise<void> {
    const { seat, chance } = this;
    if ((await seat.button("decline").isVisible()) && chance.below(3) === 0) return this.press("d");
    const many = asks === "commit" ? seat.conflict.locator("label") : seat.choice.locator(".option, .spots button");
    const number = chance.below(await many.count()) + (asks === "commit" ? 0 : 1);
    await this.press(String(number), "Enter");
  }

  private async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.seat.page.keyboard.press(key);
  }
}
