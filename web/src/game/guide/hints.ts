/** A bot's hint: the move in words, its piece and space, and how to prepare it. */

import { type Pick, spaceOf, takenBy } from "../../model/moves";
import { COLOURS } from "../../model/pieces";
import type { Colour, Level, Move, SeatInfo, Space } from "../../net/messages";
import { capital, t } from "../../text/i18n.svelte";
import type { Intent } from "../intent.svelte";

export interface Advice {
  move: Move;
  text: string;
  reason: string;
  /** the piece to place, and where */
  pick: Pick | null;
  space: Space | null;
}

const ADVISERS = ["master", "expert"] as const satisfies readonly Level[];

/** The bot that gives hints: the strongest at the table, and `skilled` if all are weaker. */
export function adviserAt(seats: readonly SeatInfo[]): Level {
  return ADVISERS.find((level) => seats.some((seat) => seat.level === level)) ?? "skilled";
}

/** The best move of the hint for the open decision. */
export function adviceOf({ game, hand, choices }: Intent): Advice | null {
  const best = game.isMine ? game.info.hint?.moves[0] : null;
  if (!best) return null;
  const { move } = best;
  // of two treasures, the choice names the one that is taken
  const taken = move.type === "leave-treasure" ? takenBy(choices, move.space) : null;
  return {
    move,
    text: taken ? t("take-do", { space: taken }) : capital(moveWords(move, game.decision?.conflict?.tile)),
    reason: capital(best.reason),
    pick: pickOf(move, hand),
    space: spaceOf(move),
  };
}

/** A move in a few words; `tile` is the colour of tiles in an open conflict. */
export function moveWords(move: Move, tile: Colour = "red"): string {
  const count = move.type === "swap" ? move.tiles.reduce((sum, each) => sum + each, 0) : 0;
  return t("hint-move", {
    move: move.type,
    colour: "colour" in move ? move.colour : tile,
    space: spaceOf(move) ?? "",
    monument: move.type === "build-monument" ? move.monument : "",
    count: move.type === "commit" ? move.count : count,
  });
}

function pickOf(move: Move, hand: readonly Colour[]): Pick | null {
  switch (move.type) {
    case "place-tile":
      return { kind: "tile", colour: move.colour, slot: hand.indexOf(move.colour) };
    case "position-leader":
      return { kind: "leader", colour: move.colour };
    case "play-catastrophe":
      return { kind: "catastrophe" };
    case "place-building":
      return { kind: "building", colour: move.colour };
    case "withdraw-leader":
    case "swap":
    case "pass":
    case "commit":
    case "fight-war":
    case "build-monument":
    case "erect-wonder":
    case "leave-treasure":
    case "score-wonder":
    case "decline":
      return null;
  }
}

/** Prepares a move, so that the highlighted button makes it. */
export function prepare(intent: Intent, move: Move): void {
  const pick = pickOf(move, intent.hand);
  switch (move.type) {
    case "place-tile":
    case "position-leader":
    case "play-catastrophe":
    case "place-building":
      intent.clear();
      intent.pick = pick;
      intent.target = move.space;
      break;
    case "withdraw-leader":
      intent.clear();
      intent.pick = { kind: "leader", colour: move.colour };
      intent.choice = move;
      break;
    case "swap": {
      intent.startSwap();
      const left = [...move.tiles];
      intent.hand.forEach((colour, slot) => {
        const index = COLOURS.indexOf(colour);
        if (!left[index]) return;
        left[index] -= 1;
        intent.toggleSwap(slot);
      });
      break;
    }
    case "commit":
      intent.commit = move.count;
      break;
    case "fight-war":
    case "build-monument":
    case "erect-wonder":
    case "leave-treasure":
    case "score-wonder":
      intent.choice = move;
      break;
    case "pass":
    case "decline":
      break; // their buttons are there
  }
}
