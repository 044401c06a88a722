#!/usr/bin/env node
// An engine in JavaScript for Shedu's engine protocol (docs/engine-protocol.md), without any library.
//
//   shedu match "exec:node examples/engine.mjs" novice
//   shedu match "exec:leaders=3:node examples/engine.mjs" random
//   shedu engine --check "node examples/engine.mjs"
//
// It brings its leaders in, places tiles of the colours in which it has the fewest points, and fights for all
// that it can win. It is no strong player, but beats random moves.

import { createInterface } from "node:readline";

const PROTOCOL = 1;
const OPTIONS = [{ name: "leaders", type: "int", default: 4 }];
const LEADERS = ["king", "priest", "farmer", "trader"];
const TILES = ["settlement", "temple", "farm", "market"];

let game = null;

function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function begin({ seat, seed, options, view }) {
  game = { seat, players: view.players, leaders: Number(options?.leaders ?? 4), random: generator(seed), turns: 0 };
  send({ type: "ready" });
}

/** Every event arrives here, as this seat may see it. This engine counts its turns: leaders come in first. */
function watch(event) {
  if (event.event === "turn-began" && event.seat === game.seat) game.turns += 1;
}

function decide({ id, view, moves }) {
  const scored = moves.map((move) => ({ move, value: value(move, view) + game.random() / 2 }));
  scored.sort((one, other) => other.value - one.value);
  send({ type: "move", id, move: scored[0].move });
}

/** How much the engine likes a move, by its first word. */
function value(move, view) {
  const [word, space] = move.split(" ");
  const points = view.points_seen[view.seat];
  const onBoard = [...view.position.matchAll(new RegExp(`\\b[KPFT]${game.players[view.seat][0]}\\b`, "g"))].length;
  const isEarly = game.turns <= 3;
  if (LEADERS.includes(word)) return space === "off" ? -5 : onBoard < game.leaders ? (isEarly ? 7 : 4) : -1;
  const colour = TILES.indexOf(word);
  if (colour >= 0) return 5 - points[colour] / 4;
  if (word === "commit") return Number(space);
  if (word === "monument") return 8;
  if (word === "pass" || word === "decline") return -2;
  return 0;
}

/** Reproducible random numbers (mulberry32). */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const handlers = {
  hello: () => send({ type: "hello", protocol: PROTOCOL, name: "Example in JavaScript", options: OPTIONS }),
  game: begin,
  event: watch,
  decide,
  result: () => (game = null),
  quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  let message = {};
  try {
    message = JSON.parse(line);
    const handle = Object.hasOwn(handlers, message.type) ? handlers[message.type] : null;
    if (handle === null) throw new Error(`unknown message ${message.type}`);
    handle(message);
  } catch (error) {
    send({ type: "error", id: message.id ?? null, text: error.message, trace: error.stack });
  }
}
