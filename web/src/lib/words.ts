/** Words for lines of the log, for spaces, for players: from texts and what they are about. */

import type { BoardInfo, Counts, Dynasty, SeatInfo, Space, Table } from "../messages";
import { type Args, capital, hasText, listOf, t } from "./i18n.svelte";
import { type LogLine, countPairs } from "./log";
import { COLOURS } from "./pieces";
import { squareOf } from "./spaces";

/** Marks around what is set in bold; components/Rich.svelte reads them. */
export const BOLD = ["\uE000", "\uE001"] as const;

export function bold(text: string): string {
  return BOLD[0] + text + BOLD[1];
}

export function plain(text: string): string {
  return text.replaceAll(BOLD[0], "").replaceAll(BOLD[1], "");
}

/** `2 temples, 1 farm` */
export function tilesWords(tiles: Counts): string {
  return listOf(countPairs(tiles).map(([colour, count]) => t("tiles-count", { colour, count })));
}

export function dynastyName(dynasty: Dynasty): string {
  return t("dynasty-name", { dynasty });
}

/** A line of the log, with marks for bold. */
export function lineText(line: LogLine, seats: readonly { dynasty: Dynasty }[]): string {
  const args: Args = { ...line.args };
  if (typeof args.space === "string") args.space = bold(args.space);
  if (line.spaces.length) {
    args.spaces = bold(listOf(line.spaces));
    args.count ??= line.spaces.length;
  }
  if (line.tiles) args.tiles = tilesWords(line.tiles);
  const dynasty = line.seat === null ? null : seats[line.seat]?.dynasty;
  if (dynasty) args.dynasty = dynasty;
  const other = line.other === null ? null : seats[line.other]?.dynasty;
  if (other) args.other = other;
  return t(line.text, args);
}

/** A line of the log as it is heard. */
export function lineSaid(line: LogLine, seats: readonly { dynasty: Dynasty }[]): string {
  const text = plain(lineText(line, seats));
  const dynasty = line.seat === null ? null : seats[line.seat]?.dynasty;
  const gains = line.gains.map((gain) =>
    t("log-gain-said", {
      dynasty: seats[gain.seat]?.dynasty ?? "lion",
      colour: gain.colour,
      count: gain.amount,
    }),
  );
  const said = dynasty && line.kind === "line" ? t("log-said", { dynasty, text }) : text;
  return [said, ...gains].join(". ");
}

/** A player: the typed name, or what sits there. */
export function playerWords(seat: Pick<SeatInfo, "kind" | "name" | "level">, isMe: boolean): string {
  if (seat.kind === "bot") {
    return seat.name ? t("player-named-bot", { name: seat.name }) : t("player-bot", { level: seat.level ?? "" });
  }
  if (seat.name) return isMe ? `${seat.name}, ${t("player-you")}` : seat.name;
  return isMe ? t("player-you") : "";
}

/** What lies on a space, in words: "temple with treasure, Bull's kingdom". */
export function spaceWords(space: Space, table: Pick<Table, "board" | "seats">, map: BoardInfo): string {
  const { board, seats } = table;
  const words: string[] = [];
  const river = map.river.includes(space);
  const leader = board.leaders.find((piece) => piece.space === space);
  const tile = board.tiles.find((piece) => piece.space === space);
  const monument = board.monuments.find((piece) => squareOf(piece.space).includes(space));
  const building = board.buildings.find((piece) => piece.space === space);
  if (leader) {
    words.push(
      t("space-leader", {
        dynasty: seats[leader.seat]?.dynasty ?? "lion",
        colour: leader.colour,
        temples: leader.temples,
        supporters: leader.supporters,
      }),
    );
  } else if (board.wonder.includes(space)) words.push(t("space-wonder"));
  else if (monument) words.push(t("space-monument", { monument: monument.colours.join("-") }));
  else if (tile) words.push(t("space-tile", { colour: tile.colour }));
  else if (board.face_down.includes(space)) words.push(t("space-face-down"));
  else if (board.catastrophes.includes(space)) words.push(t("space-catastrophe"));
  else words.push(t(river ? "space-empty-river" : "space-empty-land"));
  if (board.unification === space) words.push(t("space-unification"));
  let said = words.join(", ");
  if (board.treasures.includes(space)) said += ` ${t("space-treasure")}`;
  if (building) said += ` ${t("space-building", { colour: building.colour })}`;
  const rest: string[] = [];
  if (map.special.includes(space)) rest.push(t("space-special"));
  const kingdom = board.kingdoms.find((group) => group.includes(space));
  if (kingdom) {
    const owners = [...new Set(board.leaders.filter((piece) => kingdom.includes(piece.space)).map((l) => l.seat))];
    rest.push(
      t("space-kingdom", {
        dynasties: listOf(owners.map((seat) => t("space-owner", { dynasty: seats[seat]?.dynasty ?? "lion" }))),
      }),
    );
  } else if (tile || monument) rest.push(t("space-region"));
  return [said, ...rest].join(", ");
}

/** What the piece on a space is for, and the rule about it. */
export function aboutSpace(space: Space, table: Pick<Table, "board">, map: BoardInfo): [string, string] | null {
  const { board } = table;
  if (board.unification === space) return [t("about-unification"), "R5.4"];
  const leader = board.leaders.find((piece) => piece.space === space);
  if (leader) return [t("about-leader", { colour: leader.colour }), "R5.3"];
  if (board.wonder.includes(space)) return [t("about-wonder"), "R11.9"];
  if (board.monuments.some((piece) => squareOf(piece.space).includes(space))) return [t("about-monument"), "R11.3"];
  const building = board.buildings.find((piece) => piece.space === space);
  if (building) return [t("about-building", { colour: building.colour }), "R11.6"];
  if (board.treasures.includes(space)) {
    return map.special.includes(space) ? [t("about-special"), "R12.2"] : [t("about-treasure"), "R12.1"];
  }
  const tile = board.tiles.find((piece) => piece.space === space);
  if (tile) return [t("about-tile", { colour: tile.colour }), "R5.3"];
  if (board.face_down.includes(space)) return [t("about-face-down"), "R11.2"];
  if (board.catastrophes.includes(space)) return [t("about-catastrophe"), "R6.2"];
  return null;
}

/** The title of an edition. */
export function presetTitle(preset: string): string {
  return hasText(`preset-${preset}.title`) ? t(`preset-${preset}.title`) : capital(preset);
}

/** The colours that are lowest. */
export function lowestOf(points: Counts): boolean[] {
  const least = Math.min(...points);
  return COLOURS.map((_, index) => points[index] === least);
}

/** `3 minutes ago`, from a time as the server writes it. */
export function ago(time: string, now: number = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(time)) / 60_000);
  if (!(minutes >= 1)) return t("ago-now");
  if (minutes < 60) return t("ago-minutes", { count: minutes });
  if (minutes < 60 * 24) return t("ago-hours", { count: Math.floor(minutes / 60) });
  return t("ago-days", { count: Math.floor(minutes / 60 / 24) });
}
