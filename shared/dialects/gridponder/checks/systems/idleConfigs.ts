// Finds systems whose config leaves them nothing to do: an empty list, a layer that is not there, a kind that becomes
// itself.
import { type Json, childPointer, objectOf } from "../../../../base/json";
import { entriesAsWritten } from "../../../../base/writtenOrder";
import { nameTable } from "../../../../base/nameTable";
import type { Finding, Fix } from "../../../../findings/finding";
import type { IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { found, renameFix } from "../found";
import { changesOf } from "../possible/removals";

/** Returns findings about the systems of the game. */
export function idleConfigFindings(index: PackIndex): readonly Finding[] {
  return index.systems.flatMap((system) =>
    system.enabled
      ? [
          ...layerFindings(index, system),
          ...emptyFindings(system),
          ...sameKindFindings(system),
          ...sameActionFindings(index, system),
        ]
      : [],
  );
}

/** By type of system, the lists and objects that must not be empty, and what follows when they are. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = nameTable({
  avatar_navigation: { directions: "the avatar never moves" },
  coupled_actors: { directions: "no actor ever moves" },
  individual_actors: { directions: "no actor ever moves" },
  push_objects: { pushableTags: "nothing can be pushed", validTargetTags: "nothing can be pushed anywhere" },
  portals: { teleportTags: "nothing is a portal" },
  slide_merge: { mergeableTags: "nothing ever slides" },
  region_transform: { operations: "nothing ever turns", affectedLayers: "nothing ever turns" },
  flank_capture: { pairs: "nothing is ever taken", triggerEvents: "nothing is ever taken" },
  line_of_sight: { triggerEvents: "nothing is ever seen" },
});

function emptyFindings({ type, config, file, at }: IndexedSystem): readonly Finding[] {
  return Object.entries(NEEDED[type] ?? {}).flatMap(([key, what]): readonly Finding[] => {
    const value = config[key];
    const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
    if (!isEmpty) return [];
    return [found("idle-system", file, childPointer(at, "config", key), `"${key}" is empty: ${what}.`)];
  });
}

/** Systems that do nothing at all without the layer on which they work. */
const ON_ONE_LAYER: ReadonlySet<string> = new Set([
  "coupled_actors",
  "individual_actors",
  "flood_fill",
  "flank_capture",
  "follower_npcs",
  "tile_teleport",
  "slide_merge",
  "gravity",
]);

/** Reports systems that mean a layer by not naming any, in a game without it. One that is named is reported as unknown. */
function layerFindings({ layers }: PackIndex, system: IndexedSystem): readonly Finding[] {
  const { id, type, config, file, at } = system;
  const layer = ON_ONE_LAYER.has(type) ? changesOf(system)?.[0]?.layer : undefined;
  if (layer === undefined || layers.length === 0 || layers.some((each) => each.id === layer)) return [];
  if (Object.values(config).includes(layer)) return [];
  const message = `"${id}" works on the layer "${layer}", which game.json does not declare: it does nothing.`;
  return [found("idle-system", file, childPointer(at, "type"), message)];
}

/** Reports kinds that a config changes into themselves, and territory that a missing tag leaves alone. */
function sameKindFindings(system: IndexedSystem): readonly Finding[] {
  const { type, config, file, at } = system;
  const same = (field: string, what: string): readonly Finding[] =>
    Object.entries(objectOf(config[field])).flatMap(([kind, other]): readonly Finding[] => {
      if (other !== kind) return [];
      const pointer = childPointer(at, "config", field, kind);
      return [found("idle-system", file, pointer, `"${kind}" ${what}.`, { fixes: otherFixes(field, kind, pointer) })];
    });
  // Who takes a kind is most likely taken by it.
  const otherFixes = (field: string, kind: string, pointer: string): readonly Fix[] => {
    const takers = Object.entries(objectOf(config[field])).filter(([each, other]) => each !== kind && other === kind);
    const [only, ...others] = type === "flank_capture" ? takers : [];
    const fix = only === undefined || others.length > 0 ? null : renameFix(file, pointer, only[0]);
    return fix === null ? [] : [fix];
  };
  switch (type) {
    case "flood_fill":
      return same("kindTransform", "becomes itself: it is never flooded");
    case "flank_capture":
      return same("pairs", "takes itself: nothing changes");
    case "coupled_actors":
    case "individual_actors":
      return overwriteFindings(system);
    default:
      return [];
  }
}

/** Reports operations whose action an earlier one has: only that one is done. */
function sameActionFindings(index: PackIndex, { type, config, file, at }: IndexedSystem): readonly Finding[] {
  if (type !== "region_transform") return [];
  const operations = entriesAsWritten(objectOf(config["operations"]));
  const actions = operations.map(([, operation]) => objectOf(operation)["action"]);
  const free = index.actions.map(({ id }) => id).filter((id) => !takesAction(index, id));
  return operations.flatMap(([key], place): readonly Finding[] => {
    const action = actions[place];
    const first = actions.indexOf(action);
    if (typeof action !== "string" || first === place) return [];
    const pointer = childPointer(at, "config", "operations", key, "action");
    const message = `"${operations[first]?.[0] ?? ""}" takes the action "${action}" already: "${key}" is never done.`;
    const [only, ...others] = free;
    const fix = only === undefined || others.length > 0 ? null : renameFix(file, pointer, only);
    return [found("idle-system", file, pointer, message, fix === null ? {} : { fixes: [fix] })];
  });
}

/** Returns whether a system of the game names an action. */
function takesAction({ systems }: PackIndex, action: string): boolean {
  const isNamed = (value: Json | undefined): boolean =>
    value === action || (typeof value === "object" && value !== null && Object.values(value).some(isNamed));
  return systems.some(({ config }) => isNamed(config));
}

function overwriteFindings({ config, file, at }: IndexedSystem): readonly Finding[] {
  const overwrite = objectOf(objectOf(config["claim"])["overwrite"]);
  if (overwrite["mode"] !== "tagged" || overwrite["tag"] !== undefined) return [];
  const message = 'Without "tag" no cell allows it: nothing is ever overwritten.';
  return [found("idle-system", file, childPointer(at, "config", "claim", "overwrite", "mode"), message)];
}
