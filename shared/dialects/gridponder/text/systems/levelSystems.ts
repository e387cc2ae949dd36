// The game's systems as they are in one level: its overrides put over what the game declares (seed 001, System Overrides;
// fact sheet 2). Everything that asks what a system does in a level asks here.
import type { Json, JsonObject } from "../../../../base/json";
import { isJsonObject } from "../../../../base/json";
import { asBoolean, asObject, member } from "../read";

/** What an override may change of a system. */
export interface OverridableSystem {
  /** "" where none is declared. */
  readonly id: string;
  readonly config: JsonObject;
  readonly enabled: boolean;
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
