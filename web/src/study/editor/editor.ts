/** Changes of a position in the board editor. The server lists its defects. */

import { COLOURS } from "../../model/pieces";
import { COLUMNS, ROWS, cellOf, plusOf, spaceAt, squareOf } from "../../model/spaces";
import type { Board, Colour, Counts, Layout, LayoutSeat, MonumentName, Space } from "../../net/messages";

/** The piece that a press of a space puts there. */
export type Tool =
  | { kind: "tile"; colour: Colour }
  | { kind: "leader"; colour: Colour; seat: number }
  | { kind: "monument"; monument: MonumentName }
  | { kind: "treasure" | "catastrophe" | "building" | "wonder" | "erase" };

export const NEW_SEAT: LayoutSeat = { hand: null, points: [0, 0, 0, 0], treasures: 0, catastrophes: 2 };

const without = (spaces: readonly Space[], gone: readonly Space[]) => spaces.filter((space) => !gone.includes(space));

/** Takes everything from some spaces, with monuments and the wonder that cover one of them. */
export function cleared(layout: Layout, ...spaces: Space[]): Layout {
  const broken = layout.monuments.filter(({ space }) => squareOf(space).some((each) => spaces.includes(each)));
  const isRazed = layout.wonder !== null && plusOf(layout.wonder).some((each) => spaces.includes(each));
  const gone = [
    ...spaces,
    ...broken.flatMap(({ space }) => squareOf(space)),
    ...(isRazed && layout.wonder ? plusOf(layout.wonder) : []),
  ];
  return {
    ...layout,
    tiles: layout.tiles.filter(({ space }) => !gone.includes(space)),
    treasures: without(layout.treasures, gone),
    catastrophes: without(layout.catastrophes, gone),
    buildings: without(layout.buildings, gone),
    leaders: layout.leaders.filter(({ space }) => !gone.includes(space)),
    monuments: layout.monuments.filter((each) => !broken.includes(each)),
    wonder: isRazed ? null : layout.wonder,
  };
}

/** The position after a press of a space; what lies there already is taken away. */
export function pressed(layout: Layout, tool: Tool, space: Space): Layout {
  switch (tool.kind) {
    case "erase":
      return cleared(layout, space);
    case "tile": {
      const isThere = layout.tiles.some((tile) => tile.space === space && tile.colour === tool.colour);
      const bare = cleared(layout, space);
      return isThere ? bare : { ...bare, tiles: [...bare.tiles, { space, colour: tool.colour }] };
    }
    case "leader": {
      const { colour, seat } = tool;
      const mine = layout.leaders.find((each) => each.seat === seat && each.colour === colour);
      const bare = cleared(layout, space);
      const leaders = bare.leaders.filter((each) => each.seat !== seat || each.colour !== colour);
      return { ...bare, leaders: mine?.space === space ? leaders : [...leaders, { space, seat, colour }] };
    }
    case "catastrophe": {
      const bare = cleared(layout, space);
      const isThere = layout.catastrophes.includes(space);
      return isThere ? bare : { ...bare, catastrophes: [...bare.catastrophes, space] };
    }
    case "treasure":
      return { ...layout, treasures: toggled(layout.treasures, space) };
    case "building": {
      // one of each colour: it moves there
      const colour = layout.tiles.find((tile) => tile.space === space)?.colour ?? null;
      const same = layout.tiles
        .filter((tile) => tile.colour === colour && tile.space !== space)
        .map((tile) => tile.space);
      return { ...layout, buildings: toggled(without(layout.buildings, same), space) };
    }
    case "monument": {
      const corner = fitting(space);
      const old = layout.monuments.find(({ monument }) => monument === tool.monument);
      const bare = cleared(layout, ...squareOf(corner), ...(old ? squareOf(old.space) : []));
      if (old?.space === corner) return bare;
      const tiles = squareOf(corner).map((each) => ({ space: each, colour: null }));
      const built = { space: corner, monument: tool.monument };
      return { ...bare, tiles: [...bare.tiles, ...tiles], monuments: [...bare.monuments, built] };
    }
    case "wonder": {
      const bare = cleared(layout, ...plusOf(space), ...(layout.wonder ? plusOf(layout.wonder) : []));
      return { ...bare, wonder: layout.wonder === space ? null : space };
    }
  }
}

/** The top left space of a square at this space that lies on the board. */
function fitting(space: Space): Space {
  const { column, row } = cellOf(space);
  return spaceAt(Math.min(column, COLUMNS - 2), Math.min(row, ROWS - 2));
}

function toggled(spaces: readonly Space[], space: Space): Space[] {
  return spaces.includes(space) ? without(spaces, [space]) : [...spaces, space];
}

/** The position for other players, without the leaders of removed ones. */
export function withPlayers(layout: Layout, players: readonly string[]): Layout {
  const seats = players.map((player) => layout.seats[layout.players.indexOf(player)] ?? NEW_SEAT);
  const leaders = layout.leaders.flatMap((leader) => {
    const seat = players.indexOf(layout.players[leader.seat] ?? "");
    return seat < 0 ? [] : [{ ...leader, seat }];
  });
  const turn = Math.max(0, players.indexOf(layout.players[layout.turn] ?? ""));
  return { ...layout, players: [...players], seats, leaders, turn };
}

/** The pieces as the board draws them; strengths and kingdoms are the engine's. */
export function boardOf(layout: Layout): Board {
  return {
    tiles: layout.tiles.flatMap(({ space, colour }) => (colour ? [{ space, colour }] : [])),
    face_down: layout.tiles.flatMap(({ space, colour }) => (colour ? [] : [space])),
    treasures: layout.treasures,
    catastrophes: layout.catastrophes,
    leaders: layout.leaders.map((leader) => ({ ...leader, temples: 0, supporters: 0 })),
    monuments: layout.monuments.map(({ space, monument }) => {
      const [one = "black", other = "red"] = monument.split("-") as Colour[];
      return { space, colours: [one, other] };
    }),
    buildings: layout.buildings.flatMap((space) => {
      const colour = layout.tiles.find((tile) => tile.space === space)?.colour;
      return colour ? [{ space, colour }] : [];
    }),
    wonder: layout.wonder ? plusOf(layout.wonder) : [],
    unification: null,
    kingdoms: [],
  };
}

/** A number of a seat's counts. */
export function withCount(counts: Counts, colour: Colour, count: number): Counts {
  const next: Counts = [...counts];
  next[COLOURS.indexOf(colour)] = Math.max(0, Math.min(999, Math.round(count) || 0));
  return next;
}
