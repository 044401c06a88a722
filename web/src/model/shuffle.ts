/** My part in the shuffle, and looking whether the server kept to what it promised. */

import { sha256 } from "@noble/hashes/sha2.js"; // the browser's own is there for pages of https only
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Room, Shuffle } from "../net/messages";

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

/** What this browser knows of a table's shuffle, to see that nobody changes it afterwards. */
export interface Kept {
  /** what it drew, by seal: somebody may press twice */
  numbers: Record<string, string>;
  /** the promise that it saw first */
  commitment: string;
  /** everybody's seals when they were opened, by dynasty */
  seals: Record<string, string> | null;
}

const NOTHING: Kept = { numbers: {}, commitment: "", seals: null };
const keyOf = (game: string) => `shedu.shuffle.${game}`;

/** Keeps a number that was drawn for a table. */
export function keepNumber(game: string, number: string): void {
  remember(game, { numbers: { ...recall(game).numbers, [sealOf(number)]: number } });
}

const sealsOf = ({ contributions }: Shuffle) =>
  Object.fromEntries(contributions.map(({ dynasty, seal }) => [dynasty, seal]));

/** What is to be said now to open my seals, now that nobody can change anything any more without being seen. */
export function toOpen({ game, shuffle }: Room): string[] {
  if (!shuffle?.is_opening) return [];
  const { numbers, commitment, seals } = recall(game);
  if (commitment !== shuffle.commitment) return []; // the server has another secret than it promised
  if (!seals) remember(game, { seals: sealsOf(shuffle) });
  return shuffle.contributions.flatMap(({ seal, said }) => (said === null ? (numbers[seal] ?? []) : []));
}

/** Whether the server's promise or somebody's seal is another than it was. */
export function isChanged(game: string, shuffle: Shuffle): boolean {
  const { commitment, seals } = recall(game);
  if (commitment && commitment !== shuffle.commitment) return true;
  if (!seals || shuffle.is_opening) return false;
  const now = sealsOf(shuffle);
  return [...new Set([...Object.keys(seals), ...Object.keys(now)])].some((dynasty) => seals[dynasty] !== now[dynasty]);
}

/** what could not be stored: full, or forbidden */
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
