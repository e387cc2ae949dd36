// The undo steps of each open file, with names and times, and how to go to any of them.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";
import { forgetWithPack, onMadeElsewhere, redoIn, undoIn } from "./changesElsewhere";
import { documents } from "../documents";
import type { PackDocument } from "../packDocument";
import { type StepLog, createStepLog } from "./stepLog";

/** Letters typed within this time of each other are one step of the list. */
const TYPED_TOGETHER_MS = 2000;

/** Undo and redo of one press take at least one step: more presses than this are a mistake. */
const MOST_PRESSES = 2000;

interface Followed {
  readonly log: StepLog;
  readonly openedAtMs: number;
}

const followed = new WeakMap<PackDocument, Followed>();
const changes = createEmitter<null>();

/** Told after the steps of any file have changed. */
export function onHistoryChange(listener: () => void): Disposable {
  return changes.on(listener);
}

/** Returns the steps of a file since it was opened; null for a file that is not open. */
export function historyOf(path: string): Followed | null {
  const document = documents.get(path);
  return document === undefined ? null : (followed.get(document) ?? null);
}

/** Undoes or redoes until the first `count` steps of a file are done, as far as they can be. */
export function goToStep(path: string, count: number): void {
  const log = historyOf(path)?.log;
  if (log === undefined) return;
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    const document = documents.get(path);
    const before = [log.done(), document?.savePoint()].join();
    const goesBack = log.done() > count;
    if (!goesBack && log.done() === count && (count === 0 || log.isWhole(count - 1))) return;
    if (goesBack) undoIn(path);
    else redoIn(path);
    // Nothing more to undo or to redo, or the file itself is gone with the step.
    if (documents.get(path) !== document || [log.done(), document?.savePoint()].join() === before) return;
  }
}

/** Begins to follow all files, once, before the first is opened. */
export function connectHistory(): Disposable {
  const subscriptions = [
    forgetWithPack(),
    documents.onChange(({ path, kind }) => {
      const document = documents.get(path);
      if (kind === "opened" && document !== undefined && !followed.has(document)) follow(document);
    }),
    onMadeElsewhere(({ made, paths, name, isDone }) => {
      followed.get(made)?.log.changedOthers({ paths, isDone }, name, Date.now());
      changes.emit(null);
    }),
  ];
  return disposable(() => {
    for (const each of subscriptions) each.dispose();
  });
}

function follow(document: PackDocument): void {
  const log = createStepLog(document.savePoint());
  followed.set(document, { log, openedAtMs: Date.now() });
  let isStep = false;
  let typedAtMs = -Infinity;
  document.onStep(() => {
    isStep = true;
  });
  document.onChange(({ isTyped: isInEditor, continues, name }) => {
    const now = Date.now();
    // A command of the text editor, such as formatting, is a step of its own.
    const isTyped = isInEditor && name === undefined;
    if (isStep) log.moved(document.savePoint());
    else {
      const joins = continues === true || (isTyped && now - typedAtMs < TYPED_TOGETHER_MS);
      log.changed(document.savePoint(), name ?? "Typing", now, joins);
    }
    typedAtMs = isTyped && !isStep ? now : -Infinity;
    isStep = false;
    changes.emit(null);
  });
}
