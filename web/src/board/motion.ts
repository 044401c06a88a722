/** Animation: pieces slide to their spaces, points fly to the player who gained them. Takes a third of a second. */

import { spaceOf } from "../model/moves";
import { dynastyOf } from "../model/pieces";
import type { Board, Event, Gained, Moved, Space, Table } from "../net/messages";
import { pieceElement } from "./drag";

export interface Flight {
  symbol: string;
  from: Place;
  to: Place;
  ms: number;
  /** fades out in place */
  fades?: boolean;
}

/** A space, a player's panel, the viewer's points of a colour, or the viewer's hand. */
export type Place = { space: Space } | { seat: number } | { points: string } | { hand: string };

/** Derives flights from two positions and the events between them. */
export function flightsBetween(before: Table, after: Table, events: readonly Event[]): Flight[] {
  const flights: Flight[] = [];
  const me = after.viewer;
  const dynasty = (seat: number) => dynastyOf(after.seats, seat);
  const mover = events.find((event) => event.type === "moved");
  const origin = (seat: number, colour: string): Place => (seat === me ? { hand: colour } : { seat });
  const had = new Map(before.board.tiles.map(({ space, colour }) => [space, colour]));
  if (mover) {
    for (const { space, colour } of after.board.tiles) {
      if (!had.has(space)) {
        flights.push({ symbol: `tile-${colour}`, from: origin(mover.seat, colour), to: { space }, ms: 260 });
      }
    }
    const struck = new Set(before.board.catastrophes);
    for (const space of after.board.catastrophes) {
      if (!struck.has(space)) flights.push({ symbol: "cat", from: { seat: mover.seat }, to: { space }, ms: 260 });
    }
  }
  for (const leader of after.board.leaders) {
    const was = before.board.leaders.find((old) => old.seat === leader.seat && old.colour === leader.colour);
    if (was?.space === leader.space) continue;
    flights.push({
      symbol: `L-${leader.colour}-${dynasty(leader.seat)}`,
      from: was ? { space: was.space } : { seat: leader.seat },
      to: { space: leader.space },
      ms: 260,
    });
  }
  for (const event of events) {
    switch (event.type) {
      case "tile-removed":
        flights.push({
          symbol: `tile-${event.colour}`,
          from: { space: event.space },
          to: { space: event.space },
          ms: 220,
          fades: true,
        });
        break;
      case "leader-returned":
        flights.push({
          symbol: `L-${event.colour}-${dynasty(event.seat)}`,
          from: { space: event.space },
          to: { seat: event.seat },
          ms: 300,
        });
        break;
      case "treasure-taken":
        flights.push({
          symbol: "gem",
          from: { space: event.space },
          to: event.seat === me ? { points: "treasure" } : { seat: event.seat },
          ms: 320,
        });
        break;
      case "gained": {
        const from = sourceOf(event, after.board, mover?.move);
        if (from)
          flights.push({
            symbol: `tileS-${event.colour}`,
            from,
            to: event.seat === me ? { points: event.colour } : { seat: event.seat },
            ms: 320,
          });
        break;
      }
      case "turn-began":
      case "moved": // placed pieces are found by comparing the boards
      case "united":
      case "conflict-began":
      case "conflict-won":
      case "building-returned":
      case "drew":
      case "game-ended":
        break; // nothing flies
    }
  }
  return flights;
}

/** The origin of a point: the leader that gained it, or the space of the move. */
function sourceOf({ seat, colour }: Gained, board: Board, move: Moved["move"] | undefined): Place | null {
  const leader = board.leaders.find((piece) => piece.seat === seat && piece.colour === colour);
  if (leader) return { space: leader.space };
  const space = move && spaceOf(move);
  return space ? { space } : null;
}

function rectOf(place: Place, root: ParentNode): DOMRect | null {
  const selector =
    "space" in place
      ? `.spaces [data-space="${place.space}"]`
      : "seat" in place
        ? `[data-seat="${place.seat}"] .piece`
        : "points" in place
          ? `[data-points="${place.points}"] .piece`
          : `[data-hand="${place.hand}"]`;
  const rect = root.querySelector(selector)?.getBoundingClientRect();
  return rect?.width ? rect : null;
}

/** Animates flights over the page and hides their pieces on the board until they arrive. */
export function fly(flights: readonly Flight[], root: ParentNode = document): void {
  for (const flight of flights) {
    const from =
      rectOf(flight.from, root) ??
      ("hand" in flight.from ? root.querySelector(".hand")?.getBoundingClientRect() : null);
    const to = rectOf(flight.to, root);
    if (!from || !to) continue;
    const isPoint = flight.symbol.startsWith("tileS") || flight.symbol === "gem";
    const size = isPoint ? Math.min(to.width, to.height) * 0.7 : "space" in flight.to ? to.width : from.width;
    const element = document.createElement("div");
    element.className = "flying";
    element.style.width = element.style.height = `${size}px`;
    element.append(pieceElement(flight.symbol));
    document.body.append(element);
    const at = (rect: DOMRect) =>
      `translate(${rect.x + rect.width / 2 - size / 2}px, ${rect.y + rect.height / 2 - size / 2}px)`;
    const frames: Keyframe[] = flight.fades
      ? [
          { transform: `${at(from)} scale(1)`, opacity: 1 },
          { transform: `${at(from)} scale(.7)`, opacity: 0 },
        ]
      : [
          { transform: `${at(from)} scale(${"seat" in flight.from ? 0.6 : 1})`, opacity: 0.9 },
          { transform: `${at(to)} scale(${"seat" in flight.to || isPoint ? 0.6 : 1})`, opacity: isPoint ? 0.6 : 1 },
        ];
    const animation = element.animate(frames, { duration: flight.ms, easing: "cubic-bezier(.2,.7,.2,1)" });
    animation.onfinish = animation.oncancel = () => element.remove();
    if ("space" in flight.to && !flight.fades) {
      const selector = `[data-piece="${flight.to.space}"]`;
      root.querySelectorAll(selector).forEach((piece) => {
        piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: flight.ms * 0.9 });
      });
    }
  }
}
