/** A real server with its own data folder, and games stored in it. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Interface, createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import type { GameInfo, NewGame } from "../src/net/messages";
import { type Name, type Situation, recordOf, situations } from "./situations";

const HERE = dirname(fileURLToPath(import.meta.url));
const BIN = join(HERE, "..", "..", ".venv", "bin");

/** Levels of bots, by dynasty. */
export type Bots = Record<string, string>;
/** People on an online server, by dynasty: id and name. */
export type People = Record<string, [string, string]>;

export type Environment = Record<string, string>;

export class Server {
  address = "";
  /** its log output */
  log = "";
  #process: ChildProcess | null = null;
  #stage: { process: ChildProcess; answers: AsyncIterator<string> } | null = null;

  private constructor(
    readonly data: string,
    /** an online server, where people have names */
    readonly isOnline: boolean,
    /** more settings */
    readonly environment: Environment,
  ) {}

  static async start(isOnline = false, environment: Environment = {}): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), "shedu-e2e-")), isOnline, environment);
    await server.#run("0");
    return server;
  }

  /** Kills the server without a clean shutdown. */
  async kill(): Promise<void> {
    await end(this.#process, "SIGKILL");
    this.#process = null;
  }

  /** Starts a killed server at the same address. */
  async restart(): Promise<void> {
    await this.#run(new URL(this.address).port);
  }

  async stop(): Promise<void> {
    await end(this.#stage?.process ?? null, "SIGTERM");
    await end(this.#process, "SIGTERM");
    await rm(this.data, { recursive: true, force: true });
  }

  /** Creates a game; returns its id. */
  async begin(wish: NewGame): Promise<string> {
    const answer = await fetch(new URL("/api/games", this.address), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wish),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as GameInfo).id;
  }

  /** Stores a game in this situation; people play all seats except those of bots. */
  async prepare(situation: Name | Situation, bots: Bots = {}, people: People = {}): Promise<string> {
    return this.loadRecord(recordOf(typeof situation === "string" ? situations[situation] : situation), bots, people);
  }

  /** Stores a game at the decision where a record ends, and what `shedu analyse --store` wrote for it. */
  async loadRecord(record: string, bots: Bots = {}, people: People = {}, analysis = ""): Promise<string> {
    this.#stage ??= this.#openStage();
    const { process, answers } = this.#stage;
    process.stdin?.write(JSON.stringify({ record, bots, people, analysis }) + "\n");
    const { value, done } = (await answers.next()) as IteratorResult<string, unknown>;
    if (done) throw new Error("the game cannot be stored: see the output above");
    return value;
  }

  #openStage(): { process: ChildProcess; answers: AsyncIterator<string> } {
    const process = spawn(join(BIN, "python"), [join(HERE, "stage.py"), this.data], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    return { process, answers: linesFrom(process)[Symbol.asyncIterator]() };
  }

  async #run(port: string): Promise<void> {
    const child = spawn(join(BIN, "shedu"), ["serve", "--no-open", "--port", port, "--data", this.data], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        SHEDU_BOTS: "1",
        SHEDU_SECONDS: "0.1",
        ...(this.isOnline ? { SHEDU_ONLINE: "1", SHEDU_LIMITS: "0" } : {}),
        ...this.environment,
      },
    });
    this.#process = child;
    child.stderr.on("data", (said: Buffer) => (this.log += said.toString()));
    for await (const line of linesFrom(child)) {
      const found = /http:\S+/.exec(line);
      if (!found) continue;
      this.address = found[0];
      break;
    }
    child.stdout.resume();
    for (let tries = 0; ; tries++) {
      try {
        await fetch(new URL("/health", this.address));
        return;
      } catch (error) {
        if (tries > 400 || child.exitCode !== null) throw new Error(this.log, { cause: error });
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
  }
}

function linesFrom(child: ChildProcess): Interface {
  if (!child.stdout) throw new Error("a process without output");
  return createInterface({ input: child.stdout });
}

async function end(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
