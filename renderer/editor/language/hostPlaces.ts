// Converts between Monaco's models and positions and the host's files and offsets.
import { type IRange, type Position, Range, type Uri, type editor } from "monaco-editor/editor";
import type { TextRange } from "../../../shared/findings/finding";
import type { TextSpan } from "../../../shared/text/edit";
import { documents } from "../../documents/documents";
import type { PackDocument } from "../../documents/packDocument";

/**
 * Returns the document whose model this is; undefined for a model that is not of the open pack, such as the disk's
 * side.
 */
export function documentOf(model: editor.ITextModel): PackDocument | undefined {
  const document = documents.get(pathOf(model.uri));
  return document?.model === model ? document : undefined;
}

/** Returns the path in the pack that a model's address names. */
export function pathOf(uri: Uri): string {
  return uri.path.slice(1);
}

/**
 * Asks the host about a place of the text as it stands now. Null when the text is not the pack's, or when it changed
 * before the answer came.
 */
export async function askHost<Answer>(
  model: editor.ITextModel,
  position: Position,
  ask: (file: string, offset: number) => Promise<Answer>,
): Promise<Answer | null> {
  const document = documentOf(model);
  if (document === undefined) return null;
  documents.flush();
  const { version } = document;
  const answer = await ask(document.path, model.getOffsetAt(position));
  return model.isDisposed() || document.version !== version ? null : answer;
}

export function spanRange(model: editor.ITextModel, span: TextSpan): Range {
  return Range.fromPositions(model.getPositionAt(span.offset), model.getPositionAt(span.offset + span.length));
}

export function monacoRange({ line, column, endLine, endColumn }: TextRange): Range {
  return new Range(line, column, endLine, endColumn);
}

export function textRange({ startLineNumber, startColumn, endLineNumber, endColumn }: IRange): TextRange {
  return { line: startLineNumber, column: startColumn, endLine: endLineNumber, endColumn };
}
