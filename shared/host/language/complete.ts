// The completion list at a caret: what the schemas offer, and the names, references and params of this very pack.
// Pure; knows nothing of the editor that shows it.
import type { Json } from "../../base/json";
import { inlineStyleOf } from "../../text/jsonStyle";
import { refsOf } from "../../pack/schemaPlace";
import type { CompletionKind, CompletionOffer } from "../../rpc/language";
import { type Caret, isInEffects } from "./caret";
import { keyOffers, keyText } from "./completeKeys";
import { fileOffers } from "./fileOffers";
import { type NameOffer, nameOffers } from "./names";
import { paramsAround, valuesInUse } from "./params";
import { opened, placing, scalarPlacing } from "./placing";
import { type Wanted, referenceOffers } from "./references";
import { type SchemaOffer, schemaCompletion } from "./schemaService";
import { snippetsOf } from "./snippetBodies";
import { asksFor, snippetText } from "./snippetText";

/** What can be written at a caret, best first. */
export async function complete(caret: Caret): Promise<readonly CompletionOffer[]> {
  if (caret.file.text.trim() === "") return fileOffers(caret);
  const own = caret.onKey ? keyOffers(caret) : valueOffers(caret);
  const schema = await schemaCompletion(caret.file, caret.role, caret.offset);
  const known = new Set(own.map(({ label }) => label));
  return [
    ...own,
    ...schema
      .filter((each) => isWanted(each, caret) && !known.has(each.label))
      .flatMap((each) => fromSchema(each, caret)),
  ];
}

/** Lists and objects are offered as our own snippets; texts that are but examples, only where the pack has no names. */
function isWanted({ isProperty, text }: SchemaOffer, caret: Caret): boolean {
  if (isProperty) return caret.onKey;
  if (caret.onKey || /^[[{]/.test(text)) return false;
  return !text.startsWith('"') || refsOf(caret.place.schemas).length === 0;
}

function fromSchema(offer: SchemaOffer, caret: Caret): readonly CompletionOffer[] {
  const { label, detail, documentation, text, order } = offer;
  const rank = `5${order}`;
  if (offer.isProperty) return [keyText(caret, label, detail, documentation, rank)];
  const value = valueIn(text);
  if (value === undefined) return [];
  const made = literal(caret, value);
  return [{ ...made, label: made.filter, detail, documentation, order: rank }];
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
  const { place } = caret;
  const refs = [...refsOf(place.schemas), ...refsOf(place.schemas, "x-def").filter((of) => of === "variable")];
  const names = refs.flatMap((of) => nameOffers(of, caret).map((each) => written(caret, each, kindOf(of))));
  return [
    ...names,
    ...shorthandMoves(caret).map((each) => written(caret, each, "value")),
    ...paramValues(caret).map((value) => literal(caret, value)),
    ...references(caret, refs).map((each) => written(caret, { ...each, rank: each.rank + 2 }, "reference")),
    ...snippets(caret),
  ];
}

/** Whole values to begin with, found by their names and not by the first letters of what they write. */
function snippets(caret: Caret): readonly CompletionOffer[] {
  const { place, path, file, word } = caret;
  const at = placing(caret);
  const before = file.text.slice(file.text.lastIndexOf("\n", at.span.offset - 1) + 1, at.span.offset).trimStart();
  return snippetsOf(place.schemas).flatMap(({ label = "", description = "", body }, index) => {
    if (typeof body !== "object" || body === null) return [];
    const text = snippetText(body, caret, { path, schemas: place.schemas, used: before.length });
    return {
      label,
      kind: "snippet",
      detail: "",
      documentation: description,
      ...at,
      text: opened(text, caret, at, !Array.isArray(body), inlineStyleOf(file.text, [file.tree.root]).brace) + at.comma,
      snippet: true,
      asks: asksFor(text),
      filter: word?.isString === true ? JSON.stringify(label) : label,
      order: `4${String(index).padStart(3, "0")}`,
    };
  });
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
  const at = placing(caret);
  return {
    ...written(caret, { name: text, detail: "", rank: 0 }, "value"),
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
    order: `${offer.rank}${offer.name}`,
  };
}
