// One text file of the pack in a Monaco text model: its text, what it parses to, its edits and its undo.
// Knows nothing of saving, of the host or of what the text means.
import { type IDisposable, editor } from "monaco-editor/editor";
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import type { Json } from "../../shared/base/json";
import type { Work } from "../../shared/base/work";
import type { TextEdit } from "../../shared/text/edit";
import { joinEdits, joinedEdits } from "../../shared/text/joinedEdits";
import { type JsonTree, isBeyondReading } from "../../shared/text/jsonTree";
import { minimalEdit } from "../../shared/text/minimalEdit";
import type { DiskConflict } from "./disk/diskRules";
import { editorStepName } from "./history/editorStepName";
import { asStep, stepName } from "./history/stepNames";
import { type LateModel, canWait, createLateModel } from "./model/lateModel";
import { type PartwiseChanges, createPartwiseChanges } from "./model/partwiseChange";
import { makeInSlices, settle, showMade } from "./model/pendingChange";
import { applyAsOneStep, pushEdits } from "./model/pushEdits";
import { hasByteOrderMark, isAsOnDisk } from "./model/savedText";
import { type TextReading, createTextReading } from "./model/textReading";
import type { DiskDocument, FollowUp, ReadFile, TextChange } from "./packDocument";

let lastVersion = 0;

/** The mark of no text. */
const NEVER = -1;

/** Whether a text is that of the disk, looked at once. */
const NOT_COMPARED = { mark: NEVER, isAsOnDisk: false };

export class ModelDocument implements DiskDocument {
  path: string;
  version = ++lastVersion;
  baseHash: string | null;
  baseText: string | null;
  hasMark: boolean;
  conflict: DiskConflict | null = null;
  private readonly late: LateModel;
  private readonly partwise: PartwiseChanges;
  private readonly reading: TextReading;
  private readonly changed = createEmitter<TextChange>();
  private readonly stepped = createEmitter<boolean>();
  private listening: IDisposable | null = null;
  private saved: number;
  private compared = NOT_COMPARED;
  /** The text as the last `amend` left it: its step of undo is still open. */
  private amended = NEVER;
  /** The texts before and after the step that took the byte order mark away. */
  private unmarking = { before: NEVER, after: NEVER };
  /** Of the change that is being made, as in `TextChange`. */
  private isTyped = true;
  private continues = false;

  /** `packId` keeps the models of two openings apart. */
  constructor(packId: string, { path, text, hash, tree }: ReadFile) {
    this.path = path;
    this.baseHash = hash;
    this.baseText = hash === null ? null : text;
    this.hasMark = hasByteOrderMark(text);
    this.late = createLateModel(packId, path, text, (model) => this.follow(model));
    this.partwise = createPartwiseChanges(this.late, pushEdits);
    this.reading = createTextReading(() => this.partwise.readable(), tree === undefined ? null : { text, tree });
    // What is not on the disk is unsaved from the start.
    this.saved = hash === null ? NEVER : this.savePoint();
    if (!canWait(text)) this.late.now();
  }

  get model(): editor.ITextModel {
    return this.late.now();
  }

  get unsaved(): boolean {
    const mark = this.savePoint();
    if (mark === this.saved) return false;
    // Retyped as it was: nothing is to be saved.
    if (this.compared.mark !== mark) {
      this.compared = { mark, isAsOnDisk: isAsOnDisk(this, this.partwise.readable()) };
    }
    return !this.compared.isAsOnDisk;
  }

  text(): string {
    return this.reading.text();
  }

  tree(): JsonTree {
    return this.reading.tree();
  }

  value(): Json | undefined {
    return this.reading.value();
  }

  savePoint(): number {
    return this.partwise.mark();
  }

  markSaved(savePoint: number): void {
    this.compared = NOT_COMPARED;
    this.saved = savePoint;
  }

  onStep(listener: (back: boolean) => void): Disposable {
    return this.stepped.on(listener);
  }

  onChange(listener: (change: TextChange) => void): Disposable {
    return this.changed.on(listener);
  }

  apply(edits: readonly TextEdit[], name: string): void {
    settle();
    this.makeStep(name, () => applyAsOneStep(this.late.now(), joinedEdits(this.text(), edits)));
  }

  applySoon(edits: Work<readonly TextEdit[]>, name: string, followUp: FollowUp): void {
    settle();
    // The command that makes the change is over when it is made.
    const called = stepName() ?? name;
    makeInSlices(this.changeSoon(edits, called, followUp));
  }

  amend(edits: readonly TextEdit[], name: string, isNew: boolean): boolean {
    settle();
    if (isNew) this.amended = NEVER;
    if (edits.length === 0) return false;
    this.continues = this.savePoint() === this.amended;
    const begins = !this.continues;
    if (begins) this.late.now().pushStackElement();
    this.makeStep(name, () => pushEdits(this.late.now(), joinedEdits(this.text(), edits)));
    this.continues = false;
    this.amended = this.savePoint();
    return begins;
  }

  dropMark(name: string): void {
    settle();
    const first = this.text().slice(0, 1);
    if (!this.hasMark || first === "") return;
    this.hasMark = false;
    const before = this.savePoint();
    // A step that leaves the text as it is: what undoes it brings the mark back.
    this.makeStep(name, () => applyAsOneStep(this.late.now(), [{ offset: 0, length: 1, text: first }]));
    this.unmarking = { before, after: this.savePoint() };
  }

  become(next: string, name: string): void {
    settle();
    // The model keeps a byte order mark to itself, and has one kind of line ends.
    const lineEnds = next.includes("\r\n") ? editor.EndOfLineSequence.CRLF : editor.EndOfLineSequence.LF;
    const model = this.late.now();
    if (lineEnds !== model.getEndOfLineSequence()) this.makeStep(name, () => model.pushEOL(lineEnds));
    const edit = minimalEdit(this.text(), next.replace(/^\uFEFF/, ""));
    if (edit !== null) this.makeStep(name, () => applyAsOneStep(this.late.now(), [edit]));
  }

  undo(): void {
    settle();
    this.make(() => this.late.now().undo());
  }

  redo(): void {
    settle();
    this.make(() => this.late.now().redo());
  }

  moveTo(next: string): () => void {
    settle();
    this.path = next;
    this.version = ++lastVersion;
    const old = this.late.moveTo(next);
    return () => old?.dispose();
  }

  dispose(): void {
    this.late.dispose();
  }

  /** Makes anything that is not typed. */
  private make(change: () => void): void {
    this.isTyped = false;
    try {
      change();
    } finally {
      this.isTyped = true;
    }
  }

  private makeStep(name: string, change: () => void): void {
    asStep(name, () => this.make(change));
  }

  private *changeSoon(edits: Work<readonly TextEdit[]>, name: string, { foresee, show }: FollowUp): Work<void> {
    const text = this.text();
    const joined = yield* joinEdits(text, yield* edits);
    if (joined.length === 0) {
      showMade();
      show();
      return;
    }
    yield "rest";
    const tree = yield* this.reading.readAhead(joined);
    yield "rest";
    yield* foresee(tree);
    yield "rest";
    // Nothing may have changed the text: all that could waits.
    if (this.text() === text) yield* this.partwise.make(text, joined, (makeLast) => this.makeStep(name, makeLast));
    yield "rest";
    showMade();
    show();
    yield "rest";
    // Monaco packs what undo needs when a step ends.
    this.late.now().pushStackElement();
  }

  /** Follows a model from when it is made. */
  private follow(model: editor.ITextModel): void {
    // The editor's own parsers of JSON descend, and would run out of stack.
    if (isBeyondReading(this.tree())) editor.setModelLanguage(model, "plaintext");
    this.listening?.dispose();
    this.listening = model.onDidChangeContent((change) => this.modelChanged(model, change));
  }

  private modelChanged(model: editor.ITextModel, change: editor.IModelContentChangedEvent): void {
    const whole = this.partwise.wholeOf(change);
    if (whole === null) return;
    const { edits } = whole;
    const { isUndoing, isRedoing, versionId } = change;
    const isStep = isUndoing || isRedoing;
    const isKnown = this.reading.changed(edits, versionId, whole.from);
    this.version = ++lastVersion;
    const mark = model.getAlternativeVersionId();
    if (isUndoing && mark === this.unmarking.before) this.hasMark = true;
    if (isRedoing && mark === this.unmarking.after) this.hasMark = false;
    if (isStep) this.stepped.emit(isUndoing);
    const name = isStep ? null : (stepName() ?? editorStepName(change));
    this.changed.emit({
      isTyped: this.isTyped,
      ...(this.continues ? { continues: true } : {}),
      ...(whole.isMadeInParts ? { isShownLater: true } : {}),
      ...(isStep ? { isStep: true } : {}),
      ...(name === null ? {} : { name }),
      edits: isKnown ? edits : null,
    });
  }
}
