// Names of params that mean something to a player's systems without being told, and names a param cannot have.
import type { PackIndex } from "./packIndex";
import type { ParamSort } from "./paramOccurrences";

/** A kind's params that systems, goals and players ask for by these very names. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  value: ["slide_merge", "sequence_match", "sum_constraint", "count_constraint", "queued_emitters"],
  color: ["flood_fill"],
  channel: ["tile_teleport"],
  behavior: ["follower_npcs"],
  targetTag: ["follower_npcs"],
  axis: ["sliding_blocks"],
  role: ["sliding_blocks", "line_of_sight"],
};

/** What actions carry is read by these names. */
const ACTION_PARAMS: ReadonlySet<string> = new Set(["direction", "position", "axis"]);

/** Fields beside which the params of an entity or a move stand. */
const TAKEN: Readonly<Record<ParamSort, ReadonlySet<string>>> = {
  param: new Set(["kind", "position", "layer"]),
  actionParam: new Set(["action"]),
};

/** Why a param cannot be renamed so, as a sentence; null when its name stands in no system's way. */
export function paramRefusal(index: PackIndex, sort: ParamSort, name: string, next: string): string | null {
  if (TAKEN[sort].has(next)) return `"${next}" stands beside the params already, and means something else.`;
  if (/[.{}$]/.test(next))
    return 'A param cannot have ".", "$" or braces in its name: references and pictures ask for it.';
  if (sort === "actionParam") return ACTION_PARAMS.has(name) ? `Systems ask actions for "${name}" by that name.` : null;
  const readers = Object.hasOwn(READ_BY, name) ? READ_BY[name]! : [];
  const goals = index.levels.flatMap((level) => [...level.goals, ...level.loseConditions]);
  const reader = [...index.systems, ...goals].find(({ type }) => readers.includes(type));
  return reader === undefined ? null : `"${name}" is what ${reader.type} asks entities for.`;
}
