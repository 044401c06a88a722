/** Asking for another game with the same players, and going there. */

import { go } from "../browser/router.svelte";
import type { Game } from "../game/game.svelte";
import { contribution, keepNumber, sealOf } from "../model/shuffle";

export class Rematch {
  /** numbers that this player adds to the shuffle of the next game */
  #numbers: string[] = [];

  constructor(readonly game: Game) {}

  ask(): void {
    const number = contribution();
    this.#numbers.push(number);
    this.game.send({ type: "rematch", seal: sealOf(number) });
  }

  /** Opens the new table once the server has made it. To be called while a component initialises. */
  follow(): void {
    $effect(() => {
      const { room } = this.game.roomState;
      if (!room?.rematch || !this.#numbers.length) return;
      for (const number of this.#numbers) keepNumber(room.rematch, number);
      go(`/game/${room.rematch}`);
    });
  }
}
