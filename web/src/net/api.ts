/** HTTP requests to the server. */

import type {
  Catalogue,
  Fault,
  Frames,
  GameInfo,
  LessonInfo,
  LessonProgress,
  Missed,
  NewGame,
  PuzzleAttempt,
  Puzzles,
  PuzzleVerdict,
  RecordFault,
} from "./messages";

export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly fault: (Fault & Partial<RecordFault>) | null,
    message: string,
  ) {
    super(message);
  }
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Sends a request. A response of status 204 gives undefined. */
export async function ask<T>(path: string, body?: unknown, method?: Method): Promise<T> {
  const response = await fetch(path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const fault = (await response.json().catch(() => null)) as (Fault & Partial<RecordFault>) | null;
    throw new RequestError(response.status, fault?.code ? fault : null, fault?.reason ?? response.statusText);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

let known: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>("/api/catalogue").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export function games(): Promise<GameInfo[]> {
  return ask("/api/games");
}

export function newGame(game: NewGame): Promise<GameInfo> {
  return ask("/api/games", game);
}

export function openRecord(text: string): Promise<GameInfo> {
  return ask("/api/records", { text });
}

export function frames(id: string): Promise<Frames> {
  return ask(`/api/games/${encodeURIComponent(id)}/frames`);
}

/** All moves so far, as a seat or a spectator saw them. */
export function history(id: string, seat: number | null): Promise<Missed> {
  return ask(`/api/games/${encodeURIComponent(id)}/history${seat === null ? "" : `?seat=${seat}`}`);
}

export function lessons(): Promise<LessonInfo[]> {
  return ask("/api/lessons");
}

export function lessonProgress(lesson: string, line: readonly string[]): Promise<LessonProgress> {
  return ask(`/api/lessons/${encodeURIComponent(lesson)}`, { line });
}

export function puzzles(): Promise<Puzzles> {
  return ask("/api/puzzles");
}

export function tryPuzzle(id: string, attempt: PuzzleAttempt): Promise<PuzzleVerdict> {
  return ask(`/api/puzzles/${encodeURIComponent(id)}`, attempt);
}

export function recordAddress(id: string): string {
  return `/api/games/${encodeURIComponent(id)}/record`;
}

export function socketAddress(id: string): string {
  return socketAt(`/api/games/${encodeURIComponent(id)}/socket`);
}

export function socketAt(path: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
}
