// A document's outline as Monaco's symbols: Ctrl+Shift+O and the sticky lines at the top.
import { type editor, languages } from "monaco-editor/editor";
import { styleOf } from "../../../shared/pack/format/houseStyle";
import { type OutlineItem, outlineOf } from "../../../shared/pack/outline";
import { packSource } from "../../documents/packSource";
import { documentOf, spanRange } from "./hostPlaces";

const KINDS = {
  object: languages.SymbolKind.Module,
  array: languages.SymbolKind.Array,
  scalar: languages.SymbolKind.Property,
} as const satisfies Record<OutlineItem["type"], languages.SymbolKind>;

export const outlineProvider: languages.DocumentSymbolProvider = {
  displayName: "Pack",
  provideDocumentSymbols(model) {
    const document = documentOf(model);
    if (document === undefined) return [];
    return outlineOf(document.tree(), styleOf(packSource())).map((item) => symbolOf(item, model));
  },
};

function symbolOf(item: OutlineItem, model: editor.ITextModel): languages.DocumentSymbol {
  const { name, detail, type, span, selection, children } = item;
  return {
    name: name === "" ? "(no name)" : name,
    detail,
    kind: KINDS[type],
    tags: [],
    range: spanRange(model, span),
    selectionRange: spanRange(model, selection),
    children: children.map((child) => symbolOf(child, model)),
  };
}
