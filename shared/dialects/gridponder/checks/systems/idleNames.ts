// Finds systems that wait for events that nothing emits.
import { type JsonObject, type JsonPointer, childPointer, listOf, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import type { PackIndex } from "../../text/names/packIndex";
import { isEventType } from "../../turn/events";
import { UNSEEN_EVENTS } from "../possible/catalogue";
import { type Emits, PUBLISHED_REGION_EVENT, emissionsOf, regionEvents, whyNever } from "../possible/emissions";
import { found, wrongName } from "../found";

/** Returns findings about the `triggerEvents` of the game and its levels. */
export function idleNameFindings(index: PackIndex): readonly Finding[] {
  const emits: Emits = emissionsOf(index, index.levels);
  return [
    ...index.systems.flatMap((system) =>
      system.enabled ? idleTriggers(index, { ...system, at: childPointer(system.at, "config") }, emits) : [],
    ),
    ...index.levels.flatMap(({ file, value, systems }) =>
      Object.entries(objectOf(value["systemOverrides"])).flatMap(([id, override]) =>
        systems.some((system) => system.id === id && system.enabled)
          ? idleTriggers(
              index,
              { id, config: objectOf(override), file, at: childPointer("/systemOverrides", id) },
              emits,
            )
          : [],
      ),
    ),
  ];
}

/** The config of a system, of the game or as a level overrides it. */
interface WrittenConfig {
  /** Of the system. */
  readonly id: string;
  readonly config: JsonObject;
  readonly file: SourceFile;
  /** The config's place. */
  readonly at: JsonPointer;
}

/** Returns a finding for each event in a config's `triggerEvents` that nothing emits. */
function idleTriggers(index: PackIndex, { id, config, file, at }: WrittenConfig, emits: Emits): readonly Finding[] {
  return listOf(config["triggerEvents"]).flatMap((event, place): readonly Finding[] => {
    if (typeof event !== "string" || !isEventType(event)) return [];
    const unseen = UNSEEN_EVENTS[event];
    // What is there at the start is announced when a level is loaded, in later versions of the language.
    if (unseen === undefined && (event === "object_placed" || emits(event))) return [];
    const pointer = childPointer(at, "triggerEvents", place);
    if (event === PUBLISHED_REGION_EVENT) {
      const message = `"${event}" never triggers "${id}": it is an event of the published player alone.`;
      return [
        wrongName("event-never-seen", message, { name: event, file, at: pointer, names: [] }, regionEvents(index)),
      ];
    }
    const why = unseen === undefined ? whyNever(index, event, "it") : unseen;
    const message = `"${event}" never triggers "${id}": ${why}.`;
    return [found("event-never-seen", file, pointer, message)];
  });
}
