// What can take a kind off a layer while a level is played: effects of rules, and systems. Says "nothing" only where that
// is certain.
import { type Json, type JsonObject, listOf, objectOf } from "../../../base/json";
import { asTexts } from "../text/read";
import type { IndexedLevel, IndexedSystem, PackIndex } from "../text/names/packIndex";
import type { IndexedEffect, IndexedRule } from "../text/names/ruleIndex";

/** Returns whether an effect or an enabled system may take a kind off a layer, or turn it into another. */
export function mayRemove(index: PackIndex, level: IndexedLevel, kind: string, layer: string): boolean {
  const tags = index.kinds.get(kind)?.tags ?? [];
  return (
    [...index.rules, ...level.rules].some((rule) =>
      rule.effects.some((effect) => touches(effect, layer) && !isSpared(rule, effect, tags, layer)),
    ) || level.systems.some((system) => system.enabled && removes(system, kind, tags, layer))
  );
}

/** Returns whether anything may change a layer at all. */
export function mayChange(index: PackIndex, level: IndexedLevel, layer: string): boolean {
  const isTouched = [...index.rules, ...level.rules].some(({ effects }) =>
    effects.some((effect) => touches(effect, layer)),
  );
  return isTouched || level.systems.some((system) => system.enabled && layersOf(system)?.includes(layer) !== false);
}

const CHANGING: ReadonlySet<string> = new Set(["destroy", "transform", "set_cell", "spawn", "move_entity"]);
const ON_OBJECTS: ReadonlySet<string> = new Set(["apply_gravity", "release_from_emitter"]);

function touches({ name, body }: IndexedEffect, layer: string): boolean {
  if (ON_OBJECTS.has(name)) return layer === "objects";
  const { layer: own = "objects" } = body;
  return CHANGING.has(name) && (own === layer || typeof own !== "string" || own.startsWith("$"));
}

/** Returns whether an effect's cell holds something else: the rule asks for a tag there that the kind lacks. */
function isSpared({ conditions }: IndexedRule, { name, body }: IndexedEffect, tags: readonly string[], layer: string) {
  if (body["position"] !== "$event.position" || name === "move_entity") return false;
  return conditions.some(({ name: asked, body: condition, certain }) => {
    const { layer: at, tag } = objectOf(condition);
    return certain && asked === "position_has_tag" && at === layer && typeof tag === "string" && !tags.includes(tag);
  });
}

/** Systems that move and watch, and take nothing away. */
const HARMLESS: ReadonlySet<string> = new Set([
  "avatar_navigation",
  "overlay_cursor",
  "line_of_sight",
  "follower_npcs",
  "sliding_blocks",
]);

/** Returns the layers on which a system puts or removes entities; null for a type that is not known here. */
export function layersOf({ type, config }: IndexedSystem): readonly Json[] | null {
  if (HARMLESS.has(type)) return [];
  switch (type) {
    case "push_objects":
    case "portals":
    case "ice_slide":
    case "sided_box":
    case "slide_merge":
    case "queued_emitters":
      return ["objects"];
    case "gravity":
    case "tile_teleport":
      return [config["layer"] ?? "objects"];
    case "region_transform":
      return listOf(config["affectedLayers"] ?? ["objects"]);
    case "flood_fill":
      return [config["affectedLayer"] ?? "objects"];
    case "anchor_point":
      return [config["markerLayer"] ?? ""];
    case "flank_capture":
      return [config["pieceLayer"] ?? "pieces"];
    case "support_collapse":
      return [config["layer"] ?? "ground"];
    case "coupled_actors":
    case "individual_actors":
      return [config["actorLayer"] ?? "actors", objectOf(config["claim"])["layer"] ?? ""];
    default:
      return null;
  }
}

function removes(system: IndexedSystem, kind: string, tags: readonly string[], layer: string): boolean {
  const layers = layersOf(system);
  if (layers?.includes(layer) === false) return false;
  const { type, config } = system;
  switch (type) {
    // What they move stays on the board.
    case "portals":
    case "queued_emitters":
    case "tile_teleport":
    case "region_transform":
      return false;
    case "push_objects":
      return isTaken(config, tags);
    case "sided_box":
      return tags.includes(textOf(config, "sidedTag", "sided")) || isTaken(config, tags);
    case "flood_fill":
      return Object.hasOwn(objectOf(config["kindTransform"]), kind);
    case "flank_capture":
      return Object.values(objectOf(config["pairs"])).some((taken) => taken === kind || listOf(taken).includes(kind));
    case "coupled_actors":
    case "individual_actors":
      return objectOf(config["claim"])["layer"] === layer;
    case "slide_merge":
      // A tile that comes to rest on something else replaces it.
      return !asTexts(config["blockerTags"] ?? ["solid"]).some((tag) => tags.includes(tag)) || isMerged(config, tags);
    default:
      return true;
  }
}

/** Returns whether a tool removes what has these tags. */
function isTaken(config: JsonObject, tags: readonly string[]): boolean {
  return listOf(config["toolInteractions"]).some((tool) => tags.includes(textOf(objectOf(tool), "targetTag", "")));
}

function isMerged(config: JsonObject, tags: readonly string[]): boolean {
  return asTexts(config["mergeableTags"] ?? ["mergeable"]).some((tag) => tags.includes(tag));
}

function textOf(config: JsonObject, key: string, usual: string): string {
  const value = config[key];
  return typeof value === "string" ? value : usual;
}
