// How a goal reads to players.
import { type Json, isJsonObject } from "../../../shared/base/json";
import type { GoalStatus } from "../../../shared/engine/turnRecord";
import { wordsOf } from "./controls";

/** Returns the game's description of a goal, else its id in words. */
export function goalText(game: Json | undefined, { id, type }: GoalStatus): string {
  const texts = isJsonObject(game) ? game["goalDescriptions"] : undefined;
  const text = isJsonObject(texts) && Object.hasOwn(texts, id) ? texts[id] : undefined;
  return typeof text === "string" ? text : wordsOf(id || type);
}
