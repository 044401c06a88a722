/** The content of a space as text. */

import { dynastyOf } from "../model/pieces";
import { squareOf } from "../model/spaces";
import type { BoardInfo, Space, Table } from "../net/messages";
import { listOf, t } from "../text/i18n.svelte";

/** The content of a space: "temple with treasure, Bull's kingdom". */
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
        dynasty: dynastyOf(seats, leader.seat),
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
  let content = words.join(", ");
  if (board.treasures.includes(space)) content += ` ${t("space-treasure")}`;
  if (building) content += ` ${t("space-building", { colour: building.colour })}`;
  const rest: string[] = [];
  if (map.special.includes(space)) rest.push(t("space-special"));
  const kingdom = kingdomWords(space, table);
  if (kingdom) rest.push(kingdom);
  else if (tile || monument) rest.push(t("space-region"));
  return [content, ...rest].join(", ");
}

/** `kingdom of Bull and Pot`; null outside of kingdoms. */
export function kingdomWords(space: Space, { board, seats }: Pick<Table, "board" | "seats">): string | null {
  const kingdom = board.kingdoms.find((group) => group.includes(space));
  if (!kingdom) return null;
  const owners = new Set(board.leaders.filter((piece) => kingdom.includes(piece.space)).map(({ seat }) => seat));
  const names = [...owners].map((seat) => t("space-owner", { dynasty: dynastyOf(seats, seat) }));
  return t("space-kingdom", { dynasties: listOf(names) });
}

/** An explanation of the piece on a space, and its rule. */
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
