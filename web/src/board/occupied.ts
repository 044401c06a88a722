/** Spaces with a piece, which a callout avoids. */

import { squareOf } from "../model/spaces";
import type { Board, Space } from "../net/messages";

export function occupiedSpaces(board: Board): Set<Space> {
  return new Set([
    ...board.tiles.map(({ space }) => space),
    ...board.leaders.map(({ space }) => space),
    ...board.face_down,
    ...board.catastrophes,
    ...board.wonder,
    ...board.treasures,
    ...board.monuments.flatMap(({ space }) => squareOf(space)),
  ]);
}
