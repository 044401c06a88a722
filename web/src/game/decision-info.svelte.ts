/** The server's answers about the open decision: previews of moves, reasons for refused placements, a hint. */

import { keyOf, refusalsByMove } from "../model/moves";
import type { FromBrowser, Hint, Move, Preview, Previews, Refusals, RefusedPlacement } from "../net/messages";
import { language } from "../text/i18n.svelte";

export class DecisionInfo {
  hint: Hint | null = $state.raw(null);
  isHinting = $state(false);

  /** by `keyOf` the move */
  #previews: ReadonlyMap<string, Preview> = $state.raw(new Map());
  #refusals: ReadonlyMap<string, RefusedPlacement> = $state.raw(new Map());
  readonly hasRefusals = $derived(this.#refusals.size > 0);
  /** the entry for which refusals were requested */
  #explained = -1;
  readonly #send: (message: FromBrowser) => boolean;

  constructor(send: (message: FromBrowser) => boolean) {
    this.#send = send;
  }

  /** Begins with another decision. */
  clear(): void {
    this.#previews = new Map();
    this.#refusals = new Map();
    this.#explained = -1;
    this.hint = null;
  }

  /** Takes an answer about the open decision. */
  receive(message: Previews | Refusals | Hint): void {
    switch (message.type) {
      case "previews":
        this.#previews = new Map(message.previews.map((preview) => [keyOf(preview.move), preview]));
        break;
      case "refusals":
        this.#refusals = refusalsByMove(message.placements);
        break;
      case "hint":
        this.hint = message;
        break;
    }
  }

  /** The consequences of a legal move, once the server has sent them. */
  previewOf(move: Move): Preview | null {
    return this.#previews.get(keyOf(move)) ?? null;
  }

  /** Why a move that is not legal is refused, once the server has sent it. */
  refusalOf(move: Move): RefusedPlacement | null {
    return this.#refusals.get(keyOf(move)) ?? null;
  }

  askPreviews(entry: number): void {
    this.#send({ type: "ask-previews", entry });
  }

  /** Requests the refusals of an entry, once. */
  askRefusals(entry: number): void {
    if (this.#explained !== entry && this.#send({ type: "ask-refusals", entry })) this.#explained = entry;
  }

  askHint(entry: number, level: string): void {
    this.hint = null;
    this.isHinting = this.#send({ type: "ask-hint", entry, level, language: language() });
  }
}
