// The host's completion offers as the protocol's items.
import { type CompletionItem, CompletionItemKind, InsertTextFormat, TextEdit } from "vscode-languageserver";
import type { CompletionKind, CompletionOffer } from "../../shared/language/offers";
import type { EditorSupport } from "./editorSupport";
import type { LinedText } from "./ranges";

const KINDS = {
  property: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  name: CompletionItemKind.EnumMember,
  event: CompletionItemKind.Event,
  reference: CompletionItemKind.Reference,
  snippet: CompletionItemKind.Snippet,
  color: CompletionItemKind.Color,
  file: CompletionItemKind.File,
} as const satisfies Record<CompletionKind, CompletionItemKind>;

/** After a key, suggests its value at once. Only VS Code knows the command. */
const ASK_AGAIN = { command: "editor.action.triggerSuggest", title: "Suggest" };

export function completionItem(offer: CompletionOffer, text: LinedText, support: EditorSupport): CompletionItem {
  const { label, kind, detail, documentation, also, snippet, asks, filter, order, span } = offer;
  const isSnippet = snippet && support.snippets;
  return {
    label,
    kind: KINDS[kind],
    sortText: order,
    filterText: filter,
    textEdit: TextEdit.replace(text.range(span), snippet && !isSnippet ? withoutStops(offer.text) : offer.text),
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    ...(detail === "" ? {} : { labelDetails: { description: detail }, detail }),
    ...(documentation === "" ? {} : { documentation: { kind: "markdown", value: documentation } }),
    ...(also.length === 0 ? {} : { additionalTextEdits: text.edits(also) }),
    ...(asks && support.isVsCode ? { command: ASK_AGAIN } : {}),
  };
}

/** Returns the text of a snippet for an editor that has none: each stop as what it suggests. */
export function withoutStops(snippet: string): string {
  let before = "";
  let text = snippet;
  // A stop may hold others: those inside go first.
  while (text !== before) {
    before = text;
    text = text
      .replaceAll(/(?<!\\)\$\{\d+\|((?:\\.|[^\\|,])*)(?:\\.|[^\\|])*\|\}/g, "$1")
      .replaceAll(/(?<!\\)\$\{\d+:?((?:\\.|[^\\}$])*)\}/g, "$1")
      .replaceAll(/(?<!\\)\$\d+/g, "");
  }
  return text.replaceAll(/\\([$}\\|,])/g, "$1");
}
