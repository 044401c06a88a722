/** Animation: pieces land on their spaces; then others leave, and points and treasures fly to their new owners. */

import { spaceOf } from "../model/moves";
import { dynastyOf } from "../model/pieces";
import type { Board, ConflictKind, Event, Gained, Moved, Space, Table } from "../net/messages";
import { pieceElement } from "./drag";

export interface Flight {
  symbol: string;
  from: Place;
  to: Place;
  ms: number;
  /** begins so long after the step is shown */
  delay: number;
  /**
   * lands: settles on its space with some weight; fades: disappears in place; rises: grows from the ground;
   * hops: only settles, because it lies there already; flies: appears at its start and shrinks into its goal
   */
  way: "lands" | "fades" | "rises" | "hops" | "flies";
}

/** A space, a player's panel, or the viewer's points of a colour. */
export type Place = { space: Space } | { seat: number } | { points: string; seat: number };

const LAND_MS = 300;
const HOP_MS = 180;
const FADE_MS = 240;
/** a tile is gone when the catastrophe hits its space */
const STRUCK_MS = 110;
const LEAVE_MS = 320;
const POINT_MS = 380;
const GEM_MS = 700;
const RISE_MS = 480;

const LANDING = { ms: LAND_MS, delay: 0, way: "lands" } as const;

/** Derives flights from two positions and the events between them. */
export function flightsBetween(before: Table, after: Table, events: readonly Event[]): Flight[] {
  const arrivals = arrivalsBetween(before, after, events);
  const landed = landingMs(arrivals);
  const departures = departuresIn(after, events, landed);
  const left = Math.max(landed, ...departures.map(({ delay, ms }) => delay + ms));
  return [...arrivals, ...departures, ...gainsIn(before, after, events, left)];
}

/** When the placed pieces lie on their spaces. */
export function landingMs(flights: readonly Flight[]): number {
  const arrivals = flights.filter(({ way }) => way === "lands" || way === "hops" || way === "rises");
  return Math.max(0, ...arrivals.map(({ ms, delay }) => delay + ms));
}

/** When the last flight is over. */
export function flightMs(flights: readonly Flight[]): number {
  return Math.max(0, ...flights.map(({ ms, delay }) => delay + ms));
}

/** Pieces that come to the board, or move on it. */
function arrivalsBetween(before: Table, after: Table, events: readonly Event[]): Flight[] {
  const flights: Flight[] = [];
  const mover = events.find((event) => event.type === "moved");
  const isMine = mover !== undefined && mover.seat === after.viewer;
  /** the viewer's own piece lies on its space since it was dropped there */
  const arrive = (symbol: string, space: Space, from: Place, isOwn: boolean) => {
    const to = { space };
    flights.push(
      isOwn ? { symbol, from: to, to, ms: HOP_MS, delay: 0, way: "hops" } : { ...LANDING, symbol, from, to },
    );
  };
  const had = new Set(before.board.tiles.map(({ space }) => space));
  const struck = new Set(before.board.catastrophes);
  if (mover) {
    const from = { seat: mover.seat };
    for (const { space, colour } of after.board.tiles) {
      if (!had.has(space)) arrive(`tile-${colour}`, space, from, isMine);
    }
    for (const space of after.board.catastrophes) {
      // it falls on its space with weight, also the viewer's own
      if (!struck.has(space))
        flights.push({ ...LANDING, symbol: "cat", from: isMine ? { space } : from, to: { space } });
    }
  }
  for (const { seat, colour, space } of after.board.leaders) {
    const was = before.board.leaders.find((old) => old.seat === seat && old.colour === colour);
    if (was?.space === space) continue;
    const symbol = `L-${colour}-${dynastyOf(after.seats, seat)}`;
    arrive(symbol, space, was ? { space: was.space } : { seat }, isMine && seat === after.viewer);
  }
  const built = new Set(before.board.monuments.map(({ space }) => space));
  const rise = (symbol: string, space: Space) =>
    flights.push({ symbol, from: { space }, to: { space }, ms: RISE_MS, delay: 0, way: "rises" });
  for (const { space, colours } of after.board.monuments) {
    if (!built.has(space)) rise(`mon-${colours.join("-")}`, space);
  }
  const [centre] = after.board.wonder;
  if (centre && !before.board.wonder.length) rise("wonder", centre);
  return flights;
}

/** Pieces that leave the board. The switch names every event, so that the linter reports a new one. */
function departuresIn(after: Table, events: readonly Event[], delay: number): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case "tile-removed": {
        const at = { space: event.space };
        const fade = { symbol: `tile-${event.colour}`, from: at, to: at, way: "fades" } as const;
        const isStruck = event.cause === "catastrophe";
        return [{ ...fade, ms: isStruck ? STRUCK_MS : FADE_MS, delay: isStruck ? delay - STRUCK_MS : delay }];
      }
      case "leader-returned": {
        const symbol = `L-${event.colour}-${dynastyOf(after.seats, event.seat)}`;
        const way = { from: { space: event.space }, to: { seat: event.seat }, way: "flies" } as const;
        return [{ ...way, symbol, ms: LEAVE_MS, delay }];
      }
      case "moved": // placed pieces are found by comparing the boards
      case "gained":
      case "treasure-taken": // both in `gainsIn`
      case "turn-began":
      case "united":
      case "conflict-began":
      case "conflict-won":
      case "building-returned":
      case "drew":
      case "game-ended":
        return [];
    }
  });
}

/** Points and treasures, each after the piece that earned it. */
function gainsIn(before: Table, after: Table, events: readonly Event[], delay: number): Flight[] {
  const move = events.find((event) => event.type === "moved")?.move;
  const conflict = before.decision?.conflict ?? null;
  const goal = (seat: number, points: string): Place => (seat === after.viewer ? { points, seat } : { seat });
  return events.flatMap((event): Flight[] => {
    if (event.type === "treasure-taken") {
      const { seat, space } = event;
      return [{ symbol: "gem", from: { space }, to: goal(seat, "treasure"), ms: GEM_MS, delay, way: "flies" }];
    }
    if (event.type !== "gained") return [];
    const from = sourceOf(event, after.board, move, conflict);
    if (!from) return [];
    const { seat, colour } = event;
    return [{ symbol: `tileS-${colour}`, from, to: goal(seat, colour), ms: POINT_MS, delay, way: "flies" }];
  });
}

/** The origin of a point: the tile that earned it, the victorious leader, or the leader that a monument pays. */
function sourceOf(
  { seat, colour, source }: Gained,
  board: Board,
  move: Moved["move"] | undefined,
  conflict: { kind: ConflictKind; colour: string } | null,
): Place | null {
  const leaderOf = (office: string) => board.leaders.find((piece) => piece.seat === seat && piece.colour === office);
  if (source === "tile") {
    const space = move && spaceOf(move);
    return space ? { space } : null;
  }
  const isFought = source === "war" || source === "revolt";
  const leader = leaderOf(isFought ? (conflict?.colour ?? colour) : source === "wonder" ? "black" : colour);
  return leader ? { space: leader.space } : null;
}

function rectOf(place: Place, root: ParentNode): DOMRect | null {
  const selectors =
    "space" in place ? [`.spaces [data-space="${place.space}"]`] : [`[data-seat="${place.seat}"] .piece`];
  // a phone hides the points now and then; they then fly to the player
  if ("points" in place) selectors.unshift(`[data-points="${place.points}"] .piece`);
  for (const selector of selectors) {
    const rect = root.querySelector(selector)?.getBoundingClientRect();
    if (rect?.width) return rect;
  }
  return null;
}

/** Animates flights over the page and hides their pieces on the board until they arrive. */
export function fly(flights: readonly Flight[], scale = 1, root: ParentNode = document): void {
  for (const flight of flights) {
    const timing = { duration: flight.ms * scale, delay: flight.delay * scale };
    if (flight.way === "rises" || flight.way === "hops") settle(flight, timing, root);
    else float(flight, timing, root);
  }
}

interface Timing {
  duration: number;
  delay: number;
}

function piecesOn({ symbol, to }: Flight, root: ParentNode): SVGElement[] {
  if (!("space" in to)) return [];
  const all = [...root.querySelectorAll<SVGElement>(`[data-piece="${to.space}"]`)];
  return symbol === "wonder" || symbol.startsWith("mon-")
    ? all.filter((piece) => piece.getAttribute("href") === `#${symbol}`)
    : all;
}

/** Moves a piece that is on the board already: a monument grows from the ground, a placed piece comes to rest. */
function settle(flight: Flight, timing: Timing, root: ParentNode): void {
  for (const piece of piecesOn(flight, root)) {
    // in lengths of the board: the box of a <use> leaves its x and y out
    piece.style.transformBox = "view-box";
    piece.style.transformOrigin = footOf(piece, flight.way === "rises" ? 0.88 : 0.5);
    const frames: Keyframe[] =
      flight.way === "rises"
        ? [
            { transform: "scale(0.9, 0)", opacity: 0.4 },
            { transform: "scale(1, 1.08)", opacity: 1, offset: 0.8 },
            { transform: "none", opacity: 1 },
          ]
        : [{ transform: "scale(1.16)" }, { transform: "scale(0.97)", offset: 0.7 }, { transform: "none" }];
    piece.animate(frames, { ...timing, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" });
  }
}

/** The middle of a piece, at a part of its height. */
function footOf(piece: SVGElement, height: number): string {
  const [x = 0, y = 0, wide = 0, high = 0] = ["x", "y", "width", "height"].map((name) =>
    Number(piece.getAttribute(name)),
  );
  return `${x + wide / 2}px ${y + high * height}px`;
}

/** Flies a copy of a piece over the page. */
function float(flight: Flight, timing: Timing, root: ParentNode): void {
  const from = rectOf(flight.from, root);
  const to = rectOf(flight.to, root);
  if (!from || !to) return;
  const isGain = flight.symbol.startsWith("tileS") || flight.symbol === "gem";
  const share = flight.symbol === "gem" ? 0.75 : 0.55; // a treasure is worth a look
  const size = isGain
    ? Math.max(Math.min(from.width, from.height) * share, 18)
    : "space" in flight.to
      ? to.width
      : from.width;
  const element = document.createElement("div");
  element.className = "flying";
  element.dataset.flight = flight.symbol;
  element.dataset.way = flight.way;
  element.style.width = element.style.height = `${size}px`;
  element.append(pieceElement(flight.symbol));
  document.body.append(element);
  const at = (rect: DOMRect) =>
    `translate(${rect.x + rect.width / 2 - size / 2}px, ${rect.y + rect.height / 2 - size / 2}px)`;
  const animation = element.animate(framesOf(flight, at(from), at(to), isGain), {
    ...timing,
    easing: "cubic-bezier(.3,.6,.3,1)",
    fill: "backwards",
  });
  animation.onfinish = animation.oncancel = () => element.remove();
  if (flight.way === "lands") {
    for (const piece of piecesOn(flight, root)) {
      piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay + timing.duration });
    }
  }
}

function framesOf({ way, symbol, from }: Flight, start: string, end: string, isGain: boolean): Keyframe[] {
  if (way === "fades") {
    return [
      { transform: `${start} scale(1)`, opacity: 1 },
      { transform: `${start} scale(.7)`, opacity: 0 },
    ];
  }
  if (way === "lands") {
    const height = symbol === "cat" ? 1.7 : 1.22; // a catastrophe falls from higher
    return [
      { transform: `${start} scale(${"seat" in from ? 0.6 : 1})`, opacity: 0.9 },
      { transform: `${end} scale(${height})`, opacity: 1, offset: 0.62, easing: "cubic-bezier(.6,0,1,.6)" },
      { transform: `${end} scale(0.96)`, offset: 0.9 },
      { transform: `${end} scale(1)`, opacity: 1 },
    ];
  }
  if (!isGain) {
    return [
      { transform: `${start} scale(1)`, opacity: 1 },
      { transform: `${end} scale(.6)`, opacity: 0.9 },
    ];
  }
  return [
    { transform: `${start} scale(.6)`, opacity: 0 }, // not seen until the piece that earned it has landed
    { transform: `${start} scale(1.25)`, opacity: 1, offset: 0.25 },
    { transform: `${end} scale(.7)`, opacity: 0.8 },
  ];
}
