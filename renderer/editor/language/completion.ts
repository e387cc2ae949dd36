// The host's completion offers as Monaco's suggestions.
import type { CompletionKind, CompletionOffer, NamedPicture } from "../../../shared/language/offers";
import { type Position, Range, type editor, languages } from "monaco-editor/editor";
import type { TextSpan } from "../../../shared/text/edit";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { documentOf, spanRange } from "./hostPlaces";
import { pictureText } from "./pictures";

const KINDS = {
  property: languages.CompletionItemKind.Property,
  value: languages.CompletionItemKind.Value,
  name: languages.CompletionItemKind.EnumMember,
  event: languages.CompletionItemKind.Event,
  reference: languages.CompletionItemKind.Reference,
  snippet: languages.CompletionItemKind.Snippet,
  color: languages.CompletionItemKind.Color,
  file: languages.CompletionItemKind.File,
} as const satisfies Record<CompletionKind, languages.CompletionItemKind>;

/** After a key, suggests its value at once. */
const ASK_AGAIN = { id: "editor.action.triggerSuggest", title: "Suggest" };

export const completionProvider: languages.CompletionItemProvider = {
  triggerCharacters: ['"', "'", ":", " ", "$", ".", "[", "(", "{", "/", "@"],
  async provideCompletionItems(model, position) {
    const document = documentOf(model);
    if (document === undefined) return { suggestions: [] };
    documents.flush();
    const offset = model.getOffsetAt(position);
    // What is typed until the answer comes is no reason to drop it: Monaco narrows the list by it.
    const offers = await host.complete(document.path, offset);
    const suggestions = offers.map((offer) => {
      const item = suggestionOf(offer, rangeAround(position, offset, offer.span), model);
      if (offer.picture !== undefined) pictures.set(item, offer.picture);
      return item;
    });
    return { suggestions };
  },
  // Only for the row that is looked at.
  async resolveCompletionItem(item) {
    const picture = await pictureText(pictures.get(item));
    if (picture === "") return item;
    const said = typeof item.documentation === "object" ? item.documentation.value : (item.documentation ?? "");
    return { ...item, documentation: { value: [picture, said].filter(Boolean).join("\n\n") } };
  },
};

const pictures = new WeakMap<languages.CompletionItem, NamedPicture>();

/** Returns the span at the time of the request, on the line of the caret. */
function rangeAround({ lineNumber, column }: Position, caret: number, { offset, length }: TextSpan): Range {
  return new Range(lineNumber, column + offset - caret, lineNumber, column + offset + length - caret);
}

function suggestionOf(offer: CompletionOffer, range: Range, model: editor.ITextModel): languages.CompletionItem {
  const { label, kind, detail, documentation, text, also, snippet, asks, filter, order } = offer;
  return {
    label: { label, description: detail },
    kind: KINDS[kind],
    range,
    insertText: text,
    filterText: filter,
    sortText: order,
    ...(documentation === "" ? {} : { documentation: { value: documentation } }),
    ...(snippet ? { insertTextRules: languages.CompletionItemInsertTextRule.InsertAsSnippet } : {}),
    ...(also.length === 0
      ? {}
      : { additionalTextEdits: also.map((edit) => ({ range: spanRange(model, edit), text: edit.text })) }),
    ...(asks ? { command: ASK_AGAIN } : {}),
  };
}
