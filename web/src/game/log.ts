/** The log: events as lines, each with its spaces, tiles and gains. */

import { parseMove } from "../model/moves";
import { COLOURS } from "../model/pieces";
import type { Colour, Counts, DecisionKind, Event, Past, Space, Step } from "../net/messages";
import type { Args } from "../text/i18n.svelte";

export interface GainMark {
  seat: number;
  colour: Colour;
  amount: number;
}

export interface LogLine {
  kind: "turn" | "line";
  /** the seat that acted; null for events without one */
  seat: number | null;
  /** text id, arguments, and tiles listed in the text */
  text: string;
  args: Args;
  tiles: Counts | null;
  other: number | null;
  spaces: Space[];
  gains: GainMark[];
  /** number of moves before its step, and whether it is the first line of the step */
  ply: number;
  opens: boolean;
}

export function pastOf(step: Step): Past {
  return { ply: step.table.ply, turn: step.table.turn, seat: step.seat, kind: step.kind, events: step.events };
}

/** Adds a move at its place and drops any moves recorded from there on. */
export function addPast(past: readonly Past[], last: Past): Past[] {
  return [...past.filter(({ ply }) => ply < last.ply), last];
}

/** Lines for all moves. */
export function linesOf(entries: readonly Past[]): LogLine[] {
  const lines: LogLine[] = [];
  entries.forEach((entry, index) => {
    if (index === 0 || entries[index - 1]?.ply !== entry.ply - 1) {
      const begun = entry.events.filter(({ type }) => type === "turn").length;
      lines.push(header(entry.turn - begun, entry.seat, entry.ply));
    }
    let opens = true;
    for (const event of entry.events) {
      const line = lineOf(event, entry, lines);
      if (!line) continue;
      if (line.kind === "line" && opens) {
        line.opens = true;
        opens = false;
      }
      lines.push(line);
    }
  });
  return lines;
}

function header(turn: number, seat: number, ply: number): LogLine {
  return {
    kind: "turn",
    seat,
    text: "log-turn",
    args: { turn },
    tiles: null,
    other: null,
    spaces: [],
    gains: [],
    ply: ply - 1,
    opens: false,
  };
}

function lineOf(event: Event, entry: Past, lines: readonly LogLine[]): LogLine | null {
  const last = lines[lines.length - 1];
  const line = (seat: number | null, text: string, args: Args = {}, spaces: Space[] = []): LogLine => ({
    kind: "line",
    seat,
    text,
    args,
    tiles: null,
    other: null,
    spaces,
    gains: [],
    ply: entry.ply - 1,
    opens: false,
  });
  switch (event.type) {
    case "turn":
      return header(entry.turn, event.seat, entry.ply + 1);
    case "move":
      return moveLine(event.seat, event.move, entry.kind, line);
    case "gain": {
      const mark = { seat: event.seat, colour: event.colour, amount: event.amount };
      if (event.source === "monument" || event.source === "wonder") {
        const text = `log-income-${event.source}`;
        if (last?.kind === "line" && last.text === text && last.seat === event.seat) {
          last.gains.push(mark);
          return null;
        }
        return { ...line(event.seat, text), gains: [mark] };
      }
      const cause = event.source === "tile" ? last : (lines.findLast(({ text }) => text === "log-won") ?? last);
      if (cause?.kind === "line") {
        cause.gains.push(mark);
        return null;
      }
      return { ...line(event.seat, "log-gain", { count: event.amount, colour: event.colour }), gains: [mark] };
    }
    case "unification":
      return line(entry.seat, "log-unites", { space: event.space }, [event.space]);
    case "conflict":
      return {
        ...line(event.attacker, `log-${event.kind}`, {
          colour: event.colour,
          attack: event.attack,
          defence: event.defence,
        }),
        other: event.defender,
      };
    case "won":
      return line(event.winner, "log-won", {
        high: Math.max(event.attack, event.defence),
        low: Math.min(event.attack, event.defence),
      });
    case "back":
      return line(event.seat, "log-back", { colour: event.colour, space: event.space, cause: event.cause }, [
        event.space,
      ]);
    case "removed":
      if (last?.text === "log-removed" && last.args.colour === event.colour) {
        last.spaces.push(event.space);
        return null;
      }
      return line(null, "log-removed", { colour: event.colour }, [event.space]);
    case "building-back":
      return line(null, "log-building-back", { colour: event.colour, space: event.space }, [event.space]);
    case "treasure":
      return line(event.seat, "log-treasure", { space: event.space }, [event.space]);
    case "draw":
      if (!event.count || !event.tiles) return null;
      return { ...line(event.seat, "log-draw-own"), tiles: event.tiles };
    case "over":
      return line(null, "log-over", { why: event.why });
  }
}

type MakeLine = (seat: number | null, text: string, args?: Args, spaces?: Space[]) => LogLine;

function moveLine(seat: number, text: string, kind: DecisionKind, line: MakeLine): LogLine | null {
  const move = parseMove(text);
  if (!move) return line(seat, "log-pass");
  switch (move.kind) {
    case "tile":
    case "leader":
    case "building":
      return line(seat, `log-${move.kind}`, { colour: move.colour, space: move.space }, [move.space]);
    case "off":
      return line(seat, "log-leader-off", { colour: move.colour });
    case "catastrophe":
    case "leave":
      return line(seat, `log-${move.kind}`, { space: move.space }, [move.space]);
    case "wonder":
      return line(seat, "log-wonder", { space: move.space }, [move.space]);
    case "monument":
      return line(seat, "log-monument", { monument: move.monument, space: move.space }, [move.space]);
    case "swap":
      if (move.tiles) return { ...line(seat, "log-swap-own"), tiles: move.tiles };
      return line(seat, "log-swap", { count: move.count });
    case "commit":
      return line(seat, "log-commit", { count: move.count });
    case "war":
      return line(seat, "log-war-choice", { colour: move.colour });
    case "score":
      return line(seat, "log-score", { colour: move.colour });
    case "pass":
      return line(seat, "log-pass");
    case "decline":
      return line(seat, "log-decline", { kind });
  }
}

/** The spaces of a step, to highlight them. */
export function spacesOf(events: readonly Event[]): Set<Space> {
  const spaces = new Set<Space>();
  for (const event of events) {
    if (event.type === "move") {
      const move = parseMove(event.move);
      if (move && "space" in move) spaces.add(move.space);
    } else if ("space" in event) spaces.add(event.space);
  }
  return spaces;
}

/** Pairs of colour and count, without zeros. */
export function countPairs(counts: Counts): [Colour, number][] {
  return COLOURS.map((colour, index): [Colour, number] => [colour, counts[index] ?? 0]).filter(([, count]) => count);
}
