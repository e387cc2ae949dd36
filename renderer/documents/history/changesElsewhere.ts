// Undo and redo of a file that include, in order, the changes made for it in other files.
import type { Disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";
import type { TextEdit } from "../../../shared/text/edit";
import { documents } from "../documents";
import { type JointChange, applyTogether } from "./jointChange";
import { type JointPart, textPartSince } from "./jointPart";
import type { PackDocument } from "../packDocument";
import { stepName } from "./stepNames";
import { type ChangeTaken, createStepOrder } from "./stepOrder";

/** A step that undo (`back`) or redo of one file took in others. */
export interface StepElsewhere {
  readonly back: boolean;
  readonly paths: readonly string[];
  /** The file to be shown, since the one in which the step was taken is gone, or others have come; else null. */
  readonly show: string | null;
}

/** A change that was made in other files for one. */
export interface MadeElsewhere {
  readonly made: PackDocument;
  readonly paths: readonly string[];
  /** The name of the step of undo. */
  readonly name: string;
  readonly isDone: () => boolean;
}

const order = createStepOrder();
const madeElsewhere = createEmitter<MadeElsewhere>();
const stepped = createEmitter<StepElsewhere>();
const noStepLeft = createEmitter<{ readonly path: string; readonly back: boolean }>();

/** Told when undo or redo of one file has taken a step in others instead. */
export function onStepElsewhere(listener: (step: StepElsewhere) => void): Disposable {
  return stepped.on(listener);
}

/** Told when undo (`back`) or redo of a file found no step to take. */
export function onNoStepLeft(listener: (step: { readonly path: string; readonly back: boolean }) => void): Disposable {
  return noStepLeft.on(listener);
}

/** Told when a change was made in other files for one. */
export function onMadeElsewhere(listener: (change: MadeElsewhere) => void): Disposable {
  return madeElsewhere.on(listener);
}

/** Lets go of what was done in a pack once its last document is closed. To be called once, before the first is opened. */
export function forgetWithPack(): Disposable {
  return documents.onChange(({ kind }) => {
    if (kind === "closed" && documents.paths().length === 0) order.forgetAll();
  });
}

/** Makes a change of files, whichever they are, as what was last done in the file at `path`. */
export function applyFor(path: string | null, change: JointChange): void {
  const made = path === null ? undefined : documents.get(path);
  const mark = made?.savePoint();
  const parts = applyTogether(change);
  if (made === undefined || mark === undefined || parts.some((part) => part.path() === path)) return;
  keep(made, mark, parts, change.name);
}

/** A step of undo: one of its own, else joined with the one before. */
export interface UndoStep {
  readonly name: string;
  readonly isNew: boolean;
}

/** `PackDocument.amend` of the file at `changed`, as what was last done in the file at `path`. */
export function amendFor(
  path: string | null,
  changed: string,
  edits: readonly TextEdit[],
  { name, isNew }: UndoStep,
): void {
  const document = documents.get(changed);
  if (document === undefined) return;
  const made = path === null ? undefined : documents.get(path);
  const before = document.savePoint();
  const begins = document.amend(edits, name, isNew);
  if (begins && made !== undefined && made !== document)
    keep(made, made.savePoint(), [textPartSince(document, before)], name);
}

function keep(made: PackDocument, mark: number, parts: readonly JointPart[], name: string): void {
  if (parts.length === 0) return;
  order.keep(made, mark, parts);
  const isDone = (): boolean => parts.every((part) => part.isDone());
  madeElsewhere.emit({ made, paths: parts.map((part) => part.path()), name: stepName() ?? name, isDone });
}

/** Undoes what was last done in the file at `path`, or for it in others. Nothing for a file that is not open. */
export function undoIn(path: string): void {
  step(path, true);
}

/** Makes what `undoIn` took back again. */
export function redoIn(path: string): void {
  step(path, false);
}

function step(path: string, back: boolean): void {
  const document = documents.get(path);
  if (document === undefined) return;
  const before = new Set(documents.paths());
  const mark = document.savePoint();
  const taken = back ? order.undo(document) : order.redo(document);
  if (taken !== null && taken.paths.length > 0) stepped.emit({ back, paths: taken.paths, show: toShow(taken, before) });
  if (taken === null && document.savePoint() === mark) noStepLeft.emit({ path, back });
}

/** A file that came with the step; else, where files have gone, the one that the change was made for. */
function toShow({ paths, made }: ChangeTaken, before: ReadonlySet<string>): string | null {
  const come = paths.find((path) => !before.has(path) && documents.get(path) !== undefined);
  const isAnyGone = paths.some((path) => before.has(path) && documents.get(path) === undefined);
  return come ?? (isAnyGone ? (documents.paths().find((path) => documents.get(path) === made) ?? null) : null);
}
