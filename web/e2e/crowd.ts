/** Several people at one server, each with their own browser; all messages received are recorded. */

import { type Browser, type BrowserContextOptions, type Page, test as base, expect } from "@playwright/test";

import type { FromServer, Me, Move, Table } from "../src/net/messages";
import { applyStep, applySteps, follows } from "../src/net/steps";
import { Chance, Mouse } from "./hands";
import { Seat } from "./seat";
import { type Environment, Server } from "./server";

/** Polling options for messages from the server. */
export const SOON = { intervals: [20], timeout: 15_000 };

/** Console messages allowed while the server is down. */
const AWAY = /WebSocket|ERR_CONNECTION|Failed to load|ERR_INTERNET/;

export class Guest {
  /** everything received from the server, as text: socket frames and responses */
  readonly received: string[] = [];
  readonly consoleErrors: string[] = [];
  readonly seat: Seat;
  readonly mouse: Mouse;
  id = "";
  /** the latest table */
  table: Table | null = null;

  constructor(
    readonly page: Page,
    readonly name: string,
    chance: Chance,
  ) {
    this.seat = new Seat(page);
    this.mouse = new Mouse(this.seat, chance);
    page.on("pageerror", (error) => this.consoleErrors.push(error.stack ?? error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !AWAY.test(message.text()))
        this.consoleErrors.push(message.text());
    });
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.#hear(String(payload))));
    page.on("response", (response) => {
      if (!response.url().includes("/api/")) return;
      // responses of a closed page are gone
      response.text().then(
        (text) => this.received.push(text),
        () => undefined,
      );
    });
  }

  #hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as FromServer;
    if (message.type === "table") this.table = message;
    else if (message.type === "undone") this.table = message.table;
    else if (message.type === "missed") this.table = applySteps(message.table, message.steps).at(-1)?.table ?? null;
    else if (message.type === "step" && follows(this.table, message)) this.table = applyStep(this.table, message).table;
  }

  /** Whether this person has the open decision. */
  get isAsked(): boolean {
    return this.table !== null && this.table.viewer !== null && this.table.decision?.seat === this.table.viewer;
  }

  /** Makes a move through the page's own socket: faster than by mouse. */
  async play(move: Move): Promise<void> {
    const entry = this.table?.entry ?? 0;
    await this.page.evaluate(
      ([text]) => (window as unknown as { sockets: WebSocket[] }).sockets.at(-1)?.send(text ?? ""),
      [JSON.stringify({ type: "play", entry, move })],
    );
    await expect.poll(() => this.table?.entry ?? 0, SOON).toBeGreaterThan(entry);
  }

  /** Enters the name that the page asks for. */
  async introduce(): Promise<void> {
    await expect(this.page.locator("dialog input")).toBeFocused();
    await this.page.keyboard.type(this.name);
    await this.page.keyboard.press("Enter");
    await expect(this.page.locator("dialog")).toHaveCount(0);
    await this.loadId();
  }

  async loadId(): Promise<void> {
    const me = await this.page.evaluate(async () => (await (await fetch("/api/me")).json()) as unknown);
    this.id = (me as Me).person?.id ?? "";
  }
}

const OPTIONS: BrowserContextOptions = { locale: "en-US", reducedMotion: "reduce" };

export class Crowd {
  readonly guests: Guest[] = [];

  constructor(
    readonly browser: Browser,
    readonly server: Server,
    readonly size: BrowserContextOptions,
  ) {}

  /** A new person with a fresh browser. */
  async join(name: string, more: BrowserContextOptions = {}): Promise<Guest> {
    const context = await this.browser.newContext({ ...this.size, baseURL: this.server.address, ...more });
    await context.addInitScript(() => {
      const kept: WebSocket[] = [];
      (window as unknown as { sockets: WebSocket[] }).sockets = kept;
      window.WebSocket = class extends WebSocket {
        constructor(address: string | URL) {
          super(address);
          if (String(address).includes("/games/")) kept.push(this);
        }
      };
    });
    return this.#add(await context.newPage(), name);
  }

  /** Another tab of the same person, with its own record of messages. */
  async openTab({ page, name, id }: Guest): Promise<Guest> {
    const tab = this.#add(await page.context().newPage(), name);
    tab.id = id;
    return tab;
  }

  #add(page: Page, name: string): Guest {
    const guest = new Guest(page, name, new Chance(this.guests.length + 1));
    this.guests.push(guest);
    return guest;
  }

  /** A new person who has entered a name. */
  async joinNamed(name: string, more: BrowserContextOptions = {}): Promise<Guest> {
    const guest = await this.join(name, more);
    const answer = await guest.page.context().request.post("/api/people", { data: { name } });
    guest.id = ((await answer.json()) as Me).person?.id ?? "";
    return guest;
  }
}

async function withServer(environment: Environment, use: (server: Server) => Promise<void>): Promise<void> {
  const server = await Server.start(true, environment);
  await use(server);
  await server.stop();
}

async function withCrowd(crowd: Crowd, use: (crowd: Crowd) => Promise<void>): Promise<void> {
  await use(crowd);
  for (const { page } of crowd.guests) await page.context().close();
  expect(
    crowd.guests.flatMap(({ consoleErrors }) => consoleErrors),
    "console errors of the browsers",
  ).toEqual([]);
}

/** Tests of one worker share a server, so they do not depend on what others stored. */
export const test = base.extend<{ crowd: Crowd }, { server: Server; environment: Environment }>({
  environment: [{}, { scope: "worker", option: true }],
  server: [({ environment }, use) => withServer(environment, use), { scope: "worker" }],
  crowd: ({ browser, server, viewport }, use) => withCrowd(new Crowd(browser, server, { viewport, ...OPTIONS }), use),
});

export { expect };
