// The tags that each kind of a game carries.
import { type Json, type JsonObject, isJsonObject } from "../../../../base/json";
import { memoByIdentity } from "../../../../base/memo";
import { asObject, asTexts, member } from "../read";

const NONE: ReadonlyMap<string, readonly string[]> = new Map();

/** Returns the tags by kind, of all that a game declares; the same for the same game. */
export function kindTags(game: Json | undefined): ReadonlyMap<string, readonly string[]> {
  return isJsonObject(game) ? tagsOf(game) : NONE;
}

const tagsOf = memoByIdentity((game: JsonObject): ReadonlyMap<string, readonly string[]> => {
  const kinds = Object.entries(asObject(member(game, "entityKinds")));
  return new Map(kinds.map(([kind, declaration]) => [kind, asTexts(member(asObject(declaration), "tags"))]));
});
