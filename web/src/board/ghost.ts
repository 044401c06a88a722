/** A piece about to be placed, as the board draws it. */

import type { Space } from "../net/messages";

export interface Ghost {
  space: Space;
  symbol: string;
  /** what lies below it */
  under: string | null;
  isMine: boolean;
  /** it was let go there, and the server has not answered yet */
  isSet: boolean;
}

export interface Plan {
  symbol: string;
  space: Space;
  spaces: Space[];
}
