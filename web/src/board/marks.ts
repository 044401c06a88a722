/** Marks that the board draws besides the pieces on it. */

import type { ArrowOn, MarkOn, Space } from "../net/messages";

/** A piece about to be placed. */
export interface Ghost {
  space: Space;
  symbol: string;
  /** symbol drawn below it */
  under: string | null;
  isMine: boolean;
  /** temples beside a leader that would start a revolt */
  temples: number | null;
  /** dropped there; the server has not answered yet */
  isSet: boolean;
}

/** A monument or wonder about to be built. */
export interface Plan {
  symbol: string;
  space: Space;
  spaces: Space[];
}

/** The spaces that count in a conflict. */
export interface Sides {
  kind: "revolt" | "war";
  attack: ReadonlySet<Space>;
  defence: ReadonlySet<Space>;
}

/** Spaces that changed since the viewer's last turn. */
export interface Changes {
  /** with something new */
  fresh: ReadonlySet<Space>;
  /** that have become empty */
  gone: ReadonlySet<Space>;
}

/** Coloured marks and arrows of a study. */
export interface Sketch {
  marks: readonly MarkOn[];
  arrows: readonly ArrowOn[];
  /** where an arrow begins that is being drawn */
  tail: Space | null;
  /** spaces of the move that led to the position */
  last: readonly Space[];
}

/** Draws an arrow from a space to another one, or marks a space. */
export type Draw = (tail: Space, head: Space, event: MouseEvent) => void;
