/** Who I am on a server for many; on one for a single machine, nobody needs a name. */

import { ask } from "./api";
import type { Me, OwnProfile } from "./messages";

let told: Me | null = $state.raw(null);
let waiting: ((isNamed: boolean) => void) | null = $state.raw(null);

/** Asks the server who I am. */
export async function loadSession(): Promise<void> {
  told = await ask<Me>("/api/me").catch(() => told);
}

/** The same until there is an answer; `wait` is told that there is none yet. */
export async function waitForSession(wait: () => Promise<void>): Promise<void> {
  for (let pause = 500; !told; pause = Math.min(2 * pause, 8000)) {
    await loadSession();
    if (told) return;
    await wait();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Takes what the server says about me. */
export function setSession(me: Me): void {
  told = me;
}

/** Nobody is known in this browser any more. */
export function forgetPerson(): void {
  if (told) told = { ...told, person: null };
}

export function isOnline(): boolean {
  return told?.online ?? false;
}

export function hasPasskeys(): boolean {
  return (told?.passkeys ?? false) && "PublicKeyCredential" in globalThis;
}

export function person(): OwnProfile | null {
  return told?.person ?? null;
}

export function changePerson(changes: Partial<OwnProfile>): void {
  if (told?.person) told = { ...told, person: { ...told.person, ...changes } };
}

/** Whether the name is being asked for. */
export function isNameAsked(): boolean {
  return waiting !== null;
}

/** Has a name asked for, if there is none and one is needed; whether one can go on. */
export function askName(): Promise<boolean> {
  if (!isOnline() || person()) return Promise.resolve(true);
  waiting?.(false);
  return new Promise((resolve) => (waiting = resolve));
}

/** The name was given, or not. */
export function answerName(isNamed: boolean): void {
  waiting?.(isNamed);
  waiting = null;
}

/** Not to hear somebody any more, or again. */
export async function mute(other: string, isMuted: boolean): Promise<void> {
  await ask(`/api/mutes/${encodeURIComponent(other)}`, undefined, isMuted ? "PUT" : "DELETE");
  const others = (person()?.muted ?? []).filter((id) => id !== other);
  changePerson({ muted: isMuted ? [...others, other] : others });
}
