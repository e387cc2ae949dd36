// The order in which a search for the least edited solution expands its nodes: by edits, then by moves.
// What is read with `!` is there (tests/laws/questions.laws.test.ts).

/**
 * Nodes in lists by their moves: those with as many edits as are at hand, and those with one more. Numbers of edits and
 * of moves only grow, so that no heap is needed.
 */
export class EditQueue {
  /** Of the node taken last; none that waits has fewer. */
  edits = 0;
  /** Of the node taken last; none that waits with as many edits has fewer. */
  moves = 0;
  private now: number[][] = [];
  private later: number[][] = [];

  /** Adds a node that is reached with no further edit, or with one, after so many moves. */
  add(node: number, moreEdits: 0 | 1, moves: number): void {
    const lists = moreEdits === 0 ? this.now : this.later;
    for (let length = lists.length; length <= moves; length += 1) lists.push([]);
    lists[moves]!.push(node);
  }

  /** Takes the node with the fewest edits, and of these the one with the fewest moves; null when none waits. */
  take(): number | null {
    for (;;) {
      for (; this.moves < this.now.length; this.moves += 1) {
        const node = this.now[this.moves]!.pop();
        if (node !== undefined) return node;
      }
      if (this.later.length === 0) return null;
      this.now = this.later;
      this.later = [];
      this.edits += 1;
      this.moves = 0;
    }
  }
}
