// Generated from src/shedu/server/messages.py by `make types`: change that instead.

export type Colour = "black" | "red" | "blue" | "green";

export type Dynasty = "archer" | "bull" | "lion" | "pot";

/** black, red, blue, green */
export type Counts = [number, number, number, number];

export type Space = string;

export type DecisionKind =
  | "action"
  | "war"
  | "commit"
  | "building"
  | "monument"
  | "treasure"
  | "wonder-point";

export type MoveText = string;

/** A tile, face up. */
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

/** All that lies on the board. Everybody sees all of it. */
export interface Board {
  tiles: TileOn[];
  face_down: Space[];
  treasures: Space[];
  catastrophes: Space[];
  leaders: LeaderOn[];
  monuments: MonumentOn[];
  buildings: BuildingOn[];
  /** its five spaces, the centre first; none if it does not stand */
  wonder: Space[];
  /** under the unification tile, while wars are open */
  unification: Space | null;
  kingdoms: Space[][];
}

/** A seat at the table, with what the viewer may see behind its screen. */
export interface SeatInfo {
  dynasty: Dynasty;
  kind: "human" | "bot";
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

/** One side of a conflict. */
export interface Side {
  seat: number;
  /** where its leader stands */
  space: Space;
  /** on the board */
  strength: number;
  /** the tiles that make it */
  supporters: Space[];
  /** from hand, once it is known */
  committed: number | null;
  /** points that the other side gains if this one loses */
  prize: number;
  /** tiles that then leave the board */
  leaving: Space[];
}

/** A revolt or a war. */
export interface Conflict {
  kind: "revolt" | "war";
  /** of the leaders */
  colour: Colour;
  /** of the tiles that count */
  tile: Colour;
  attacker: Side;
  defender: Side;
}

/** Whose move it is, and for what. */
export interface Decision {
  seat: number;
  kind: DecisionKind;
  actions_left: number;
  /** in which tiles are being committed */
  conflict: Conflict | null;
  /** open wars: to choose from, or waiting behind the conflict */
  wars: Conflict[];
  /** every legal move, if the viewer decides; else none */
  moves: MoveText[];
}

/** A line of the final ranking. */
export interface Standing {
  seat: number;
  /** with treasures placed where they help most */
  points: Counts;
  /** without */
  plain: Counts;
  treasures: number;
  /** 1 for whoever won; the same for equals */
  place: number;
}

/** The whole table as one viewer sees it. */
export interface Table {
  type: "table";
  game: string;
  /** how many entries, moves and undos, the game has: orders all messages */
  entry: number;
  /** how many moves lead here */
  ply: number;
  /** the seat behind whose screen this is seen; None for a spectator */
  viewer: number | null;
  preset: string;
  options: string[];
  board_name: "standard" | "advanced";
  seats: SeatInfo[];
  /** whose turn it is */
  active: number;
  /** counted from 1 */
  turn: number;
  board: Board;
  /** None when the game is over */
  decision: Decision | null;
  /** tiles in it, where that is open */
  bag: number | null;
  /** plies the viewer may go back to, the latest first */
  undo_to: number[];
  ended: "bag" | "treasures" | null;
  /** when the game is over, best first */
  ranking: Standing[];
}

/** A seat's turn begins. */
export interface TurnBegan {
  type: "turn";
  seat: number;
}

/** A seat decided; of another's swap only the number is told (`swap 3`). */
export interface Moved {
  type: "move";
  seat: number;
  move: MoveText;
}

/** Points were gained. */
export interface Gained {
  type: "gain";
  seat: number;
  colour: Colour;
  amount: number;
  source: "tile" | "revolt" | "war" | "monument" | "wonder";
}

/** A tile united two kingdoms. */
export interface United {
  type: "unification";
  space: Space;
}

/** A revolt or a war began, with these strengths on the board. */
export interface ConflictBegan {
  type: "conflict";
  kind: "revolt" | "war";
  colour: Colour;
  attacker: number;
  attack: number;
  defender: number;
  defence: number;
}

/** A conflict was won; totals include what was committed. */
export interface ConflictWon {
  type: "won";
  winner: number;
  attack: number;
  defence: number;
}

/** A leader went back to its owner. */
export interface LeaderReturned {
  type: "back";
  seat: number;
  colour: Colour;
  space: Space;
  cause: string;
}

/** A tile left the board. */
export interface TileRemoved {
  type: "removed";
  colour: Colour;
  space: Space;
  cause: string;
}

/** A building went back beside the board. */
export interface BuildingReturned {
  type: "building-back";
  colour: Colour;
  space: Space;
}

/** A treasure went to a seat. */
export interface TreasureTaken {
  type: "treasure";
  seat: number;
  space: Space;
}

/** A seat drew tiles; which ones, only it sees. */
export interface Drew {
  type: "draw";
  seat: number;
  count: number;
  tiles: Counts | null;
}

/** The game is over. */
export interface Ended {
  type: "over";
  why: "bag" | "treasures";
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
  | Ended;

/** One move: what happened, and the table after it, as the viewer sees both. */
export interface Step {
  type: "step";
  seat: number;
  /** what was decided */
  kind: DecisionKind;
  events: Event[];
  table: Table;
}

/** Somebody took moves back; the table as it is again. */
export interface Undone {
  type: "undone";
  seat: number;
  table: Table;
}

/** Points that a move would bring at once. */
export interface Gain {
  seat: number;
  colour: Colour;
  amount: number;
}

/** A leader that would go back to its owner, cut off from its temples or beaten. */
export interface LeaderLost {
  seat: number;
  colour: Colour;
  space: Space;
}

/** What a legal move would lead to, as far as anybody can know before it is made. */
export interface Preview {
  move: MoveText;
  gains?: Gain[];
  /** in the order of their colours */
  conflicts?: Conflict[];
  /** the viewer picks which war is fought first */
  order?: boolean;
  unites?: boolean;
  /** the kingdoms it would join, or the one it would change */
  touched?: Space[][];
  /** what could be raised: `red-blue` */
  monuments?: string[];
  wonder?: boolean;
  /** the building that could be placed or moved */
  building?: Colour | null;
  /** how many would be taken */
  treasures?: number;
  /** by which seat */
  treasures_to?: number | null;
  /** tiles that would leave the board */
  removed?: Space[];
  leaders_lost?: LeaderLost[];
  /** a kingdom would fall apart */
  splits?: boolean;
  /** the game would end with this turn */
  ends_game?: boolean;
}

/** Previews of all moves of the open decision that lead to anything. */
export interface Previews {
  type: "previews";
  entry: number;
  previews: Preview[];
}

/** What a bot would do in the viewer's place, from what the viewer can see. */
export interface Hint {
  type: "hint";
  entry: number;
  /** with value and a reason in the language asked for */
  moves: [MoveText, number, string][];
  /** each seat's chance */
  win: number[];
}

/** A bot has begun to think. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** One of the moves that led to the present: what happened, as the viewer saw it. */
export interface Past {
  /** how many moves led to what was after it */
  ply: number;
  turn: number;
  seat: number;
  /** what was decided */
  kind: DecisionKind;
  events: Event[];
}

/** All moves that led to the present, the first one first. */
export interface Log {
  type: "log";
  entry: number;
  past: Past[];
}

/** A message that could not be followed; nothing has changed. */
export interface Refused {
  type: "refused";
  /** in English, for people */
  reason: string;
  /** for the browser's texts: `illegal`, `stale`, `not-yours`, `unreadable`, `over`, … */
  code: string;
  /** R5.2 */
  rule: string | null;
  entry: number | null;
}

export type FromServer = Table | Step | Undone | Previews | Hint | Thinking | Log | Refused;

/** Show the table from behind this seat's screen, or as a spectator (None). With `since`, the steps after that entry are sent one by one, if there are not too many. */
export interface Look {
  type: "look";
  seat?: number | null;
  since?: number | null;
}

/** Make a move; `entry` is that of the table it was chosen at. */
export interface Play {
  type: "play";
  entry: number;
  move: MoveText;
}

/** Go back to a ply of `undo_to`. */
export interface Undo {
  type: "undo";
  entry: number;
  ply: number;
}

/** Ask what the moves of the open decision would lead to. */
export interface AskPreviews {
  type: "ask-previews";
  entry: number;
}

/** Ask what a bot of a level would do, and why in a language of the catalogue. */
export interface AskHint {
  type: "ask-hint";
  entry: number;
  level?: string;
  language?: string;
}

/** Ask for all that happened so far. */
export interface AskLog {
  type: "ask-log";
}

export type FromBrowser = Look | Play | Undo | AskPreviews | AskHint | AskLog;

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

/** What games there can be: told once. */
export interface Catalogue {
  presets: PresetInfo[];
  boards: BoardInfo[];
  levels: string[];
  languages: string[];
  version: string;
}

/** A seat of a game to come; whoever is here, or a bot of a level. */
export interface NewSeat {
  dynasty: Dynasty;
  kind?: "human" | "bot";
  level?: string | null;
  name?: string;
}

/** A game to come. */
export interface NewGame {
  seats: NewSeat[];
  preset?: string;
  options?: string[];
  /** who begins; drawn if None */
  first?: Dynasty | null;
  /** drawn if None */
  seed?: number | null;
}

/** A stored game in a list. */
export interface GameInfo {
  id: string;
  preset: string;
  options: string[];
  seats: NewSeat[];
  ply: number;
  turn: number;
  to_decide: number | null;
  /** ISO 8601, UTC */
  started: string;
  changed: string;
  is_over: boolean;
  winners: number[];
  /** an opened record: to be looked at, not played on */
  is_replay: boolean;
}

/** A record as text, to be looked at. */
export interface OpenRecord {
  text: string;
}

/** What is wrong with a record, and where. */
export interface RecordFault {
  /** in English, for people */
  reason: string;
  /** for the browser's texts: `no-record`, `illegal`, `too-long` */
  code: string;
  line: number | null;
  rule: string | null;
}

/** Why a plain request was not followed. */
export interface Fault {
  /** in English, for people */
  reason: string;
  /** for the browser's texts: `unknown`, `running`, `impossible`, `unreadable`, … */
  code: string;
}

/** That the server is well. */
export interface Health {
  status: "ok";
  version: string;
}

/** A finished game or an opened record, whole: the table before the first move, then each step. */
export interface Frames {
  game: GameInfo;
  start: Table;
  steps: Step[];
  /** of each ply from 0 on, each seat's points */
  standings: Counts[][];
}
