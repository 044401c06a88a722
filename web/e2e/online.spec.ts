/** Online tables: whole games, lost connections, no leaks of hidden information. */

import { optionsIn } from "../src/model/moves";
import {
  COLOURS,
  type Choices,
  type Colour,
  type DecisionKind,
  type GameInfo,
  type Me,
  type Move,
  type Space,
} from "../src/net/messages";
import { axeViolations } from "./axe";
import { type Crowd, type Guest, SOON, expect, test } from "./crowd";
import { Chance } from "./hands";
import { leaksIn } from "./leaks";
import { preset } from "./settings";
import type { Name } from "./situations";
import { IS_SOAK } from "./soak";

/** Creates a table through the start page; the others join by its link. */
async function gather(crowd: Crowd, names: string[]): Promise<[Guest, ...Guest[]]> {
  const [host, ...others] = await Promise.all(names.map((name) => crowd.join(name)));
  if (!host) throw new Error("a table needs a host");
  await host.page.goto("/");
  await host.page.locator(".more summary").click();
  for (let extra = 4; extra > names.length; extra--)
    await host.page.getByRole("button", { name: "Remove this seat" }).last().click();
  await host.page.getByRole("button", { name: "Create table" }).click();
  await host.introduce();
  const link = await host.page.getByLabel("Link to this table").inputValue();
  for (const guest of others) {
    await guest.page.goto(link);
    await guest.page.getByRole("button", { name: "Sit here" }).first().click();
    await guest.introduce();
    await expect(guest.page.locator(".seat.mine")).toContainText(guest.name);
  }
  await expect(host.page.locator(".seat.open")).toHaveCount(0);
  await host.page.getByRole("button", { name: "Start the game" }).click();
  for (const guest of [host, ...others]) {
    await guest.page.locator("main[data-asks]").waitFor();
    await expect.poll(() => guest.table?.viewer ?? null).not.toBeNull();
    await expect(guest.page.locator(".toast")).toHaveCount(0);
  }
  return [host, ...others];
}

/** The legal moves of a decision; of swaps, only that of all tiles. */
function movesOf(choices: Choices): Move[] {
  const placed = (
    type: "place-tile" | "position-leader" | "place-building",
    spaces: Partial<Record<Colour, Space[]>> = {},
  ): Move[] => COLOURS.flatMap((colour) => (spaces[colour] ?? []).map((space) => ({ type, colour, space })));
  return [
    ...placed("place-tile", choices.place_tile),
    ...placed("position-leader", choices.position_leader),
    ...placed("place-building", choices.place_building),
    ...optionsIn(choices),
    ...(choices.play_catastrophe ?? []).map((space): Move => ({ type: "play-catastrophe", space })),
    ...(choices.withdraw_leader ?? []).map((colour): Move => ({ type: "withdraw-leader", colour })),
    ...(choices.commit ?? []).map((count): Move => ({ type: "commit", count })),
    ...(choices.swap ? [{ type: "swap", tiles: choices.swap } as const] : []),
    ...(choices.can_pass ? [{ type: "pass" } as const] : []),
    ...(choices.can_decline ? [{ type: "decline" } as const] : []),
  ];
}

/** Plays decisions at random: mostly through the page's socket, sometimes by mouse. */
async function playOn(guests: Guest[], chance: Chance, decisions = Infinity): Promise<void> {
  for (let count = 0; count < decisions; count++) {
    await expect.poll(() => guests.some(({ isAsked, table }) => isAsked || table?.decision === null), SOON).toBe(true);
    const guest = guests.find(({ isAsked }) => isAsked);
    const decision = guest?.table?.decision;
    if (!guest || !decision) return;
    if (chance.below(12) === 0) {
      await guest.page.keyboard.press("Escape"); // skips the playback
      const asks = await guest.seat.settled();
      if (asks !== "over") await guest.mouse.decide(asks);
    } else {
      // swaps of many tiles bring the end of the bag nearer
      const moves = movesOf(decision.choices ?? {});
      const swaps = moves.filter(({ type }) => type === "swap");
      await guest.play(chance.of(swaps.length && chance.below(2) === 0 ? swaps : moves));
    }
    const entry = guest.table?.entry ?? 0;
    await expect
      .poll(() => Math.min(...guests.map(({ table }) => table?.entry ?? 0)), SOON)
      .toBeGreaterThanOrEqual(entry);
  }
}

for (const names of [["Ann", "Bob"], ...(IS_SOAK ? [["Ann", "Bob", "Cleo"]] : []), ["Ann", "Bob", "Cleo", "Dan"]]) {
  test(`${names.length} people play a whole game, and none receives hidden information`, async ({ crowd }) => {
    test.setTimeout(420_000);
    const guests = await gather(crowd, names);
    const chance = new Chance(names.length);
    await playOn(guests, chance, 12);
    const [host] = guests;
    await host.page.reload();
    await host.page.locator("main[data-asks]").waitFor();
    await playOn(guests, chance);
    for (const { seat } of guests) {
      expect(await seat.settled()).toBe("over");
      await expect(seat.end.locator("tbody tr")).toHaveCount(names.length);
    }
    const game = host.table?.game ?? "";
    const record = await (await host.page.context().request.get(`/api/games/${game}/record`)).text();
    const [seed = "", secret = ""] = [/^seed (\d+)/m, /shuffle secret (\w+)/].map((known) => known.exec(record)?.[1]);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    for (const guest of guests) {
      const cookies = await Promise.all(
        guests.filter((other) => other !== guest).map((other) => other.page.context().cookies()),
      );
      const tokens = cookies.flat().map(({ value }) => value);
      expect(tokens).toHaveLength(names.length - 1);
      expect(guest.received.length).toBeGreaterThan(50);
      expect(leaksIn(guest.received, [seed, secret, ...tokens]), `what ${guest.name} heard`).toEqual([]);
    }
    // the secret is revealed now, and matches the commitment
    await host.page.getByRole("button", { name: "Menu" }).click();
    await host.page.getByRole("button", { name: "Fair shuffling" }).click();
    await expect(host.page.getByText("It matches the commitment.")).toBeVisible();
  });
}

const DECISIONS: [Name, DecisionKind][] = [
  ["calm", "action"],
  ["wars", "war"],
  ["attack", "commit"],
  ["defend", "commit"],
  ["building", "building"],
  ["monument", "monument"],
  ["treasure", "treasure"],
  ["wonder-point", "wonder-point"],
];

test("reload, killed server and reconnect at every kind of decision", async ({ crowd, server }) => {
  test.slow();
  const ann = await crowd.joinNamed("Ann");
  const bob = await crowd.joinNamed("Bob");
  const tables: { kind: DecisionKind; ann: Guest; waiting: Guest[] }[] = [];
  for (const [index, [situation, kind]] of DECISIONS.entries()) {
    await test.step(`reload: ${situation}`, async () => {
      const game = await server.prepare(situation, {}, { lion: [ann.id, "Ann"], bull: [bob.id, "Bob"] });
      // the page of a player who waits is the same for all kinds of decisions
      const waiting = IS_SOAK || index % 3 === 0 ? [await crowd.openTab(bob)] : [];
      const table = { kind, ann: await crowd.openTab(ann), waiting };
      tables.push(table);
      for (const { page } of [table.ann, ...waiting]) {
        await page.goto(`/game/${game}`);
        await page.locator("main[data-asks]").waitFor();
      }
      expect(await table.ann.seat.settled()).toBe(kind);
      for (const { page, seat } of waiting) {
        expect(await seat.asks()).toBe("wait");
        await page.reload();
      }
      await table.ann.page.reload();
      expect(await table.ann.seat.settled()).toBe(kind);
    });
  }
  const pages = tables.flatMap((table) => [table.ann, ...table.waiting].map(({ page }) => page));
  await server.kill();
  for (const page of pages) await expect(page.getByRole("alert")).toContainText("connection");
  await server.restart();
  for (const page of pages) await expect(page.getByRole("alert")).toHaveCount(0);
  for (const [index, { kind, ann, waiting }] of tables.entries()) {
    await test.step(`decide: ${DECISIONS[index]?.[0] ?? ""}`, async () => {
      expect(await ann.seat.settled()).toBe(kind);
      const before = await ann.seat.entry();
      await ann.mouse.decide(kind);
      for (const guest of [ann, ...waiting]) {
        await expect.poll(() => guest.table?.entry).toBe(before + 1);
        expect(leaksIn(guest.received, []), `what ${guest.name} heard`).toEqual([]);
      }
    });
  }
});

test("undo by consent, chat, leaving and returning", async ({ crowd, server }) => {
  const ann = await crowd.joinNamed("Ann");
  const bob = await crowd.joinNamed("Bob");
  const game = await server.prepare("calm", {}, { lion: [ann.id, "Ann"], bull: [bob.id, "Bob"] });
  await ann.page.goto(`/game/${game}`);
  await bob.page.goto(`/game/${game}`);
  await ann.seat.settled();
  await expect(ann.page.locator('[data-seat="1"]').getByRole("img", { name: "at the table" })).toBeVisible();
  // the draw at the end of the turn was hidden: only with Bob's consent
  await ann.seat.press("end");
  await bob.seat.settled();
  await expect(ann.seat.button("undo")).toHaveCount(0);
  await ann.seat.button("ask-undo").click();
  await expect(ann.page.getByText("Waiting for Bob")).toBeVisible();
  await bob.page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(ann.page.getByText("Waiting for Bob")).toHaveCount(0);
  await ann.seat.button("ask-undo").click();
  await bob.page.getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => ann.seat.asks()).toBe("action");
  expect(await bob.seat.asks()).toBe("wait");
  // chat: received by the other player, marked as unread, hidden once muted
  const chat = (guest: Guest) => guest.page.getByRole("tab", { name: /Chat/ });
  await chat(ann).click();
  await ann.page.getByRole("textbox", { name: "Write a message" }).fill("thank you!");
  await ann.page.keyboard.press("Enter");
  await expect(chat(bob)).toContainText("1 new message");
  await expect(ann.page.getByRole("textbox", { name: "Write a message" })).toHaveValue("");
  await ann.page.getByRole("textbox", { name: "Write a message" }).fill("not so \u202e fast");
  await ann.page.keyboard.press("Enter");
  await expect(ann.page.getByText("characters that cannot be displayed")).toBeVisible();
  await expect(ann.page.getByRole("textbox", { name: "Write a message" })).toHaveValue(/fast/); // nothing typed is lost
  await chat(bob).click();
  await expect(bob.page.locator(".chat")).toContainText("thank you!");
  await bob.page.getByRole("button", { name: "Options for Ann’s message" }).click();
  await bob.page.getByRole("button", { name: "Report" }).click();
  await bob.page.getByLabel("What happened?").fill("too polite");
  await bob.page.getByRole("button", { name: "Send report" }).click();
  await expect(bob.page.getByText("Your report will be reviewed")).toBeVisible();
  await bob.page.getByRole("button", { name: "Mute Ann" }).click();
  await expect(bob.page.locator(".chat")).not.toContainText("thank you!");
  // Bob leaves: a bot takes the seat, and Bob sees no hand
  await bob.page.getByRole("button", { name: "Menu" }).click();
  await bob.page.getByRole("button", { name: "Leave or resign" }).click();
  await bob.page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(bob.page.getByText("You are a spectator.")).toBeVisible();
  await expect(bob.page.locator("[data-hand]")).toHaveCount(0);
  await expect(ann.page.locator('[data-seat="1"]')).toContainText("bot");
  await bob.page.getByRole("button", { name: "Rejoin" }).click();
  await expect(bob.page.locator("[data-hand]")).toHaveCount(6);
});

test("a spectator sees public information; a closed table admits players only", async ({ crowd }) => {
  const ann = await crowd.joinNamed("Ann");
  const eve = await crowd.join("Eve");
  const make = async (spectators: boolean): Promise<string> => {
    const answer = await ann.page.context().request.post("/api/games", {
      data: {
        seats: [{ dynasty: "lion" }, { dynasty: "bull", kind: "bot", level: "random" }],
        first: "lion",
        terms: { spectators, clock: { type: "real-time", budget: 600, increment: 5 } },
        contribution: "0123456789abcdef",
      },
    });
    return ((await answer.json()) as GameInfo).id;
  };
  const shown = await make(true);
  await eve.page.goto(`/game/${shown}`);
  await expect(eve.page.getByText("You are a spectator.")).toBeVisible();
  await expect(eve.page.locator("[data-hand]")).toHaveCount(0);
  await ann.page.goto(`/game/${shown}`);
  await ann.seat.settled();
  await expect(ann.page.locator('[data-seat="0"] [role=timer]')).toHaveText(/9:\d\d/);
  await ann.seat.press("end");
  await expect(eve.seat.log).toContainText("ends the turn");
  expect(leaksIn(eve.received, [])).toEqual([]);
  const closed = await make(false);
  await eve.page.goto(`/game/${closed}`);
  await expect(eve.page.getByRole("heading", { name: /Only players can view/ })).toBeVisible();
  await eve.page.getByRole("button", { name: "Enter your name" }).click();
  await eve.introduce();
  await expect(eve.page.getByRole("heading", { name: /Only players can view/ })).toBeVisible();
  await expect(eve.page.getByRole("button", { name: "Rejoin" })).toHaveCount(0);
  // a player who leaves such a table can no longer see it, but can return
  await ann.page.goto(`/game/${closed}`);
  await ann.seat.settled();
  await ann.page.getByRole("button", { name: "Menu" }).click();
  await ann.page.getByRole("button", { name: "Leave or resign" }).click();
  await ann.page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ann.page.getByRole("heading", { name: /Only players can view/ })).toBeVisible();
  await ann.page.getByRole("button", { name: "Rejoin" }).click();
  await expect(ann.page.locator("[data-hand]").first()).toBeVisible();
});

test("attacker, defender and spectator see the verdict of a conflict before its consequences", async ({
  crowd,
  server,
}) => {
  const ann = await crowd.joinNamed("Ann");
  const bob = await crowd.joinNamed("Bob");
  const eve = await crowd.joinNamed("Eve");
  const game = await server.prepare("defend", {}, { lion: [ann.id, "Ann"], bull: [bob.id, "Bob"] });
  for (const { page } of [ann, bob, eve]) {
    await preset(page, { pace: "slow" });
    await page.goto(`/game/${game}`);
  }
  await ann.seat.settled();
  await expect(bob.seat.conflict).toContainText("you attack");
  await expect(eve.seat.conflict).toContainText("Bull attacks");
  await ann.seat.button("primary").click();
  const views: [Guest, string[]][] = [
    [ann, ["You hold and score 2 black points", "Bull’s king goes home"]],
    [bob, ["Lion holds and scores 2 black points", "Your king goes home"]],
    [eve, ["Lion holds and scores 2 black points", "Bull’s king goes home"]],
  ];
  await Promise.all(
    [ann, bob, eve].map(async ({ page, seat }) => {
      await seat.verdict.waitFor();
      await page.keyboard.press("p"); // held until a click
    }),
  );
  for (const [{ page, seat }, words] of views) {
    await expect(seat.verdict).toContainText("2 to 2: a tie goes to the defender.");
    for (const text of words) await expect(seat.verdict).toContainText(text);
    await expect(seat.conflict.locator(".total")).toHaveAttribute("aria-label", "2 to 2");
    await expect(page.locator("p.hidden-text[aria-live=polite]")).toContainText(words[0] ?? "");
    await expect(page.locator('.board [data-piece="K4"]')).toHaveCount(1);
  }
  await expect(eve.page.locator("[data-hand]")).toHaveCount(0);
  for (const { seat, page } of [ann, bob, eve]) {
    await seat.space("A11").click();
    await expect(seat.verdict).toHaveCount(0);
    await expect(page.locator('.board [data-piece="K4"]')).toHaveCount(0);
    await expect(seat.log).toContainText("holds 2 to 2");
  }
  for (const guest of [ann, bob, eve]) expect(leaksIn(guest.received, []), `what ${guest.name} heard`).toEqual([]);
});

test("a game that ends leaves the focus in the chat", async ({ crowd, server }) => {
  const ann = await crowd.joinNamed("Ann");
  const bob = await crowd.joinNamed("Bob");
  const game = await server.prepare("last-move", {}, { lion: [ann.id, "Ann"], bull: [bob.id, "Bob"] });
  for (const { page } of [ann, bob]) await page.goto(`/game/${game}`);
  await ann.seat.settled();
  // Bob uses the keyboard on the board before he writes
  await bob.seat.space("A1").focus();
  await bob.page.keyboard.press("Enter");
  await bob.page.getByRole("tab", { name: /Chat/ }).click();
  const field = bob.page.locator(".chat input");
  await field.pressSequentially("Well ");
  await ann.play({ type: "place-tile", colour: "black", space: "I2" });
  await ann.play({ type: "leave-treasure", space: "H2" });
  await expect(bob.seat.end).toBeVisible(SOON);
  await expect(field).toBeFocused();
  await bob.page.keyboard.type("played");
  await expect(field).toHaveValue("Well played");
});

test("a rematch with the same people", async ({ crowd, server }) => {
  const ann = await crowd.joinNamed("Ann");
  const bob = await crowd.joinNamed("Bob");
  const game = await server.prepare("last-move", {}, { lion: [ann.id, "Ann"], bull: [bob.id, "Bob"] });
  await ann.page.goto(`/game/${game}`);
  await bob.page.goto(`/game/${game}`);
  await ann.seat.settled();
  await ann.seat.place("black", "I2");
  await ann.seat.option("J2").click();
  await ann.seat.press("primary");
  expect(await ann.seat.settled()).toBe("over");
  await ann.page.getByRole("button", { name: "Play again" }).click();
  await expect(ann.page.locator(".seat.mine")).toContainText("Lion");
  await expect(bob.seat.end).toBeVisible();
  await bob.page.getByRole("link", { name: "Go to the next game" }).click();
  await bob.page.getByRole("button", { name: "Sit here" }).click();
  await ann.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [ann, bob]) await expect(page.locator("[data-hand]")).toHaveCount(6);
  expect(ann.page.url()).toBe(bob.page.url());
});

test("a log-in in another tab applies here; a background tab counts as away", async ({ crowd, server }) => {
  const ann = await crowd.joinNamed("Ann");
  const bob = await crowd.joinNamed("Bob");
  const account = { name: "Sargon", password: "king of Akkad" };
  await (await crowd.joinNamed("Sargon")).page.context().request.post("/api/account", { data: account });
  const game = await server.prepare("calm", {}, { lion: [ann.id, "Ann"], bull: [bob.id, "Bob"] });
  // the server is slow to answer
  let isAway = true;
  await ann.page.route("**/api/me", (route) => (isAway ? route.fulfill({ status: 503, json: {} }) : route.continue()));
  await ann.page.goto(`/game/${game}`);
  await expect(ann.page.getByText("Lost the connection")).toBeVisible();
  isAway = false;
  await ann.seat.settled();
  await bob.page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));
  await bob.page.goto(`/game/${game}`);
  await expect(
    ann.page.locator('[data-seat="1"]').getByRole("img", { name: "away: the table is open in the background" }),
  ).toBeVisible();
  // Ann logs in to her account: the guest's games move to it, and the guest is deleted
  const login = await ann.page.context().request.post("/api/login", { data: account });
  expect(login.status()).toBe(200);
  await expect(ann.page.locator('[data-seat="0"]')).toContainText("Sargon");
  await ann.seat.settled();
  await ann.seat.press("end");
  await expect.poll(() => bob.table?.entry, SOON).toBe(1);
});

test("my games, the lobby, an account, and the same games in another browser", async ({ crowd }) => {
  const ann = await crowd.join("Nanna");
  await ann.page.goto("/");
  await ann.page.locator(".more summary").click();
  await ann.page.getByText("Open to everyone").click();
  await ann.page.getByRole("button", { name: "Create table" }).click();
  await ann.introduce();
  const address = ann.page.url();
  const bob = await crowd.joinNamed("Bob");
  await bob.page.goto("/");
  await bob.page.locator(".lobby a", { hasText: "Nanna" }).click();
  await expect(bob.page).toHaveURL(address);
  await bob.page.getByRole("button", { name: "Sit here" }).first().click();
  await expect(ann.page.locator(".seat").filter({ hasText: "Bob" })).toHaveCount(1);
  await ann.page.getByRole("radio", { name: "Pot" }).click();
  await expect(bob.page.locator(".seat").filter({ hasText: "Nanna" })).toContainText("Pot");
  await bob.page.getByRole("button", { name: "Leave seat" }).click();
  await expect(ann.page.locator(".seat").filter({ hasText: "Bob" })).toHaveCount(0);
  await ann.page.goto("/account");
  await ann.page.getByLabel(/New password/).fill("correct horse");
  await ann.page.getByRole("button", { name: "Create account" }).click();
  await expect(ann.page.getByText("Your account was created.")).toBeVisible();
  // long after the log-in, the change of a password needs a confirmation
  const late = { status: 403, json: { reason: "", code: "confirm" } };
  await ann.page.route("/api/password", (route) => route.fulfill(late), { times: 1 });
  await ann.page.getByLabel(/New password/).fill("quite another sentence");
  await ann.page.getByRole("button", { name: "Change password" }).click();
  const dialog = ann.page.getByRole("dialog", { name: "Is it you?" });
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await ann.page.keyboard.type("wrong horse");
  await ann.page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("password is wrong");
  await dialog.getByLabel("Password").fill("correct horse");
  await ann.page.keyboard.press("Enter");
  await expect(ann.page.getByText("Your password was changed.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const again = await crowd.join("Nanna");
  await again.page.goto("/");
  await again.page.getByRole("button", { name: "Enter your name" }).click();
  await again.page.getByRole("button", { name: "I have an account" }).click();
  await again.page.getByLabel("Name", { exact: true }).fill("nanna");
  await again.page.getByLabel("Password").fill("quite another sentence");
  await again.page.getByRole("button", { name: "Log in" }).click();
  await expect(again.page.locator(".game", { hasText: "Waiting for players" })).toBeVisible();
  await ann.page.reload();
  await ann.page.getByRole("button", { name: "End session" }).click();
  await expect(ann.page.getByRole("button", { name: "End session" })).toHaveCount(0);
  await expect(again.page.getByRole("button", { name: "Enter your name" })).toBeVisible(); // without a reload
});

test("a bot account, and an API token that is shown once and revoked", async ({ crowd, server }) => {
  const { page } = await crowd.joinNamed("Enkidu");
  const { request } = page.context();
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Bot account" })).toHaveCount(0); // guests have none
  await request.post("/api/account", { data: { name: "Enkidu", password: "raised by gazelles" } });
  await page.reload();
  await page.getByRole("button", { name: "Make this a bot account" }).click();
  await expect(page.getByText("This cannot be undone")).toBeVisible();
  await page.getByRole("button", { name: "Make it a bot account" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("BOT Enkidu");
  await page.getByLabel("Name of the program").fill("laptop");
  await page.getByRole("button", { name: "Create a token" }).click();
  const field = page.getByLabel("New API token", { exact: true }).getByRole("textbox");
  await expect(field).toBeFocused();
  const token = await field.inputValue();
  const headers = { authorization: `Bearer ${token}` };
  const whoIsIt = async () => {
    const answer = await fetch(new URL("/api/me", server.address), { headers });
    return ((await answer.json()) as Me).person?.name;
  };
  expect(await whoIsIt()).toBe("BOT Enkidu");
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole("button", { name: "End session" })).toHaveCount(0); // tokens are listed here only
  await page.reload();
  await expect(page.getByText("last used")).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(field).toHaveCount(0);
  await page.getByRole("button", { name: "Revoke the token laptop" }).click();
  await expect(page.getByRole("button", { name: "Revoke the token laptop" })).toHaveCount(0);
  await expect.poll(whoIsIt).toBeUndefined();
  await page.goto("/leaders");
  await expect(page.getByText("No rated players yet.")).toBeVisible();
  await page.getByRole("radio", { name: "Bots" }).check({ force: true });
  await expect(page.getByText("No rated bots yet.")).toBeVisible();
});

test("an account with a passkey and no password, and log-in with it", async ({ crowd, server }) => {
  const ann = await crowd.joinNamed("Inanna", { baseURL: server.address.replace("127.0.0.1", "localhost") }); // passkeys need a host name
  const { page } = ann;
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
  const left = page.waitForResponse("**/api/logout");
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await left;
  await page.goto("/account");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("button", { name: "Log out", exact: true })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Inanna");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("alert")).toContainText("Set a password first");
});
