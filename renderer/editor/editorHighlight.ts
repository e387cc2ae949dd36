// The highlighted place of a text in a Monaco editor. It moves with the text, and ends when all of it is replaced.
import { type IDisposable, type Range, editor } from "monaco-editor/editor";
import type { TextSpan } from "../../shared/text/edit";
import { documents } from "../documents/documents";
import type { HighlightedPlace } from "../session/pack/textPlaces";
import { isReplaced } from "./replacedMark";
import { rangeOfPointer } from "./textPlaces";

export class EditorHighlight implements IDisposable {
  /** Null: no file is shown. */
  private shown: string | null = null;
  private place: HighlightedPlace | null = null;
  private readonly decorations: editor.IEditorDecorationsCollection;
  /** Where the decoration is in the text. */
  private span: TextSpan | null = null;
  private readonly following: IDisposable;

  constructor(private readonly code: editor.ICodeEditor) {
    this.decorations = code.createDecorationsCollection();
    this.following = code.onDidChangeModelContent(({ changes }) => this.follow(changes));
  }

  /** Highlights a place, now or once its file is shown. */
  set(place: HighlightedPlace | null): void {
    this.place = place;
    this.showIn(this.shown);
  }

  /** Shows the highlight if it is in a file, whose text the editor shows. */
  showIn(file: string | null): void {
    this.shown = file;
    const { place } = this;
    const document = place === null ? undefined : documents.get(place.path);
    const range = place === null || document === undefined ? null : rangeOfPointer(document, place.pointer);
    if (range === null || place?.path !== file) {
      this.decorations.clear();
      this.span = null;
      return;
    }
    this.decorations.set([decorationOf(range)]);
    this.noteSpan();
    this.code.revealRangeInCenterIfOutsideViewport(range, editor.ScrollType.Smooth);
  }

  dispose(): void {
    this.following.dispose();
    this.decorations.clear();
  }

  private follow(changes: readonly editor.IModelContentChange[]): void {
    if (this.span === null) return;
    const replaced = changes.map(({ rangeOffset, rangeLength }) => ({ offset: rangeOffset, length: rangeLength }));
    if (isReplaced(this.span, replaced)) this.set(null);
    else this.noteSpan();
  }

  private noteSpan(): void {
    const [range] = this.decorations.getRanges();
    const model = this.code.getModel();
    this.span = range === undefined || model === null ? null : spanOf(model, range);
  }
}

function spanOf(model: editor.ITextModel, range: Range): TextSpan {
  const offset = model.getOffsetAt(range.getStartPosition());
  return { offset, length: model.getOffsetAt(range.getEndPosition()) - offset };
}

/** A stretch within a line is framed; what goes over several, as a rule does, is one band. */
function decorationOf(range: Range): editor.IModelDeltaDecoration {
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
