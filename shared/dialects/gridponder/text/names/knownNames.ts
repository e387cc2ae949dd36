// Names that systems, goals and effects ask for themselves, whatever a pack would like to call its things: no field of
// theirs says these names, so that another name would not be found.
import { own } from "../../../../base/nameTable";
import { type PackIndex, allRules } from "./packIndex";

type Readers = readonly string[];

const CONSTRAINTS: Readers = ["sum_constraint", "count_constraint"];

/** By what the name is of: the name, and the types of those that use it (published-behaviour, Systems and Goals). */
const READ_BY: Readonly<Record<string, Readonly<Record<string, Readers>>>> = {
  kind: { number: ["queued_emitters", "release_from_emitter", "sequence_match", ...CONSTRAINTS] },
  tag: {
    npc: ["follower_npcs"],
    solid: ["avatar_navigation", "portals", "ice_slide", "follower_npcs", "slide_merge", "sided_box"],
    teleport: ["tile_teleport", "slide_merge"],
    walkable: ["ice_slide", "follower_npcs"],
  },
  param: {
    value: ["slide_merge", "sequence_match", ...CONSTRAINTS, "queued_emitters"],
    color: ["flood_fill"],
    channel: ["tile_teleport"],
    behavior: ["follower_npcs"],
    targetTag: ["follower_npcs"],
    axis: ["sliding_blocks"],
    role: ["sliding_blocks", "line_of_sight"],
  },
};

/** Returns the type of a system, goal or effect of the pack that asks for the name; null when none does. */
export function readerOf(index: PackIndex, of: string, name: string): string | null {
  const readers = of === "kind" && name.startsWith("num_") ? CONSTRAINTS : own(own(READ_BY, of) ?? {}, name);
  if (readers === undefined) return null;
  const goals = index.levels.flatMap((level) => [...level.goals, ...level.loseConditions].map(({ type }) => type));
  const effects = allRules(index).flatMap((rule) => rule.effects.map((effect) => effect.name));
  const types = new Set([...index.systems.map(({ type }) => type), ...goals, ...effects]);
  return readers.find((type) => types.has(type)) ?? null;
}
