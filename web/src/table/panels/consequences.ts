/** The consequences of a move in words, and the pieces that these words are about. */

import { spaceOf } from "../../model/moves";
import { dynastyOf } from "../../model/pieces";
import type { Conflict, Defeat, Move, Preview, Side, Space, Table, Taking } from "../../net/messages";
import { capital, listOf, t } from "../../text/i18n.svelte";

export function titleOf(move: Move, preview: Preview | null): string {
  const space = spaceOf(move) ?? "";
  if (preview?.unites) return t("callout-unites", { space });
  switch (move.type) {
    case "place-tile":
      return t("callout-tile", { colour: move.colour, space });
    case "position-leader":
      return preview?.conflicts?.length
        ? t("callout-revolt", { space })
        : t("callout-leader", { colour: move.colour, space });
    case "withdraw-leader":
      return t("callout-withdraw", { colour: move.colour });
    case "play-catastrophe":
      return t("callout-catastrophe", { space });
    case "place-building":
      return capital(t("log-building", { colour: move.colour, space }));
    case "build-monument":
      return capital(t("log-monument", { monument: move.monument, space }));
    case "erect-wonder":
      return capital(t("log-wonder", { space }));
    case "leave-treasure":
      return t("leave-do", { space });
    case "commit":
    case "decline":
    case "pass":
    case "score-wonder":
    case "swap":
    case "fight-war":
      return "";
  }
}

/** Each consequence as a sentence, besides points and conflicts. */
export function notesOf(move: Move, preview: Preview | null, table: Table): string[] {
  if (!preview) return move.type === "place-tile" ? [t("callout-nothing")] : [];
  const notes = [...dutyNotes(move, preview, table), ...earnerNotes(preview, table), ...tileNotes(move, preview)];
  if (preview.order) notes.push(t("callout-order"));
  if (preview.removed?.length) {
    notes.push(t("callout-removed", { count: preview.removed.length, spaces: listOf(preview.removed) }));
  }
  for (const lost of preview.leaders_lost ?? []) {
    notes.push(
      t("callout-leader-lost", {
        me: lost.seat === table.viewer ? "yes" : "no",
        dynasty: dynastyOf(table.seats, lost.seat),
        colour: lost.colour,
      }),
    );
  }
  if (preview.splits) notes.push(t("callout-splits"));
  if (preview.building) notes.push(t("callout-building", { colour: preview.building }));
  if (preview.monuments?.length) notes.push(t("callout-monument", { count: preview.monuments.length }));
  if (preview.wonder) notes.push(t("callout-wonder"));
  if (preview.treasures) notes.push(`${capital(takingWords(preview.treasures, table))}.`);
  for (const conflict of preview.conflicts ?? []) notes.push(...aftermathNotes(conflict, table));
  if (preview.ends_game) notes.push(t("callout-ends"));
  return notes;
}

/** The points that a leader would score in its kingdom. */
function dutyNotes(move: Move, preview: Preview, table: Table): string[] {
  if (move.type !== "position-leader" || !preview.scores?.length) return [];
  const kingdom = new Set(preview.touched?.flat());
  const seats = new Set(
    table.board.leaders
      .filter(({ space, seat, colour }) => kingdom.has(space) && !(seat === table.viewer && colour === move.colour))
      .map(({ seat }) => seat),
  );
  const isOwn = seats.size === 1 && table.viewer !== null && seats.has(table.viewer);
  const notes = [
    t("callout-scores", {
      where: !seats.size ? "new" : isOwn ? "own" : "shared",
      tiles: listOf(preview.scores.map((colour) => t("tiles-name", { colour }))),
      dynasties: listOf([...seats].map((seat) => t("space-owner", { dynasty: dynastyOf(table.seats, seat) }))),
    }),
  ];
  if (preview.income) notes.push(t("callout-income", { count: preview.income }));
  return notes;
}

/** The leaders that a monument would pay. */
function earnerNotes({ earners }: Preview, { seats, viewer }: Table): string[] {
  if (!earners) return [];
  if (!earners.length) return [t("callout-earns-none")];
  return earners.map(({ seat, colour }) =>
    capital(t("callout-earns", { me: seat === viewer ? "yes" : "no", dynasty: dynastyOf(seats, seat), colour })),
  );
}

/** Why a tile scores nothing, or scores through the king. */
function tileNotes(move: Move, preview: Preview): string[] {
  if (move.type !== "place-tile") return [];
  if (preview.unites) return [t("callout-no-point")];
  const [gain] = preview.gains ?? [];
  if (!gain) return preview.touched?.length ? [t("callout-no-scorer", { colour: move.colour })] : [];
  return gain.leader === move.colour ? [] : [t("callout-stands-in", { colour: move.colour })];
}

export function takingWords({ seat, count, spaces }: Taking, table: Table): string {
  return t("callout-treasures", {
    me: seat === table.viewer ? "yes" : "no",
    dynasty: dynastyOf(table.seats, seat),
    choice: spaces.length > count ? "yes" : "no",
    count,
    spaces: listOf(spaces),
  });
}

/** `If Bull holds`, for the side that would win. */
export function conditionOf({ attacker }: Conflict, winner: Side, { seats, viewer }: Table): string {
  const dynasty = dynastyOf(seats, winner.seat);
  if (winner.seat === attacker.seat) {
    return winner.seat === viewer ? t("conflict-if-you-win") : t("conflict-if-wins", { dynasty });
  }
  return winner.seat === viewer ? t("conflict-if-you-hold") : t("conflict-if-holds", { dynasty });
}

/** Treasures and the end of the game, where they depend on the outcome. */
function aftermathNotes(conflict: Conflict, table: Table): string[] {
  const { attacker, defender } = conflict;
  return [[attacker, defender.defeat] as const, [defender, attacker.defeat] as const].flatMap(([winner, defeat]) => {
    const words = aftermathWords(defeat, table);
    return words.length ? [`${conditionOf(conflict, winner, table)}: ${words.join("; ")}.`] : [];
  });
}

/** Consequences of a defeat besides points and pieces. */
export function aftermathWords({ treasures, ends_game }: Defeat, table: Table): string[] {
  const words = treasures ? [takingWords(treasures, table)] : [];
  if (ends_game) words.push(t("conflict-ends"));
  return words;
}

/** The spaces of the pieces that the words are about; a callout does not cover them. */
export function spacesAbout(preview: Preview | null, { board }: Table): Set<Space> {
  const about = new Set<Space>();
  for (const { attacker, defender } of preview?.conflicts ?? []) {
    for (const side of [attacker, defender]) {
      for (const space of [side.space, ...side.supporters, ...(side.defeat.treasures?.spaces ?? [])]) about.add(space);
    }
  }
  for (const { seat, leader } of preview?.gains ?? []) {
    const scorer = board.leaders.find((piece) => piece.seat === seat && piece.colour === leader);
    if (scorer) about.add(scorer.space);
  }
  for (const { seat, colour } of preview?.earners ?? []) {
    const earner = board.leaders.find((piece) => piece.seat === seat && piece.colour === colour);
    if (earner) about.add(earner.space);
  }
  for (const { space } of preview?.leaders_lost ?? []) about.add(space);
  for (const space of [...(preview?.removed ?? []), ...(preview?.treasures?.spaces ?? [])]) about.add(space);
  // of a leader's kingdom, the other leaders
  const kingdom = new Set(preview?.scores?.length ? preview.touched?.flat() : []);
  for (const { space } of board.leaders) if (kingdom.has(space)) about.add(space);
  return about;
}
