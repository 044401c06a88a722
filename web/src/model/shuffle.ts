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

/** What this browser has seen of a table's shuffle, to detect later changes. */
export interface Kept {
  /** contributions by seal; a repeated click draws a second one */
  numbers: Record<string, string>;
  /** the first commitment seen */
  commitment: string;
  /** all seals at the time of opening, by dynasty */
  seals: Record<string, string> | null;
}

const NOTHING: Kept = { numbers: {}, commitment: "", seals: null };
const keyOf = (game: string) => `shedu.shuffle.${game}`;

/** Stores a contribution to a table. */
export function keepNumber(game: string, number: string): void {
  remember(game, { numbers: { ...recall(game).numbers, [sealOf(number)]: number } });
}

const sealsOf = ({ contributions }: Shuffle) =>
  Object.fromEntries(contributions.map(({ dynasty, seal }) => [dynasty, seal]));

/** The contributions to reveal, once seats and seals are fixed. */
export function toOpen({ game, shuffle }: Room): string[] {
  if (!shuffle?.is_opening) return [];
  const { numbers, commitment, seals } = recall(game);
  if (commitment !== shuffle.commitment) return []; // the commitment has changed
  if (!seals) remember(game, { seals: sealsOf(shuffle) });
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
