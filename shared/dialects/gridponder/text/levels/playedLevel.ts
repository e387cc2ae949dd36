// What of a level's text playing depends on. Knows which members only describe a level; nothing of what the rest means.
import type { Json, JsonObject } from "../../../../base/json";

/** Members of a level that change nothing about how it plays. */
const NOT_PLAYED = new Set(["solution", "metadata", "title", "guide"]);

/** Returns a level's members without those that only describe it. */
export function playedMembers(level: JsonObject): Readonly<Record<string, Json | undefined>> {
  return Object.fromEntries(Object.entries(level).filter(([key]) => !NOT_PLAYED.has(key)));
}
