/** The player's contribution to the shuffle, and verification of the server's commitment. */

import { sha256 } from "@noble/hashes/sha2.js"; // crypto.subtle exists on https pages only
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Room, Shuffle } from "../net/messages";

const DIGITS = /^[0-9a-f]{64}$/;

/** A random contribution, as 32 hexadecimal digits. */
export function contribution(): string {
  return bytesToHex(randomBytes(16));
}

/** The hash of a contribution, published until all seals are opened. */
export function sealOf(contribution: string): string {
  return bytesToHex(sha256(utf8ToBytes(contribution)));
}

/** Whether the secret matches the commitment; null until it is revealed. */
export function isKept({ commitment, secret }: Shuffle): boolean | null {
  if (!secret) return null;
  return DIGITS.test(secret) && bytesToHex(sha256(hexToBytes(secret))) === commitment;
}

/** The parts of a table's shuffle that this browser has seen, to detect later changes. */
export interface Kept {
  /** contributions by seal; a repeated click draws a second one */
  numbers: Record<string, string>;
  /** the first commitment seen */
  commitment: string;
  /** all seals at the time of opening, by dynasty */
  seals: Record<string, string> | null;
  /** rules and chosen first player, as seen first */
  rules: string;
  /** the order of the seats at the time of opening */
  seating: string;
}

const NOTHING: Kept = { numbers: {}, commitment: "", seals: null, rules: "", seating: "" };
const keyOf = (game: string) => `shedu.shuffle.${game}`;

/** Stores a contribution to a table. */
export function keepNumber(game: string, number: string): void {
  remember(game, { numbers: { ...recall(game).numbers, [sealOf(number)]: number } });
}

const sealsOf = ({ contributions }: Shuffle) =>
  Object.fromEntries(contributions.map(({ dynasty, seal }) => [dynasty, seal]));

const rulesOf = ({ preset, options, first }: Room) => JSON.stringify([preset, options, first]);

/** The dynasties around the table; the game starts with any of them, so the list starts with the first name. */
function seatingOf({ places }: Room): string {
  const circle = places.map(({ dynasty }) => dynasty);
  const start = circle.findIndex((dynasty) => circle.every((other) => dynasty <= other));
  return [...circle.slice(start), ...circle.slice(0, start)].join(" ");
}

/** Stores what the server promises when this browser first sees a table. */
export function keepPromise(room: Room): void {
  const { commitment, rules } = recall(room.game);
  if (room.shuffle && !commitment) remember(room.game, { commitment: room.shuffle.commitment });
  if (room.shuffle && !rules) remember(room.game, { rules: rulesOf(room) });
}

/** The contributions to reveal, once seats and seals are fixed. */
export function toOpen(room: Room): string[] {
  const { game, shuffle } = room;
  if (!shuffle?.is_opening) return [];
  const { numbers, commitment, seals, rules } = recall(game);
  if (commitment !== shuffle.commitment || (rules && rules !== rulesOf(room))) return []; // the promise has changed
  if (!seals) remember(game, { seals: sealsOf(shuffle), seating: seatingOf(room) });
  return shuffle.contributions.flatMap(({ seal, said }) => (said === null ? (numbers[seal] ?? []) : []));
}

/** Whether the commitment or a seal has changed. */
export function isChanged(game: string, shuffle: Shuffle): boolean {
  const { commitment, seals } = recall(game);
  if (commitment && commitment !== shuffle.commitment) return true;
  if (!seals || shuffle.is_opening) return false;
  const now = sealsOf(shuffle);
  return [...new Set([...Object.keys(seals), ...Object.keys(now)])].some((dynasty) => seals[dynasty] !== now[dynasty]);
}

/** Whether the rules, the seating or the first player differ from what this browser saw before the game. */
export function isTableChanged(room: Room): boolean {
  const { rules, seating } = recall(room.game);
  if (rules && rules !== rulesOf(room)) return true;
  if (room.status === "waiting" && !room.shuffle?.is_opening) return false; // seats may still change
  if (seating && seating !== seatingOf(room)) return true;
  return room.status !== "waiting" && room.first !== null && room.places[0]?.dynasty !== room.first;
}

/** fallback where localStorage is full or forbidden */
const unstored = new Map<string, Kept>();

export function recall(game: string): Kept {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Partial<Kept>;
    return { ...NOTHING, ...stored, ...unstored.get(game) };
  } catch {
    return { ...NOTHING, ...unstored.get(game) };
  }
}

export function remember(game: string, changes: Partial<Kept>): void {
  const kept = { ...recall(game), ...changes };
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept));
  } catch {
    unstored.set(game, kept);
  }
}
