// What of a pack's texts playing a level depends on. Knows which members only describe; nothing of what the rest means.
import { type Json, type JsonObject, isJsonObject } from "../../../../base/json";
import { memoByIdentity } from "../../../../base/memo";

/** Members of a level that change nothing about how it plays. */
const NOT_PLAYED = new Set(["solution", "metadata", "title", "guide"]);

/** Returns a level's members without those that only describe it. */
export function playedMembers(level: JsonObject): Readonly<Record<string, Json | undefined>> {
  return Object.fromEntries(Object.entries(level).filter(([key]) => !NOT_PLAYED.has(key)));
}

/** Returns a game's value without the order of its levels: the same object for the same value. */
export function playedGame(game: Json): Json {
  return isJsonObject(game) ? withoutSequence(game) : game;
}

const withoutSequence = memoByIdentity((game: JsonObject): JsonObject => {
  const played: Record<string, Json> = { ...game };
  delete played.levelSequence;
  return played;
});
