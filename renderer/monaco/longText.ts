// Texts that are too long for colours, folding and line wrap. Monaco decides that once, when a text is opened; here one
// that has grown since is treated alike.
import type { IDisposable, editor } from "monaco-editor/editor";

/** As Monaco's own limits: lines, and UTF-16 units. */
const MOST = { lines: 300_000, length: 20 * 1024 * 1024 };

/** Monaco's published types leave out how it keeps what it decided. */
interface DecidedModel extends editor.ITextModel {
  _isTooLargeForTokenization: boolean;
  readonly tokenization: { resetTokenization(): void };
}

/** Returns whether a text is shown without colours. */
export function isLongText(model: editor.ITextModel): boolean {
  return (model as DecidedModel)._isTooLargeForTokenization;
}

/** Decides again for a text as it is now; to be called while no editor shows it. */
export function decideLength(model: editor.ITextModel): void {
  const decided = model as DecidedModel;
  const isLong = isTooLong(model);
  if (decided._isTooLargeForTokenization === isLong) return;
  decided._isTooLargeForTokenization = isLong;
  decided.tokenization.resetTokenization();
}

/**
 * Calls the listener when the text in an editor has grown too long, until disposed: the text is to be shown anew. One
 * that becomes short again gets its colours when it is shown next.
 */
export function followGrowth(code: editor.ICodeEditor, listener: () => void): IDisposable {
  return code.onDidChangeModelContent(() => {
    const model = code.getModel();
    if (model === null || isLongText(model) || !isTooLong(model)) return;
    decideLength(model);
    listener();
  });
}

function isTooLong(model: editor.ITextModel): boolean {
  return model.getLineCount() > MOST.lines || model.getValueLength() > MOST.length;
}
