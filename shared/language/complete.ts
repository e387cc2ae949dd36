// The completion list at a caret: what the schemas offer, and the names and values of this very pack.
// Pure; knows nothing of the editor that shows it.
import { assertNever } from "../base/assertNever";
import { type Json, jsonIn, objectOf } from "../base/json";
import { refsOf } from "../pack/schemas/schemaPlace";
import type { DefaultSnippet, Schema } from "../pack/schemas/schemas";
import type { Caret, NameOffer, ValueOffer } from "./dialectLanguage";
import { fieldOffer, memberOffers } from "./memberOffers";
import { newMembers, typedItems } from "./newMembers";
import type { CompletionOffer } from "./offers";
import { orderText } from "./orderText";
import { writtenPart } from "./parts";
import { type SchemaOffer, schemaCompletion } from "./schemaService";
import { snippetsOf } from "./snippetBodies";
import { emptyValues, writtenName, writtenSnippet, writtenValue } from "./writtenOffers";

/** Returns the completions at a caret, best first. */
export async function complete(caret: Caret): Promise<readonly CompletionOffer[]> {
  const { pack, language, file, offset } = caret;
  if (file.text.trim() === "") return language.files(caret);
  if (isRightBehindMember(caret)) return [];
  const parts = language.parts?.(caret) ?? null;
  if (parts !== null) return parts.map((each, place) => writtenPart(caret, each, place));
  const own = caret.onKey ? [...memberOffers(caret), ...newMembers(caret)] : valueOffers(caret);
  const schema = pack.model?.roles[file.role]?.schema ?? null;
  const offers = schema === null ? [] : await schemaCompletion(file, schema, offset);
  const known = new Set(own.map(({ label }) => label));
  const others = offers.filter((each) => isWanted(each, caret)).flatMap((each) => fromSchema(each, caret));
  return [...own, ...others.filter(({ label }) => !known.has(label))];
}

/** Directly after a member's list or object only a comma can follow. */
function isRightBehindMember({ path, file, offset }: Caret): boolean {
  return typeof path.at(-1) === "string" && /[\]}]/.test(file.text.charAt(offset - 1));
}

/**
 * Drops the schemas' lists and objects, which we offer as our own snippets, and example texts where the pack has names.
 */
function isWanted({ isProperty, text }: SchemaOffer, caret: Caret): boolean {
  if (isProperty) return caret.onKey;
  if (caret.onKey || /^[[{]/.test(text)) return false;
  return !text.startsWith('"') || refsOf(caret.place.schemas).length === 0;
}

function fromSchema(offer: SchemaOffer, caret: Caret): readonly CompletionOffer[] {
  const { label, detail, documentation, text, order } = offer;
  if (offer.isProperty) return [fieldOffer(caret, label)];
  const value = valueIn(text);
  return value === undefined || (caret.path.at(-1) === "type" && isLater(caret, value))
    ? []
    : [{ ...writtenValue(caret, value, 0), detail, documentation, order: `5${choiceOrder(caret, value) ?? order}` }];
}

/**
 * Returns whether a type came after the version of the language that the pack declares. One that is written already is
 * the author's choice.
 */
function isLater({ pack, word }: Caret, type: Json | undefined): boolean {
  return typeof type === "string" && type !== word?.value && pack.model?.isLaterType?.(pack, type) === true;
}

/** Choices are in the order of the schemas. */
function choiceOrder({ place }: Caret, value: Json): string | undefined {
  const choices = place.schemas.flatMap((schema) => schema.enum ?? []);
  return choices.includes(value) ? orderText(choices.indexOf(value)) : undefined;
}

/** Returns the scalar that a schema's offer writes; undefined for one with tab stops. */
function valueIn(text: string): Json | undefined {
  return jsonIn(text.replace(/,$/, "").replaceAll("\\$", "$"));
}

function valueOffers(caret: Caret): readonly CompletionOffer[] {
  const { place, language } = caret;
  const { offers, isAll } = language.values(caret);
  const values = offers.flatMap((each) => written(caret, each));
  if (isAll) return values;
  const offered = wholeValues(place.schemas).filter(({ body }) => !isLater(caret, typeIn(body)));
  const snippets = offered.flatMap(({ label = "", description = "", body }, index) =>
    writtenSnippet(caret, { label, body, documentation: description, order: `4${orderText(index)}` }),
  );
  const own = [...namesAt(caret), ...values, ...snippets];
  return own.length > 0 ? own : emptyValues(caret);
}

function written(caret: Caret, offer: ValueOffer): readonly CompletionOffer[] {
  switch (offer.is) {
    case "text":
      return [writtenName(caret, offer, offer.kind)];
    case "literal":
      return [writtenValue(caret, offer.value, offer.place)];
    case "snippet":
      return writtenSnippet(caret, offer);
    default:
      return assertNever(offer);
  }
}

function wholeValues(schemas: readonly Schema[]): readonly DefaultSnippet[] {
  const own = snippetsOf(schemas);
  return [...own, ...typedItems(schemas, own)];
}

/** Returns the type of an item that a snippet writes, alone or as the first of a list. */
function typeIn(body: Json): Json | undefined {
  return objectOf(Array.isArray(body) ? body[0] : body)["type"];
}

function namesAt(caret: Caret): readonly CompletionOffer[] {
  const { place, language } = caret;
  const given = refsOf(place.schemas, "x-def").filter((of) => language.sorts[of]?.isUsedFirst === true);
  const all = [...new Set([...refsOf(place.schemas), ...given])];
  return all.flatMap((of) => {
    const kind = language.sorts[of]?.kind ?? "name";
    return usual(caret, of, language.names(caret, of)).map((each) => writtenName(caret, each, kind));
  });
}

/** What holds where nothing is written, or what is usual, comes first; a mark stands in a list but once. */
function usual(caret: Caret, of: string, offers: readonly NameOffer[]): readonly NameOffer[] {
  const { node, parent, schemas, parentSchemas } = caret.place;
  const isMark = caret.language.sorts[of]?.isMark === true;
  const isItem = typeof caret.path.at(-1) === "number";
  const defaults = (isItem ? parentSchemas : schemas).flatMap((schema) => schema.default ?? []);
  const examples = isMark ? schemas.flatMap((schema) => schema.examples ?? []) : [];
  const first = new Set([...defaults, ...examples]);
  const others = isItem && isMark ? (parent?.children ?? []).filter((item) => item !== node) : [];
  const present = new Set(others.map(({ value }) => String(value)));
  // What is half typed is a name already, for a reader of the pack.
  const half = refsOf(schemas, "x-def").includes(of) ? caret.word?.value : undefined;
  return offers
    .filter(({ name }) => !present.has(name) && name !== half)
    .map((each) => (first.has(each.name) ? { ...each, rank: 0, place: -1 } : each));
}
