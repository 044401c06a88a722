/** The buttons beside the prompt, each with its key: only those that the open decision allows. */

import { isSameMove, takenBy } from "../model/moves";
import type { Move, Table } from "../net/messages";
import { capital, t } from "../text/i18n.svelte";
import type { Game } from "./game.svelte";
import type { Intent } from "./intent.svelte";
import type { History } from "./past/history.svelte";

export interface Action {
  id: string;
  label: string;
  /** its key, as KeyboardEvent.key in lower case, and the label of the key */
  key: string;
  hint: string;
  isPrimary?: boolean;
  isOff?: boolean;
  title?: string | undefined;
  /** it runs by itself after a few seconds */
  isTimed?: boolean;
  /** the move it makes at once, to preview its consequences */
  move?: Move;
  run: () => void;
}

export function actionsFor(table: Table, intent: Intent, isNarrow: boolean): Action[] {
  const { game, choices, pick, ghost } = intent;
  const { decision } = table;
  const actions: Action[] = [];
  if (game.history.isOpen) return lookBackActions(game.history);
  if (game.handover !== null) {
    const label = t("handover-do");
    return [{ id: "next", label, key: "enter", hint: t("key-enter"), isPrimary: true, run: () => game.next() }];
  }
  if (game.isCatchingUp) {
    const isVerdict = game.verdict !== null && !game.queue.length;
    const skip: Action = {
      id: "skip",
      label: t("playback-skip"),
      key: "escape",
      hint: t("key-escape"),
      isPrimary: true,
      run: () => game.skip(),
    };
    return [
      // a phone has no room for it, and shows each move with a button before it is made
      ...(game.present?.undo_to.length && !isNarrow ? [undoAction(game, table)] : []),
      {
        id: "pause",
        label: t(game.isPaused ? "playback-go" : "playback-pause"),
        key: "p",
        hint: "P",
        run: () => game.pause(),
      },
      {
        id: "next",
        label: t(game.verdict ? "verdict-go" : "playback-step"),
        key: " ",
        hint: t("key-space"),
        isPrimary: isVerdict,
        run: () => game.next(),
      },
      ...(isVerdict ? [] : [skip]),
    ];
  }
  if (intent.held && game.isMine) {
    const isPass = intent.held.move.type === "pass";
    return [
      {
        id: "take-back",
        label: t(isPass ? "cancel" : "take-back"),
        key: isPass ? "escape" : "u",
        hint: isPass ? t("key-escape") : "U",
        run: () => intent.clear(),
      },
      {
        id: "primary",
        label: t("end-turn"),
        key: "enter",
        hint: t("key-enter"),
        isPrimary: true,
        isTimed: intent.held.isTimed,
        run: () => intent.endTurn(),
      },
    ];
  }
  if (table.undo_to.length && game.cover === null) {
    actions.push(undoAction(game, table));
  } else if (game.canAskUndo) {
    actions.push({
      id: "ask-undo",
      label: t("undo-ask"),
      key: "u",
      hint: "U",
      title: t("undo-ask.about"),
      run: () => game.askUndo(),
    });
  }
  if (!decision || !game.isMine) return actions;
  const enter = t("key-enter");
  const primary = (label: string, run: () => void, isOff = false): Action => ({
    id: "primary",
    label,
    key: "enter",
    hint: enter,
    isPrimary: true,
    isOff,
    run,
  });
  const putBack: Action = {
    id: "put-back",
    label: t("put-back"),
    key: "escape",
    hint: t("key-escape"),
    run: () => intent.clear(),
  };
  if (intent.swapping) {
    actions.push({ ...putBack, label: t("cancel") });
    actions.push(primary(t("swap-do", { count: intent.swapping.size }), () => intent.confirm(), intent.swap === null));
    return actions;
  }
  if (game.hasHints && !game.roomState.isShared && (!pick || pick.kind === "building")) {
    actions.unshift({
      id: "hint",
      label: t("hint"),
      key: "h",
      hint: "H",
      title: t("hint.about"),
      isOff: game.info.isHinting,
      run: () => game.askHint(),
    });
  }
  switch (decision.kind) {
    case "action": {
      if (!pick || !isNarrow) {
        if (choices.swap) {
          actions.push({ id: "swap", label: t("swap"), key: "w", hint: "W", run: () => intent.startSwap() });
        }
        if (choices.can_pass) {
          actions.push({
            id: "end",
            label: t("end-turn"),
            key: "e",
            hint: "E",
            run: () => {
              intent.clear();
              intent.submit({ type: "pass" });
            },
          });
        }
      }
      if (pick) {
        actions.push(putBack);
        if (pick.kind === "leader" && choices.withdraw_leader?.includes(pick.colour)) {
          const move: Move = { type: "withdraw-leader", colour: pick.colour };
          actions.push({
            id: "off",
            label: t("withdraw"),
            key: "delete",
            hint: "Del",
            title: t("withdraw.about"),
            move,
            run: () => {
              // touch has no hover: the first tap shows the consequences
              if (isNarrow && !isSameMove(intent.choice, move)) intent.choice = move;
              else intent.submit(move);
            },
          });
        }
        if (ghost) {
          const place = isNarrow && pick.kind === "tile" ? "place-tile-on" : "place-on";
          const key = pick.kind === "leader" ? "send-to" : pick.kind === "catastrophe" ? "strike" : place;
          const colour = pick.kind === "tile" ? pick.colour : "red";
          actions.push(primary(t(key, { space: ghost, colour }), () => intent.confirm()));
        }
      }
      break;
    }
    case "commit":
      actions.push(
        primary(t("commit-do", { count: intent.commit, colour: decision.conflict?.tile ?? "red" }), () =>
          game.play({ type: "commit", count: intent.commit }),
        ),
      );
      break;
    case "war":
      actions.push(primary(t("war-do"), () => intent.confirm(), !intent.choice));
      break;
    case "building":
    case "monument":
    case "treasure":
      if (choices.can_decline) {
        actions.push({
          id: "decline",
          label: t(decision.kind === "treasure" ? "decline-treasures" : "decline-build"),
          key: "d",
          hint: "D",
          run: () => game.play({ type: "decline" }),
        });
      }
      actions.push(
        primary(
          intent.choice?.type === "leave-treasure"
            ? t(takenBy(choices, intent.choice.space) ? "take-do" : "leave-do", {
                space: takenBy(choices, intent.choice.space) ?? intent.choice.space,
              })
            : decision.kind === "building" && ghost
              ? t("place-on", { space: ghost })
              : t(decision.kind === "treasure" ? "take-do-none" : "build-do"),
          () => intent.confirm(),
          !intent.move,
        ),
      );
      break;
    case "wonder-point":
      actions.push(
        primary(
          intent.choice?.type === "score-wonder" ? t("take-point", { colour: intent.choice.colour }) : capital(t("ok")),
          () => intent.confirm(),
          !intent.choice,
        ),
      );
      break;
  }
  return actions;
}

function undoAction(game: Game, { seats, viewer }: Table): Action {
  const isCasual = seats.every(({ kind }, seat) => kind === "bot" || seat === viewer);
  const title = isCasual ? t("undo-casual") : undefined;
  return { id: "undo", label: t("undo"), key: "u", hint: "U", title, run: () => game.undo() };
}

/** The buttons while the player looks back. */
function lookBackActions(history: History): Action[] {
  const { ply, isPlaying } = history;
  return [
    { id: "earlier", label: t("back-earlier"), key: "b", hint: "B", isOff: ply === 0, run: () => void history.go(-1) },
    { id: "later", label: t("back-later"), key: "f", hint: "F", run: () => void history.go(1) },
    {
      id: "play",
      label: t(isPlaying ? "replay-stop" : "replay-play"),
      key: " ",
      hint: t("key-space"),
      run: () => (isPlaying ? history.stop() : void history.play()),
    },
    {
      id: "present",
      label: t("back-present"),
      key: "escape",
      hint: t("key-escape"),
      isPrimary: true,
      run: () => history.close(),
    },
  ];
}
