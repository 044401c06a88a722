/** Typed moves and the choices of a decision: what a picked piece may do, and how moves are compared. */

import type { Choices, Colour, Counts, HiddenSwap, Move, RefusedPlacement, Space } from "../net/messages";
import { COLOURS } from "./pieces";

/** A piece picked to be placed. */
export type Pick =
  | { kind: "tile"; colour: Colour; slot: number }
  | { kind: "leader"; colour: Colour }
  | { kind: "catastrophe" }
  | { kind: "building"; colour: Colour };

export const NO_CHOICES: Choices = {};

/** A text that is the same for equal moves and for no others. */
export function keyOf(move: Move): string {
  switch (move.type) {
    case "place-tile":
    case "position-leader":
    case "place-building":
      return `${move.type} ${move.colour} ${move.space}`;
    case "withdraw-leader":
    case "fight-war":
    case "score-wonder":
      return `${move.type} ${move.colour}`;
    case "play-catastrophe":
    case "erect-wonder":
    case "leave-treasure":
      return `${move.type} ${move.space}`;
    case "build-monument":
      return `${move.type} ${move.monument} ${move.space}`;
    case "swap":
      return `${move.type} ${move.tiles.join(" ")}`;
    case "commit":
      return `${move.type} ${move.count}`;
    case "pass":
    case "decline":
      return move.type;
  }
}

export function isSameMove(one: Move | null, other: Move | null): boolean {
  return one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));
}

/** The space that a move is about. */
export function spaceOf(move: Move | HiddenSwap): Space | null {
  return "space" in move ? move.space : null;
}

/** The move that puts a picked piece on a space. */
export function placing(pick: Pick, space: Space): Move {
  switch (pick.kind) {
    case "tile":
      return { type: "place-tile", colour: pick.colour, space };
    case "leader":
      return { type: "position-leader", colour: pick.colour, space };
    case "building":
      return { type: "place-building", colour: pick.colour, space };
    case "catastrophe":
      return { type: "play-catastrophe", space };
  }
}

/** Refused placements by `keyOf` each of their moves. */
export function refusalsByMove(placements: readonly RefusedPlacement[]): Map<string, RefusedPlacement> {
  return new Map(
    placements.flatMap((refused) =>
      refused.spaces.map((space): [string, RefusedPlacement] => [
        [refused.move, refused.colour, space].filter(Boolean).join(" "),
        refused,
      ]),
    ),
  );
}

/** The pieces of an action that may go to a space: a tile for each colour of the hand, leaders, a catastrophe. */
export function picksFor(choices: Choices, hand: readonly Colour[], space: Space): Pick[] {
  const picks: Pick[] = [
    ...COLOURS.map((colour): Pick => ({ kind: "tile", colour, slot: hand.indexOf(colour) })),
    ...COLOURS.map((colour): Pick => ({ kind: "leader", colour })),
    { kind: "catastrophe" },
  ];
  return picks.filter((pick) => spacesOfPick(choices, pick)?.includes(space));
}

/** Where a picked piece may go. */
export function spacesFor(choices: Choices, pick: Pick | null): Set<Space> {
  return new Set(pick ? spacesOfPick(choices, pick) : []);
}

function spacesOfPick(choices: Choices, pick: Pick): Space[] | undefined {
  switch (pick.kind) {
    case "tile":
      return choices.place_tile?.[pick.colour];
    case "leader":
      return choices.position_leader?.[pick.colour];
    case "building":
      return choices.place_building?.[pick.colour];
    case "catastrophe":
      return choices.play_catastrophe;
  }
}

/** Whether a leader can be placed, moved or withdrawn. */
export function canMoveLeader(choices: Choices, colour: Colour): boolean {
  return !!choices.position_leader?.[colour]?.length || !!choices.withdraw_leader?.includes(colour);
}

/** The building that can be placed, and where. */
export function buildingIn({ place_building = {} }: Choices): [Colour, Space[]] | null {
  const colour = COLOURS.find((each) => place_building[each]);
  return colour ? [colour, place_building[colour] ?? []] : null;
}

/** The swap of these tiles; null if it is not legal. */
export function swapOf({ swap }: Choices, tiles: Counts): Move | null {
  const isLegal = swap && tiles.some(Boolean) && tiles.every((count, index) => count <= (swap[index] ?? 0));
  return isLegal ? { type: "swap", tiles } : null;
}

/** The monuments that can be built, each at each of its squares. */
export function monumentsIn({ build_monument = {} }: Choices): Extract<Move, { type: "build-monument" }>[] {
  return (Object.keys(build_monument) as (keyof typeof build_monument)[]).flatMap((monument) =>
    (build_monument[monument] ?? []).map((space) => ({ type: "build-monument" as const, monument, space })),
  );
}

/** Of two treasures, the one that is taken if the other stays; null if there are more. */
export function takenBy({ leave_treasure: spaces = [] }: Choices, left: Space): Space | null {
  return spaces.length === 2 ? (spaces.find((space) => space !== left) ?? null) : null;
}

/** The moves of an open choice in the order they are listed: wars, monuments, the wonder, treasures, colours. */
export function optionsIn(choices: Choices): Move[] {
  return [
    ...(choices.fight_war ?? []).map((colour): Move => ({ type: "fight-war", colour })),
    ...monumentsIn(choices),
    ...(choices.erect_wonder ?? []).map((space): Move => ({ type: "erect-wonder", space })),
    ...(choices.leave_treasure ?? []).map((space): Move => ({
      type: "leave-treasure",
      space: takenBy(choices, space) ?? space,
    })),
    ...(choices.score_wonder ?? []).map((colour): Move => ({ type: "score-wonder", colour })),
  ];
}
