// Definitions, references and rename.
import { type Location, RenameFile, ResponseError, TextDocumentEdit, type WorkspaceEdit } from "vscode-languageserver";
import type { FilePlace, NameChange } from "../../shared/language/offers";
import type { PackSource } from "../../shared/pack/packSource";
import { changesOf, protocolRange } from "./ranges";

/** The protocol's code for a request that was understood and cannot be done. */
const REQUEST_FAILED = -32803;

/** Makes the error whose sentence an editor shows. */
export function refusal(sentence: string): ResponseError {
  return new ResponseError(REQUEST_FAILED, sentence);
}

export function locations(places: readonly FilePlace[], uri: (file: string) => string): Location[] {
  return places.map(({ file, range }) => ({ uri: uri(file), range: protocolRange(range) }));
}

/** Returns the edits of a rename. Files follow their names where the editor can rename files. */
export function renameEdit(
  pack: PackSource,
  { changes, moves }: NameChange,
  uri: (file: string) => string,
  renamesFiles: boolean,
): WorkspaceEdit {
  const edits = changesOf(pack, changes, uri);
  if (edits === null) throw refusal("A file of the pack is missing; try again.");
  if (moves.length === 0 || !renamesFiles) return { changes: edits };
  const texts = Object.entries(edits).map(([address, each]) =>
    TextDocumentEdit.create({ uri: address, version: null }, each),
  );
  return { documentChanges: [...texts, ...moves.map(({ from, to }) => RenameFile.create(uri(from), uri(to)))] };
}
