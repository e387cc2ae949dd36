// The levels and names of a pack as symbols that an editor finds by typing some of their letters.
import { SymbolKind, type WorkspaceSymbol } from "vscode-languageserver";
import { definitionOf, namesOf } from "../../shared/pack/names/packNames";
import type { PackSource } from "../../shared/pack/packSource";
import { keySpanAt, spanAt } from "../../shared/text/jsonTree";
import { LinedText } from "./ranges";

/** More are not sent at once: an editor asks again with each letter. */
const MOST_SYMBOLS = 500;

/**
 * Returns what has all letters of a query in their order, whatever their case; names that the pack defines nowhere are
 * left out.
 */
export function workspaceSymbols(pack: PackSource, query: string, uri: (file: string) => string): WorkspaceSymbol[] {
  return [...levelSymbols(pack, query, uri), ...nameSymbols(pack, query, uri)].slice(0, MOST_SYMBOLS);
}

function levelSymbols(pack: PackSource, query: string, uri: (file: string) => string): readonly WorkspaceSymbol[] {
  const { model } = pack;
  if (model === null) return [];
  return pack.levels.flatMap((file) => {
    const title = model.starts.titleOf(file);
    if (!isSubsequence(query, `${title} ${model.starts.idOf(file)}`)) return [];
    const range = new LinedText(file.text).range({ offset: 0, length: 0 });
    return [
      {
        name: title,
        kind: SymbolKind.File,
        containerName: model.words.start,
        location: { uri: uri(file.path), range },
      },
    ];
  });
}

function nameSymbols(pack: PackSource, query: string, uri: (file: string) => string): readonly WorkspaceSymbol[] {
  const texts = new Map<string, LinedText>();
  return namesOf(pack).flatMap((given) => {
    // Levels are listed by their titles.
    if (given.sort === pack.model?.words.start || !isSubsequence(query, given.name)) return [];
    const place = definitionOf(pack, given);
    const file = place === null ? undefined : pack.files.get(place.file);
    if (place === null || file === undefined) return [];
    const span = keySpanAt(file.tree, place.at) ?? spanAt(file.tree, place.at);
    if (span === undefined) return [];
    const text = texts.get(file.path) ?? new LinedText(file.text);
    texts.set(file.path, text);
    const location = { uri: uri(file.path), range: text.range(span) };
    return [{ name: given.name, kind: SymbolKind.Constant, containerName: given.sort, location }];
  });
}

function isSubsequence(query: string, text: string): boolean {
  const letters = text.toLowerCase();
  let at = 0;
  for (const letter of query.toLowerCase()) {
    const found = letters.indexOf(letter, at);
    if (found < 0) return false;
    at = found + letter.length;
  }
  return true;
}
