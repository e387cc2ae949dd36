// A Monaco editor of the window: which document it shows, where its cursor was in each, what is revealed or
// highlighted in it. Knows nothing of React.
import { type IDisposable, type Range, editor } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../shared/base/disposable";
import { documents } from "../documents/documents";
import { usePackStore } from "../session/pack/packStore";
import { type RevealedPlace, textPlaces } from "../session/pack/textPlaces";
import { EditorHighlight } from "./editorHighlight";
import { EDITOR_OPTIONS } from "./editorOptions";
import { keepViewState, viewStateOf } from "./files/viewStates";
import { decideLength, followGrowth } from "../monaco/longText";
import { renewStickyLines } from "../monaco/stickyLines";
import { rangeOf } from "./textPlaces";

/** Follows reveals and highlights until disposed. */
export class TextEditor implements Disposable {
  readonly editor: editor.IStandaloneCodeEditor;
  private shown: string | null = null;
  private readonly highlight: EditorHighlight;
  /** What is to be put in view once its file is shown. */
  private wanted: RevealedPlace | null = null;
  private readonly subscriptions: readonly (Disposable | IDisposable)[];

  constructor(element: HTMLElement) {
    const code = editor.create(element, { ...EDITOR_OPTIONS, model: null });
    this.editor = code;
    this.highlight = new EditorHighlight(code);
    this.subscriptions = [
      this.followPlaces(),
      ...this.followDocuments(),
      code.onDidChangeCursorSelection(() => this.remember()),
      followGrowth(code, () => queueMicrotask(() => this.showAnew())),
      renewStickyLines(code),
      this.highlight,
    ];
  }

  /** Shows the model of a file where it was left, or nothing. */
  show(path: string | null, model: editor.ITextModel | null): void {
    const { editor: code } = this;
    if (model !== code.getModel()) {
      this.remember();
      if (model !== null) decideLength(model);
      code.setModel(model);
      const state = path === null ? null : viewStateOf(path);
      if (model !== null && state !== null) code.restoreViewState(state);
    }
    this.shown = model === null ? null : path;
    this.highlight.showIn(this.shown);
    this.showReveal();
  }

  dispose(): void {
    for (const each of this.subscriptions) each.dispose();
    this.editor.dispose();
  }

  private followPlaces(): Disposable {
    return disposable(
      textPlaces.subscribe(({ revealed, highlighted }, before) => {
        // The file is shown on the active side, now or in a moment.
        if (revealed !== null && revealed !== before.revealed) {
          this.wanted = this.isActive() ? revealed : null;
          this.showReveal();
        }
        if (highlighted !== before.highlighted) this.highlight.set(highlighted);
      }),
    );
  }

  private followDocuments(): readonly Disposable[] {
    return [
      documents.onChange(({ path, kind }) => {
        if (kind !== "closed") return;
        keepViewState(path, null);
        // The model is about to be disposed; an editor must not hold it then.
        if (path === this.shown) this.show(null, null);
      }),
      documents.onRename(({ from, to }) => {
        this.remember();
        keepViewState(to, viewStateOf(from));
        // At once: in between nothing would be shown, and the focus lost.
        if (this.shown === from) this.show(to, documents.get(to)?.model ?? null);
      }),
    ];
  }

  /** Returns whether this editor is on the active side: where there are two, the other one keeps its file. */
  private isActive(): boolean {
    return this.shown === null || this.shown !== usePackStore.getState().other?.file;
  }

  private showReveal(): void {
    const { editor: code, wanted } = this;
    if (wanted === null || wanted.path !== this.shown) return;
    this.wanted = null;
    const document = documents.get(wanted.path);
    const range = document === undefined ? null : rangeOf(document, wanted.at);
    if (range === null) return;
    if (wanted.isSelected) code.setSelection(range);
    code.revealRangeInCenterIfOutsideViewport(range, editor.ScrollType.Immediate);
    showLineStart(code, range);
    if (wanted.isSelected) code.focus();
  }

  private remember(): void {
    if (this.shown !== null && this.editor.getModel() !== null) keepViewState(this.shown, this.editor.saveViewState());
  }

  private showAnew(): void {
    const { editor: code } = this;
    const model = code.getModel();
    if (model === null) return;
    const [state, hadFocus] = [code.saveViewState(), code.hasTextFocus()];
    code.setModel(null);
    code.setModel(model);
    code.restoreViewState(state);
    if (hadFocus) code.focus();
    this.highlight.showIn(this.shown);
  }
}

/** Scrolls to the left as far as a range within a line stays in view: a file keeps how far it was scrolled. */
function showLineStart(code: editor.IStandaloneCodeEditor, range: Range): void {
  if (range.startLineNumber !== range.endLineNumber) return code.setScrollLeft(0, editor.ScrollType.Immediate);
  const right = code.getOffsetForColumn(range.endLineNumber, range.endColumn);
  const { contentWidth, verticalScrollbarWidth } = code.getLayoutInfo();
  const fits = right <= contentWidth - verticalScrollbarWidth;
  if (fits) code.setScrollLeft(0, editor.ScrollType.Immediate);
}
