// One text file of the pack, as a Monaco text model: its text, what it parses to, its edits and its undo.
// Knows nothing of saving, of the host or of what the text means.
import { type IDisposable, editor } from "monaco-editor/editor";
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import type { Json } from "../../shared/base/json";
import type { Work } from "../../shared/base/work";
import type { TextEdit } from "../../shared/text/edit";
import { joinEdits, joinedEdits } from "../../shared/text/joinedEdits";
import { type JsonTree, isBeyondReading } from "../../shared/text/jsonTree";
import type { DiskConflict } from "./disk/diskRules";
import { hasByteOrderMark, isAsOnDisk } from "./model/savedText";
import { minimalEdit } from "../../shared/text/minimalEdit";
import { editorStepName } from "./history/editorStepName";
import { canWait, createLateModel } from "./model/lateModel";
import { makeInSlices, settle, showMade } from "./model/pendingChange";
import { createPartwiseChanges } from "./model/partwiseChange";
import { applyAsOneStep, pushEdits } from "./model/pushEdits";
import { asStep, stepName } from "./history/stepNames";
import { createTextReading } from "./model/textReading";

/** A change of a document's text. */
export interface TextChange {
  /** It was made in the text editor (typed, pasted, undone there) rather than by a command or on the board. */
  readonly isTyped: boolean;
  /** It belongs to the step of undo before it. */
  readonly continues?: true;
  /** It undoes a step, or makes one again. */
  readonly isStep?: true;
  /** Views are told of it in a task of its own (`onShowMade` of pendingChange.ts). */
  readonly isShownLater?: true;
  /** The name of the step of undo; absent where it was typed, and for undo and redo themselves. */
  readonly name?: string;
  /** Its edits of the text before; null where only the new text is known. */
  readonly edits: readonly TextEdit[] | null;
}

/** What a change that is made soon brings about beside the text. */
export interface FollowUp {
  /** Done before, in slices, with what the text will be: what is computed of it then need not be computed later. */
  readonly foresee: (tree: JsonTree) => Work<unknown>;
  /** Called in the task in which views follow the text, after it has changed. */
  readonly show: () => void;
}

/** What everyone may do with a document. */
export interface PackDocument {
  /** Relative to the pack, with forward slashes. Another one once the file is renamed. */
  readonly path: string;
  /** The Monaco model, made when first asked for: only the text editor needs it. Another one once the file is renamed. */
  readonly model: editor.ITextModel;
  /** Grows with every change of the text, undo included; no two texts of one run share a version. */
  readonly version: number;
  /** True while the text differs from what was last loaded or saved, by way of undo too. */
  readonly unsaved: boolean;
  /** A byte order mark, which the text leaves out, stands before it on the disk, or will when it is saved. */
  readonly hasMark: boolean;
  /** The disk's text that this text was made from; null when it is not on the disk. */
  readonly baseText: string | null;
  /** The disk's side while both the disk and the document have changed, else null. */
  readonly conflict: DiskConflict | null;
  text(): string;
  /** Returns the tolerant parse of the text, made once per version. */
  tree(): JsonTree;
  /** Returns the plain value of the text, made once per version; undefined when nothing can be read from it. */
  value(): Json | undefined;
  /**
   * Makes the edits as one step of undo with a name, which the step keeps unless it is made within a named one
   * (stepNames.ts). Edits refer to the text as it is.
   */
  apply(edits: readonly TextEdit[], name: string): void;
  /**
   * Makes the edits that the work returns as `apply` does, soon: that work, and what else can be done before, is done in
   * slices, in tasks of their own. Input and other changes have them made at once (pendingChange.ts).
   */
  applySoon(edits: Work<readonly TextEdit[]>, name: string, followUp: FollowUp): void;
  /**
   * Makes the edits part of the step of undo that the last `amend` made, unless `isNew` or something came since.
   * Returns whether a step began with them.
   */
  amend(edits: readonly TextEdit[], name: string, isNew: boolean): boolean;
  /** Takes the byte order mark away, as one step of undo. */
  dropMark(name: string): void;
  undo(): void;
  redo(): void;
  /** Returns the present text's mark: equal marks, equal texts. */
  savePoint(): number;
  /** Called when the user undoes a step (true) or redoes it; the step is still in progress. */
  onStep(listener: (back: boolean) => void): Disposable;
  /** Called after each change of the text. */
  onChange(listener: (change: TextChange) => void): Disposable;
}

/** A document as its keepers see it: what ties it to the disk. */
export interface DiskDocument extends PackDocument {
  /** Hash of the disk's text that this text was made from; null when it is not on the disk. */
  baseHash: string | null;
  /** That text itself: what both sides of a merge came from. */
  baseText: string | null;
  hasMark: boolean;
  conflict: DiskConflict | null;
  /** Marks the text of a version (as `savePoint` gave it) as the saved one. */
  markSaved(savePoint: number): void;
  /** Becomes the given text by the smallest edit, one step of undo; cursors keep their place. */
  become(text: string, name: string): void;
  /** Takes another path, all steps of undo kept. Gives what disposes of the old model, once nobody shows it any more. */
  moveTo(path: string): () => void;
  dispose(): void;
}

let lastVersion = 0;

/** The mark of no text. */
const NEVER = -1;

/** A file as it was read. */
export interface ReadFile {
  readonly path: string;
  readonly text: string;
  /** Of its bytes; null for a file that is not on the disk. */
  readonly hash: string | null;
  /** What its text parses to, where that is known. */
  readonly tree?: JsonTree | undefined;
}

/** Returns a document of a file. `packId` keeps the models of two openings apart. */
export function createPackDocument(packId: string, { path: firstPath, text, hash, tree }: ReadFile): DiskDocument {
  let path = firstPath;
  const late = createLateModel(packId, path, text, (model) => {
    // The editor's own parsers of JSON descend, and would run out of stack.
    if (isBeyondReading(reading.tree())) editor.setModelLanguage(model, "plaintext");
    listening?.dispose();
    listening = listen(model);
  });
  let listening: IDisposable | null = null;
  const partwise = createPartwiseChanges(late, pushEdits);
  // What is not on the disk is unsaved from the start.
  let saved = hash === null ? NEVER : partwise.mark();
  const changed = createEmitter<TextChange>();
  const stepped = createEmitter<boolean>();
  let version = ++lastVersion;
  /** The text as the last `amend` left it: its step of undo is still open. */
  let amended = -1;
  const reading = createTextReading(() => partwise.readable(), tree === undefined ? null : { text, tree });
  /** The texts before and after the step that took the byte order mark away. */
  let unmarking = { before: -1, after: -1 };
  /** Whether a text is that of the disk, looked at once. */
  let compared = { version: -1, isAsOnDisk: false };
  let isTyped = true;
  let continues = false;
  /** Anything that is not typed. */
  const make = (change: () => void): void => {
    isTyped = false;
    try {
      change();
    } finally {
      isTyped = true;
    }
  };
  const makeStep = (name: string, change: () => void): void => asStep(name, () => make(change));
  const document: DiskDocument = {
    get path() {
      return path;
    },
    get model() {
      return late.now();
    },
    baseHash: hash,
    baseText: hash === null ? null : text,
    hasMark: hasByteOrderMark(text),
    conflict: null,
    get version() {
      return version;
    },
    get unsaved() {
      const now = partwise.mark();
      if (now === saved) return false;
      // Retyped as it was: nothing is to be saved.
      if (compared.version !== now) compared = { version: now, isAsOnDisk: isAsOnDisk(document, partwise.readable()) };
      return !compared.isAsOnDisk;
    },
    text: () => reading.text(),
    tree: () => reading.tree(),
    value: () => reading.value(),
    apply(edits, name) {
      settle();
      makeStep(name, () => applyAsOneStep(late.now(), joinedEdits(reading.text(), edits)));
    },
    applySoon(edits, name, followUp) {
      settle();
      // The command that makes the change is over when it is made.
      const called = stepName() ?? name;
      makeInSlices(changeSoon(edits, called, followUp));
    },
    amend(edits, name, isNew) {
      settle();
      if (isNew) amended = -1;
      if (edits.length === 0) return false;
      continues = partwise.mark() === amended;
      const begins = !continues;
      if (begins) late.now().pushStackElement();
      makeStep(name, () => pushEdits(late.now(), joinedEdits(reading.text(), edits)));
      continues = false;
      amended = partwise.mark();
      return begins;
    },
    dropMark(name) {
      settle();
      const first = reading.text().slice(0, 1);
      if (!document.hasMark || first === "") return;
      document.hasMark = false;
      const before = partwise.mark();
      // A step that leaves the text as it is: what undoes it brings the mark back.
      makeStep(name, () => applyAsOneStep(late.now(), [{ offset: 0, length: 1, text: first }]));
      unmarking = { before, after: partwise.mark() };
    },
    undo() {
      settle();
      make(() => late.now().undo());
    },
    redo() {
      settle();
      make(() => late.now().redo());
    },
    onStep: (listener) => stepped.on(listener),
    onChange: (listener) => changed.on(listener),
    markSaved(savePoint) {
      compared = { version: -1, isAsOnDisk: false };
      saved = savePoint;
    },
    savePoint: () => partwise.mark(),
    become(next, name) {
      settle();
      // The model keeps a byte order mark to itself, and has one kind of line ends.
      const lineEnds = next.includes("\r\n") ? editor.EndOfLineSequence.CRLF : editor.EndOfLineSequence.LF;
      const model = late.now();
      if (lineEnds !== model.getEndOfLineSequence()) makeStep(name, () => model.pushEOL(lineEnds));
      const edit = minimalEdit(reading.text(), next.replace(/^\uFEFF/, ""));
      if (edit !== null) makeStep(name, () => applyAsOneStep(late.now(), [edit]));
    },
    moveTo(next) {
      settle();
      path = next;
      version = ++lastVersion;
      const old = late.moveTo(next);
      return () => old?.dispose();
    },
    dispose: () => late.dispose(),
  };
  function* changeSoon(edits: Work<readonly TextEdit[]>, name: string, { foresee, show }: FollowUp): Work<void> {
    const text = reading.text();
    const joined = yield* joinEdits(text, yield* edits);
    if (joined.length === 0) {
      showMade();
      show();
      return;
    }
    yield "rest";
    const tree = yield* reading.readAhead(joined);
    yield "rest";
    yield* foresee(tree);
    yield "rest";
    // Nothing may have changed the text: all that could waits.
    if (reading.text() === text) yield* partwise.make(text, joined, (makeLast) => makeStep(name, makeLast));
    yield "rest";
    showMade();
    show();
    yield "rest";
    // Monaco packs what undo needs when a step ends.
    late.now().pushStackElement();
  }
  const listen = (model: editor.ITextModel): IDisposable =>
    model.onDidChangeContent((change) => {
      const whole = partwise.wholeOf(change);
      if (whole === null) return;
      const { edits } = whole;
      const { isUndoing, isRedoing, versionId } = change;
      const isKnown = reading.changed(edits, versionId, whole.from);
      version = ++lastVersion;
      const now = model.getAlternativeVersionId();
      if (isUndoing && now === unmarking.before) document.hasMark = true;
      if (isRedoing && now === unmarking.after) document.hasMark = false;
      if (isUndoing || isRedoing) stepped.emit(isUndoing);
      const name = isUndoing || isRedoing ? null : (stepName() ?? editorStepName(change));
      changed.emit({
        isTyped,
        ...(continues ? { continues } : {}),
        ...(whole.isMadeInParts ? { isShownLater: true } : {}),
        ...(isUndoing || isRedoing ? { isStep: true } : {}),
        ...(name === null ? {} : { name }),
        edits: isKnown ? edits : null,
      });
    });
  if (!canWait(text)) late.now();
  return document;
}
