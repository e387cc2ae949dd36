// The list of active rules in the ephemeral state (spec B2).
import { type Json, isJsonList, isJsonObject } from "../../../base/json";

/** Returns the id of an entry of the list: a text, or an object with `instanceId` or `id`. */
export function activeId(entry: Json): string | null {
  if (typeof entry === "string") return entry;
  if (!isJsonObject(entry)) return null;
  const { instanceId, id } = entry;
  if (typeof instanceId === "string") return instanceId;
  return typeof id === "string" ? id : null;
}

/** Returns the ids that an ephemeral state lists as active; null when it has no such list. */
export function activeIds(ephemeral: Json | undefined): readonly string[] | null {
  const list = isJsonObject(ephemeral) ? ephemeral["rules"] : undefined;
  return isJsonList(list) ? list.flatMap((entry) => activeId(entry) ?? []) : null;
}
