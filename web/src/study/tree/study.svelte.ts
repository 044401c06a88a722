/** A study in progress: its tree, the position on screen, and the table that plays on from there. */

import { TableState } from "../../game/table-state.svelte";
import { RequestError } from "../../net/api";
import type { MarkColour, Sharing, Space, Study, StudyInfo, StudyTree, TreeEdit } from "../../net/messages";
import { editStudy, keepStudy, readTree, shareStudy, study } from "../../net/studies";
import { StudySource } from "../../net/study";
import { problemText } from "../../text/refusals";
import { type Grown, type Path, follow, grown, onMainLine, pathTo, sibling, spacesOfNode } from "./tree";

const POLL_MS = 2000;
const DRAFT = "shedu.study";

/** The study that was not kept, from the last visit. */
export function draft(): string {
  try {
    return localStorage.getItem(DRAFT) ?? "";
  } catch {
    return "";
  }
}

/** The players of the line: one person for all seats, or bots for the other seats. */
export interface Answers {
  by: "hand" | "bots";
  level: string;
  /** the person's seat, against bots */
  seat: number;
}

export class StudyState {
  whole: Grown = $state.raw({ tree: null as unknown as StudyTree, children: [] });
  path: Path = $state.raw([]);
  /** of a study that is kept */
  info: StudyInfo | null = $state.raw(null);
  answers: Answers = $state.raw({ by: "hand", level: "skilled", seat: 0 });
  page: TableState = $state.raw(null as unknown as TableState);
  problem = $state("");
  /** a comment that could not be saved, because another editor changed it */
  refused: { path: Path; comment: string } | null = $state.raw(null);
  /** the study belonged to another person, to be read only: changes are made in a copy */
  isCopy = $state(false);
  colour: MarkColour = $state("green");
  isDrawing = $state(false);
  #tail: Space | null = $state(null);
  #source: StudySource | null = null;
  /** bots answer: the person has just moved */
  #isPlaying = false;
  #edits: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly tree = $derived(this.whole.tree);
  readonly here = $derived(follow(this.whole, this.path));
  /** the node on screen, or the last one above it that is stored */
  readonly node = $derived(this.tree.nodes[this.here.node]);
  readonly ply = $derived(this.path.length);
  readonly children = $derived(this.here.depth === this.path.length ? (this.whole.children[this.here.node] ?? []) : []);
  readonly canEdit = $derived(this.info?.can_edit ?? true);

  constructor(found: StudyTree | Study, path: (whole: Grown) => Path) {
    const stored = "info" in found ? found : null;
    this.info = stored?.info ?? null;
    const tree = "info" in found ? found.tree : found;
    if (!tree) throw new Error("a study without its tree");
    this.whole = grown(tree);
    this.path = path(this.whole);
    this.#connect();
    this.#poll();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.page.game.close();
  }

  /** Opens the table at the position, for these players. */
  #connect(): void {
    const { tree } = this;
    const levels = tree.players.map((_, seat) =>
      this.answers.by === "bots" && seat !== this.answers.seat ? this.answers.level : null,
    );
    this.#isPlaying = false;
    this.page = new TableState("study", (listener) => {
      this.#source = new StudySource(
        { record: tree.start, line: this.path, levels, isRevealed: this.answers.by === "hand" },
        listener,
        (line) => this.#follow(line),
        () => (this.#isPlaying ? null : ""),
      );
      return this.#source;
    });
    this.#sketch();
  }

  setAnswers(change: Partial<Answers>): void {
    this.answers = { ...this.answers, ...change };
    this.#connect();
  }

  /** The line of the table has changed: by a move, or by an undo. */
  #follow(line: Path): void {
    if (line.join("\n") === this.path.join("\n")) return;
    const isMove = line.length > this.path.length;
    const before = this.path;
    this.path = line;
    this.#isPlaying = isMove;
    if (isMove) {
      if (follow(this.whole, line).depth < line.length) {
        this.edit({ type: "add", path: [...before], moves: line.slice(before.length) });
      }
    }
    this.#sketch();
  }

  // Going through the tree

  goTo(path: Path): void {
    this.#isPlaying = false;
    this.path = path;
    this.#source?.setLine(path);
    this.page.game.lookAgain();
    this.#tail = null;
    this.#sketch();
  }

  show(node: number): void {
    this.goTo(pathTo(this.whole, node));
  }

  back(): void {
    if (this.path.length) this.goTo(this.path.slice(0, -1));
  }

  forward(): void {
    const [next] = this.children;
    if (next !== undefined) this.show(next);
  }

  first(): void {
    this.goTo([]);
  }

  last(): void {
    let node = this.here.node;
    for (let next = this.whole.children[node]?.[0]; next !== undefined; next = this.whole.children[node]?.[0])
      node = next;
    this.show(node);
  }

  /** To the other variations at this place. */
  aside(step: number): void {
    const other = sibling(this.whole, this.here.node, step);
    if (this.here.depth === this.path.length && other !== this.here.node) this.show(other);
  }

  goToPly(ply: number): void {
    this.show(onMainLine(this.whole, ply));
  }

  /** A bot makes the open decision, of any seat. */
  letBotMove(): void {
    this.#isPlaying = this.answers.by === "bots";
    this.#source?.makeBy(this.answers.level);
  }

  // Editing

  /** Makes edits, in their order; problems are shown. */
  edit(...edits: TreeEdit[]): void {
    if (!this.canEdit) {
      this.info = null; // a copy, which the person may keep
      this.isCopy = true;
    }
    this.problem = "";
    this.#edits = this.#edits.then(async () => {
      try {
        if (this.info) this.#take(await editStudy(this.info.id, edits));
        else this.#grow(await readTree(this.tree.text, edits));
      } catch (error) {
        this.#fail(error, edits);
      }
      this.#sketch();
    });
  }

  /** All edits so far are made. */
  settled(): Promise<void> {
    return this.#edits;
  }

  #fail(error: unknown, edits: readonly TreeEdit[]): void {
    this.problem = problemText(error);
    const code = error instanceof RequestError ? error.fault?.code : undefined;
    const [edit] = edits;
    if (code === "edited" && edit?.type === "comment") this.refused = { path: edit.path, comment: edit.comment };
    if (code === "edited" || code === "variation") void this.#refresh();
  }

  #grow(tree: StudyTree): void {
    this.whole = grown(tree);
    if (this.info) return;
    try {
      localStorage.setItem(DRAFT, tree.text);
    } catch {
      // without it, a study that is not kept is lost with the page
    }
  }

  /** Takes a newer version of the kept study. */
  #take({ info, tree }: Study): void {
    this.info = info;
    if (!tree) return;
    this.#grow(tree);
    this.#sketch();
  }

  setComment(comment: string): void {
    const { node, path } = this;
    if (!node || this.here.depth < path.length || comment.trim() === node.comment) return;
    this.edit({ type: "comment", path: [...path], comment, was: node.comment });
  }

  setTitle(title: string): void {
    if (title.trim() !== this.tree.title) this.edit({ type: "title", title });
  }

  makeMain(): void {
    this.edit({ type: "main", path: [...this.path] });
  }

  /** Removes the position with all that follows. */
  remove(): void {
    const path = [...this.path];
    if (!path.length) return;
    this.goTo(path.slice(0, -1));
    this.edit({ type: "remove", path });
  }

  // Arrows and marks

  /** Draws an arrow or a mark, or removes it if it has this colour. */
  readonly draw = (tail: Space, head: Space, event: MouseEvent | null = null): void => {
    const colour = (event && colourOf(event)) ?? this.colour;
    const path = [...this.path];
    if (tail === head) {
      const old = this.node?.marks.find(({ space }) => space === tail);
      this.edit({ type: "mark", path, space: tail, colour: old?.colour === colour ? null : colour });
    } else {
      const old = this.node?.arrows.find((arrow) => arrow.tail === tail && arrow.head === head);
      this.edit({ type: "arrow", path, tail, head, colour: old?.colour === colour ? null : colour });
    }
  };

  clearDrawing(): void {
    const { node } = this;
    if (!node) return;
    const path = [...this.path];
    const marks = node.marks.map(({ space }): TreeEdit => ({ type: "mark", path, space, colour: null }));
    const arrows = node.arrows.map(({ tail, head }): TreeEdit => ({ type: "arrow", path, tail, head, colour: null }));
    const edits = [...marks, ...arrows];
    for (let start = 0; start < edits.length; start += 50) this.edit(...edits.slice(start, start + 50));
  }

  setDrawing(isDrawing: boolean): void {
    this.isDrawing = isDrawing;
    this.#tail = null;
    this.#sketch();
  }

  /** With the pen, the first space begins an arrow and the second one ends it; the same space twice is a mark. */
  #press(space: Space): void {
    if (this.#tail) {
      this.draw(this.#tail, space);
      this.#tail = null;
    } else this.#tail = space;
    this.#sketch();
  }

  #sketch(): void {
    const { node, page } = this;
    const isStored = this.here.depth === this.path.length;
    page.sketch = {
      marks: isStored ? (node?.marks ?? []) : [],
      arrows: isStored ? (node?.arrows ?? []) : [],
      tail: this.#tail,
      last: isStored ? spacesOfNode(node) : [],
    };
    page.draw = this.draw;
    page.pen = this.isDrawing ? (space) => this.#press(space) : null;
  }

  // Keeping and sharing

  async keep(): Promise<StudyInfo> {
    await this.#edits;
    const kept = await keepStudy(this.tree.text);
    this.#take(kept);
    this.isCopy = false;
    try {
      localStorage.removeItem(DRAFT);
    } catch {
      // it stays, and is offered again
    }
    return kept.info;
  }

  async share(sharing: Sharing): Promise<void> {
    if (!this.info) return;
    this.info = await shareStudy(this.info.id, sharing);
    this.#poll();
  }

  /** Follows the edits of others, while the study is shared and the page visible. */
  #poll(): void {
    clearTimeout(this.#timer);
    if (!this.info || this.info.sharing === "private") return;
    this.#timer = setTimeout(() => {
      const looked = document.hidden ? Promise.resolve() : this.#refresh();
      void looked.finally(() => this.#poll());
    }, POLL_MS);
  }

  async #refresh(): Promise<void> {
    if (!this.info) return;
    const { id, version } = this.info;
    try {
      const found = await study(id, version);
      if (this.info?.id === id && found.info.version >= this.info.version) this.#take(found);
    } catch (error) {
      const isGone = error instanceof RequestError && error.status === 404;
      if (!isGone) return; // asked again
      this.problem = problemText(error);
      this.info = null;
      this.isCopy = true;
    }
  }
}

/** As on other boards: Shift or Ctrl red, Alt blue, both yellow. */
function colourOf(event: MouseEvent): MarkColour | null {
  const isRed = event.shiftKey || event.ctrlKey;
  if (isRed && event.altKey) return "yellow";
  return isRed ? "red" : event.altKey ? "blue" : null;
}
