/** The log: lines of the server, laid out by move and turn. */

import type { Line, Past, Space } from "../../net/messages";
import type { AppliedStep } from "../../net/steps";

export interface LogLine extends Line {
  spaces: Space[];
  /** number of moves before its step, and whether it is the first line of the step */
  ply: number;
  opens: boolean;
}

export function pastOf({ table, seat, lines }: AppliedStep): Past {
  return { ply: table.ply, turn: table.turn, seat, lines };
}

/** Adds a move at its place and drops any moves recorded from there on. */
export function addPast(past: readonly Past[], last: Past): Past[] {
  return [...past.filter(({ ply }) => ply < last.ply), last];
}

/** Lines for all moves, with the heading of each turn. */
export function linesOf(entries: readonly Past[]): LogLine[] {
  return entries.flatMap((entry, index) => {
    const first = entry.lines.findIndex(({ is_heading }) => !is_heading);
    const lines = entry.lines.map((line, nth): LogLine => {
      const ply = line.is_heading ? entry.ply : entry.ply - 1;
      return { ...line, spaces: spacesOf([line]), ply, opens: nth === first };
    });
    const isFollowing = index > 0 && entries[index - 1]?.ply === entry.ply - 1;
    return isFollowing ? lines : [headingBefore(entry), ...lines];
  });
}

/** The heading of the turn in which a move was made. */
function headingBefore({ lines, turn, seat, ply }: Past): LogLine {
  const begun = lines.filter(({ is_heading }) => is_heading).length;
  return {
    text: "log-turn",
    args: { turn: turn - begun },
    seat,
    is_heading: true,
    spaces: [],
    ply: ply - 1,
    opens: false,
  };
}

/** The spaces that lines name, to highlight them. */
export function spacesOf(lines: readonly Line[]): Space[] {
  const named = lines.flatMap(({ args }) => [args?.space ?? [], args?.spaces ?? []]).flat();
  return named.filter((space) => typeof space === "string");
}
