// Payloads of events as the texts of a pack show them.
import { type JsonObject, listOf, objectOf } from "../../../base/json";
import type { PackSource } from "../../../pack/packSource";
import { EVENTS_FILE } from "./packPlaces";

/** Returns an example of an event's payload: the one in events.json, else that of a session; empty when there is none. */
export function exampleOf({ files, levels }: PackSource, event: string): JsonObject {
  const described = objectOf(objectOf(files.get(EVENTS_FILE)?.value)[event])["payload"];
  if (described !== undefined) return objectOf(described);
  for (const { value } of levels) {
    for (const each of listOf(objectOf(value)["events"])) {
      const { id, data } = objectOf(each);
      if (id === event) return objectOf(data);
    }
  }
  return {};
}
