/** Buttons beside the prompt, each with its key: only those that the open decision allows. */

import type { Move } from "../net/messages";

export interface Action {
  id: string;
  label: string;
  /** the key that does it, as KeyboardEvent.key in small letters, and how it is shown */
  key: string;
  hint: string;
  isPrimary?: boolean;
  isOff?: boolean;
  title?: string;
  /** the move it makes at once, for what that would bring */
  move?: Move;
  run: () => void;
}
