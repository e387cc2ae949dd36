// The names that a pack has for each thing that the schemas' `x-ref` can say a text is: what a form offers, and what
// completion does where the caret makes no difference. Knows where names come from; knows nothing of how they are shown.
import { addTo } from "../../../../base/groups";
import { isJsonObject, type Json, type JsonObject, objectOf } from "../../../../base/json";
import { own } from "../../../../base/nameTable";
import { type IndexedLevel, type PackIndex } from "./packIndex";

export interface PackName {
  readonly name: string;
  /** A few words beside it; "" for none. */
  readonly detail: string;
}

type Names = (index: PackIndex, level: IndexedLevel | null) => readonly PackName[];

const LISTS: Readonly<Record<string, Names>> = {
  layer: ({ layers }) => layers.map(({ id, value }) => ({ name: id, detail: textOr(value["occupancy"]) })),
  kind: ({ kinds }) =>
    [...kinds.values()].map(({ id, layer, tags }) => ({ name: id, detail: listed([layer, ...tags]) })),
  item: ({ kinds }) =>
    [...kinds.values()]
      .toSorted((one, other) => Number(other.tags.includes("pickup")) - Number(one.tags.includes("pickup")))
      .map(({ id, tags }) => ({ name: id, detail: listed(tags) })),
  tag: ({ kindsByTag }) => Array.from(kindsByTag, ([name, kinds]) => ({ name, detail: listed(kinds) })),
  action: ({ actions }) => actions.map(({ id, value }) => ({ name: id, detail: listed(paramNames(value)) })),
  actionParam: ({ actions }) => named(actions.flatMap(({ value }) => paramNames(value))),
  system: ({ systems }) => systems.map(({ id, type }) => ({ name: id, detail: type })),
  param: ({ kinds }) => kindParamNames([...kinds.values()].map(({ id, value }) => [id, value["params"]] as const)),
  goal: (_, level) => (level?.goals ?? []).map(({ id, type }) => ({ name: id, detail: type })),
  variable: (index, level) => [...ownVariables(level), ...definedNames(index, "variable")],
  level: ({ levels }) => levels.map(({ id, value }) => ({ name: id, detail: textOr(value["title"]) })),
  color: ({ pack }) =>
    Object.entries(objectOf(objectOf(pack.theme?.value)["palette"])).map(([name, color]) => ({
      name,
      detail: textOr(color),
    })),
  collection: ({ pack }) => named(pack.collections.map(({ id }) => id)),
};

/**
 * Returns the names of one sort, each once, those of the level in question first; any that some file defines for a sort
 * that has no list of its own.
 */
export function packNames(index: PackIndex, of: string, level: IndexedLevel | null): readonly PackName[] {
  const names = own(LISTS, of)?.(index, level) ?? definedNames(index, of);
  const byName = new Map<string, PackName>();
  for (const each of names) if (each.name !== "" && !byName.has(each.name)) byName.set(each.name, each);
  return [...byName.values()];
}

function definedNames({ defined }: PackIndex, of: string): readonly PackName[] {
  return named([...(defined.get(of) ?? [])]);
}

function named(names: readonly string[]): readonly PackName[] {
  return names.map((name) => ({ name, detail: "" }));
}

function paramNames(declaration: JsonObject): readonly string[] {
  return Object.keys(objectOf(declaration["params"]));
}

function ownVariables(level: IndexedLevel | null): readonly PackName[] {
  const own = objectOf(objectOf(level?.value["state"])["variables"]);
  return Object.entries(own).map(([name, value]) => ({ name, detail: `starts at ${JSON.stringify(value)}` }));
}

function kindParamNames(params: readonly (readonly [kind: string, params: Json | undefined])[]): readonly PackName[] {
  const kindsOf = new Map<string, string[]>();
  for (const [kind, own] of params) {
    for (const name of isJsonObject(own) ? Object.keys(own) : []) addTo(kindsOf, name, kind);
  }
  return Array.from(kindsOf, ([name, kinds]) => ({ name, detail: listed(kinds) }));
}

/** Returns a text as it is; "" for any other value. */
export function textOr(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** Returns the first few of some words. */
function listed(words: readonly (string | null)[]): string {
  const said = words.filter((word) => word !== null);
  return said.length <= 4 ? said.join(" ") : `${said.slice(0, 4).join(" ")} …`;
}
