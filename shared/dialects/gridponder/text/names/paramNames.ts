// Names of params that players' systems know by default, and names a param cannot have.
import { readerOf } from "./knownNames";
import type { PackIndex } from "./packIndex";
import type { ParamSort } from "./paramOccurrences";

/** What actions carry is read by these names. */
const ACTION_PARAMS: ReadonlySet<string> = new Set(["direction", "position", "axis", "rotation"]);

/** Fields beside which the params of an entity or a move stand. */
const TAKEN: Readonly<Record<ParamSort, ReadonlySet<string>>> = {
  param: new Set(["kind", "position", "layer"]),
  actionParam: new Set(["action"]),
};

/** Returns why a param cannot be renamed so, as a sentence; null when its name stands in no system's way. */
export function paramRefusal(index: PackIndex, sort: ParamSort, name: string, next: string): string | null {
  if (TAKEN[sort].has(next)) return `"${next}" is already a member next to the params, with another meaning.`;
  if (/[.{}$]/.test(next))
    return 'A param cannot have ".", "$" or braces in its name: references and pictures ask for it.';
  if (sort === "actionParam") return ACTION_PARAMS.has(name) ? `Systems ask actions for "${name}" by that name.` : null;
  const reader = readerOf(index, "param", name);
  return reader === null ? null : `"${name}" is what ${reader} asks entities for.`;
}
