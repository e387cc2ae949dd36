// The game's systems as they are in one level: its overrides put over what the game declares (seed 001, System Overrides;
// fact sheet 2). Everything that asks what a system does in a level asks here.
import { type Json, type JsonObject, type JsonPointer, isJsonObject } from "../../../../base/json";
import { asBoolean, asList, asObject, asText, member } from "../read";

/** What an override may change of a system. */
export interface OverridableSystem {
  /** "" where none is declared. */
  readonly id: string;
  readonly config: JsonObject;
  readonly enabled: boolean;
}

/** A system as game.json declares it. */
export interface DeclaredSystem extends OverridableSystem {
  readonly type: string;
  /** Its place in game.json. */
  readonly source: JsonPointer;
}

/** Returns the systems that a game declares, in order; entries without a type are left out. */
export function declaredSystems(game: Json | undefined): readonly DeclaredSystem[] {
  return asList(member(asObject(game), "systems")).flatMap((system, index): readonly DeclaredSystem[] => {
    const type = isJsonObject(system) ? asText(member(system, "type")) : null;
    if (!isJsonObject(system) || type === null) return [];
    return [
      {
        id: asText(member(system, "id")) ?? "",
        type,
        config: asObject(member(system, "config")),
        enabled: asBoolean(member(system, "enabled")) ?? true,
        source: `/systems/${index}`,
      },
    ];
  });
}

/**
 * Returns the systems with a level's overrides: these replace whole keys of a config, and `enabled`. A system without
 * an override stays the same object. `overrides` is the level's `systemOverrides`, any value.
 */
export function systemsInLevel<System extends OverridableSystem>(
  systems: readonly System[],
  overrides: Json | undefined,
): readonly System[] {
  return systems.map((system) => {
    const override = member(asObject(overrides), system.id);
    if (!isJsonObject(override)) return system;
    const { enabled, ...config } = override;
    return { ...system, config: { ...system.config, ...config }, enabled: asBoolean(enabled) ?? system.enabled };
  });
}
