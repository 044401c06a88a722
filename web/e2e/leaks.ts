/** Searches received messages for hidden information. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Lists leaks of hidden information while the game is running; `secrets` are texts that may not occur. */
export function leaksIn(received: readonly string[], secrets: readonly string[]): string[] {
  const found: string[] = [];
  let viewer: number | null = null; // of the latest table: logs do not name it
  for (const text of received) {
    const said = parse(text);
    if (isOpen(said)) break; // a finished game hides nothing
    viewer = viewerOf(said, viewer);
    for (const secret of secrets) if (secret && text.includes(secret)) found.push(`${secret} in ${text.slice(0, 200)}`);
    look(said, viewer, found);
  }
  return found;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a message belongs to a finished game, which is open to all. */
function isOpen(said: Json): boolean {
  if (!isRecord(said)) return false;
  const table = isRecord(said.table) ? said.table : said;
  return (
    typeof table.ended === "string" ||
    said.status === "over" ||
    (Array.isArray(said.steps) && said.steps.some((step) => isRecord(step) && typeof step.ended === "string")) ||
    (said.type === "log" && JSON.stringify(said).includes('"text":"log-over"'))
  );
}

/** The viewer of a message, null for a spectator; `before` if it names none. */
function viewerOf(said: Json, before: number | null): number | null {
  if (!isRecord(said)) return before;
  const table = isRecord(said.table) ? said.table : said;
  if (!("viewer" in table)) return before;
  return typeof table.viewer === "number" ? table.viewer : null;
}

/** Walks through a message; `viewer` is the seat that receives it. */
function look(said: Json, viewer: number | null, found: string[]): void {
  if (Array.isArray(said)) return said.forEach((part) => look(part, viewer, found));
  if (!isRecord(said)) return;
  const mine = viewerOf(said, viewer);
  if ("seed" in said || ("secret" in said && said.secret !== null))
    found.push(`a seed or a secret: ${JSON.stringify(said).slice(0, 200)}`);
  if (Array.isArray(said.seats) && "viewer" in said) {
    said.seats.forEach((seat, index) => {
      if (index === mine || !isRecord(seat)) return;
      for (const key of ["hand", "points", "treasures"]) {
        if (key in seat && seat[key] !== null) found.push(`${key} of seat ${index}, seen from ${String(mine)}`);
      }
    });
    const decision = said.decision;
    if (isRecord(decision) && decision.seat !== mine && decision.choices !== null) {
      found.push(`moves of seat ${JSON.stringify(decision.seat)}, seen from ${String(mine)}`);
    }
    if (typeof said.bag === "number") found.push("how much is in the bag");
  }
  if ("hand" in said && typeof said.seat === "number" && said.seat !== mine)
    found.push(`secrets of seat ${said.seat}, seen from ${String(mine)}`);
  if (said.type === "drew" && said.seat !== mine && said.tiles !== null)
    found.push(`a draw of seat ${JSON.stringify(said.seat)}`);
  if (said.type === "moved" && said.seat !== mine && isRecord(said.move) && said.move.type === "swap") {
    found.push(`swapped tiles of seat ${JSON.stringify(said.seat)}`);
  }
  if (
    (said.text === "log-draw-own" || said.text === "log-swap-own") &&
    typeof said.seat === "number" &&
    said.seat !== mine
  )
    found.push(`tiles of seat ${said.seat} in the log`);
  for (const [key, part] of Object.entries(said)) if (key !== "shuffle") look(part, mine, found);
}
