// Offers of values as they are written at a caret: where each goes, with the quotes and commas that it needs.
import type { Json } from "../base/json";
import { inlineStyleOf } from "../text/jsonStyle";
import type { Caret, NameOffer, SnippetOffer } from "./dialectLanguage";
import type { CompletionKind, CompletionOffer } from "./offers";
import { orderText } from "./orderText";
import { opened, placing, scalarPlacing } from "./placing";
import { asksFor, snippetText } from "./snippetText";

/** Returns the offer that writes a name as a string at the caret, with the comma that the following text needs. */
export function writtenName(caret: Caret, offer: NameOffer, kind: CompletionKind): CompletionOffer {
  const quoted = JSON.stringify(offer.name);
  const { inQuotes, comma, ...at } = scalarPlacing(caret);
  const bare = inQuotes || caret.word?.isString === false;
  return {
    label: offer.name,
    kind,
    detail: offer.detail,
    documentation: offer.documentation ?? "",
    ...(offer.picture === undefined ? {} : { picture: offer.picture }),
    ...(offer.isMisfit === true ? { isMisfit: true } : {}),
    ...at,
    text: inQuotes ? quoted.slice(1, -1) : quoted + comma,
    snippet: false,
    asks: false,
    filter: bare ? offer.name : quoted,
    order: `${offer.rank}${orderOf(offer)}`,
  };
}

/** Puts names with a place before those without. */
function orderOf({ place, name }: NameOffer): string {
  return place === undefined ? `~${name}` : orderText(place + 1);
}

/** Returns a value as it is. */
export function writtenValue(caret: Caret, value: Json, place: number): CompletionOffer {
  if (typeof value === "string") return writtenName(caret, { name: value, detail: "", rank: 0, place }, "value");
  const text = JSON.stringify(value);
  const at = placing(caret);
  return {
    ...writtenName(caret, { name: text, detail: "", rank: 0, place }, "value"),
    ...at,
    text: text + at.comma,
    filter: text,
  };
}

const EMPTY_OBJECT = "^{$1}";
const EMPTY_LIST = "^[$1]";

/** Returns an offer for a whole value, filtered by its label and not by the text that it writes. */
export function writtenSnippet(caret: Caret, offer: SnippetOffer): readonly CompletionOffer[] {
  const { label, body, documentation, order } = offer;
  const { place, path, file, word } = caret;
  const isRaw = body === EMPTY_OBJECT || body === EMPTY_LIST;
  if (!isRaw && (typeof body !== "object" || body === null)) return [];
  const at = placing(caret);
  const before = file.text.slice(file.text.lastIndexOf("\n", at.span.offset - 1) + 1, at.span.offset).trimStart();
  const own = snippetText(body, caret, { path, schemas: place.schemas, used: before.length });
  const { brace } = inlineStyleOf(file.text, [file.tree.root]);
  const { text, span, also } = opened(own, caret, at, !isRaw && !Array.isArray(body), brace);
  return [
    {
      label,
      kind: "snippet",
      detail: "",
      documentation,
      ...at,
      span,
      also,
      text: text + at.comma,
      snippet: true,
      asks: asksFor(own),
      filter: word?.isString === true ? JSON.stringify(label) : label,
      order,
    },
  ];
}

/** Returns an empty object or list where the schemas say no more. */
export function emptyValues(caret: Caret): readonly CompletionOffer[] {
  const types = new Set(caret.place.schemas.flatMap(({ type = [] }) => type));
  const bodies = [...(types.has("object") ? [EMPTY_OBJECT] : []), ...(types.has("array") ? [EMPTY_LIST] : [])];
  return bodies.flatMap((body) =>
    writtenSnippet(caret, { label: body.replace("^", "").replace("$1", ""), body, documentation: "", order: "4" }),
  );
}
