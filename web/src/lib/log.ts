/** The log: events as lines, with what each is about. */

import type { Colour, Counts, Event, Space, Step } from "../messages";
import type { Args } from "./i18n.svelte";
import { parseMove } from "./moves";
import { COLOURS } from "./pieces";

/** What happened in one step, kept for the log. */
export interface Entry {
  ply: number;
  turn: number;
  seat: number;
  events: Event[];
}

export interface GainMark {
  seat: number;
  colour: Colour;
  amount: number;
}

export interface LogLine {
  kind: "turn" | "line";
  /** who did it, for the seal; null for what nobody did */
  seat: number | null;
  /** a text, its arguments, and tiles to be listed in it */
  text: string;
  args: Args;
  tiles: Counts | null;
  other: number | null;
  spaces: Space[];
  gains: GainMark[];
  /** the moves before the step that this line belongs to, and whether it opens the step */
  ply: number;
  opens: boolean;
}

export function entryOf(step: Step): Entry {
  return { ply: step.table.ply, turn: step.table.turn, seat: step.seat, events: step.events };
}

/** Puts an entry in its place, replacing an older one of the same move and all after it. */
export function keepEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  return [...entries.filter(({ ply }) => ply < entry.ply), entry];
}

/** Lines for all entries, as the viewer may see them; a shared screen knows more than one viewer may. */
export function linesOf(entries: readonly Entry[], viewer: number | null, isOver = false): LogLine[] {
  const lines: LogLine[] = [];
  entries.forEach((entry, index) => {
    if (index === 0 || entries[index - 1]?.ply !== entry.ply - 1) {
      const begun = entry.events.filter(({ type }) => type === "turn").length;
      lines.push(header(entry.turn - begun, entry.seat, entry.ply));
    }
    let opens = true;
    for (const event of entry.events) {
      const line = lineOf(event, entry, viewer, isOver, lines);
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

function lineOf(
  event: Event,
  entry: Entry,
  viewer: number | null,
  isOver: boolean,
  lines: readonly LogLine[],
): LogLine | null {
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
  const isOpen = (seat: number) => isOver || viewer === seat;
  switch (event.type) {
    case "turn":
      return header(entry.turn, event.seat, entry.ply + 1);
    case "move":
      return moveLine(event.seat, event.move, line, isOpen(event.seat));
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
      return line(
        event.seat,
        "log-back",
        { colour: event.colour, space: event.space, cause: event.cause },
        [event.space],
      );
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
      if (!event.count) return null;
      if (isOpen(event.seat) && event.tiles) {
        return { ...line(event.seat, "log-draw-own"), tiles: event.tiles };
      }
      return null;
    case "over":
      return line(null, "log-over", { why: event.why });
  }
}

type MakeLine = (seat: number | null, text: string, args?: Args, spaces?: Space[]) => LogLine;

function moveLine(seat: number, text: string, line: MakeLine, isOpen: boolean): LogLine | null {
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
      if (isOpen && move.tiles) return { ...line(seat, "log-swap-own"), tiles: move.tiles };
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
      return line(seat, "log-decline");
  }
}

/** The spaces that a step was about, to be lit up. */
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

/** Counts as pairs, without those that are none. */
export function countPairs(counts: Counts): [Colour, number][] {
  return COLOURS.map((colour, index): [Colour, number] => [colour, counts[index] ?? 0]).filter(
    ([, count]) => count,
  );
}
