// A Monaco editor of the window: which document it shows, where its cursor was in each, what is revealed or
// highlighted in it. Knows nothing of React.
import { type IDisposable, type Range, editor } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../shared/base/disposable";
import type { TextSpan } from "../../shared/text/edit";
import { documents } from "../documents/documents";
import { type HighlightedPlace, type RevealedPlace, textPlaces } from "../session/pack/textPlaces";
import { usePackStore } from "../session/pack/packStore";
import { isReplaced } from "./replacedMark";
import { decideLength, followGrowth } from "./longText";
import { renewStickyLines } from "./stickyLines";
import { rangeOf, rangeOfPointer } from "./textPlaces";
import { keepViewState, viewStateOf } from "./files/viewStates";

export interface TextEditor extends Disposable {
  readonly editor: editor.IStandaloneCodeEditor;
  /** Shows the model of a file where it was left, or nothing. */
  show(path: string | null, model: editor.ITextModel | null): void;
  /** Puts a place in view and selects it. */
  reveal(place: RevealedPlace): void;
  setHighlight(highlight: HighlightedPlace | null): void;
}

const OPTIONS = {
  automaticLayout: true,
  fontFamily: "var(--font-code)",
  fontSize: 13,
  lineHeight: 20,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  padding: { top: 6 },
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10 },
  overviewRulerBorder: false,
  renderLineHighlight: "all",
  stickyScroll: { enabled: true, maxLineCount: 3, scrollWithEditor: false },
  folding: true,
  glyphMargin: true,
  lineNumbersMinChars: 3,
  guides: { indentation: true },
  // Findings reach a Monaco editor through markers; its own word guesses would drown the schema's completions.
  wordBasedSuggestions: "off",
  quickSuggestions: { strings: true, other: true, comments: false },
  suggest: { showWords: false },
  tabSize: 2,
  wrappingIndent: "indent",
  // Not within a reference such as `$event.position`.
  wordWrapBreakAfterCharacters: " \t,}])",
  fixedOverflowWidgets: true,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
  ariaLabel: "Text of the file",
} as const satisfies editor.IStandaloneEditorConstructionOptions;

/**
 * Of the models too, of which Monaco knows by the settings' full names alone: else it would read all brackets of a text
 * again after each change, before the text is shown.
 */
const MODEL_OPTIONS = { "bracketPairColorization.enabled": false } as const;

/** Returns an editor inside `element`, following reveals and highlights until disposed. */
export function createTextEditor(element: HTMLElement): TextEditor {
  const code = editor.create(element, { ...OPTIONS, ...MODEL_OPTIONS, model: null });
  let shown: string | null = null;
  let marked: HighlightedPlace | null = null;
  let wanted: RevealedPlace | null = null;
  const decorations = code.createDecorationsCollection();
  /** Where the mark is in the text, which moves it as it changes. */
  let markedSpan: TextSpan | null = null;

  /** Whether this editor is on the active side: where there are two, the other one keeps its file. */
  const isActive = (): boolean => shown === null || shown !== usePackStore.getState().other?.file;
  const noteMarked = (): void => {
    const [range] = decorations.getRanges();
    const model = code.getModel();
    markedSpan = range === undefined || model === null ? null : spanOf(model, range);
  };
  const showHighlight = (): void => {
    const document = marked === null ? undefined : documents.get(marked.path);
    const range = marked === null || document === undefined ? null : rangeOfPointer(document, marked.pointer);
    if (range === null || marked?.path !== shown) {
      decorations.clear();
      markedSpan = null;
      return;
    }
    decorations.set([highlightOf(range)]);
    noteMarked();
    code.revealRangeInCenterIfOutsideViewport(range, editor.ScrollType.Smooth);
  };
  const showReveal = (): void => {
    if (wanted === null || wanted.path !== shown) return;
    const document = documents.get(wanted.path);
    const range = document === undefined ? null : rangeOf(document, wanted.at);
    const { isSelected } = wanted;
    wanted = null;
    if (range === null) return;
    if (isSelected) code.setSelection(range);
    code.revealRangeInCenterIfOutsideViewport(range, editor.ScrollType.Immediate);
    showLineStart(code, range);
    if (isSelected) code.focus();
  };
  const remember = (): void => {
    if (shown !== null && code.getModel() !== null) keepViewState(shown, code.saveViewState());
  };
  const showAnew = (): void => {
    const model = code.getModel();
    if (model === null) return;
    const [state, hadFocus] = [code.saveViewState(), code.hasTextFocus()];
    code.setModel(null);
    code.setModel(model);
    code.restoreViewState(state);
    if (hadFocus) code.focus();
    showHighlight();
  };
  const self: TextEditor = {
    editor: code,
    show(path, model) {
      if (model !== code.getModel()) {
        remember();
        if (model !== null) decideLength(model);
        code.setModel(model);
        const state = path === null ? null : viewStateOf(path);
        if (model !== null && state !== null) code.restoreViewState(state);
      }
      shown = model === null ? null : path;
      showHighlight();
      showReveal();
    },
    reveal(place) {
      wanted = place;
      showReveal();
    },
    setHighlight(highlight) {
      marked = highlight;
      showHighlight();
    },
    dispose() {
      for (const each of subscriptions) each.dispose();
      code.dispose();
    },
  };
  const subscriptions: readonly (Disposable | IDisposable)[] = [
    disposable(
      textPlaces.subscribe(({ revealed, highlighted }, before) => {
        // The file is shown on the active side, now or in a moment.
        if (revealed !== null && revealed !== before.revealed) {
          if (isActive()) self.reveal(revealed);
          else wanted = null;
        }
        if (highlighted !== before.highlighted) self.setHighlight(highlighted);
      }),
    ),
    documents.onChange(({ path, kind }) => {
      if (kind !== "closed") return;
      keepViewState(path, null);
      // The model is about to be disposed; an editor must not hold it then.
      if (path === shown) self.show(null, null);
    }),
    documents.onRename(({ from, to }) => {
      remember();
      keepViewState(to, viewStateOf(from));
      // At once: in between nothing would be shown, and the focus lost.
      if (shown === from) self.show(to, documents.get(to)?.model ?? null);
    }),
    code.onDidChangeModelContent(({ changes }) => {
      if (markedSpan === null) return;
      const replaced = changes.map(({ rangeOffset, rangeLength }) => ({ offset: rangeOffset, length: rangeLength }));
      if (isReplaced(markedSpan, replaced)) self.setHighlight(null);
      else noteMarked();
    }),
    code.onDidChangeCursorSelection(remember),
    followGrowth(code, () => queueMicrotask(showAnew)),
    renewStickyLines(code),
    disposable(() => decorations.clear()),
  ];
  return self;
}

/** Scrolls to the left as far as a range within a line stays in view: a file keeps how far it was scrolled. */
function showLineStart(code: editor.IStandaloneCodeEditor, range: Range): void {
  if (range.startLineNumber !== range.endLineNumber) return code.setScrollLeft(0, editor.ScrollType.Immediate);
  const right = code.getOffsetForColumn(range.endLineNumber, range.endColumn);
  const { contentWidth, verticalScrollbarWidth } = code.getLayoutInfo();
  const fits = right <= contentWidth - verticalScrollbarWidth;
  if (fits) code.setScrollLeft(0, editor.ScrollType.Immediate);
}

function spanOf(model: editor.ITextModel, range: Range): TextSpan {
  const offset = model.getOffsetAt(range.getStartPosition());
  return { offset, length: model.getOffsetAt(range.getEndPosition()) - offset };
}

/** A stretch within a line is framed; what goes over several, as a rule does, is one band. */
function highlightOf(range: Range): editor.IModelDeltaDecoration {
  const isWholeLine = range.startLineNumber < range.endLineNumber;
  return {
    range,
    options: {
      className: isWholeLine ? "gw-text-highlight" : "gw-text-highlight gw-text-highlight-within",
      isWholeLine,
      linesDecorationsClassName: "gw-text-highlight-line",
    },
  };
}
