// How many passes a game lets the cascade of a turn have (seed 000, section 6).
import type { Json } from "../../../../base/json";
import { asInteger, asObject, member } from "../read";

/** What holds where a game says nothing, or no whole number. */
export const DEFAULT_CASCADE_DEPTH = 3;

/** Returns `maxCascadeDepth` of a game.json; with 0 or less no rule ever fires. */
export function cascadeDepth(game: Json | undefined): number {
  return asInteger(member(asObject(member(asObject(game), "defaults")), "maxCascadeDepth")) ?? DEFAULT_CASCADE_DEPTH;
}
