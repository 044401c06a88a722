// Generated from src/shedu/server/wire/messages/ and errors.py by `make types`. Do not edit.

/** Why a request or a message was rejected. */
export const CODES = [
  "account",
  "away",
  "banned",
  "begun",
  "busy",
  "contribution",
  "cookie",
  "dynasty-taken",
  "empty",
  "foreign-host",
  "foreign-origin",
  "gone",
  "guest",
  "illegal",
  "impossible",
  "internal",
  "last-key",
  "link",
  "logged-out",
  "look-first",
  "mail",
  "mail-failed",
  "many",
  "method",
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
  "waiting",
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

/** black, red, blue, green */
export type Counts = [number, number, number, number];

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

export type BoardName = "standard" | "advanced";

export type DecisionKind =
  | "action"
  | "war"
  | "commit"
  | "building"
  | "monument"
  | "treasure"
  | "wonder-point";

export type ConflictKind = "revolt" | "war";

export type Source = "tile" | "revolt" | "war" | "monument" | "wonder" | "temple" | "catastrophe";

export type Ending = "bag" | "treasures";

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
  count: number;
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
  commit?: number[];
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

/** A seat of a game to come: for whoever asks for it, a bot of a level, or whoever comes. */
export interface NewSeat {
  dynasty: Dynasty;
  kind?: "human" | "bot" | "open";
  level?: string | null;
  name?: string;
}

/** A seat at a table, and who has it. */
export interface Place {
  dynasty: Dynasty;
  kind: "human" | "bot" | "open";
  level: string | null;
  name: string;
  /** None: a bot's, nobody's, or of whoever is at this machine */
  person: string | null;
  /** who gave it to a bot and may take it back */
  left: string | null;
}

/** A clock for each player. */
export interface RealTime {
  type: "real-time";
  /** seconds at the start */
  budget: number;
  /** seconds more whenever it becomes one's turn to decide */
  increment?: number;
}

/** So many days from when it becomes one's turn to decide. */
export interface TurnBased {
  type: "turn-based";
  days: 1 | 3 | 7;
}

/** How people come to a table, and what happens when their time is up. */
export interface Terms {
  /** shown to everybody, or only to who has the link */
  access?: "open" | "invited";
  spectators?: boolean;
  clock?: RealTime | TurnBased | null;
  /** a bot takes over, or the game is stopped */
  timeout?: "bot" | "stop";
  /** of bots that take over */
  level?: string;
}

/** Somebody who is at a table now. */
export interface Visitor {
  person: string;
  name: string;
  /** the table is open, but out of sight */
  is_away: boolean;
}

/** A seat asks the others to go back. */
export interface UndoWish {
  seat: number;
  ply: number;
  /** seats */
  agreed: number[];
}

/** What a player's browser added to the shuffle. */
export interface Contribution {
  dynasty: Dynasty;
  /** SHA-256 of it, told when the player sat down */
  seal: string;
  /** hexadecimal digits, once the seals are opened */
  said: string | null;
}

/** Where the order of the bag comes from. */
export interface Shuffle {
  /** SHA-256 of the server's secret, told before anybody adds to it */
  commitment: string;
  contributions: Contribution[];
  /** told when the game is over */
  secret: string | null;
  /** nobody sits down any more: whoever has sealed something says `open` */
  is_opening: boolean;
}

/** A table and the people around it, the same for all of them. */
export interface Room {
  type: "room";
  game: string;
  status: Status;
  host: string | null;
  places: Place[];
  terms: Terms;
  /** players and spectators, each once */
  present: Visitor[];
  shuffle: Shuffle | null;
  undo: UndoWish | null;
  /** the table where these people play again */
  rematch: string | null;
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
  kind: ConflictKind;
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
  board_name: BoardName;
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
  /** seconds left to each seat; that of whoever decides runs */
  clocks: number[] | null;
  /** plies the viewer may go back to, the latest first */
  undo_to: number[];
  ended: Ending | null;
  /** when the game is over, best first */
  ranking: Standing[];
}

/** What an entry changed on the board; what is left out is as it was. */
export interface BoardChange {
  /** placed */
  tiles?: TileOn[];
  /** removed or turned face down */
  tiles_gone?: Space[];
  /** placed, moved or with another strength */
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
  /** a number: the kingdom at this index before */
  kingdoms?: (number | Space[])[];
}

/** What all see of a seat, where it changed. */
export interface SeatCounts {
  seat: number;
  hand_size: number;
  supply: Colour[];
  catastrophes: number;
}

/** What the viewer sees behind a seat's screen. */
export interface SeatSecrets {
  seat: number;
  hand: Counts | null;
  points: Counts | null;
  treasures: number | null;
}

/** One move: what happened, and what it changed at the table, as the viewer sees both. It follows on the table at `entry - 1`; the other fields of that table stay as they are. */
export interface Step {
  type: "step";
  viewer: number | null;
  entry: number;
  ply: number;
  turn: number;
  active: number;
  /** that decided */
  seat: number;
  /** what was decided */
  kind: DecisionKind;
  events: Event[];
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
  move: Move;
  gains?: Gain[];
  /** in the order of their colours */
  conflicts?: Conflict[];
  /** the viewer picks which war is fought first */
  order?: boolean;
  unites?: boolean;
  /** the kingdoms it would join, or the one it would change */
  touched?: Space[][];
  /** that could be built */
  monuments?: MonumentName[];
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

/** A move that a bot considers. */
export interface Advice {
  move: Move;
  value: number;
  /** in the language of the request */
  reason: string;
}

/** What a bot would do in the viewer's place, from what the viewer can see. */
export interface Hint {
  type: "hint";
  entry: number;
  /** best first */
  moves: Advice[];
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
  code: Code;
  /** R5.2 */
  rule: string | null;
  entry: number | null;
}

/** It has become one's turn to decide at a table that one does not look at. */
export interface YourTurn {
  type: "your-turn";
  game: string;
  /** who else plays there, by name */
  others: string[];
  /** when one's time is up, in seconds since 1970 */
  deadline: number | null;
}

export type FromServer =
  | Table
  | Step
  | Undone
  | Missed
  | Previews
  | Hint
  | Thinking
  | Log
  | Refused
  | Room
  | Said
  | YourTurn;

/** Show the table from behind this seat's screen, or as a spectator (None). With `since`, the table at that entry and the steps after it are sent, if there are not too many. */
export interface Look {
  type: "look";
  seat?: number | null;
  since?: number | null;
}

/** Make a move; `entry` is that of the table it was chosen at. */
export interface Play {
  type: "play";
  entry: number;
  move: Move;
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

/** Take an open seat before the game, or another dynasty where one sits. */
export interface Sit {
  type: "sit";
  seat: number;
  dynasty?: Dynasty | null;
  /** SHA-256 of what one will add to the shuffle; empty adds nothing */
  seal?: string;
}

/** Give up a seat before the game. */
export interface Stand {
  type: "stand";
  seat: number;
}

/** Begin, as the host, once all seals are opened; open seats go to bots of this level. `without` begins with what is opened: whoever sits there may say it, some seconds after the start. */
export interface Start {
  type: "start";
  level?: string;
  without?: boolean;
}

/** Open one's seal: add to the shuffle what was sealed, 16 to 64 hexadecimal digits. */
export interface Open {
  type: "open";
  contribution: string;
}

/** Give a seat to a bot of a level. */
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

/** Ask the others to go back to a ply, though something hidden was shown since; None asks no more. */
export interface AskUndo {
  type: "ask-undo";
  entry: number;
  ply: number | null;
}

/** Agree with what another asks, or not. */
export interface AnswerUndo {
  type: "answer-undo";
  entry: number;
  agrees: boolean;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  text: string;
}

/** The page is out of sight, or seen again: whoever does not look is told when it is his turn. */
export interface Away {
  type: "away";
  is_away: boolean;
}

/** Play again with the same people, when the game is over. */
export interface Rematch {
  type: "rematch";
  seal?: string;
}

export type FromBrowser =
  | Look
  | Play
  | Undo
  | AskPreviews
  | AskHint
  | AskLog
  | Sit
  | Stand
  | Start
  | Open
  | Leave
  | ComeBack
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
}

/** A guest to create. */
export interface NewGuest {
  name: string;
  language?: string;
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
}

/** A changed name. */
export interface NewName {
  name: string;
}

/** A changed password, with the old one if there is one. */
export interface NewPassword {
  new: string;
  old?: string;
}

/** A request to delete the caller, with the password if there is one. */
export interface AccountDeletion {
  password?: string;
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
  /** of the account, if it has one */
  password?: string;
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
  /** points of each seat, by ply from 0 */
  standings: Counts[][];
}
