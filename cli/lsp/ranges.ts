// Between the host's offsets and ranges and those of the Language Server Protocol: lines and characters from 0.
import { type Position, type Range, TextEdit as ProtocolEdit } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { TextRange } from "../../shared/findings/finding";
import type { PackSource } from "../../shared/pack/packSource";
import type { FileEdits, TextEdit, TextSpan } from "../../shared/text/edit";

const MARK = "\uFEFF";

/** A text with its lines. Editors count places without the byte order mark that a text on the disk may begin with. */
export class LinedText {
  private readonly document: TextDocument;
  private readonly mark: number;

  constructor(text: string) {
    this.mark = text.startsWith(MARK) ? 1 : 0;
    this.document = TextDocument.create("", "json", 0, text.slice(this.mark));
  }

  offset(position: Position): number {
    return this.document.offsetAt(position) + this.mark;
  }

  range({ offset, length }: TextSpan): Range {
    const place = (at: number): Position => this.document.positionAt(Math.max(0, at - this.mark));
    return { start: place(offset), end: place(offset + length) };
  }

  span({ start, end }: Range): TextSpan {
    const offset = this.offset(start);
    return { offset, length: this.offset(end) - offset };
  }

  edits(edits: readonly TextEdit[]): ProtocolEdit[] {
    return edits.map((edit) => ProtocolEdit.replace(this.range(edit), edit.text));
  }
}

/** Returns the text of a file of a pack with its lines; null when there is no such file. */
export function linedText(pack: PackSource, file: string): LinedText | null {
  const source = pack.files.get(file);
  return source === undefined ? null : new LinedText(source.text);
}

export function protocolRange({ line, column, endLine, endColumn }: TextRange): Range {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
}

/** Returns edits of several files by their addresses; null when one of them is not there. */
export function changesOf(
  pack: PackSource,
  changes: readonly FileEdits[],
  uri: (file: string) => string,
): Record<string, ProtocolEdit[]> | null {
  const all: Record<string, ProtocolEdit[]> = {};
  for (const { file, edits } of changes) {
    const text = linedText(pack, file);
    if (text === null) return null;
    all[uri(file)] = [...(all[uri(file)] ?? []), ...text.edits(edits)];
  }
  return all;
}
