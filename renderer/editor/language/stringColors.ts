// The colours of the small languages that strings hold, in the part of the text that is in sight.
import type { IDisposable, editor } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { followTexts, packModel, packSource } from "../../documents/packSource";
import { documentOf, spanRange } from "./hostPlaces";
import "./stringColors.css";

/** Lines around those in sight that are coloured too, so that a short scroll shows no bare text. */
const MARGIN = 30;

/** Colours the strings of whatever file the editor shows, and follows its text and its scrolling. */
export function showStringColors(code: editor.IStandaloneCodeEditor): Disposable {
  const decorations = code.createDecorationsCollection();
  let frame = 0;
  const show = (): void => {
    frame = 0;
    decorations.set(decorationsOf(code));
  };
  const showSoon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(show);
  };
  const following: readonly (Disposable | IDisposable)[] = [
    disposable(followTexts(showSoon)),
    code.onDidScrollChange(({ scrollTopChanged }) => {
      if (scrollTopChanged) showSoon();
    }),
    code.onDidChangeModel(showSoon),
    code.onDidLayoutChange(showSoon),
  ];
  showSoon();
  return disposable(() => {
    if (frame !== 0) cancelAnimationFrame(frame);
    for (const each of following) each.dispose();
    decorations.clear();
  });
}

function decorationsOf(code: editor.IStandaloneCodeEditor): readonly editor.IModelDeltaDecoration[] {
  const model = code.getModel();
  const document = model === null ? undefined : documentOf(model);
  if (model === null || document === undefined) return [];
  // Of a language without such strings nothing needs to be read.
  const language = packModel();
  if (language?.stringTokens === undefined) return [];
  const file = packSource().files.get(document.path);
  if (file === undefined || file.text.length !== model.getValueLength()) return [];
  return code.getVisibleRanges().flatMap(({ startLineNumber, endLineNumber }) => {
    const offset = model.getOffsetAt({ lineNumber: Math.max(1, startLineNumber - MARGIN), column: 1 });
    const last = Math.min(model.getLineCount(), endLineNumber + MARGIN);
    const end = model.getOffsetAt({ lineNumber: last, column: model.getLineMaxColumn(last) });
    const tokens = language.stringTokens?.(file, { offset, length: end - offset }) ?? [];
    return tokens.map(({ kind, span }) => ({
      range: spanRange(model, span),
      options: { inlineClassName: `gw-string-${kind}` },
    }));
  });
}
