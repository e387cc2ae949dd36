// The steps of undo of one file as a list, oldest first: its own, and those that were made for it in other files. Which
// of them are done follows from the mark of its text. Knows no documents.

export interface StepRow {
  /** Stays the same while the step is in the list. */
  readonly id: number;
  readonly name: string;
  readonly atMs: number;
  /** The other files that it was made in; none for the file itself. */
  readonly paths: readonly string[];
}

export interface OtherChange {
  readonly paths: readonly string[];
  isDone(): boolean;
}

export interface StepLog {
  /** The text has another mark by a change, which is part of the step before where `joins`. */
  changed(mark: number, name: string, atMs: number, joins: boolean): void;
  /** The text has another mark by undo or redo. */
  moved(mark: number): void;
  /** A change was made for the file in others. */
  changedOthers(change: OtherChange, name: string, atMs: number): void;
  /** The same list until a step comes or goes. */
  rows(): readonly StepRow[];
  /** How many of the rows are done, the first ones. A step that is undone in part is done. */
  done(): number;
  /** Whether undo has nothing more to undo in the row at an index, or redo nothing more to redo. */
  isWhole(index: number): boolean;
}

/** More steps than this are not listed; undo still takes them back. */
const MOST = 300;

interface Own {
  readonly kind: "own";
  readonly row: StepRow;
  readonly from: number;
  readonly to: number;
}

interface Other {
  readonly kind: "other";
  readonly row: StepRow;
  readonly change: OtherChange;
}

/** Marks grow with each change; undo brings an earlier one back. */
export function createStepLog(first: number): StepLog {
  let steps: readonly (Own | Other)[] = [];
  let now = first;
  let ids = 0;
  let known: { readonly of: readonly (Own | Other)[]; readonly rows: readonly StepRow[] } = { of: steps, rows: [] };
  const isDone = (step: Own | Other): boolean => (step.kind === "own" ? now > step.from : step.change.isDone());
  const done = (): number => {
    const undone = steps.findIndex((step) => !isDone(step));
    return undone < 0 ? steps.length : undone;
  };
  const add = (step: Own | Other): void => {
    steps = [...steps, step].slice(-MOST);
  };
  return {
    changed(mark, name, atMs, joins) {
      // What was undone cannot come back any more.
      steps = steps.slice(0, done());
      const last = steps.at(-1);
      if (joins && last?.kind === "own" && last.to === now) steps = [...steps.slice(0, -1), { ...last, to: mark }];
      else add({ kind: "own", row: { id: (ids += 1), name, atMs, paths: [] }, from: now, to: mark });
      now = mark;
    },
    moved(mark) {
      now = mark;
    },
    changedOthers(change, name, atMs) {
      // The text stays as it is, so that redo can still make its own steps; what was undone elsewhere is replaced.
      const before = done();
      const redone = steps.slice(before).filter(({ kind }) => kind === "own");
      steps = steps.slice(0, before);
      add({ kind: "other", row: { id: (ids += 1), name, atMs, paths: change.paths }, change });
      steps = [...steps, ...redone];
    },
    rows() {
      if (known.of !== steps) known = { of: steps, rows: steps.map(({ row }) => row) };
      return known.rows;
    },
    done,
    isWhole(index) {
      const step = steps[index];
      return step === undefined || step.kind === "other" || now <= step.from || now >= step.to;
    },
  };
}
