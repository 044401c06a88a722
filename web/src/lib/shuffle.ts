/** My part in the shuffle, and looking whether the server kept to what it promised. */

import type { Shuffle } from "../messages";

const DIGITS = /^[0-9a-f]{64}$/;

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A number that nobody knows before, as 32 hexadecimal digits. */
export function contribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Whether the secret is the one that was promised; null if this browser cannot tell. */
export async function isKept({ commitment, secret }: Shuffle): Promise<boolean | null> {
  // browsers give `subtle` to pages of https only
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!secret || !subtle) return null;
  if (!DIGITS.test(secret)) return false;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(new Uint8Array(await subtle.digest("SHA-256", bytes))) === commitment;
}

/** What this browser added at a table, and the promise that it saw first. */
export interface Kept {
  added: string;
  commitment: string;
}

const keyOf = (game: string) => `shedu.shuffle.${game}`;

export function recall(game: string): Kept {
  try {
    return { added: "", commitment: "", ...(JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Partial<Kept>) };
  } catch {
    return { added: "", commitment: "" };
  }
}

export function remember(game: string, changes: Partial<Kept>): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...recall(game), ...changes }));
  } catch {
    // full or forbidden: the record can still be verified
  }
}
