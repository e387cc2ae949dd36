// Completes the value references that a rule's effects may use: `$event.…`, `$cell.…`, `$avatar.…`, for this pack.
import { objectOf } from "../../../base/json";
import type { Caret, NameOffer, ValueOffer } from "../../../language/dialectLanguage";
import { refsOf } from "../../../pack/schemaPlace";
import type { Schema } from "../../../pack/schemas";
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
  return allReferences(caret, wanted).map((each, place) => ({ ...each, place }));
}

function allReferences(caret: Caret, wanted: Wanted): readonly NameOffer[] {
  const fields = eventFieldsAround(caret);
  const rankOf = (gives: Wanted): number => (wanted === "any" || wanted === gives ? 0 : 2);
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

function cellReferences(caret: Caret, rankOf: (gives: Wanted) => number): readonly NameOffer[] {
  const named = layersOfRule(caret);
  // The layers that the rule is about come first.
  const layers = indexAround(caret).layers.toSorted(
    (one, other) => Number(named.has(other.id)) - Number(named.has(one.id)),
  );
  return layers.flatMap(({ id }) => [
    reference(`$cell.${id}.kind`, "kind at the event's cell", rankOf("kind")),
    ...paramNames(caret, id).map((name) => reference(`$cell.${id}.param.${name}`, "param at the event's cell", 1)),
  ]);
}

/** Returns params of the kinds on a layer. */
function paramNames(caret: Caret, layer: string): readonly string[] {
  const kinds = [...indexAround(caret).kinds.values()].filter((kind) => kind.layer === layer);
  return [...new Set(kinds.flatMap(({ value }) => Object.keys(objectOf(value["params"]))))];
}

function givenBy(field: string, type: string): Wanted {
  if (type.startsWith("position") || type === "list") return "position";
  return /kind$/i.test(field) ? "kind" : "any";
}

function reference(name: string, detail: string, rank: number): NameOffer {
  return { name, detail, rank };
}
