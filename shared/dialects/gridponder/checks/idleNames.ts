// Finds what waits for something that never comes: events that trigger a system and that nothing emits, and gestures
// that fill a param which their action does not have.
import { type JsonObject, type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import type { PackIndex } from "../text/names/packIndex";
import { EVENTS, type EventType } from "../turn/events";
import { UNSEEN_EVENTS } from "./catalogue";
import { found, unknownName } from "./found";
import { type Emits, emissionsOf, whoWould } from "./rules";

/** Returns findings about the systems of the game and the gestures of the theme. */
export function idleNameFindings(index: PackIndex): readonly Finding[] {
  return [...triggerFindings(index), ...gestureFindings(index)];
}

function triggerFindings(index: PackIndex): readonly Finding[] {
  const emits: Emits = emissionsOf(index, index.levels);
  return [
    ...index.systems.flatMap((system) =>
      system.enabled
        ? idleTriggers(system.id, system.config, system.file, childPointer(system.at, "config"), emits)
        : [],
    ),
    ...index.levels.flatMap(({ file, value, systems }) =>
      Object.entries(objectOf(value["systemOverrides"])).flatMap(([id, override]) =>
        systems.some((system) => system.id === id && system.enabled)
          ? idleTriggers(id, objectOf(override), file, childPointer("/systemOverrides", id), emits)
          : [],
      ),
    ),
  ];
}

/** Returns a finding for each event in a config's `triggerEvents` that nothing emits; `at` is the config's place. */
function idleTriggers(
  id: string,
  config: JsonObject,
  file: SourceFile,
  at: JsonPointer,
  emits: Emits,
): readonly Finding[] {
  return listOf(config["triggerEvents"]).flatMap((event, place): readonly Finding[] => {
    if (typeof event !== "string" || !Object.hasOwn(EVENTS, event)) return [];
    const type = event as EventType;
    const unseen = UNSEEN_EVENTS[type];
    // What is there at the start is announced when a level is loaded, in later versions of the language.
    if (unseen === undefined && (type === "object_placed" || emits(type))) return [];
    const why = unseen === undefined ? `nothing here emits it${whoWould(type)}` : unseen;
    const message = `"${event}" never triggers "${id}": ${why}.`;
    return [found("event-never-seen", file, childPointer(at, "triggerEvents", place), message)];
  });
}

function gestureFindings({ pack: { theme }, actions }: PackIndex): readonly Finding[] {
  if (theme === null) return [];
  const gestures = listOf(objectOf(objectOf(theme.value)["controls"])["gestureMap"]);
  return gestures.flatMap((gesture, place) => {
    const { action, paramMapping } = objectOf(gesture);
    const declared = actions.find(({ id }) => id === action);
    if (declared === undefined) return [];
    const names = Object.keys(objectOf(declared.value["params"]));
    return Object.keys(objectOf(paramMapping)).flatMap((name): readonly Finding[] => {
      if (names.includes(name)) return [];
      const at = childPointer("/controls/gestureMap", place, "paramMapping", name);
      const message = `The action "${declared.id}" has no param "${name}".`;
      return [unknownName("unknown-param", message, { name, file: theme, at, onKey: true, names })];
    });
  });
}
