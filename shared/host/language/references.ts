// The value references that a rule's effects may use: `$event.…`, `$cell.…`, `$avatar.…`, as this pack has them.
import { objectOf } from "../../base/json";
import { type Caret, eventFieldsAround, layersOfRule } from "./caret";
import type { NameOffer } from "./names";

/** What the place wants: a cell of the board, a kind, or anything. */
export type Wanted = "position" | "kind" | "any";

/**
 * All references that can have a value for the event of the rule around the caret; those that fit come first, and among
 * them the event's own. What lies in the `params` of an event's entity no reference reads.
 */
export function referenceOffers(caret: Caret, wanted: Wanted): readonly NameOffer[] {
  return allReferences(caret, wanted).map((each, place) => ({ ...each, place }));
}

function allReferences(caret: Caret, wanted: Wanted): readonly NameOffer[] {
  const fields = eventFieldsAround(caret);
  const rankOf = (gives: Wanted): number => (wanted === "any" || wanted === gives ? 0 : 2);
  // Where it happened before where from.
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
  const layers = caret.index.layers.toSorted((one, other) => Number(named.has(other.id)) - Number(named.has(one.id)));
  return layers.flatMap(({ id }) => [
    reference(`$cell.${id}.kind`, "kind at the event's cell", rankOf("kind")),
    ...paramNames(caret, id).map((name) => reference(`$cell.${id}.param.${name}`, "param at the event's cell", 1)),
  ]);
}

/** Params of the kinds on a layer. */
function paramNames({ index }: Caret, layer: string): readonly string[] {
  const kinds = [...index.kinds.values()].filter((kind) => kind.layer === layer);
  return [...new Set(kinds.flatMap(({ value }) => Object.keys(objectOf(value["params"]))))];
}

function givenBy(field: string, type: string): Wanted {
  if (type.startsWith("position") || type === "list") return "position";
  return /kind$/i.test(field) ? "kind" : "any";
}

function reference(name: string, detail: string, rank: number): NameOffer {
  return { name, detail, rank };
}
