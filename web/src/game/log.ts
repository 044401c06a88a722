/** The log: events as lines, each with its spaces, tiles and gains. */

import { spaceOf } from "../model/moves";
import { COLOURS } from "../model/pieces";
import type { Colour, Counts, DecisionKind, Event, HiddenSwap, Move, Past, Space } from "../net/messages";
import type { AppliedStep } from "../net/steps";
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

export function pastOf(step: AppliedStep): Past {
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
      const begun = entry.events.filter(({ type }) => type === "turn-began").length;
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
    case "turn-began":
      return header(entry.turn, event.seat, entry.ply + 1);
    case "moved":
      return moveLine(event.seat, event.move, entry.kind, line);
    case "gained": {
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
    case "united":
      return line(entry.seat, "log-unites", { space: event.space }, [event.space]);
    case "conflict-began":
      return {
        ...line(event.attacker, `log-${event.kind}`, {
          colour: event.colour,
          attack: event.attack,
          defence: event.defence,
        }),
        other: event.defender,
      };
    case "conflict-won":
      return line(event.winner, "log-won", {
        high: Math.max(event.attack, event.defence),
        low: Math.min(event.attack, event.defence),
      });
    case "leader-returned":
      return line(event.seat, "log-back", { colour: event.colour, space: event.space, cause: event.cause }, [
        event.space,
      ]);
    case "tile-removed":
      if (last?.text === "log-removed" && last.args.colour === event.colour) {
        last.spaces.push(event.space);
        return null;
      }
      return line(null, "log-removed", { colour: event.colour }, [event.space]);
    case "building-returned":
      return line(null, "log-building-back", { colour: event.colour, space: event.space }, [event.space]);
    case "treasure-taken":
      return line(event.seat, "log-treasure", { space: event.space }, [event.space]);
    case "drew":
      if (!event.count || !event.tiles) return null;
      return { ...line(event.seat, "log-draw-own"), tiles: event.tiles };
    case "game-ended":
      return line(null, "log-over", { why: event.why });
  }
}

type MakeLine = (seat: number | null, text: string, args?: Args, spaces?: Space[]) => LogLine;

function moveLine(seat: number, move: Move | HiddenSwap, kind: DecisionKind, line: MakeLine): LogLine {
  switch (move.type) {
    case "place-tile":
      return line(seat, "log-tile", { colour: move.colour, space: move.space }, [move.space]);
    case "position-leader":
      return line(seat, "log-leader", { colour: move.colour, space: move.space }, [move.space]);
    case "place-building":
      return line(seat, "log-building", { colour: move.colour, space: move.space }, [move.space]);
    case "withdraw-leader":
      return line(seat, "log-leader-off", { colour: move.colour });
    case "play-catastrophe":
      return line(seat, "log-catastrophe", { space: move.space }, [move.space]);
    case "leave-treasure":
      return line(seat, "log-leave", { space: move.space }, [move.space]);
    case "erect-wonder":
      return line(seat, "log-wonder", { space: move.space }, [move.space]);
    case "build-monument":
      return line(seat, "log-monument", { monument: move.monument, space: move.space }, [move.space]);
    case "swap":
      return { ...line(seat, "log-swap-own"), tiles: move.tiles };
    case "hidden-swap":
      return line(seat, "log-swap", { count: move.count });
    case "commit":
      return line(seat, "log-commit", { count: move.count });
    case "fight-war":
      return line(seat, "log-war-choice", { colour: move.colour });
    case "score-wonder":
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
    const space = event.type === "moved" ? spaceOf(event.move) : "space" in event ? event.space : null;
    if (space) spaces.add(space);
  }
  return spaces;
}

/** Pairs of colour and count, without zeros. */
export function countPairs(counts: Counts): [Colour, number][] {
  return COLOURS.map((colour, index): [Colour, number] => [colour, counts[index] ?? 0]).filter(([, count]) => count);
}
