// A text's outline as the protocol's symbols.
import { type DocumentSymbol, type SymbolInformation, SymbolKind } from "vscode-languageserver";
import { type OutlineItem, outlineOf } from "../../shared/pack/outline";
import { styleOf } from "../../shared/pack/format/houseStyle";
import type { PackSource } from "../../shared/pack/packSource";
import { LinedText } from "./ranges";

const KINDS = {
  object: SymbolKind.Module,
  array: SymbolKind.Array,
  scalar: SymbolKind.Property,
} as const satisfies Record<OutlineItem["type"], SymbolKind>;

export function documentSymbols(pack: PackSource, file: string): DocumentSymbol[] {
  const source = pack.files.get(file);
  if (source === undefined) return [];
  const text = new LinedText(source.text);
  return outlineOf(source.tree, styleOf(pack)).map((item) => symbolOf(item, text));
}

function symbolOf({ name, detail, type, span, selection, children }: OutlineItem, text: LinedText): DocumentSymbol {
  return {
    // The protocol forbids empty names.
    name: name.trim() === "" ? "(no name)" : name,
    detail,
    kind: KINDS[type],
    range: text.range(span),
    selectionRange: text.range(selection),
    children: children.map((child) => symbolOf(child, text)),
  };
}

/** Returns the symbols of a tree one after the other, for editors that show no trees. */
export function flatSymbols(tree: readonly DocumentSymbol[], uri: string, containerName?: string): SymbolInformation[] {
  return tree.flatMap(({ name, kind, range, children = [] }) => [
    { name, kind, location: { uri, range }, ...(containerName === undefined ? {} : { containerName }) },
    ...flatSymbols(children, uri, name),
  ]);
}
