/** The people around a table: who sits where, who is here, what they say, how much time they have. */

import { recall, remember } from "../model/shuffle";
import type { Place, Room, Said, Table } from "../net/messages";
import { person } from "../net/session.svelte";
import { type Times, timesOf } from "../text/clock";

/** The seats of somebody. */
export function seatsOf(places: readonly Place[], who: string | null): number[] {
  return who === null ? [] : places.flatMap((place, seat) => (place.person === who ? [seat] : []));
}

export class RoomState {
  /** nothing on a server for one machine */
  room: Room | null = $state.raw(null);
  lines: Said[] = $state.raw([]);
  times: Times | null = $state.raw(null);
  /** the chat is in sight */
  isOpen = $state(false);
  /** the last line that was read */
  #read = $state(0);

  readonly mine: readonly number[] = $derived(seatsOf(this.room?.places ?? [], person()?.id ?? null));
  /** the seats that a bot has for me */
  readonly left: readonly number[] = $derived(
    (this.room?.places ?? []).flatMap((place, seat) => (place.left && place.left === person()?.id ? [seat] : [])),
  );
  readonly isHost = $derived(this.room !== null && this.room.host !== null && this.room.host === person()?.id);
  /** others play here, too */
  readonly isShared = $derived(new Set((this.room?.places ?? []).flatMap((place) => place.person ?? [])).size > 1);
  readonly visible: readonly Said[] = $derived(this.lines.filter((line) => !person()?.muted.includes(line.person)));
  readonly unread = $derived(
    this.isOpen ? 0 : this.visible.filter((line) => line.number > this.#read && line.person !== person()?.id).length,
  );

  constructor(readonly game: string) {
    try {
      this.#read = Number(localStorage.getItem(`shedu.read.${game}`) ?? 0);
    } catch {
      // then all is new
    }
  }

  setRoom(room: Room): void {
    this.room = room;
    const promise = room.shuffle?.commitment;
    if (promise && !recall(this.game).commitment) remember(this.game, { commitment: promise });
  }

  /** Takes a line of the chat; whoever comes back hears the last ones again. */
  addLine(line: Said): void {
    if (this.lines.some(({ number }) => number === line.number)) return;
    this.lines = [...this.lines, line].sort((a, b) => a.number - b.number);
  }

  setClocks(table: Table): void {
    this.times = timesOf(table, performance.now());
  }

  /** All that was said is read. */
  markRead(): void {
    this.#read = Math.max(this.#read, this.lines.at(-1)?.number ?? 0);
    try {
      localStorage.setItem(`shedu.read.${this.game}`, String(this.#read));
    } catch {
      // then it is new again after a reload
    }
  }

  /** Whether somebody looks at the table now: yes, with the page out of sight, or no. */
  presence(who: string | null): "here" | "away" | "gone" {
    const found = this.room?.present.find((visitor) => visitor.person === who);
    return !found ? "gone" : found.is_away ? "away" : "here";
  }
}
