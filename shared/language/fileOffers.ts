// What an empty file can begin with.
import type { Json } from "../base/json";
import type { Caret } from "./dialectLanguage";
import type { CompletionOffer } from "./offers";
import { snippetsOf } from "./snippetBodies";
import { asksFor, snippetText } from "./snippetText";

/**
 * Returns the snippets that the schema of a file's role has for the whole of it, each body changed as the language
 * wants it.
 */
export function schemaFiles(caret: Caret, changed: (body: Json) => Json): readonly CompletionOffer[] {
  const { place, file } = caret;
  return snippetsOf(place.schemas).map(({ label = file.role, description = "", body }) => {
    const text = snippetText(changed(body), caret, { path: [], schemas: place.schemas, used: 0 });
    return fileOffer(caret, label, description, `${text}\n`);
  });
}

/** Returns a whole text; it may have tab stops. */
export function fileOffer({ file }: Caret, label: string, documentation: string, text: string): CompletionOffer {
  const span = { offset: file.text.length, length: 0 };
  const rest = { detail: "", also: [], snippet: true, filter: label, order: `0${label}` } as const;
  return { label, kind: "snippet", documentation, span, text, asks: asksFor(text), ...rest };
}
