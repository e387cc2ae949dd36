// Reusable memory for the cells of short-lived states: allocating for each turn of a long walk over a large board costs
// far more than the turn.
import type { Scratch } from "../../../engine/playableLevel";
import type { Cells, State } from "./state";

export class CellScratch implements Scratch<State> {
  /** The two buffers written last, the newer one second. */
  private buffers: readonly [Cells | null, Cells | null] = [null, null];

  /** Copies cells into this memory. All other cells in it except the given ones may be overwritten. */
  copyOf(cells: Cells): Cells {
    const [older, newer] = this.buffers;
    // The source may be the older buffer: a turn has been reverted to it.
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
