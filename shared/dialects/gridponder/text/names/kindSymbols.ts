// The characters that stand for kinds in boards drawn as text: one that is still free, for a kind that needs one.
import { type Json, isJsonObject } from "../../../../base/json";

/** The avatar's. */
const TAKEN = "@";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const OTHERS = "0123456789*+=%&$?!~^:;|/<>";

/**
 * Returns a character that no kind of a game has: of the letters of a name the first that is free, else any. Null when
 * all are taken. What `kind` itself has counts as free, unless another has it too.
 */
export function freeSymbol(game: Json | undefined, kind: string): string | null {
  const kinds = isJsonObject(game) && isJsonObject(game["entityKinds"]) ? game["entityKinds"] : {};
  const taken = new Set<Json>([TAKEN]);
  for (const [name, declared] of Object.entries(kinds)) {
    if (name !== kind && isJsonObject(declared)) taken.add(declared["symbol"] ?? null);
  }
  const letters = kind.replaceAll(/[^A-Za-z]/g, "");
  const preferred = `${letters.toUpperCase()}${letters.toLowerCase()}${LETTERS}${LETTERS.toLowerCase()}${OTHERS}`;
  return preferred.split("").find((symbol) => !taken.has(symbol)) ?? null;
}
