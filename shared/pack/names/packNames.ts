// All names that a pack gives: kinds, rules, tags, variables and all else that its language lets rename. Pure.
import type { JsonPointer } from "../../base/json";
import type { PackSource } from "../packSource";

/** A name, and the sort of name it is: one of the language's `renamable`. */
export interface GivenName {
  readonly of: string;
  readonly name: string;
  /** The sort in words: "kind". */
  readonly sort: string;
}

/** Returns each name once, by their sorts; those of a level's own are among them. */
export function namesOf(pack: PackSource): readonly GivenName[] {
  const { model } = pack;
  if (model === null) return [];
  const found = new Map<string, GivenName>();
  for (const [of, words] of Object.entries(model.names.renamable)) {
    const listed = [null, ...pack.levels].flatMap((start) => model.names.list(pack, of, start));
    const sort = words.replace(/^an? /, "");
    for (const { name } of listed) found.set(`${of} ${name}`, found.get(`${of} ${name}`) ?? { of, name, sort });
  }
  return [...found.values()];
}

/** Returns where a name is defined; null when the pack nowhere defines it. */
export function definitionOf(
  pack: PackSource,
  { of, name }: Pick<GivenName, "of" | "name">,
): { readonly file: string; readonly at: JsonPointer } | null {
  return pack.model?.names.definition(pack, of, name) ?? null;
}
