/** A WebSocket that reconnects with backoff. */

import { FINAL_CLOSE_CODES, type FromBrowser, type FromServer } from "./messages";

export interface Listener {
  receive(message: FromServer): void;
  /** the socket is open; `again` after a reconnect */
  open(again: boolean): void;
  /** the socket was closed and a reconnect is scheduled */
  lost(): void;
}

/** Where the messages of a game come from, and where they go. */
export interface Source {
  /** Sends a message and returns true, or returns false if that is not possible now. */
  send(message: FromBrowser): boolean;
  /** Begins anew at once, for example after a log-in. */
  reconnect(): void;
  close(): void;
}

const RETRY_DELAYS_MS = [200, 500, 1000, 2000, 4000, 8000];

export class Connection implements Source {
  #socket: WebSocket | null = null;
  #tries = 0;
  #isClosed = false;
  #wasOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly address: string,
    readonly listener: Listener,
    readonly connect: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  send(message: FromBrowser): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  reconnect(): void {
    const old = this.#socket;
    clearTimeout(this.#timer);
    this.#isClosed = false;
    this.#open();
    old?.close();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const socket = this.connect(this.address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#tries = 0;
      this.listener.open(this.#wasOpen);
      this.#wasOpen = true;
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      this.listener.receive(JSON.parse(event.data) as FromServer);
    });
    socket.addEventListener("close", (event: CloseEvent) => {
      if (this.#socket !== socket) return;
      if (FINAL_CLOSE_CODES.includes(event.code)) this.#isClosed = true;
      if (this.#isClosed) return;
      this.listener.lost();
      const delay = RETRY_DELAYS_MS[Math.min(this.#tries++, RETRY_DELAYS_MS.length - 1)] ?? 8000;
      this.#timer = setTimeout(() => this.#open(), delay);
    });
  }
}
