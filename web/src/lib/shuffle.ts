/** My part in the shuffle, and looking whether the server kept to what it promised. */

import { sha256 } from "@noble/hashes/sha2.js"; // the browser's own is there for pages of https only
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Room, Shuffle } from "../messages";

const DIGITS = /^[0-9a-f]{64}$/;

/** A number that nobody knows before, as 32 hexadecimal digits. */
export function contribution(): string {
  return bytesToHex(randomBytes(16));
}

/** What is told of a contribution until all seals are opened. */
export function sealOf(contribution: string): string {
  return bytesToHex(sha256(utf8ToBytes(contribution)));
}

/** Whether the secret is the one that was promised; null as long as it is not told. */
export function isKept({ commitment, secret }: Shuffle): boolean | null {
  if (!secret) return null;
  return DIGITS.test(secret) && bytesToHex(sha256(hexToBytes(secret))) === commitment;
}

/** What is to be said now to open my seal; null if it is open, or not mine to open. */
export function toOpen({ game, shuffle }: Room): string | null {
  if (!shuffle?.is_opening) return null;
  const { added } = recall(game);
  if (!added) return null;
  const seal = sealOf(added);
  return shuffle.contributions.some((each) => each.seal === seal && each.said === null) ? added : null;
}

/** What this browser added at a table, and the promise that it saw first. */
export interface Kept {
  added: string;
  commitment: string;
}

const keyOf = (game: string) => `shedu.shuffle.${game}`;

/** what could not be stored: full, or forbidden */
const unstored = new Map<string, Kept>();

export function recall(game: string): Kept {
  const nothing = { added: "", commitment: "" };
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Partial<Kept>;
    return { ...nothing, ...stored, ...unstored.get(game) };
  } catch {
    return { ...nothing, ...unstored.get(game) };
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
