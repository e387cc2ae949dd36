// Which tags of a pack's kinds anything asks for by name: rules, systems, goals, and params of entities that may hold
// one. Knows where tags are given; knows nothing of what they do.
import { addTo } from "../../../../base/groups";
import { memoByIdentity } from "../../../../base/memo";
import { type Json, isJsonList, isJsonObject, listOf, objectOf } from "../../../../base/json";
import { type IndexedKind, type PackIndex } from "./packIndex";
import type { PackName } from "../../../../pack/packModel";
import type { SourceFile } from "../../../../pack/packSource";

/** Returns the tags that nothing in the pack asks for, each with the kinds that carry it, in the order of the text. */
export function unaskedTags({ kinds, names, pack }: PackIndex): ReadonlyMap<string, readonly IndexedKind[]> {
  const asked = new Set<string>();
  for (const uses of names.values()) {
    const given = new Set(uses.flatMap(({ of, role, at }) => (of === "tag" && role === "definition" ? at : [])));
    for (const { of, name, role, at } of uses) if (of === "tag" && role === "use" && !given.has(at)) asked.add(name);
  }
  const carriers = new Map<string, IndexedKind[]>();
  for (const kind of kinds.values()) {
    for (const tag of new Set(kind.tags)) {
      if (!asked.has(tag)) addTo(carriers, tag, kind);
    }
  }
  if (carriers.size === 0) return carriers;
  for (const file of [pack.game, ...pack.levels]) {
    for (const text of file === null ? [] : paramTexts(file)) carriers.delete(text);
  }
  return carriers;
}

/**
 * Tags for a kind that no kind carries yet: first those that rules, systems and goals of the pack ask for, then the
 * language's own.
 */
export function newTags({ names, kindsByTag }: PackIndex, standard: readonly Json[] = []): readonly PackName[] {
  const asked = new Set<string>();
  for (const uses of names.values()) for (const { of, name } of uses) if (of === "tag") asked.add(name);
  const isNew = (tag: Json): tag is string => typeof tag === "string" && tag !== "" && !kindsByTag.has(tag);
  return [
    ...[...asked].filter(isNew).map((name) => ({ name, detail: "asked for, on no kind yet" })),
    ...standard.filter(isNew).flatMap((name) => (asked.has(name) ? [] : { name, detail: "standard" })),
  ];
}

/** Fields beside the params of an entity or effect: what they hold is no tag, or is known to be one. */
const OWN_FIELDS: ReadonlySet<string> = new Set(["kind", "layer", "type", "id", "on", "item", "name", "animation"]);

/** Texts that params hold, in entities and effects and as defaults. Cells that are only names of kinds are left out. */
const paramTexts = memoByIdentity((file: SourceFile): ReadonlySet<string> => {
  const found = new Set<string>();
  const collect = (value: Json | undefined, key: string | null): void => {
    if (typeof value === "string") {
      if (key !== null && !OWN_FIELDS.has(key)) found.add(value);
    } else if (isJsonList(value)) for (const item of value) collect(item, key);
    else if (isJsonObject(value)) for (const [name, member] of Object.entries(value)) collect(member, name);
  };
  const { board, rules, entityKinds } = objectOf(file.value);
  for (const layer of Object.values(objectOf(objectOf(board)["layers"]))) collect(layer, null);
  collect(objectOf(board)["multiCellObjects"], null);
  for (const rule of listOf(rules)) collect(objectOf(rule)["then"], null);
  for (const kind of Object.values(objectOf(entityKinds))) collect(objectOf(kind)["params"], null);
  return found;
});
