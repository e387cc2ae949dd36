// The completion list at a caret: what the schemas offer, and the names, references and params of this very pack.
// Pure; knows nothing of the editor that shows it.
import type { Json } from "../../base/json";
import { refsOf } from "../../pack/schemaPlace";
import type { CompletionKind, CompletionOffer } from "../../rpc/language";
import type { TextSpan } from "../../text/edit";
import { type Caret, isInEffects, needsComma } from "./caret";
import { keyOffers } from "./completeKeys";
import { type NameOffer, nameOffers } from "./names";
import { paramsAround, valuesInUse } from "./params";
import { type Wanted, referenceOffers } from "./references";
import { type SchemaOffer, schemaCompletion } from "./schemaService";

/** What can be written at a caret, best first. */
export async function complete(caret: Caret): Promise<readonly CompletionOffer[]> {
  const own = caret.onKey ? keyOffers(caret) : valueOffers(caret);
  const schema = await schemaCompletion(caret.file, caret.role, caret.offset);
  return [...own, ...schema.filter((each) => !isCovered(each, own, caret)).map((each) => fromSchema(each, caret))];
}

/** Texts that the schemas give as examples are worth less than the names the pack has. */
function isCovered(offer: SchemaOffer, own: readonly CompletionOffer[], caret: Caret): boolean {
  if (own.length === 0 || offer.isProperty) return false;
  const text = offer.text.replace(/,$/, "").replaceAll("\\$", "$");
  if (own.some((each) => each.text.replace(/,$/, "") === text)) return true;
  return text.startsWith('"') && refsOf(caret.place.schemas).length > 0;
}

function fromSchema(offer: SchemaOffer, caret: Caret): CompletionOffer {
  const { label, detail, documentation, span, text } = offer;
  // A recipe is found by its name, not by the first letters of what it writes.
  const filter = offer.isSnippet && caret.word?.isString !== true ? label : offer.filter;
  const kind = offer.isProperty ? "property" : offer.isSnippet ? "snippet" : "value";
  return { label, kind, detail, documentation, span, text, filter, snippet: true, order: `5${offer.order}` };
}

function valueOffers(caret: Caret): readonly CompletionOffer[] {
  const { place } = caret;
  const refs = [...refsOf(place.schemas), ...refsOf(place.schemas, "x-def").filter((of) => of === "variable")];
  const names = refs.flatMap((of) => nameOffers(of, caret).map((each) => written(caret, each, kindOf(of))));
  return [
    ...names,
    ...shorthandMoves(caret).map((each) => written(caret, each, "value")),
    ...paramValues(caret).map((value) => literal(caret, value)),
    ...references(caret, refs).map((each) => written(caret, { ...each, rank: each.rank + 2 }, "reference")),
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

/** In a gold path a word is a move in that direction. */
function shorthandMoves({ path, index }: Caret): readonly NameOffer[] {
  if (path[0] !== "solution" || path[1] !== "goldPath" || path.length !== 3) return [];
  if (!index.actions.some(({ id }) => id === "move")) return [];
  return ["up", "down", "left", "right"].map((name) => ({ name, detail: "move", rank: 0 }));
}

/** The values a param may have; where any text may stand, those that other instances have. */
function paramValues(caret: Caret): readonly Json[] {
  const key = caret.path.at(-1);
  const param = paramsAround(caret).find(({ name }) => name === key);
  if (param === undefined) return [];
  return param.values.length > 0 ? param.values : valuesInUse(caret, param.owner, param.name);
}

function literal(caret: Caret, value: Json): CompletionOffer {
  if (typeof value === "string") return written(caret, { name: value, detail: "", rank: 0 }, "value");
  const text = JSON.stringify(value);
  return {
    ...written(caret, { name: text, detail: "", rank: 0 }, "value"),
    text: text + separator(caret),
    filter: text,
  };
}

/** The name as a string in place of what stands at the caret, with the comma that what follows asks for. */
function written(caret: Caret, offer: NameOffer, kind: CompletionKind): CompletionOffer {
  const text = JSON.stringify(offer.name);
  return {
    label: offer.name,
    kind,
    detail: offer.detail,
    documentation: offer.documentation ?? "",
    span: spanAt(caret),
    text: text + separator(caret),
    snippet: false,
    filter: caret.word?.isString === false ? offer.name : text,
    order: `${offer.rank}${offer.name}`,
  };
}

function spanAt({ word, offset }: Caret): TextSpan {
  return word === null ? { offset, length: 0 } : { offset: word.offset, length: word.length };
}

function separator(caret: Caret): string {
  const { offset, length } = spanAt(caret);
  return needsComma(caret.file.text, offset + length) ? "," : "";
}
