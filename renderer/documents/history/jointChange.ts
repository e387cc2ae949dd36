// One change of several documents, undone and redone as one: undoing it in one file undoes it in all. Knows nothing of
// what the change means.
import type { Disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";
import type { FileEdits, FileMove } from "../../../shared/text/edit";
import { documents } from "../documents";
import { type JointPart, createTextPart } from "./jointPart";
import { createMovedPart } from "./movedPart";
import { createNewPart, createRemovedPart } from "./newPart";

const left = createEmitter<readonly string[]>();

/** Told which files kept their part of a change that was undone elsewhere, since they were edited after it. */
export function onLeftBehind(listener: (paths: readonly string[]) => void): Disposable {
  return left.on(listener);
}

/** A change of files of the pack, undone and redone as one step. */
export interface JointChange {
  /** The name of the step of undo. */
  readonly name: string;
  /** A file that is not there is made by an insertion at its start, and is left out of anything else. */
  readonly edits?: readonly FileEdits[];
  readonly moves?: readonly FileMove[];
  /** The files that are closed at the end. */
  readonly removed?: readonly string[];
  /** What was done beside the texts. */
  readonly others?: readonly JointPart[];
}

/**
 * Makes a change of several files. Undo of it in any of them undoes it in the others too, and redo likewise; a file that
 * was edited since keeps its part, and `onLeftBehind` reports it. Returns what was done to each.
 */
export function applyTogether({
  name,
  edits: changes = [],
  moves = [],
  removed = [],
  others = [],
}: JointChange): readonly JointPart[] {
  const moved = new Map(moves.map((move) => [move.from, move]));
  const files = new Set([...changes.map(({ file }) => file), ...moved.keys()]);
  const changed = [...files].flatMap((file): readonly JointPart[] => {
    const document = documents.get(file);
    const own = changes.filter((change) => change.file === file);
    const edits = own.flatMap((change) => change.edits);
    const dropsMark = own.some((change) => change.dropsMark === true);
    const move = moved.get(file);
    const [first] = edits;
    if (document === undefined && first?.offset === 0 && first.length === 0)
      return [createNewPart(documents, file, first.text)];
    if (document === undefined || (edits.length === 0 && move === undefined && !dropsMark)) return [];
    const change = (): void => (dropsMark ? document.dropMark(name) : document.apply(edits, name));
    return [move === undefined ? createTextPart(document, change) : createMovedPart(document, move, change)];
  });
  const gone = removed.filter((path) => documents.get(path) !== undefined);
  const parts = [...changed, ...gone.map((path) => createRemovedPart(documents, path)), ...others];
  if (parts.length > 1 || moved.size > 0) for (const part of parts) part.follow((undone) => carry(part, parts, undone));
  return parts;
}

/** The others do as the file did in which the user undid or redid the change. */
function carry(first: JointPart, parts: readonly JointPart[], undone: boolean): void {
  const others = parts.filter((part) => part !== first);
  const behind = undone ? others.filter((part) => !part.isDone() && !part.isUndone()) : [];
  for (const part of others) {
    if (undone && part.isDone()) part.undo();
    else if (!undone && part.isUndone()) part.redo();
  }
  if (behind.length > 0) left.emit(behind.map((part) => part.path()));
}
