// Finds the board at the beginning of a trace by reverting its writes. For loading, which has no turn before it.
import type { BoardView } from "../../base/boardView";
import type { Trace } from "../trace/trace";
import { withField, writeAt } from "../trace/traceView";
import { recordCount } from "../trace/traceTree";

/** Returns `after` with all of the trace's writes reverted, last first. */
export function boardBefore(after: BoardView, trace: Trace): BoardView {
  const cells = after.cells.slice();
  let { state } = after;
  for (let index = recordCount(trace) - 1; index >= 0; index -= 1) {
    const write = writeAt(trace, index);
    if (write?.kind === "cell") cells[write.slot] = write.before;
    else if (write !== null) state = withField(state, write.path, write.before);
  }
  return { ...after, cells, state };
}
