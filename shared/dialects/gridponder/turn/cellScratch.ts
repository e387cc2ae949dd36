// Memory for cells of states that are soon gone: fresh memory for each turn of a long walk over a large board costs far
// more than the turn. Knows nothing of what the cells mean.
import type { Scratch } from "../../../engine/playableLevel";
import type { Cells, State } from "./state";

export class CellScratch implements Scratch<State> {
  /** The two written last, the very last one second. */
  private buffers: readonly [Cells | null, Cells | null] = [null, null];

  /** A copy of cells in this memory; all others in it but the given ones may be gone then. */
  copyOf(cells: Cells): Cells {
    const [older, newer] = this.buffers;
    // What is copied may be the older one: a turn has been taken back to it.
    const [free, other] = older === cells ? [newer, older] : [older, newer];
    const copy = fits(free, cells) ? free : null;
    copy?.set(cells);
    const written = copy ?? cells.slice();
    this.buffers = [other, written];
    return written;
  }

  keep({ cells }: State): void {
    const [older, newer] = this.buffers;
    this.buffers = [older === cells ? null : older, newer === cells ? null : newer];
  }
}

function fits(buffer: Cells | null, cells: Cells): buffer is Cells {
  return buffer !== null && buffer.length === cells.length && buffer.BYTES_PER_ELEMENT === cells.BYTES_PER_ELEMENT;
}
