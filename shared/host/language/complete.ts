// The completion list at a caret: what the schemas offer, and the names, references and params of this very pack.
// Pure; knows nothing of the editor that shows it.
import type { Json } from "../../base/json";
import { inlineStyleOf } from "../../text/jsonStyle";
import { refsOf } from "../../pack/schemaPlace";
import type { DefaultSnippet, Schema } from "../../pack/schemas";
import type { CompletionKind, CompletionOffer } from "../../rpc/language";
import { type Caret, isInEffects } from "./caret";
import { fieldOffer, inOrder, keyOffers, keyText } from "./completeKeys";
import { isMove, moveOffers } from "./completeMoves";
import { type SnippetOffer, entityBodies, knownValues } from "./completeValues";
import { newMembers, typedItems } from "./completeNew";
import { fileOffers } from "./fileOffers";
import { type NameOffer, nameOffers } from "./names";
import { opened, placing, scalarPlacing } from "./placing";
import { type Wanted, referenceOffers } from "./references";
import { type SchemaOffer, schemaCompletion } from "./schemaService";
import { snippetsOf } from "./snippetBodies";
import { asksFor, snippetText } from "./snippetText";

/** What can be written at a caret, best first. */
export async function complete(caret: Caret): Promise<readonly CompletionOffer[]> {
  if (caret.file.text.trim() === "") return fileOffers(caret);
  if (isRightBehindMember(caret)) return [];
  const own = caret.onKey
    ? [...keyOffers(caret), ...newMembers(caret).map((each) => keyText(caret, each))]
    : valueOffers(caret);
  const schema = caret.index.pack.model?.roles[caret.role]?.schema ?? null;
  const offers = schema === null ? [] : await schemaCompletion(caret.file, schema, caret.offset);
  const known = new Set(own.map(({ label }) => label));
  const others = offers.filter((each) => isWanted(each, caret)).flatMap((each) => fromSchema(each, caret));
  return [...own, ...others.filter(({ label }) => !known.has(label))];
}

/** Right behind a member's list or object nothing comes but a comma. */
function isRightBehindMember({ path, file, offset }: Caret): boolean {
  return typeof path.at(-1) === "string" && /[\]}]/.test(file.text.charAt(offset - 1));
}

/** Lists and objects are offered as our own snippets; texts that are but examples, only where the pack has no names. */
function isWanted({ isProperty, text }: SchemaOffer, caret: Caret): boolean {
  if (isProperty) return caret.onKey;
  if (caret.onKey || /^[[{]/.test(text)) return false;
  return !text.startsWith('"') || refsOf(caret.place.schemas).length === 0;
}

function fromSchema(offer: SchemaOffer, caret: Caret): readonly CompletionOffer[] {
  const { label, detail, documentation, text, order } = offer;
  if (offer.isProperty) return [fieldOffer(caret, label)];
  const value = valueIn(text);
  return value === undefined
    ? []
    : [{ ...literal(caret, value, 0), detail, documentation, order: `5${choiceOrder(caret, value) ?? order}` }];
}

/** Choices come as the schemas list them. */
function choiceOrder({ place }: Caret, value: Json): string | undefined {
  const choices = place.schemas.flatMap((schema) => schema.enum ?? []);
  return choices.includes(value) ? inOrder(choices.indexOf(value)) : undefined;
}

/** The scalar that an offer of the schemas writes; undefined for one with tab stops. */
function valueIn(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/,$/, "").replaceAll("\\$", "$")) as Json;
  } catch {
    return undefined;
  }
}

function valueOffers(caret: Caret): readonly CompletionOffer[] {
  if (isMove(caret)) return movesAt(caret);
  const { place } = caret;
  const defined = refsOf(place.schemas, "x-def").filter((of) => of === "variable");
  const refs = [...new Set([...refsOf(place.schemas), ...defined])];
  const names = refs.flatMap((of) =>
    usual(caret, of, nameOffers(of, caret)).map((each) => written(caret, each, kindOf(of))),
  );
  const own = [
    ...names,
    ...knownValues(caret).map((value, index) => literal(caret, value, index)),
    ...entityBodies(caret).flatMap((each) => snippet(caret, each)),
    ...references(caret, refs).map((each) => written(caret, { ...each, rank: each.rank + 2 }, "reference")),
    ...wholeValues(place.schemas).flatMap(({ label = "", description = "", body }, index) =>
      snippet(caret, { label, body, documentation: description, order: `4${inOrder(index)}` }),
    ),
  ];
  return own.length > 0 ? own : emptyValues(caret);
}

function wholeValues(schemas: readonly Schema[]): readonly DefaultSnippet[] {
  const own = snippetsOf(schemas);
  return [...own, ...typedItems(schemas, own)];
}

/** What holds where nothing is written, or what is usual, comes first; a tag is carried, or asked for, but once. */
function usual(caret: Caret, of: string, offers: readonly NameOffer[]): readonly NameOffer[] {
  const { node, parent, schemas, parentSchemas } = caret.place;
  const isItem = typeof caret.path.at(-1) === "number";
  const defaults = (isItem ? parentSchemas : schemas).flatMap((schema) => schema.default ?? []);
  const examples = of === "tag" ? schemas.flatMap((schema) => schema.examples ?? []) : [];
  const first = new Set([...defaults, ...examples]);
  const others = isItem && of === "tag" ? (parent?.children ?? []).filter((item) => item !== node) : [];
  const present = new Set(others.map(({ value }) => String(value)));
  // What is half typed is a name already, to who reads the pack.
  const half = refsOf(schemas, "x-def").includes(of) ? caret.word?.value : undefined;
  return offers
    .filter(({ name }) => !present.has(name) && name !== half)
    .map((each) => (first.has(each.name) ? { ...each, rank: 0, place: -1 } : each));
}

/** An object or a list of which the schemas say no more. */
function emptyValues(caret: Caret): readonly CompletionOffer[] {
  const types = new Set(caret.place.schemas.flatMap(({ type = [] }) => type));
  const bodies = [...(types.has("object") ? [EMPTY_OBJECT] : []), ...(types.has("array") ? [EMPTY_LIST] : [])];
  return bodies.flatMap((body) =>
    snippet(caret, { label: body.replace("^", "").replace("$1", ""), body, documentation: "", order: "4" }),
  );
}

const EMPTY_OBJECT = "^{$1}";
const EMPTY_LIST = "^[$1]";

function movesAt(caret: Caret): readonly CompletionOffer[] {
  return moveOffers(caret).flatMap(({ label, body, rank }, place) =>
    typeof body === "string"
      ? written(caret, { name: label, detail: "move", rank, place }, "value")
      : snippet(caret, { label, body, documentation: "", order: `${rank}${inOrder(place)}` }),
  );
}

/** A whole value to begin with, found by its name and not by the first letters of what it writes. */
function snippet(caret: Caret, { label, body, documentation, order }: SnippetOffer): readonly CompletionOffer[] {
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

function kindOf(of: string): CompletionKind {
  if (of === "event" || of === "eventField") return "event";
  if (of === "sprite") return "file";
  return of === "color" ? "color" : "name";
}

/** References where effects take them: in place of a cell, of a kind, or of a value that may be anything. */
function references(caret: Caret, refs: readonly string[]): readonly NameOffer[] {
  const { place, path, word } = caret;
  if (!isInEffects(path)) return [];
  const started = word?.isString === true && word.value.startsWith("$");
  const wanted = wantedAt(caret, refs);
  return wanted === null && !started ? [] : referenceOffers({ ...caret, place }, wanted ?? "any");
}

function wantedAt({ place }: Caret, refs: readonly string[]): Wanted | null {
  if (place.schemas.some((schema) => schema["x-form"] === "position-or-reference")) return "position";
  if (refs.includes("kind") || refs.includes("item")) return "kind";
  const isOpen = refs.length === 0 && place.schemas.every(({ type, enum: values }) => !type && !values);
  return isOpen ? "any" : null;
}

function literal(caret: Caret, value: Json, place: number): CompletionOffer {
  if (typeof value === "string") return written(caret, { name: value, detail: "", rank: 0, place }, "value");
  const text = JSON.stringify(value);
  const at = placing(caret);
  return {
    ...written(caret, { name: text, detail: "", rank: 0, place }, "value"),
    ...at,
    text: text + at.comma,
    filter: text,
  };
}

/** The name as a string in place of what stands at the caret, with the comma that what follows asks for. */
function written(caret: Caret, offer: NameOffer, kind: CompletionKind): CompletionOffer {
  const quoted = JSON.stringify(offer.name);
  const { inQuotes, comma, ...at } = scalarPlacing(caret);
  const bare = inQuotes || caret.word?.isString === false;
  return {
    label: offer.name,
    kind,
    detail: offer.detail,
    documentation: offer.documentation ?? "",
    ...(offer.picture === undefined ? {} : { picture: offer.picture }),
    ...at,
    text: inQuotes ? quoted.slice(1, -1) : quoted + comma,
    snippet: false,
    asks: false,
    filter: bare ? offer.name : quoted,
    order: `${offer.rank}${orderOf(offer)}`,
  };
}

/** Those with a place before those without. */
function orderOf({ place, name }: NameOffer): string {
  return place === undefined ? `~${name}` : inOrder(place + 1);
}
