/** The room of a game: seats, presence, chat and clocks. */

import { keepPromise } from "../model/shuffle";
import type { Place, Room, Said, Table } from "../net/messages";
import { person } from "../net/session.svelte";
import { type Times, timesOf } from "../text/clock";

/** The seats of a person. */
export function seatsOf(places: readonly Place[], who: string | null): number[] {
  return who === null ? [] : places.flatMap((place, seat) => (place.person === who ? [seat] : []));
}

export class RoomState {
  /** null on a local server */
  room: Room | null = $state.raw(null);
  lines: Said[] = $state.raw([]);
  times: Times | null = $state.raw(null);
  /** when the seat of an absent player may be given to a bot, by the clock of the page */
  replaceableAt = $state(0);
  /** the chat is visible */
  isOpen = $state(false);
  /** number of the last line read */
  #read = $state(0);

  readonly mine: readonly number[] = $derived(seatsOf(this.room?.places ?? [], person()?.id ?? null));
  /** seats of this person that a bot has taken over */
  readonly left: readonly number[] = $derived(
    (this.room?.places ?? []).flatMap((place, seat) => (place.left && place.left === person()?.id ? [seat] : [])),
  );
  readonly isHost = $derived(this.room !== null && this.room.host !== null && this.room.host === person()?.id);
  /** the seat of an absent player that the others wait for, this person among them */
  readonly awaited: number | null = $derived.by(() => {
    const { room, mine } = this;
    if (room?.status !== "playing" || !room.absent || !mine.length) return null;
    return mine.includes(room.absent.seat) ? null : room.absent.seat;
  });
  /** more than one person plays */
  readonly isShared = $derived(new Set((this.room?.places ?? []).flatMap((place) => place.person ?? [])).size > 1);
  readonly visible: readonly Said[] = $derived(this.lines.filter((line) => !person()?.muted.includes(line.person)));
  readonly unread = $derived(
    this.isOpen ? 0 : this.visible.filter((line) => line.number > this.#read && line.person !== person()?.id).length,
  );

  constructor(readonly game: string) {
    try {
      this.#read = Number(localStorage.getItem(`shedu.read.${game}`) ?? 0);
    } catch {
      // all lines then count as unread
    }
  }

  setRoom(room: Room): void {
    this.room = room;
    if (room.absent) this.replaceableAt = performance.now() + room.absent.wait * 1000;
    keepPromise(room);
  }

  /** Adds a line of the chat; the server repeats recent lines after a reconnect. */
  addLine(line: Said): void {
    if (this.lines.some(({ number }) => number === line.number)) return;
    this.lines = [...this.lines, line].sort((a, b) => a.number - b.number);
  }

  /** A moderator removed a line of the chat. */
  removeLine(number: number): void {
    this.lines = this.lines.filter((line) => line.number !== number);
  }

  setClocks(table: Table): void {
    this.times = timesOf(table, performance.now());
  }

  /** Marks all lines as read. */
  markRead(): void {
    this.#read = Math.max(this.#read, this.lines.at(-1)?.number ?? 0);
    try {
      localStorage.setItem(`shedu.read.${this.game}`, String(this.#read));
    } catch {
      // lines then count as unread after a reload
    }
  }

  /** Whether a person views the table, has it in a background tab, or is not connected. */
  presence(who: string | null): "here" | "away" | "gone" {
    const found = this.room?.present.find((visitor) => visitor.person === who);
    return !found ? "gone" : found.is_away ? "away" : "here";
  }
}
