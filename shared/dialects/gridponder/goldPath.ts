// The shorthand of gold paths (fact sheet 16): "up" is that move, any other text that action without params.
import { type Json, isJsonObject } from "../../base/json";
import type { GameAction } from "../../engine/turnRecord";
import { isCardinal } from "./turn/directions";

/** The actions of a gold path as written; entries that are no action at all are left out. */
export function expandGoldPath(entries: readonly Json[]): readonly GameAction[] {
  return entries.flatMap((entry) => expandGoldPathEntry(entry) ?? []);
}

/** One entry as an action; null when it is neither an object nor a text. */
function expandGoldPathEntry(entry: Json): GameAction | null {
  if (typeof entry === "string") return isCardinal(entry) ? { action: "move", direction: entry } : { action: entry };
  if (!isJsonObject(entry)) return null;
  return { ...entry, action: typeof entry["action"] === "string" ? entry["action"] : "move" };
}
