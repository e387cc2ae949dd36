// How many moves a level allows, as a player is told beside the board.
import { type Json, isJsonObject } from "../../../../base/json";
import { asList, asObject, member } from "../read";

/** Returns the limit of the strictest `max_actions` among a level's lose conditions; null without one. */
export function movesLimit(level: Json | undefined): number | null {
  const limits = asList(member(asObject(level), "loseConditions")).flatMap((condition) => {
    if (!isJsonObject(condition) || member(condition, "type") !== "max_actions") return [];
    const limit = member(asObject(member(condition, "config")), "limit");
    return typeof limit === "number" ? [limit] : [];
  });
  return limits.length === 0 ? null : Math.min(...limits);
}

/** Returns how many more moves a level allows after so many; null without a limit. */
export function movesLeft(level: Json | undefined, made: number): number | null {
  const limit = movesLimit(level);
  return limit === null ? null : Math.max(0, limit - made);
}
