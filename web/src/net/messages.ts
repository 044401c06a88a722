// Generated from src/shedu/server/wire/messages/ and errors.py by `make types`. Do not edit.

/** Why a request or a message was rejected. */
export const CODES = [
  "account",
  "address-banned",
  "analysing",
  "away",
  "banned",
  "begun",
  "bot",
  "busy",
  "closed",
  "confirm",
  "contribution",
  "dynasty-taken",
  "edited",
  "empty",
  "foreign-host",
  "foreign-origin",
  "gone",
  "guest",
  "illegal",
  "impossible",
  "internal",
  "invitation",
  "last-key",
  "link",
  "logged-out",
  "long-game",
  "look-first",
  "mail",
  "mail-failed",
  "many",
  "many-tables",
  "many-undos",
  "method",
  "muted",
  "name",
  "no-dynasty",
  "no-hint",
  "no-hints",
  "no-mail",
  "no-passkeys",
  "no-record",
  "no-seat",
  "no-spectators",
  "no-undo",
  "not-absent",
  "not-analysed",
  "not-begun",
  "not-here",
  "not-host",
  "not-online",
  "not-over",
  "not-there",
  "not-yours",
  "over",
  "passkey",
  "password",
  "password-length",
  "replay",
  "report",
  "running",
  "saying",
  "sealed",
  "seat-left",
  "seat-taken",
  "seated",
  "stale",
  "stopped",
  "study-full",
  "subscription",
  "taken",
  "too-big",
  "too-fast",
  "too-long",
  "too-many",
  "too-soon",
  "unknown",
  "unknown-language",
  "unknown-level",
  "unreadable",
  "variation",
  "waiting",
  "weak-password",
  "webhook",
  "who-are-you",
  "yourself",
] as const;
export type Code = (typeof CODES)[number];

/** The client leaves the table after one of these; it does not connect again. */
export const FINAL_CODES: readonly Code[] = ["unknown", "gone", "logged-out", "too-many", "no-spectators"];

/** Why the server closes a web socket; below 4000 as RFC 6455 defines them. */
export const CloseCode = {
  NORMAL: 1000,
  UNSUPPORTED: 1003,
  TOO_FAST: 1008,
  TOO_BIG: 1009,
  INTERNAL_ERROR: 1011,
  TOO_SLOW: 1013,
  LOGGED_OUT: 4401,
  FORBIDDEN: 4403,
  GONE: 4404,
  TOO_MANY: 4429,
} as const;

/** The client does not reconnect after one of these. */
export const FINAL_CLOSE_CODES: readonly number[] = [4401, 4404, 4429];

/** F5 */
export type Space = string;

/** of tiles or points */
export type Count = number;

/** black, red, blue, green */
export type Counts = [Count, Count, Count, Count];

export type Colour = "black" | "red" | "blue" | "green";

export const COLOURS: readonly Colour[] = ["black", "red", "blue", "green"];

export type Dynasty = "archer" | "bull" | "lion" | "pot";

export const DYNASTIES: readonly Dynasty[] = ["archer", "bull", "lion", "pot"];

export type MonumentName =
  | "black-red"
  | "black-blue"
  | "black-green"
  | "red-blue"
  | "red-green"
  | "blue-green";

export const MONUMENTS: readonly MonumentName[] = ["black-red", "black-blue", "black-green", "red-blue", "red-green", "blue-green"];

export type BoardName = "standard" | "advanced";

export type DecisionKind =
  | "action"
  | "war"
  | "commit"
  | "building"
  | "monument"
  | "treasure"
  | "wonder-point";

export type Why =
  | "not-held"
  | "not-empty"
  | "needs-river"
  | "needs-land"
  | "unites-too-many"
  | "stands-there"
  | "leader-on-river"
  | "no-temple"
  | "leader-unites"
  | "no-catastrophe-left"
  | "on-leader"
  | "on-catastrophe"
  | "on-wonder"
  | "on-monument"
  | "on-treasure"
  | "on-building"
  | "other-building"
  | "line-not-longer"
  | "not-on-line"
  | "no-treasure"
  | "special-first";

export type ConflictKind = "revolt" | "war";

export type Source = "tile" | "revolt" | "war" | "monument" | "wonder" | "temple" | "catastrophe";

export type Ending = "bag" | "treasures";

export type Level = "random" | "novice" | "apprentice" | "skilled" | "expert" | "master";

export const LEVELS: readonly Level[] = ["random", "novice", "apprentice", "skilled", "expert", "master"];

export type Difficulty = "easy" | "medium" | "hard" | "very-hard";

export const DIFFICULTIES: readonly Difficulty[] = ["easy", "medium", "hard", "very-hard"];

export type PointSource = "tile" | "war" | "revolt" | "monument" | "wonder" | "treasure";

export const POINT_SOURCES: readonly PointSource[] = ["tile", "war", "revolt", "monument", "wonder", "treasure"];

export type MarkColour = "green" | "red" | "blue" | "yellow";

export const MARK_COLOURS: readonly MarkColour[] = ["green", "red", "blue", "yellow"];

/** `temple F5` */
export interface PlaceTile {
  type: "place-tile";
  colour: Colour;
  space: Space;
}

/** `king F4`: place the leader or move it there. */
export interface PositionLeader {
  type: "position-leader";
  colour: Colour;
  space: Space;
}

/** `king off` */
export interface WithdrawLeader {
  type: "withdraw-leader";
  colour: Colour;
}

/** `catastrophe H6` */
export interface PlayCatastrophe {
  type: "play-catastrophe";
  space: Space;
}

/** `swap 2t 1f`: how many tiles of each colour. */
export interface Swap {
  type: "swap";
  tiles: Counts;
}

/** `pass`: end the turn. */
export interface Pass {
  type: "pass";
}

/** `war trader`: fight this war next. */
export interface FightWar {
  type: "fight-war";
  colour: Colour;
}

/** `commit 3` */
export interface Commit {
  type: "commit";
  count: Count;
}

/** `library F5` */
export interface PlaceBuilding {
  type: "place-building";
  colour: Colour;
  space: Space;
}

/** `monument red-blue E4`: on the square whose top left space is E4. */
export interface BuildMonument {
  type: "build-monument";
  monument: MonumentName;
  space: Space;
}

/** `wonder G6`: around this centre. */
export interface ErectWonder {
  type: "erect-wonder";
  space: Space;
}

/** `decline`: build nothing, or take no treasures. */
export interface Decline {
  type: "decline";
}

/** `leave F5`: take all treasures of the kingdom but this one. */
export interface LeaveTreasure {
  type: "leave-treasure";
  space: Space;
}

/** `score red`: the wonder's point. */
export interface ScoreWonder {
  type: "score-wonder";
  colour: Colour;
}

export type Move =
  | PlaceTile
  | PositionLeader
  | WithdrawLeader
  | PlayCatastrophe
  | Swap
  | Pass
  | FightWar
  | Commit
  | PlaceBuilding
  | BuildMonument
  | ErectWonder
  | Decline
  | LeaveTreasure
  | ScoreWonder;

/** Another player's swap: how many tiles, not which. */
export interface HiddenSwap {
  type: "hidden-swap";
  count: number;
}

/** The legal moves of a decision, grouped by kind. */
export interface Choices {
  place_tile?: Partial<Record<Colour, Space[]>>;
  position_leader?: Partial<Record<Colour, Space[]>>;
  withdraw_leader?: Colour[];
  play_catastrophe?: Space[];
  /** maximum of each colour; at least one tile in all */
  swap?: Counts | null;
  can_pass?: boolean;
  fight_war?: Colour[];
  commit?: Count[];
  place_building?: Partial<Record<Colour, Space[]>>;
  build_monument?: Partial<Record<MonumentName, Space[]>>;
  erect_wonder?: Space[];
  can_decline?: boolean;
  leave_treasure?: Space[];
  score_wonder?: Colour[];
}

/** A seat's turn begins. */
export interface TurnBegan {
  type: "turn-began";
  seat: number;
}

/** A seat decided. */
export interface Moved {
  type: "moved";
  seat: number;
  move: Move | HiddenSwap;
}

/** Points were gained: for a tile, a revolt, a war, a monument or the wonder. */
export interface Gained {
  type: "gained";
  seat: number;
  colour: Colour;
  amount: number;
  source: Source;
}

/** A tile united two kingdoms, war or not. */
export interface United {
  type: "united";
  space: Space;
}

/** A revolt or a war began, with these strengths on the board. */
export interface ConflictBegan {
  type: "conflict-began";
  kind: ConflictKind;
  colour: Colour;
  attacker: number;
  attack: number;
  defender: number;
  defence: number;
}

/** The conflict was won; the totals include what was committed. */
export interface ConflictWon {
  type: "conflict-won";
  winner: number;
  attack: number;
  defence: number;
}

/** A leader went back to its owner: without a temple, after a revolt or after a war. */
export interface LeaderReturned {
  type: "leader-returned";
  seat: number;
  colour: Colour;
  space: Space;
  cause: Source;
}

/** A tile left the board: in a war, by a catastrophe, for the wonder. */
export interface TileRemoved {
  type: "tile-removed";
  colour: Colour;
  space: Space;
  cause: Source;
}

/** A building left the board. */
export interface BuildingReturned {
  type: "building-returned";
  colour: Colour;
  space: Space;
}

/** A treasure went to a seat. */
export interface TreasureTaken {
  type: "treasure-taken";
  seat: number;
  space: Space;
}

/** A seat drew tiles; other seats see only how many. */
export interface Drew {
  type: "drew";
  seat: number;
  count: number;
  tiles: Counts | null;
}

/** GameEnded(why: shedu.engine.events.Ending) */
export interface GameEnded {
  type: "game-ended";
  why: Ending;
}

export type Event =
  | TurnBegan
  | Moved
  | Gained
  | United
  | ConflictBegan
  | ConflictWon
  | LeaderReturned
  | TileRemoved
  | BuildingReturned
  | TreasureTaken
  | Drew
  | GameEnded;

export type Status = "waiting" | "playing" | "over" | "stopped";

export type Days = 1 | 3 | 7;

export const DAYS: readonly Days[] = [1, 3, 7];

/** A requested seat: for the person who creates the table, for a bot, or open to others. */
export interface NewSeat {
  dynasty: Dynasty;
  kind?: "human" | "bot" | "open";
  level?: string | null;
  name?: string;
}

/** A seat of a table and its owner. */
export interface Place {
  dynasty: Dynasty;
  kind: "human" | "bot" | "open";
  level: string | null;
  name: string;
  /** None for a bot, an open seat, or a player on a local server */
  person: string | null;
  /** the person who left it to a bot and may return */
  left: string | null;
  /** that person gets the seat back at their next turn */
  is_returning: boolean;
}

/** A time budget for each player. */
export interface RealTime {
  type: "real-time";
  /** seconds at the start */
  budget: number;
  /** seconds added for each decision */
  increment?: number;
}

/** A number of days for each decision. */
export interface TurnBased {
  type: "turn-based";
  days: Days;
}

/** Access, clocks, and what happens when a clock reaches zero. */
export interface Terms {
  /** listed in the lobby, or by link only */
  access?: "open" | "invited";
  spectators?: boolean;
  clock?: RealTime | TurnBased | null;
  /** a bot takes over, or the game is stopped */
  timeout?: "bot" | "stop";
  /** of bots that take over */
  level?: string;
}

/** A person who views the table. */
export interface Visitor {
  person: string;
  name: string;
  /** the page is in the background */
  is_away: boolean;
}

/** A player who has to decide and is not at the table. */
export interface Absence {
  seat: number;
  /** seconds until another player may give the seat to a bot */
  wait: number;
}

/** A request to the other players for an undo. */
export interface UndoWish {
  seat: number;
  ply: number;
  /** seats */
  agreed: number[];
}

/** A player's contribution to the shuffle. */
export interface Contribution {
  dynasty: Dynasty;
  /** its SHA-256, sent when the player took the seat */
  seal: string;
  /** hexadecimal digits, once revealed */
  said: string | null;
}

/** The sources of the order of the bag. */
export interface Shuffle {
  /** SHA-256 of the server's secret, sent before any contribution */
  commitment: string;
  contributions: Contribution[];
  /** revealed when the game is over */
  secret: string | null;
  /** seats are fixed; each player reveals their contribution with `open` */
  is_opening: boolean;
  /** 2: rules, seating and first player are part of the hash */
  version: number;
}

/** A table and its people; the same for all viewers. */
export interface Room {
  type: "room";
  game: string;
  status: Status;
  host: string | null;
  preset: string;
  options: string[];
  /** chosen by the host to begin; None if the first player is drawn */
  first: Dynasty | null;
  places: Place[];
  terms: Terms;
  /** players and spectators, each once */
  present: Visitor[];
  shuffle: Shuffle | null;
  undo: UndoWish | null;
  /** the table of the rematch */
  rematch: string | null;
  absent: Absence | null;
}

/** A line of a table's chat. */
export interface Said {
  type: "said";
  number: number;
  person: string;
  name: string;
  text: string;
  at: string;
}

/** A moderator removed a line of the chat. */
export interface LineRemoved {
  type: "line-removed";
  number: number;
}

/** A face-up tile. */
export interface TileOn {
  space: Space;
  colour: Colour;
}

/** A leader with its strength in a revolt and in a war. */
export interface LeaderOn {
  space: Space;
  seat: number;
  colour: Colour;
  temples: number;
  supporters: number;
}

/** A monument on the square whose top left space is named. */
export interface MonumentOn {
  space: Space;
  colours: [Colour, Colour];
}

/** A civilization building. */
export interface BuildingOn {
  space: Space;
  colour: Colour;
}

/** All pieces on the board; public. */
export interface Board {
  tiles: TileOn[];
  face_down: Space[];
  treasures: Space[];
  catastrophes: Space[];
  leaders: LeaderOn[];
  monuments: MonumentOn[];
  buildings: BuildingOn[];
  /** its five spaces, the centre first; empty if it is not built */
  wonder: Space[];
  /** the space under the unification tile, while wars are open */
  unification: Space | null;
  kingdoms: Space[][];
}

/** A seat; hidden values are None unless the viewer may see them. */
export interface SeatInfo {
  dynasty: Dynasty;
  kind: "human" | "bot" | "open";
  /** "" if none was given */
  name: string;
  /** of a bot */
  level: string | null;
  hand_size: number;
  /** leaders that are not on the board */
  supply: Colour[];
  catastrophes: number;
  hand: Counts | null;
  points: Counts | null;
  treasures: number | null;
}

/** Treasures that a seat would take. */
export interface Taking {
  seat: number;
  count: number;
  /** from where; more than `count` if the seat chooses */
  spaces: Space[];
}

/** The consequences if one side loses a conflict. */
export interface Defeat {
  /** points that the other side gains */
  prize: number;
  /** tiles that leave the board */
  leaving?: Space[];
  treasures?: Taking | null;
  /** the game would end with this turn */
  ends_game?: boolean;
}

/** One side of a conflict. */
export interface Side {
  seat: number;
  /** where its leader stands */
  space: Space;
  /** on the board */
  strength: number;
  /** the tiles that count */
  supporters: Space[];
  /** from hand, once it is known */
  committed: number | null;
  /** what follows if this side loses */
  defeat: Defeat;
}

/** A revolt or a war. */
export interface Conflict {
  kind: ConflictKind;
  /** of the leaders */
  colour: Colour;
  /** of the tiles that count */
  tile: Colour;
  attacker: Side;
  defender: Side;
}

/** The open decision. */
export interface Decision {
  seat: number;
  kind: DecisionKind;
  actions_left: number;
  /** in which tiles are being committed */
  conflict: Conflict | null;
  /** open wars: to choose from, or waiting behind the conflict */
  wars: Conflict[];
  /** the legal moves, if the viewer decides */
  choices: Choices | null;
}

/** A line of the final ranking. */
export interface Standing {
  seat: number;
  /** with treasures placed where they help most */
  points: Counts;
  /** without */
  plain: Counts;
  /** `points` in ascending order, as they are compared */
  ascending: Counts;
  treasures: number;
  /** from 1; tied seats share a place */
  place: number;
}

/** The whole table as one viewer sees it. */
export interface Table {
  type: "table";
  game: string;
  /** number of entries (moves and undos) so far; orders all messages */
  entry: number;
  /** number of moves on the current line */
  ply: number;
  /** the seat it is viewed from; None for a spectator */
  viewer: number | null;
  preset: string;
  options: string[];
  board_name: BoardName;
  seats: SeatInfo[];
  /** the seat whose turn it is */
  active: number;
  /** counted from 1 */
  turn: number;
  board: Board;
  /** None when the game is over */
  decision: Decision | null;
  /** number of tiles, if public */
  bag: number | null;
  /** seconds left for each seat; the clock of the deciding seat runs */
  clocks: number[] | null;
  /** plies to which the viewer may undo, the latest first */
  undo_to: number[];
  ended: Ending | null;
  /** when the game is over, best first */
  ranking: Standing[];
}

/** The changes of a move on the board; omitted fields are unchanged. */
export interface BoardChange {
  /** placed */
  tiles?: TileOn[];
  /** removed or turned face down */
  tiles_gone?: Space[];
  /** placed, moved, or with a changed strength */
  leaders?: LeaderOn[];
  /** by seat and colour */
  leaders_gone?: [number, Colour][];
  face_down?: Space[];
  treasures?: Space[];
  catastrophes?: Space[];
  monuments?: MonumentOn[];
  buildings?: BuildingOn[];
  wonder?: Space[];
  unification?: Space | null;
  kingdoms?: (number | Space[])[];
}

/** The public counts of a seat whose counts changed. */
export interface SeatCounts {
  seat: number;
  hand_size: number;
  supply: Colour[];
  catastrophes: number;
}

/** Hidden values of a seat that the viewer may see. */
export interface SeatSecrets {
  seat: number;
  hand: Counts | null;
  points: Counts | null;
  treasures: number | null;
}

/** A text by its id in the Fluent files, with its arguments. */
export interface Phrase {
  text: string;
  args?: Partial<Record<string, Argument>>;
}

/** a list is said as one: F4, F5 and F6 */
export type Argument = string | number | (string | Phrase)[];

/** Points that a move scores immediately. */
export interface Gain {
  seat: number;
  colour: Colour;
  amount: number;
}

/** A line of the log. The arguments `space` and `spaces` name spaces of the board. */
export interface Line {
  text: string;
  args?: Partial<Record<string, Argument>>;
  /** the subject of the text, which does not name it */
  seat?: number | null;
  /** points to show at the end of the line */
  gains?: Gain[];
  /** of a turn */
  is_heading?: boolean;
}

/** One move: its events and what it changed, as the viewer sees them. It applies to the table at `entry - 1`; all other fields of that table are unchanged. */
export interface Step {
  type: "step";
  viewer: number | null;
  entry: number;
  ply: number;
  turn: number;
  active: number;
  /** that made the move */
  seat: number;
  /** of the decision that the move answered */
  kind: DecisionKind;
  events: Event[];
  /** the events as the log says them */
  lines: Line[];
  board: BoardChange;
  decision: Decision | null;
  seats?: SeatCounts[];
  secrets?: SeatSecrets[];
  bag?: number | null;
  clocks?: number[] | null;
  undo_to?: number[];
  ended?: Ending | null;
  ranking?: Standing[];
}

/** The table at an earlier entry, and the steps from there to the present. */
export interface Missed {
  type: "missed";
  table: Table;
  steps: Step[];
}

/** The table after an undo. */
export interface Undone {
  type: "undone";
  seat: number;
  table: Table;
}

/** Points that a move would score immediately. */
export interface ExpectedGain {
  seat: number;
  colour: Colour;
  amount: number;
  /** that scores them: the king where it stands in for another */
  leader: Colour;
}

/** A leader that would return to its owner, because it lost its temples or a conflict. */
export interface LeaderLost {
  seat: number;
  colour: Colour;
  space: Space;
}

/** A leader that a new monument would pay at the end of each of its owner's turns. */
export interface Earner {
  seat: number;
  colour: Colour;
}

/** The consequences of a legal move, as far as they are public before it is made. */
export interface Preview {
  move: Move;
  gains?: ExpectedGain[];
  /** in the order of their colours */
  conflicts?: Conflict[];
  /** the viewer chooses the order of wars */
  order?: boolean;
  unites?: boolean;
  /** the kingdoms that it would unite or change */
  touched?: Space[][];
  /** that could be built after it */
  monuments?: MonumentName[];
  wonder?: boolean;
  /** the building that could be placed or moved */
  building?: Colour | null;
  treasures?: Taking | null;
  /** tiles that would leave the board */
  removed?: Space[];
  leaders_lost?: LeaderLost[];
  /** it would divide a kingdom */
  splits?: boolean;
  /** the game would end with this turn */
  ends_game?: boolean;
  /** tiles that a leader would score there, if no revolt begins */
  scores?: Colour[];
  /** points that monuments would then bring it each turn */
  income?: number;
  /** by seat and colour; of a monument only */
  earners?: Earner[] | null;
}

/** Previews of all moves of the open decision that have consequences. */
export interface Previews {
  type: "previews";
  entry: number;
  previews: Preview[];
}

export type PlacementType =
  | "place-tile"
  | "position-leader"
  | "play-catastrophe"
  | "place-building"
  | "leave-treasure";

/** Spaces where a piece of the open decision cannot go, all for the same reason. */
export interface RefusedPlacement {
  move: PlacementType;
  rule: string;
  why: Why;
  spaces: Space[];
  /** of the piece */
  colour?: Colour | null;
}

/** Why pieces of the open decision cannot go where they are not legal. */
export interface Refusals {
  type: "refusals";
  entry: number;
  placements: RefusedPlacement[];
}

/** A move that a bot recommends. */
export interface Advice {
  move: Move;
  value: number;
  /** in the language of the request */
  reason: string;
}

/** Moves that a bot recommends, from what the viewer can see. */
export interface Hint {
  type: "hint";
  entry: number;
  /** best first */
  moves: Advice[];
  /** each seat's probability of winning */
  win: number[];
}

/** A sentence on the open decision, from the viewer's view. */
export interface Focus {
  type: "focus";
  entry: number;
  /** in the language of the request */
  text: string;
}

/** The coach's opinion of a move before it is made, from the viewer's view. */
export interface Opinion {
  type: "opinion";
  entry: number;
  remark: "none" | "warning" | "praise";
  /** of the viewer to win, with the move */
  chance: number;
  /** with the best move */
  best_chance: number;
  /** for or against the move, in the language of the request */
  reason: string;
  /** of a warning */
  best: Move | null;
  best_reason: string;
}

/** A bot started to think. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** A past move, as the viewer saw it. */
export interface Past {
  /** number of moves on the line, this one included */
  ply: number;
  turn: number;
  seat: number;
  lines: Line[];
}

/** All moves on the current line, the first one first. */
export interface Log {
  type: "log";
  entry: number;
  past: Past[];
}

/** A rejected message; nothing has changed. */
export interface Refused {
  type: "refused";
  /** in English, for developers */
  reason: string;
  code: Code;
  /** R5.2 */
  rule: string | null;
  entry: number | null;
}

/** The person has to decide at a table that they are not viewing. */
export interface YourTurn {
  type: "your-turn";
  game: string;
  /** names of the other players */
  others: string[];
  /** when the clock reaches zero, in seconds since 1970 */
  deadline: number | null;
}

export type FromServer =
  | Table
  | Step
  | Undone
  | Missed
  | Previews
  | Refusals
  | Hint
  | Focus
  | Opinion
  | Thinking
  | Log
  | Refused
  | Room
  | Said
  | LineRemoved
  | YourTurn;

/** View the table from a seat, or as a spectator (None). With `since`, the table at that entry and the steps after it are sent, if there are not too many. */
export interface Look {
  type: "look";
  seat?: number | null;
  since?: number | null;
}

/** Make a move; `entry` is that of the table for which it was chosen. */
export interface Play {
  type: "play";
  entry: number;
  move: Move;
}

/** Undo to a ply of `undo_to`. */
export interface Undo {
  type: "undo";
  entry: number;
  ply: number;
}

/** Request previews of the open decision. */
export interface AskPreviews {
  type: "ask-previews";
  entry: number;
}

/** Request the reasons why pieces of the open decision cannot go to a space. */
export interface AskRefusals {
  type: "ask-refusals";
  entry: number;
}

/** Request a hint of a bot of a level, with reasons in a language of the catalogue. */
export interface AskHint {
  type: "ask-hint";
  entry: number;
  level?: string;
  language?: string;
}

/** Request what matters in the open decision, in a language of the catalogue; against bots only. */
export interface AskFocus {
  type: "ask-focus";
  entry: number;
  language?: string;
}

/** Request the coach's opinion of a move of the open decision; against bots only. */
export interface AskOpinion {
  type: "ask-opinion";
  entry: number;
  move: Move;
  language?: string;
}

/** Request all past moves. */
export interface AskLog {
  type: "ask-log";
}

/** Take an open seat before the game, or change the dynasty of one's seat. */
export interface Sit {
  type: "sit";
  seat: number;
  dynasty?: Dynasty | null;
  /** SHA-256 of the person's contribution to the shuffle; empty without one */
  seal?: string;
}

/** Leave a seat before the game. */
export interface Stand {
  type: "stand";
  seat: number;
}

/** Start, as the host, once all contributions are revealed; open seats go to bots of this level. `without` starts without missing contributions; any player may send it, some seconds after the start. */
export interface Start {
  type: "start";
  level?: string;
  without?: boolean;
}

/** Reveal one's contribution to the shuffle: 16 to 64 hexadecimal digits. */
export interface Open {
  type: "open";
  contribution: string;
}

/** Leave a seat to a bot of a level. */
export interface Leave {
  type: "leave";
  seat: number;
  level?: string;
}

/** Take one's seat back from the bot. */
export interface ComeBack {
  type: "come-back";
  seat: number;
}

/** Give the seat of an absent player to a bot, once `absent` of the room has no wait left. */
export interface ReplaceAbsent {
  type: "replace-absent";
  seat: number;
}

/** Ask the other players for an undo beyond hidden information; None withdraws the request. */
export interface AskUndo {
  type: "ask-undo";
  entry: number;
  ply: number | null;
}

/** Accept or reject the undo request of another player. */
export interface AnswerUndo {
  type: "answer-undo";
  entry: number;
  agrees: boolean;
}

/** Send a chat line. */
export interface Say {
  type: "say";
  text: string;
}

/** The page moved to the background or foreground; a person away is notified of their turn. */
export interface Away {
  type: "away";
  is_away: boolean;
}

/** Start a rematch with the same people after the game. */
export interface Rematch {
  type: "rematch";
  seal?: string;
}

export type FromBrowser =
  | Look
  | Play
  | Undo
  | AskPreviews
  | AskRefusals
  | AskHint
  | AskFocus
  | AskOpinion
  | AskLog
  | Sit
  | Stand
  | Start
  | Open
  | Leave
  | ComeBack
  | ReplaceAbsent
  | AskUndo
  | AnswerUndo
  | Say
  | Away
  | Rematch;

/** An option of a preset and the values it can have, the default first. */
export interface OptionInfo {
  name: string;
  values: (string | boolean)[];
}

/** An edition. */
export interface PresetInfo {
  name: string;
  options: OptionInfo[];
}

/** A map. */
export interface BoardInfo {
  name: string;
  river: Space[];
  starts: Space[];
  special: Space[];
}

/** Presets, boards, bot levels and languages of a server. */
export interface Catalogue {
  presets: PresetInfo[];
  boards: BoardInfo[];
  levels: string[];
  languages: string[];
  version: string;
}

/** A table to create. */
export interface NewGame {
  seats: NewSeat[];
  preset?: string;
  options?: string[];
  /** who begins; drawn if None */
  first?: Dynasty | null;
  /** drawn if None, and always on an online server */
  seed?: number | null;
  terms?: Terms;
  /** SHA-256 of the host's contribution to the shuffle */
  seal?: string;
}

/** The summary of a game. */
export interface GameInfo {
  id: string;
  status: Status;
  preset: string;
  options: string[];
  seats: Place[];
  terms: Terms;
  host: string | null;
  ply: number;
  turn: number;
  to_decide: number | null;
  /** ISO 8601, UTC */
  started: string;
  changed: string;
  is_over: boolean;
  winners: number[];
  /** an opened record, which is read-only */
  is_replay: boolean;
  /** when the active player's time is up, in seconds since 1970 */
  deadline: number | null;
}

/** A record to open. */
export interface OpenRecord {
  text: string;
}

/** Why a record is rejected. */
export interface RecordFault {
  /** in English, for developers */
  reason: string;
  code: Code;
  line: number | null;
  rule: string | null;
}

/** Why a request is rejected. */
export interface Fault {
  /** in English, for developers */
  reason: string;
  code: Code;
}

/** The server and its database respond. */
export interface Health {
  status: "ok";
  version: string;
}

/** A replay: the table before the first move, then each step. */
export interface Frames {
  game: GameInfo;
  start: Table;
  steps: Step[];
  /** points of each seat with treasures placed, by ply from 0 */
  standings: Counts[][];
}

export type Admission = "open" | "invited" | "closed";

/** A person with their private data, for themselves only. */
export interface OwnProfile {
  id: string;
  name: string;
  is_guest: boolean;
  mail: string | null;
  language: string;
  /** notify in open pages */
  page: boolean;
  push: boolean;
  by_mail: boolean;
  webhook: string;
  muted: string[];
  has_password: boolean;
  /** a program plays for this account */
  is_bot: boolean;
}

/** The caller, and what the server offers. */
export interface Me {
  /** whether the server has accounts */
  online: boolean;
  person: OwnProfile | null;
  /** whether the server sends mail */
  mail: boolean;
  /** whether the server supports them */
  passkeys: boolean;
  /** who may play without an account */
  guests: Admission;
  /** who may create an account */
  registration: Admission;
}

/** A guest to create. */
export interface NewGuest {
  name: string;
  language?: string;
  /** where `guests` is `invited` */
  invitation?: string;
}

/** An account to create at once. */
export interface Registration {
  name: string;
  password: string;
  language?: string;
  /** where `registration` is `invited` */
  invitation?: string;
}

/** An account to make of a guest. */
export interface NewAccount {
  name: string;
  password: string;
  /** where `registration` is `invited` */
  invitation?: string;
}

/** A login. */
export interface Credentials {
  name: string;
  password: string;
}

/** A session of the caller. */
export interface SessionInfo {
  id: string;
  agent: string;
  created: string;
  seen: string;
  /** the session of this request */
  is_this: boolean;
  /** the name of the API token; null for a browser */
  token: string | null;
}

/** An API token to create for a bot account. */
export interface NewApiToken {
  /** for the list of sessions */
  name: string;
}

/** A new API token, which is shown once. */
export interface ApiToken {
  /** for the header `Authorization: Bearer` */
  token: string;
  /** the id of its session; ending it revokes the token */
  session: string;
}

/** A changed name. */
export interface NewName {
  name: string;
}

/** A changed password. */
export interface NewPassword {
  new: string;
}

/** The password of the caller's account. */
export interface Confirmation {
  password: string;
}

/** The name of the account whose password is forgotten. */
export interface ForgottenPassword {
  name: string;
}

/** A new password, with the token of a link. */
export interface PasswordReset {
  token: string;
  new: string;
}

/** WebAuthn `publicKey` options as JSON text. */
export interface PasskeyOptions {
  options: string;
}

/** A created passkey. */
export interface NewPasskey {
  /** PublicKeyCredential.toJSON() as text */
  credential: string;
  /** chosen by its owner */
  name: string;
  /** login of the account that a guest gets */
  account?: string;
  /** of a guest, where `registration` is `invited` */
  invitation?: string;
}

/** A login with a passkey. */
export interface UsedPasskey {
  /** PublicKeyCredential.toJSON() as text */
  credential: string;
}

/** A passkey of an account. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: string;
}

/** A report to the operator about a person. */
export interface Report {
  game: string;
  /** id of a person */
  about: string;
  text: string;
  /** number of a chat line */
  said?: number | null;
}

/** The data that the server stores and for how long, for the privacy page. */
export interface Privacy {
  /** the operator and their contact; empty if there is none */
  imprint: string;
  /** whether the server sends mail */
  mail: boolean;
  /** whether the server sends push messages */
  push: boolean;
  /** after the last use */
  session_days: number;
  /** after the last session, without a trace in games */
  guest_days: number;
  /** of waiting tables and opened records, after the last change */
  table_days: number;
  /** of addresses, in the database and in the log */
  address_days: number;
  /** of counted wrong passwords */
  attempt_minutes: number;
  /** of chat lines that a moderator removed */
  removed_line_days: number;
  /** of closed reports */
  report_days: number;
  /** of the log of moderators */
  audit_days: number;
}

/** A session, for its owner. */
export interface OwnSession {
  agent: string;
  /** deleted after some days */
  address: string | null;
  created: string;
  seen: string;
}

/** A chat line that the person wrote. */
export interface OwnLine {
  game: string;
  text: string;
  at: string;
  /** by a moderator */
  is_removed: boolean;
}

/** A report that the person made. */
export interface OwnReport {
  game: string;
  about: string;
  said: number | null;
  text: string;
  at: string;
  closed: string | null;
}

/** Average points per game by source; a treasure is one point. */
export interface Sources {
  tile: number;
  war: number;
  revolt: number;
  monument: number;
  wonder: number;
  treasure: number;
}

/** The rating of a person at tables of a size. */
export interface Rating {
  players: number;
  /** mu - 3 sigma */
  value: number;
  mu: number;
  sigma: number;
  /** rated games */
  games: number;
  /** shared ones included */
  wins: number;
}

/** Results of a person at tables of a size, rated or not. */
export interface Statistics {
  players: number;
  games: number;
  /** shared ones included */
  wins: number;
  /** mean final score: the points of the weakest colour */
  lowest: number;
  sources: Sources;
}

/** A finished game of a person, in the order of their games. */
export interface CourseOfGame {
  game: string;
  /** 1, or a share of a tie */
  won: number;
  lowest: number;
}

/** Games of one kind, and the victories among them. */
export interface ShareOfGames {
  /** an edition, a number of players, or a seat from 1 on */
  key: string;
  games: number;
  wins: number;
}

/** Conflicts of a person. */
export interface Fought {
  won: number;
  lost: number;
}

/** How many decisions have a label. */
export interface LabelCount {
  label: string;
  count: number;
}

/** The share of a kind of decision in everything that decisions cost. */
export interface CostShare {
  kind: string;
  share: number;
}

/** Statistics of a person's latest finished games, as far as the caller may see them. */
export interface PlayerStatistics {
  /** the earliest first */
  games: CourseOfGame[];
  editions: ShareOfGames[];
  sizes: ShareOfGames[];
  seats: ShareOfGames[];
  sources: Sources;
  wars: Fought;
  revolts: Fought;
  /** games with an analysis, from which the rest comes */
  analysed: number;
  /** mean cost of a decision, as a share of a victory */
  error: number | null;
  /** mean of a game */
  luck: number | null;
  /** mean result without luck */
  adjusted: number | null;
  labels: LabelCount[];
  costs: CostShare[];
}

/** The public profile of a person. */
export interface Profile {
  id: string;
  name: string;
  is_guest: boolean;
  since: string;
  ratings: Rating[];
  statistics: Statistics[];
}

/** A row of the leader board. */
export interface LeaderboardRow {
  person: string;
  name: string;
  rating: Rating;
}

/** A finished game and a person's result in it. */
export interface PlayedGame {
  game: GameInfo;
  seat: number;
  place: number;
  lowest: number;
  is_rated: boolean;
  ended: string;
}

/** A page of a person's finished games, the last first. */
export interface Played {
  games: PlayedGame[];
  /** parameter for the next page; None on the last one */
  before: string | null;
}

/** A game of the person. */
export interface OwnGame {
  game: GameInfo;
  /** of a game that is over; a running game has none */
  record: string | null;
}

/** Everything that the server stores about a person, for themselves. */
export interface PersonalData {
  at: string;
  person: OwnProfile;
  profile: Profile;
  /** by a moderator */
  muted_until: number | null;
  sessions: OwnSession[];
  passkeys: PasskeyInfo[];
  /** endpoints of push subscriptions */
  browsers: string[];
  lines: OwnLine[];
  reports: OwnReport[];
  studies: OwnStudy[];
  /** ids of other people's studies that the person edited */
  edited_studies: string[];
  puzzles: PuzzleResult[];
  games: OwnGame[];
}

/** How the caller wants to be notified of their turn, and in which language. */
export interface NoticePreferences {
  language: string;
  /** in open pages */
  page: boolean;
  /** by the browser, without an open page */
  push: boolean;
  by_mail: boolean;
  /** a URL; empty for none */
  webhook: string;
}

/** The caller's notice preferences, and what a client needs to change them. */
export interface NoticeSettings {
  preferences: NoticePreferences;
  /** the confirmed address */
  mail: string | null;
  /** whether the server sends mail */
  sends_mail: boolean;
  /** VAPID public key; None if the server cannot push */
  push_key: string | null;
  /** with a push subscription */
  browsers: number;
  /** key of the webhook signatures */
  webhook_secret: string;
}

/** A mail address to confirm. */
export interface MailAddress {
  mail: string;
}

/** The token of a link in a mail. */
export interface MailToken {
  token: string;
}

/** A push subscription: PushSubscription.toJSON() with its keys inlined. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Make the open decision of any seat: by a bot of its seat's or another level, or by a move. */
export interface AskMove {
  type: "ask-move";
  entry: number;
  level?: string | null;
  move?: string | null;
}

export type StudyMessage = Look | Play | AskPreviews | AskRefusals | AskLog | AskHint | AskMove;

/** A lesson of the tutorial. Its texts are in `lessons.ftl`. */
export interface LessonInfo {
  name: string;
  /** about an option */
  is_extra: boolean;
  /** a record */
  start: string;
  /** tiles that the other seats commit, in order; none after these */
  commits: number[];
  /** a move for each task */
  solutions: string[];
}

/** A puzzle without its solution. Its table is a study whose start is `puzzle` and the id. */
export interface PuzzleInfo {
  id: string;
  /** that decides */
  seat: number;
  /** in seat order */
  dynasties: string[];
  difficulty: Difficulty;
  themes: string[];
}

/** The rating of an account by puzzles. */
export interface PuzzleStanding {
  value: number;
  attempts: number;
  solved: number;
  /** puzzles solved in a row */
  streak: number;
  best_streak: number;
}

/** The first attempt of an account at a puzzle. */
export interface PuzzleResult {
  puzzle: string;
  is_solved: boolean;
  at: string;
}

/** All puzzles, and which of them the account has tried. */
export interface Puzzles {
  /** the puzzle of this day (UTC); None without any */
  daily: string | null;
  /** this day */
  date: string;
  puzzles: PuzzleInfo[];
  /** None without an account */
  standing: PuzzleStanding | null;
  tried: PuzzleResult[];
}

/** A move that is tried; none to give up. */
export interface PuzzleAttempt {
  move: string | null;
  language: string;
}

/** Whether a move solves a puzzle, and why. */
export interface PuzzleVerdict {
  is_solved: boolean;
  /** a move as a line has it: `lion king F4` */
  solution: string;
  /** the other order of the same two actions */
  also: string | null;
  /** the chance to win with the solution */
  value: number;
  /** the solution in the language of the request */
  words: string;
  /** for it; empty if the explanation failed, which then has no tried move and no reply */
  reason: string;
  /** the tried move in words, if it does not solve the puzzle */
  move: string | null;
  /** the reason for or against it */
  tried: string | null;
  tried_value: number | null;
  /** what another seat typically does then */
  reply: string[];
  /** the attempt counts for the rating */
  is_first: boolean;
  standing: PuzzleStanding | null;
}

/** The moves that the learner and the other seats have made. */
export interface LessonLine {
  line: string[];
}

/** How far a line has come. */
export interface LessonProgress {
  /** tasks */
  done: number;
  /** moves of the line that lead to the next task */
  kept: number;
  /** the reaction to a move that missed the goal; empty for the task's general one */
  wrong: string | null;
  /** another seat has to decide first */
  is_waiting: boolean;
}

/** A message about a position and a line of moves, as the socket of a table would take it. */
export interface StudyRequest {
  /** a record; the line begins where it ends */
  start: string;
  message: StudyMessage;
  /** as a record has them: `lion king F4` */
  line?: string[];
  /** by seat; None for people */
  levels?: (string | null)[];
  /** the seat from which the table is viewed, and that decides */
  viewer?: number | null;
  /** show all hands, points and treasures */
  reveal?: boolean;
}

/** The messages of a table's socket, and the moves that the request added to the line. */
export interface StudyAnswer {
  messages: FromServer[];
  added: string[];
}

export type AnalysisLabel = "brilliant" | "inaccuracy" | "mistake" | "blunder";

export type LuckCause = "draw" | "reveal";

export type AnalysisStatus = "none" | "running" | "failed" | "done";

export type AnalysisTime = "quick" | "normal" | "thorough";

export const ANALYSIS_TIMES: readonly AnalysisTime[] = ["quick", "normal", "thorough"];

/** A move that was compared. */
export interface AnalysedMove {
  move: Move;
  /** the player's chance to win with it */
  value: number;
}

/** A decision. Lists have a value for each seat. */
export interface AnalysedStep {
  seat: number;
  /** the best first */
  choices: AnalysedMove[];
  before: number[];
  after: number[];
  luck: number[];
  causes: (LuckCause | null)[];
  cost: number;
  label: AnalysisLabel | null;
  gains: AnalysedGain[];
}

/** Points or a treasure that a decision brought. */
export interface AnalysedGain {
  seat: number;
  source: string;
  amount: number;
}

/** A decision that turned the game. */
export interface TurningPoint {
  /** of the table after it */
  ply: number;
  /** why the best move is good */
  better: string;
  /** what speaks for and against the played move */
  played: string;
}

/** A seat's game: start, own, others and luck add up to end. */
export interface Account {
  start: number;
  own: number;
  others: number;
  draws: number;
  reveals: number;
  end: number;
  /** the result without luck */
  adjusted: number;
  /** mean cost of a decision */
  error: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

/** The result of an analysis. */
export interface Analysis {
  level: string;
  deals: number;
  steps: AnalysedStep[];
  accounts: Account[];
  turning_points: TurningPoint[];
}

/** Whether a game is analysed, and the result. */
export interface AnalysisState {
  status: AnalysisStatus;
  /** whose evaluation can be used */
  levels: string[];
  /** decisions */
  done: number;
  total: number;
  analysis: Analysis | null;
}

export type Sharing = "private" | "read" | "write";

export const SHARINGS: readonly Sharing[] = ["private", "read", "write"];

/** the moves that lead to a position */
export type TreePath = string[];

/** A coloured space. */
export interface MarkOn {
  space: Space;
  colour: MarkColour;
}

/** A coloured arrow. */
export interface ArrowOn {
  tail: Space;
  head: Space;
  colour: MarkColour;
}

/** A position of a study. Parents come before their children, and siblings in their order. */
export interface TreeNode {
  /** its index in the list; -1 for the start */
  parent: number;
  /** as a record has it: `lion king F4`; empty for the start */
  move: string;
  seat: number | null;
  played: Move | null;
  comment: string;
  marks: MarkOn[];
  arrows: ArrowOn[];
}

/** A record with its variations and notes. */
export interface StudyTree {
  title: string;
  text: string;
  /** the record of the start: positions of the tree are lines from there */
  start: string;
  players: Dynasty[];
  /** by seat; empty if the record has none */
  names: string[];
  /** the main line ends the game */
  is_over: boolean;
  nodes: TreeNode[];
}

/** Add a line after a position; moves that are there already are kept. */
export interface AddMoves {
  type: "add";
  path: TreePath;
  moves: TreePath;
}

/** Remove a position with everything after it. */
export interface RemoveMove {
  type: "remove";
  path: TreePath;
}

/** Put the line to a position before its alternatives. */
export interface MakeMain {
  type: "main";
  path: TreePath;
}

/** Replace the comment `was`; refused if it says something else by now. */
export interface SetComment {
  type: "comment";
  path: TreePath;
  comment: string;
  was: string;
}

/** Mark a space, or remove its mark. */
export interface SetMark {
  type: "mark";
  path: TreePath;
  space: Space;
  colour: MarkColour | null;
}

/** Draw an arrow, or remove it. */
export interface SetArrow {
  type: "arrow";
  path: TreePath;
  tail: Space;
  head: Space;
  colour: MarkColour | null;
}

/** Rename the study. */
export interface SetTitle {
  type: "title";
  title: string;
}

export type TreeEdit =
  | AddMoves
  | RemoveMove
  | MakeMain
  | SetComment
  | SetMark
  | SetArrow
  | SetTitle;

export type TreeEdits = TreeEdit[];

/** A record, and edits to make in it. */
export interface TreeRequest {
  text: string;
  edits?: TreeEdits;
}

/** A record to store as a study. */
export interface NewStudy {
  text: string;
}

/** Edits of a stored study. */
export interface StudyEdits {
  edits: TreeEdits;
}

/** Access to a study by its link: none for others, reading, or editing together. */
export interface StudySharing {
  sharing: Sharing;
}

/** A report of a shared study to the operator. */
export interface StudyReport {
  text: string;
}

/** A stored study. */
export interface StudyInfo {
  id: string;
  title: string;
  /** name; empty on one machine */
  owner: string;
  is_mine: boolean;
  can_edit: boolean;
  sharing: Sharing;
  version: number;
  changed: string;
}

/** A stored study with its tree; without it if the caller has this version. */
export interface Study {
  info: StudyInfo;
  tree: StudyTree | null;
}

/** A study in the export of a person's data. */
export interface OwnStudy {
  id: string;
  title: string;
  sharing: Sharing;
  created: string;
  changed: string;
  text: string;
}

/** A tile on the board; without a colour it is face down. */
export interface LayoutTile {
  space: Space;
  colour: Colour | null;
}

/** A leader on the board. */
export interface LayoutLeader {
  space: Space;
  seat: number;
  colour: Colour;
}

/** A monument, by the top left space of its square. */
export interface LayoutMonument {
  space: Space;
  monument: MonumentName;
}

export type Spaces = Space[];

export type SmallNumber = number;

/** The holdings of a player. Without a hand, six tiles are drawn. */
export interface LayoutSeat {
  hand: Counts | null;
  points: Counts;
  treasures: SmallNumber;
  catastrophes: SmallNumber;
}

/** A position as the board editor holds it, possible or not. */
export interface Layout {
  preset: string;
  options: string[];
  players: string[];
  tiles: LayoutTile[];
  treasures: Spaces;
  catastrophes: Spaces;
  leaders: LayoutLeader[];
  monuments: LayoutMonument[];
  /** each stands on a tile of its colour */
  buildings: Spaces;
  /** its centre */
  wonder: Space | null;
  seats: LayoutSeat[];
  /** a seat */
  turn: number;
  actions: number;
  /** every tile that lies nowhere else */
  bag: Counts | null;
  seed: number;
}

/** Why a position is impossible. */
export interface LayoutDefect {
  text: string;
  rule: string;
  space: Space | null;
}

/** A position of the editor as a record, or its defects. */
export interface LayoutCheck {
  record: string | null;
  defects: LayoutDefect[];
}

/** The position after a line, for the editor. */
export interface LayoutRequest {
  start: string;
  line?: TreePath;
}
