/** Keyboard shortcuts of the table. */

import { change, settings } from "../browser/settings.svelte";
import { buildingIn } from "../model/moves";
import { COLOURS } from "../model/pieces";
import type { Conflict, Move } from "../net/messages";
import { t } from "../text/i18n.svelte";
import { type Note, refusalNote } from "../text/refusals";
import type { Action } from "./actions";
import type { Intent } from "./intent.svelte";
import { notNow, tapCatastrophe, tapLeader, tapTile } from "./taps";

export interface Keyboard {
  intent: Intent;
  actions: readonly Action[];
  /** the moves of an open choice, in the order they are listed */
  options: readonly Move[];
  help: () => void;
  nextLegal: (step: number) => void;
  focusBoard: () => void;
  /** shows why a piece cannot be picked */
  explain: (note: Note) => void;
  putBack: () => void;
  /** the mouse or a finger has used a control last */
  wasClicked: (control: Element) => boolean;
  /** prepares the move of the hint that is shown; false without one */
  followHint: () => boolean;
  /** one move back or forward in the history */
  lookBack: (by: 1 | -1) => void;
  /** plays what happened since the player's last turn */
  playSince: () => void;
}

/** hand, leaders, catastrophe */
const PIECES = /^[\dx]$/;
/** end, hint, undo, swap */
const ACTIONS = /^[ehuw]$/;
const FIELDS = "textarea, select, input:not([type=radio], [type=checkbox], [type=range])";

export function pressKey(event: KeyboardEvent, at: Keyboard): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target instanceof HTMLElement && target.matches(FIELDS)) return;
  const name = event.key.toLowerCase();
  const { game } = at.intent;
  if (name === "escape") {
    if (game.history.isOpen) return game.history.close();
    return game.isCatchingUp ? game.skip() : at.putBack();
  }
  if (name === "?") {
    event.preventDefault();
    return at.help();
  }
  if (name === "k") return change("kingdoms", !settings.kingdoms);
  if (name === "s") return change("strengths", !settings.strengths);
  if (name === "c") return change("coordinates", !settings.coordinates);
  if (name === "r") return at.playSince();
  if (name === "b") return at.lookBack(-1);
  const isOnBoard = target instanceof Element && target.hasAttribute("data-space");
  if (game.history.isOpen && !isOnBoard && (name === "arrowleft" || name === "arrowright")) {
    event.preventDefault();
    return at.lookBack(name === "arrowleft" ? -1 : 1);
  }
  if (name === "n") return at.nextLegal(event.shiftKey ? -1 : 1);
  if (PIECES.test(name)) {
    const note = game.table?.viewer == null ? null : pickByKey(name, at);
    if (note) at.explain(note);
    return;
  }
  if ((name === "enter" || name === " ") && handlesItself(target, name, at)) return;
  if (name === "h" && at.followHint()) return;
  const action = at.actions.find((candidate) => candidate.key === name && !candidate.isOff);
  if (!action) {
    const note = whyNoAction(name, at.intent);
    if (note) at.explain(note);
    return;
  }
  event.preventDefault();
  action.run();
}

/** Why an action is not offered at the moment. */
function whyNoAction(name: string, intent: Intent): Note | null {
  const { game } = intent;
  if (game.table?.viewer == null || !game.table.decision || intent.held) return null;
  if (game.history.isOpen) return ACTIONS.test(name) ? notNow(intent) : null;
  if (name === "u" && !game.isPending) return refusalNote({ code: "no-undo" });
  if (name === "h" && game.roomState.isShared) return refusalNote({ code: "no-hints" });
  const isTurn = game.isMine && game.decision?.kind === "action";
  return (name === "e" || name === "w") && !isTurn ? notNow(intent) : null;
}

/**
 * Whether a focused control keeps Enter and Space to itself. Not if it was clicked: then the focus is only a trace of the
 * mouse, and the key does what the button beside the prompt says. A piece or an option that is chosen already leaves Enter
 * to the button that confirms it.
 */
function handlesItself(target: EventTarget | null, name: string, { wasClicked }: Keyboard): boolean {
  const control = target instanceof Element ? target.closest("button, a") : null;
  if (!control || wasClicked(control)) return false;
  return name === " " || control.getAttribute("aria-pressed") !== "true" || !control.closest(".tray, .choice");
}

/** Picks a piece or an option with a number key or X, or returns why not. */
function pickByKey(name: string, { intent, options, focusBoard }: Keyboard): Note | null {
  const { game, choices } = intent;
  const number = Number(name);
  if (!game.decision) return null;
  if (!game.isMine) return notNow(intent);
  if (name === "x" && (intent.swapping || game.decision.kind !== "action")) return notNow(intent);
  if (intent.swapping) return tapTile(intent, number - 1);
  switch (game.decision.kind) {
    case "action": {
      const leader = COLOURS["7890".indexOf(name)];
      const note =
        name === "x" ? tapCatastrophe(intent) : leader ? tapLeader(intent, leader) : tapTile(intent, number - 1);
      if (intent.pick) focusBoard();
      return note;
    }
    case "commit": {
      const { conflict } = game.decision;
      if (!choices.commit?.includes(number)) return conflict && whyNotCommitted(choices.commit ?? [], conflict);
      intent.commit = number;
      return null;
    }
    case "building": {
      const [, spaces] = buildingIn(choices) ?? [];
      const space = spaces?.[number - 1];
      if (!space) return notNow(intent);
      intent.target = space;
      return null;
    }
    case "war":
    case "monument":
    case "treasure":
    case "wonder-point": {
      const option = options[number - 1];
      if (!option) return notNow(intent);
      intent.choice = option;
      return null;
    }
  }
}

function whyNotCommitted(commits: readonly number[], { kind, tile }: Conflict): Note {
  const text = t("prompt-commit-up-to", { count: Math.max(0, ...commits), colour: tile });
  return { text, rule: kind === "revolt" ? "R8.2" : "R9.4" };
}
