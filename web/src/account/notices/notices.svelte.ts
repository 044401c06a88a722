/** Notices that it is the person's turn at another table. */

import { socketAt } from "../../net/api";
import { Connection } from "../../net/connection";
import type { YourTurn } from "../../net/messages";
import { loadSession } from "../../net/session.svelte";

let latest: YourTurn | null = $state.raw(null);

export function notice(): YourTurn | null {
  return latest;
}

export function dismiss(): void {
  latest = null;
}

/** Listens for notices; returns a function that stops it. */
export function listenForNotices(): () => void {
  const connection = new Connection(socketAt("/api/notices/socket"), {
    receive: (message) => {
      if (message.type === "your-turn") latest = message;
      else if (message.type === "refused" && message.code === "logged-out") void loadSession();
    },
    open: () => undefined,
    lost: () => undefined,
  });
  return () => connection.close();
}
