/** A socket to a game that comes back by itself and says what it has seen. */

import { FINAL_CLOSE_CODES, type FromBrowser, type FromServer } from "./messages";

export interface Listener {
  /** a message has come */
  receive(message: FromServer): void;
  /** the socket is open: time to say what is wanted */
  open(again: boolean): void;
  /** the socket is gone and will be tried again */
  lost(): void;
}

const RETRY_DELAYS_MS = [200, 500, 1000, 2000, 4000, 8000];

export class Connection {
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

  /** Sends a message if the socket is open; what is lost is asked for again by `open`. */
  send(message: FromBrowser): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Connects again at once: as somebody with a name, for example. */
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
