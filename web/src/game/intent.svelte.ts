/** The move that the player prepares: a picked piece, a space, a swap, a number of tiles. */

import {
  NO_CHOICES,
  type Pick,
  canMoveLeader,
  isSameMove,
  monumentsIn,
  placing,
  spacesFor,
  swapOf,
  takenBy,
} from "../model/moves";
import { COLOURS } from "../model/pieces";
import { plusOf, squareOf } from "../model/spaces";
import type { Choices, Colour, Counts, Move, Preview, Space } from "../net/messages";
import type { Game } from "./game.svelte";
import { TAKE_BACK_MS, confirmMode, isHeld } from "./turn-end";

const NONE: ReadonlySet<Space> = new Set();

export class Intent {
  pick: Pick | null = $state.raw(null);
  /** the space under the mouse or the keyboard's cursor */
  hovered: Space | null = $state(null);
  /** the space fixed by a tap or a key */
  target: Space | null = $state(null);
  /** the target stays while the mouse passes over other spaces, until one is pressed */
  isFixed = $state(false);
  /** slots marked for a swap; null when not swapping */
  swapping: ReadonlySet<number> | null = $state.raw(null);
  /** the number of tiles to commit */
  commit = $state(0);
  /** the marked option of an open choice (war, monument, treasure, colour) */
  choice: Move | null = $state.raw(null);
  /** the last action of the turn, until the player ends the turn or takes it back */
  held: { move: Move; at: { pick: Pick; space: Space } | null; isTimed: boolean } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** the dropped piece and its space, until the server answers */
  sent: { pick: Pick; space: Space } | null = $state.raw(null);
  /** the move of the hovered or focused button */
  considered: Move | null = $state.raw(null);

  readonly choices: Choices;
  readonly hand: Colour[];
  readonly legal: ReadonlySet<Space>;
  readonly ghost: Space | null;
  readonly move: Move | null;
  readonly preview: Preview | null;

  constructor(readonly game: Game) {
    this.choices = $derived((game.isMine ? game.decision?.choices : null) ?? NO_CHOICES);
    this.hand = $derived.by(() => {
      const table = game.history.table ?? game.table;
      const hand = table?.viewer === null || !table ? null : table.seats[table.viewer]?.hand;
      return hand ? handOf(hand) : [];
    });
    this.legal = $derived(this.pick ? spacesFor(this.choices, this.pick) : NONE);
    this.ghost = $derived(
      this.hovered && this.legal.has(this.hovered) && !this.isFixed
        ? this.hovered
        : this.target && this.legal.has(this.target)
          ? this.target
          : null,
    );
    this.move = $derived(this.pick && this.ghost ? placing(this.pick, this.ghost) : (this.considered ?? this.choice));
    this.preview = $derived(this.move && game.info.previewOf(this.move));
  }

  /** Spaces where a war or revolt would start with the picked piece. */
  readonly wars: ReadonlySet<Space> = $derived.by(() => {
    const { pick } = this;
    if (!pick) return NONE;
    return new Set(
      [...this.legal].filter((space) => this.game.info.previewOf(placing(pick, space))?.conflicts?.length),
    );
  });

  clear(): void {
    this.pick = null;
    this.target = null;
    this.isFixed = false;
    this.hovered = null;
    this.swapping = null;
    this.choice = null;
    this.considered = null;
    this.sent = null;
    this.held = null;
    clearTimeout(this.#timer);
  }

  pickTile(slot: number): void {
    const colour = this.hand[slot];
    if (!colour) return;
    const again = this.pick?.kind === "tile" && this.pick.slot === slot;
    this.clear();
    if (!again && this.choices.place_tile?.[colour]) this.pick = { kind: "tile", colour, slot };
  }

  pickLeader(colour: Colour): void {
    const again = this.pick?.kind === "leader" && this.pick.colour === colour;
    this.clear();
    if (!again && canMoveLeader(this.choices, colour)) {
      this.pick = { kind: "leader", colour };
    }
  }

  pickCatastrophe(): void {
    const again = this.pick?.kind === "catastrophe";
    this.clear();
    if (!again && this.choices.play_catastrophe) this.pick = { kind: "catastrophe" };
  }

  /** Marks the monument, wonder or treasure on a space, if the open choice has one there. */
  chooseAt(space: Space, isKey: boolean): "chosen" | "same" | null {
    const { choice: now } = this;
    // a click goes through the monuments of a square; Enter builds the marked one
    if (isKey && now?.type === "build-monument" && squareOf(now.space).includes(space)) return "same";
    const choice = this.#choiceAt(space);
    if (!choice) return null;
    if (isSameMove(this.choice, choice)) return "same";
    this.choice = choice;
    return "chosen";
  }

  #choiceAt(space: Space): Move | null {
    const { choices } = this;
    // of two treasures, the pressed one is taken; of more, it is the one that stays
    if (choices.leave_treasure?.includes(space)) {
      return { type: "leave-treasure", space: takenBy(choices, space) ?? space };
    }
    const there = monumentsIn(choices).filter((move) => squareOf(move.space).includes(space));
    const [monument] = [...there.filter((move) => !isSameMove(this.choice, move)), ...there];
    if (monument) return monument;
    const [wonder] = choices.erect_wonder ?? [];
    return wonder && plusOf(wonder).includes(space) ? { type: "erect-wonder", space: wonder } : null;
  }

  startSwap(): void {
    this.clear();
    if (this.choices.swap) this.swapping = new Set();
  }

  toggleSwap(slot: number): void {
    if (!this.swapping) return;
    const next = new Set(this.swapping);
    if (!next.delete(slot)) next.add(slot);
    this.swapping = next;
  }

  /** The marked swap, if it is legal. */
  readonly swap: Move | null = $derived.by(() => {
    if (!this.swapping?.size) return null;
    const tiles: Counts = [0, 0, 0, 0];
    for (const slot of this.swapping) {
      const colour = this.hand[slot];
      if (colour) tiles[COLOURS.indexOf(colour)] = (tiles[COLOURS.indexOf(colour)] ?? 0) + 1;
    }
    return swapOf(this.choices, tiles);
  });

  confirm(): void {
    const move = this.swapping ? this.swap : this.move;
    if (move) this.submit(move);
  }

  /** Makes a move, or holds it back if it ends the turn and that is to be confirmed. */
  submit(move: Move): void {
    const { pick, ghost, game } = this;
    const at = pick && ghost ? { pick, space: ghost } : null;
    this.clear();
    if (game.table && isHeld(game, game.table, move)) {
      const isTimed = move.type !== "pass" && confirmMode(game) === "window";
      this.held = { move, at, isTimed };
      if (isTimed) this.#timer = setTimeout(() => this.endTurn(), TAKE_BACK_MS);
    } else {
      game.play(move);
      this.sent = at;
    }
  }

  /** Makes the held move. */
  endTurn(): void {
    if (!this.held) return;
    const { move, at } = this.held;
    this.clear();
    this.game.play(move);
    this.sent = at;
  }
}

/** The tiles of a hand in a row: temples first, as a record writes them. */
export function handOf(counts: Counts): Colour[] {
  return COLOURS.flatMap((colour, index) => Array<Colour>(counts[index] ?? 0).fill(colour));
}
