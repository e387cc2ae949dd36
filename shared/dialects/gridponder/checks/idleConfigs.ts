// Finds systems whose config leaves them nothing to do: an empty list, an action without the param that they read, a
// kind that becomes itself. And two systems that both do the same work in one turn.
import { type JsonObject, type JsonPointer, childPointer, listOf, objectOf, pointerKeys } from "../../../base/json";
import { nameTable } from "../../../base/nameTable";
import type { Finding, Fix } from "../../../findings/finding";
import type { IndexedItem, IndexedSystem, PackIndex } from "../text/names/packIndex";
import { CARDINAL_NAMES } from "../text/directions";
import { readGoldPath } from "../text/levels/goldPath";
import { nodeAt, valueOf } from "../../../text/jsonTree";
import { memberEdits } from "../../../text/memberEdit";
import { found, quoted, renameFix } from "./found";
import { paramMistake } from "./goldPaths";
import { changesOf } from "./removals";

/** Returns findings about the systems of the game. */
export function idleConfigFindings(index: PackIndex): readonly Finding[] {
  return [
    ...index.systems.flatMap((system) =>
      system.enabled
        ? [
            ...layerFindings(index, system),
            ...emptyFindings(system),
            ...actionFindings(index, system),
            ...sameKindFindings(system),
          ]
        : [],
    ),
    ...twiceFindings(index),
  ];
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

interface ReadAction {
  /** The config key that names the action, and the action without it. */
  readonly key: string;
  readonly action: string;
  /** What the system reads of the action, by name and type. */
  readonly params: readonly string[];
}

const move: ReadAction = { key: "moveAction", action: "move", params: ["direction"] };

/** By type of system, the actions that it takes and the params that it cannot do without (fact sheets 10-12). */
const READ_ACTIONS: Readonly<Record<string, readonly ReadAction[]>> = nameTable({
  avatar_navigation: [move],
  sided_box: [move],
  coupled_actors: [move],
  individual_actors: [move, { key: "selectAction", action: "tap_cell", params: ["position"] }],
  overlay_cursor: [move],
  sliding_blocks: [{ ...move, params: ["direction", "position"] }],
  slide_merge: [{ key: "mergeAction", action: "move", params: ["direction"] }],
});

function readActionsOf({ type, config }: IndexedSystem): readonly ReadAction[] {
  if (type !== "flood_fill") return READ_ACTIONS[type] ?? [];
  const isAsked = config["sourcePosition"] === "action_param";
  return isAsked ? [{ key: "floodAction", action: "flood", params: ["position"] }] : [];
}

function actionFindings(index: PackIndex, system: IndexedSystem): readonly Finding[] {
  const { actions } = index;
  const { id, config, file, at } = system;
  return readActionsOf(system).flatMap(({ key, action: usual, params }): readonly Finding[] => {
    const isWritten = config[key] !== undefined;
    const action = actions.find((each) => each.id === (isWritten ? config[key] : usual));
    // An action that does not exist is reported as that.
    if (action === undefined) return [];
    const declared = objectOf(action.value["params"]);
    const missing = params.filter((name) => !Object.hasOwn(declared, name));
    if (missing.length === 0) return [];
    const reads = `"${id}" reads ${quoted(missing)} of the action "${action.id}", which`;
    const renamed = missing.flatMap((name) => renamedParamFixes(action, declared, name));
    const fixes = renamed.length > 0 ? renamed : declareParamFixes(action, missing);
    const place = isWritten ? childPointer(at, "config", key) : childPointer(at, "type");
    if (!isGivenSomewhere(index, action, missing))
      return [found("idle-system", file, place, `${reads} has no such param: it does nothing.`, { fixes })];
    const message = `${reads} does not declare ${missing.length === 1 ? "it" : "them"}: the solver tries no such move.`;
    return [found("missing-param", file, place, message, { params: { name: action.id }, fixes })];
  });
}

/** Returns whether recorded moves or gestures give an action params that it does not declare: players pass them on. */
function isGivenSomewhere(
  { levels, pack: { theme } }: PackIndex,
  action: IndexedItem,
  names: readonly string[],
): boolean {
  const declared = Object.entries(objectOf(action.value["params"]));
  const isGiven = (move: JsonObject): boolean =>
    names.every((name) => Object.hasOwn(move, name)) &&
    declared.every(([name, param]) => paramMistake(action, name, param, move[name]) === null);
  const gestures = listOf(objectOf(objectOf(theme?.value)["controls"])["gestureMap"]).map(objectOf);
  return (
    levels.some(({ file }) =>
      readGoldPath(file.tree).some(({ move }) => move?.action === action.id && isGiven(move)),
    ) ||
    gestures.some(({ action: id, params, paramMapping }) => {
      const filled = { ...objectOf(params), ...objectOf(paramMapping) };
      return id === action.id && names.every((name) => Object.hasOwn(filled, name));
    })
  );
}

/** Returns the fix that declares params of an action, all four directions for a direction. */
function declareParamFixes({ id, file, at }: IndexedItem, names: readonly string[]): readonly Fix[] {
  if (file.tree.errors.length > 0) return [];
  const declared = { direction: { type: "direction", values: [...CARDINAL_NAMES] }, position: { type: "position" } };
  const own: JsonObject = Object.fromEntries(Object.entries(declared).filter(([name]) => names.includes(name)));
  const params = { ...objectOf(valueOf(nodeAt(file.tree, childPointer(at, "params")))), ...own };
  const edits = memberEdits(file.text, file.tree, ["actions", Number(pointerKeys(at).at(-1)), "params"], params);
  return edits.length === 0
    ? []
    : [{ title: `Declare ${quoted(names)} of "${id}"`, changes: [{ file: file.path, edits }] }];
}

/** Returns the fix that gives the only param of a type its usual name. */
function renamedParamFixes(action: IndexedItem, declared: JsonObject, name: string): readonly Fix[] {
  const ofType = Object.keys(declared).filter((key) => objectOf(declared[key])["type"] === name);
  const [only] = ofType;
  if (only === undefined || ofType.length > 1) return [];
  const fix = renameFix(action.file, childPointer(action.at, "params", only), true, name);
  return fix === null ? [] : [{ ...fix, title: `Rename the param "${only}" to "${name}"` }];
}

/** Reports kinds that a config changes into themselves, and territory that a missing tag leaves alone. */
function sameKindFindings(system: IndexedSystem): readonly Finding[] {
  const { type, config, file, at } = system;
  const same = (field: string, what: string): readonly Finding[] =>
    Object.entries(objectOf(config[field])).flatMap(([kind, other]): readonly Finding[] => {
      if (other !== kind) return [];
      return [found("idle-system", file, childPointer(at, "config", field, kind), `"${kind}" ${what}.`)];
    });
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

function overwriteFindings({ config, file, at }: IndexedSystem): readonly Finding[] {
  const overwrite = objectOf(objectOf(config["claim"])["overwrite"]);
  if (overwrite["mode"] !== "tagged" || overwrite["tag"] !== undefined) return [];
  const message = 'Without "tag" no cell allows it: nothing is ever overwritten.';
  return [found("idle-system", file, childPointer(at, "config", "claim", "overwrite", "mode"), message)];
}

/** What a system changes, and when: two that are equal in this do it twice in a turn. Null for any that may be doubled. */
function workOf({ type, config }: IndexedSystem): readonly [what: string, when: string] | null {
  const on = (key: string, usual: string): string => {
    const value = config[key];
    return typeof value === "string" ? value : usual;
  };
  const tags = (key: string, usual: string): string => JSON.stringify(config[key] ?? [usual]);
  switch (type) {
    case "avatar_navigation":
    case "sided_box":
      return ["move the avatar", on("moveAction", "move")];
    case "coupled_actors":
    case "individual_actors":
      return [`move the actors of the layer "${on("actorLayer", "actors")}"`, on("moveAction", "move")];
    case "overlay_cursor":
      return ["move the overlay", on("moveAction", "move")];
    case "slide_merge":
      return ["let tiles slide", `${on("mergeAction", "move")} ${tags("mergeableTags", "mergeable")}`];
    case "portals":
      return ["teleport the avatar", tags("teleportTags", "teleport")];
    default:
      return null;
  }
}

/** Reports a system that does the work of an earlier one again, where both are enabled in the game or in a level. */
function twiceFindings({ systems, levels }: PackIndex): readonly Finding[] {
  const places: readonly (readonly IndexedSystem[])[] = levels.length === 0 ? [systems] : levels.map((l) => l.systems);
  const told = new Set<JsonPointer>();
  return places.flatMap((here) => {
    const first = new Map<string, IndexedSystem>();
    return here.flatMap((system): readonly Finding[] => {
      const work = system.enabled ? workOf(system) : null;
      if (work === null) return [];
      const key = JSON.stringify(work);
      const other = first.get(key);
      if (other === undefined) first.set(key, system);
      if (other === undefined || told.has(system.at)) return [];
      told.add(system.at);
      const message = `"${other.id}" and "${system.id}" both ${work[0]}: it happens twice in a turn.`;
      const related = [{ file: other.file.path, at: other.at, message: "The other one" }];
      return [found("acts-twice", system.file, childPointer(system.at, "type"), message, { related })];
    });
  });
}
