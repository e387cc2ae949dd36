// Completes the value references that a rule's effects may use: `$event.…`, `$cell.…`, `$avatar.…`, for this pack.
import { type Json, objectOf } from "../../../base/json";
import type { Caret, NameOffer, ValueOffer } from "../../../language/dialectLanguage";
import { refsOf } from "../../../pack/schemas/schemaPlace";
import type { Schema } from "../../../pack/schemas/schemas";
import { eventFieldsAround, indexAround, isInEffects, layersOfRule } from "./around";

/** What the place accepts: a cell of the board, a kind, or anything. */
export type Wanted = "position" | "kind" | "any";

/** Returns references where effects accept them: for a cell, a kind, or any value. */
export function referenceValues(caret: Caret): readonly ValueOffer[] {
  const { path, word } = caret;
  if (!isInEffects(path)) return [];
  const isBegun = word?.isString === true && word.value.startsWith("$");
  const wanted = wantedAt(caret);
  const offers = wanted === null && !isBegun ? [] : referenceOffers(caret, wanted ?? "any");
  // Names of the pack come first.
  return offers.map((each) => ({ ...each, is: "text", kind: "reference", rank: each.rank + 2 }));
}

function wantedAt({ place }: Caret): Wanted | null {
  const refs = refsOf(place.schemas);
  if (takesCell(place.schemas)) return "position";
  if (refs.includes("kind") || refs.includes("item")) return "kind";
  const isOpen = refs.length === 0 && place.schemas.every(({ type, enum: values }) => !type && !values);
  return isOpen ? "any" : null;
}

function takesCell(schemas: readonly Schema[]): boolean {
  return schemas.some((schema) => schema["x-form"] === "position-or-reference");
}

/** References that give the cell that a place of an effect takes; none elsewhere. */
export function cellChoices(caret: Caret): readonly NameOffer[] {
  if (!takesCell(caret.place.schemas) || !isInEffects(caret.path)) return [];
  return referenceOffers(caret, "position").filter(({ rank }) => rank === 0);
}

/** Returns what a reference in an effect gives when the rule fires. */
export function referenceHover(caret: Caret): readonly string[] {
  const { word, path } = caret;
  if (word === null || !word.value.startsWith("$") || !isInEffects(path)) return [];
  const found = referenceOffers(caret, "any").find(({ name }) => name === word.value);
  return found === undefined ? [] : [`**reference** \`${found.name}\` · ${found.detail}`];
}

/**
 * Returns all references that can have a value for the event of the rule around the caret; those that fit come first,
 * and among them the event's own. References cannot read the `params` of an event's entity.
 */
export function referenceOffers(caret: Caret, wanted: Wanted): readonly NameOffer[] {
  return allReferences(caret, wanted).map((each, place) => {
    const isMisfit = wanted === "position" && each.rank === NEVER_FITS;
    return { ...each, place, ...(isMisfit ? { isMisfit } : {}) };
  });
}

/** What a reference gives: some other text, number or list than the places ask for, or what only playing tells. */
type Given = Wanted | "other";

/** The rank of a reference that gives what is wanted at times. */
const MAY_FIT = 1;

/** The rank of one that never does, whatever is played. */
const NEVER_FITS = 2;

function allReferences(caret: Caret, wanted: Wanted): readonly NameOffer[] {
  const fields = eventFieldsAround(caret);
  const rankOf = (gives: Given): number => {
    if (wanted === "any" || wanted === gives) return 0;
    return wanted === "position" && gives === "any" ? MAY_FIT : NEVER_FITS;
  };
  // The position before the position it came from.
  const named = Object.entries(fields).toSorted(
    ([one], [other]) => Number(other === "position") - Number(one === "position"),
  );
  const ofEvent = named.map(([field, type]) => reference(`$event.${field}`, type, rankOf(givenBy(field, type))));
  return [
    ...ofEvent,
    ...(fields["position"] === undefined ? [] : cellReferences(caret, rankOf)),
    reference("$avatar.position", "where the avatar is", rankOf("position")),
    reference("$avatar.item", "what the avatar holds", rankOf("kind")),
  ];
}

function cellReferences(caret: Caret, rankOf: (gives: Given) => number): readonly NameOffer[] {
  const named = layersOfRule(caret);
  // The layers that the rule is about come first.
  const layers = indexAround(caret).layers.toSorted(
    (one, other) => Number(named.has(other.id)) - Number(named.has(one.id)),
  );
  return layers.flatMap(({ id }) => [
    reference(`$cell.${id}.kind`, "kind at the event's cell", rankOf("kind")),
    ...paramsOn(caret, id).map(([name, gives]) =>
      reference(`$cell.${id}.param.${name}`, "param at the event's cell", Math.max(MAY_FIT, rankOf(gives))),
    ),
  ]);
}

/** Returns params of the kinds on a layer, with what they hold where all kinds agree. */
function paramsOn(caret: Caret, layer: string): readonly (readonly [name: string, gives: Given])[] {
  const found = new Map<string, Given>();
  for (const kind of indexAround(caret).kinds.values()) {
    if (kind.layer !== layer) continue;
    for (const [name, declaration] of Object.entries(objectOf(kind.value["params"]))) {
      const gives = givenByParam(objectOf(declaration)["type"]);
      found.set(name, (found.get(name) ?? gives) === gives ? gives : "any");
    }
  }
  return [...found];
}

function givenByParam(type: Json | undefined): Given {
  if (type === "position") return "position";
  return typeof type === "string" && type !== "array" ? "other" : "any";
}

function givenBy(field: string, type: string): Given {
  if (type === "position" || type === "list") return "position";
  if (/kind$/i.test(field)) return "kind";
  // Only a variable can hold anything: items are kinds, values of tiles are numbers.
  return field === "oldValue" || field === "newValue" ? "any" : "other";
}

function reference(name: string, detail: string, rank: number): NameOffer {
  return { name, detail, rank };
}
