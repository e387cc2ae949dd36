// What the painter's hints ask of a game in one level: the tags of its kinds and the systems that run there.
import type { Json } from "../../../../base/json";
import { asObject, member } from "../read";
import { kindTags } from "../names/kindTags";
import { SystemConfig } from "../systems/config";
import { declaredSystems, systemsInLevel } from "../systems/levelSystems";

export interface LevelRules {
  hasTag(kind: string, tags: readonly string[]): boolean;
  /** Returns the configs of the systems of a type that are enabled, in order. */
  systems(type: string): readonly SystemConfig[];
}

/** Returns the rules of a game for a level, both as their files' values; broken ones have no kinds and no systems. */
export function levelRules(game: Json | undefined, level: Json | undefined): LevelRules {
  const tagsOf = kindTags(game);
  const systems = systemsInLevel(declaredSystems(game), member(asObject(level), "systemOverrides"));
  return {
    hasTag: (kind, tags) => tagsOf.get(kind)?.some((tag) => tags.includes(tag)) === true,
    systems: (type) =>
      systems.flatMap((system) => (system.type === type && system.enabled ? new SystemConfig(system.config) : [])),
  };
}
