// The host's completion offers as Monaco's suggestions.
import { languages } from "monaco-editor/editor";
import type { CompletionKind, CompletionOffer } from "../../../shared/rpc/language";
import { host } from "../../bridge/host";
import { askHost, spanRange } from "./hostPlaces";

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

/** After a key its value is asked for at once. */
const ASK_AGAIN = { id: "editor.action.triggerSuggest", title: "Suggest" };

export const completionProvider: languages.CompletionItemProvider = {
  triggerCharacters: ['"', ":", " ", "$", ".", "[", "{", "/"],
  async provideCompletionItems(model, position) {
    const offers = await askHost(model, position, (file, offset) => host.complete(file, offset));
    return { suggestions: (offers ?? []).map((offer) => suggestionOf(offer, spanRange(model, offer.span))) };
  },
};

function suggestionOf(offer: CompletionOffer, range: languages.CompletionItem["range"]): languages.CompletionItem {
  const { label, kind, detail, documentation, text, snippet, filter, order } = offer;
  return {
    label: { label, description: detail },
    kind: KINDS[kind],
    range,
    insertText: text,
    filterText: filter,
    sortText: order,
    ...(documentation === "" ? {} : { documentation: { value: documentation } }),
    ...(snippet ? { insertTextRules: languages.CompletionItemInsertTextRule.InsertAsSnippet } : {}),
    ...(kind === "property" && text.includes("$1") ? { command: ASK_AGAIN } : {}),
  };
}
