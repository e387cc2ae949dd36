// The folding of the tree of a turn, as steps and clicks change it. Pure; knows nothing of rows in sight.
import type { Trace } from "../../../shared/engine/trace/trace";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import { foldsAround } from "./turnRows";

/** What is folded in one turn's tree, and the cursor it was last made to show. */
export interface Folding {
  readonly trace: Trace;
  readonly cursor: Cursor;
  /** Everything is open by default, since it was looked for. */
  readonly unfolds: boolean;
  /** Records whose folding is not what it is by default. */
  readonly toggled: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** Returns the initial folding of a turn's tree, without a cursor. */
export function foldingOf(trace: Trace, unfolds: boolean): Folding {
  return { trace, cursor: null, unfolds, toggled: NONE };
}

/**
 * Returns the folding in which the cursor's record has a row: a step may lead into what is folded. Another turn, or
 * another default, begins as by default; what is right already is given back as it is.
 */
export function withCursorInSight(folding: Folding, trace: Trace, cursor: Cursor, unfolds: boolean): Folding {
  const isSame = folding.trace === trace && folding.unfolds === unfolds;
  if (isSame && folding.cursor === cursor) return folding;
  const toggled = isSame ? folding.toggled : NONE;
  if (cursor === null || cursor === 0) return { trace, cursor, unfolds, toggled };
  const around = foldsAround(trace, { toggled, marks: null, unfolds }, cursor);
  return { trace, cursor, unfolds, toggled: withToggled(toggled, around) };
}

/** Some records folded that were open, or the other way round; without any, the same set. */
export function withToggled(toggled: ReadonlySet<number>, records: readonly number[]): ReadonlySet<number> {
  if (records.length === 0) return toggled;
  const next = new Set(toggled);
  for (const record of records) if (!next.delete(record)) next.add(record);
  return next;
}
