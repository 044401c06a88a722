/** The session: the current person on an online server. A local server needs no names. */

import { ask } from "./api";
import type { Admission, Me, OwnProfile } from "./messages";

let session: Me | null = $state.raw(null);
let answer: ((isNamed: boolean) => void) | null = $state.raw(null);

/** Loads the session from the server. */
export async function loadSession(): Promise<void> {
  session = await ask<Me>("/api/me").catch(() => session);
}

/** Retries until the server answers; calls `onwait` after each failure. */
export async function waitForSession(onwait: () => Promise<void>): Promise<void> {
  for (let pause = 500; !session; pause = Math.min(2 * pause, 8000)) {
    await loadSession();
    if (session) return;
    await onwait();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

export function setSession(me: Me): void {
  session = me;
}

export function forgetPerson(): void {
  if (session) session = { ...session, person: null };
}

export function isOnline(): boolean {
  return session?.online ?? false;
}

/** Whether the person must enter a name before they can take part. */
export function needsName(): boolean {
  return isOnline() && !person();
}

export function hasPasskeys(): boolean {
  return (session?.passkeys ?? false) && "PublicKeyCredential" in globalThis;
}

/** Whether people can play without an account. */
export function guestAdmission(): Admission {
  return session?.guests ?? "open";
}

/** Whether people can create an account. */
export function registrationAdmission(): Admission {
  return session?.registration ?? "open";
}

/** Whether the server sends mail. */
export function hasMail(): boolean {
  return session?.mail ?? false;
}

export function person(): OwnProfile | null {
  return session?.person ?? null;
}

export function changePerson(changes: Partial<OwnProfile>): void {
  if (session?.person) session = { ...session, person: { ...session.person, ...changes } };
}

export function isNameAsked(): boolean {
  return answer !== null;
}

/** Asks for a name if one is needed. Resolves to false if the person declines. */
export function askName(): Promise<boolean> {
  if (!needsName()) return Promise.resolve(true);
  answer?.(false);
  return new Promise((resolve) => (answer = resolve));
}

/** Closes the question for a name. */
export function answerName(isNamed: boolean): void {
  answer?.(isNamed);
  answer = null;
}

/** Mutes or unmutes another person. */
export async function mute(other: string, isMuted: boolean): Promise<void> {
  await ask(`/api/mutes/${encodeURIComponent(other)}`, undefined, isMuted ? "PUT" : "DELETE");
  const others = (person()?.muted ?? []).filter((id) => id !== other);
  changePerson({ muted: isMuted ? [...others, other] : others });
}
