// Finds goals to clear a kind that goes only at certain cells, one at each, of which the level has too few: more crates
// than spots. Says so only where nothing else makes or removes either.
import { type BoardView, entityAt } from "../../../../base/boardView";
import { counted } from "../../../../base/counted";
import { type Json, childPointer, isJsonObject, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { cascadeDepth } from "../../text/systems/cascadeDepth";
import type { IndexedLevel, IndexedSystem, PackIndex } from "../../text/names/packIndex";
import type { IndexedCondition, IndexedEffect, IndexedRule } from "../../text/names/ruleIndex";
import { neverMet } from "../found";
import { mostOf } from "./goalCounts";
import { changesOf, consumesValues, effectsOf, isEffect, isSpared, mayBeOn, mayChange } from "../possible/removals";

/** Cells at which a kind is turned into another, which stays there or turns back. */
interface Places {
  /** The layer of the two kinds. */
  readonly layer: string;
  readonly from: string;
  readonly to: string;
  /** The tag of the cells, and its layer. */
  readonly tag: string;
  readonly tagLayer: string;
}

/** Returns findings about the goals of all levels. */
export function fewPlacesFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) =>
    level.goals.flatMap(({ type, config, file, at }): readonly Finding[] => {
      const { kind, tag } = config;
      if (type !== "all_cleared" || typeof kind !== "string" || tag !== undefined || !level.board.ok) return [];
      const board = level.board.value;
      // A kind that does not exist is reported as that: it may be meant for one of these.
      if (board.entities.some((entity) => entity !== null && !index.kinds.has(entity.kind))) return [];
      const places = placesOf(index, level, kind);
      if (places === null || !areBound(index, level, places)) return [];
      const things = toBeTurned(index, board, places);
      const marks = index.kindsByTag.get(places.tag) ?? [];
      const cells = marks.reduce((sum, mark) => sum + mostOf(level, board, mark), 0);
      if (things <= cells) return [];
      const needs = `${things} of the kind "${kind}" need ${counted(things, "cell")} with the tag "${places.tag}"`;
      return [neverMet(file, childPointer(at, "config", "kind"), `${needs}, and the level has ${cells}`)];
    }),
  );
}

/** Returns the only cells at which rules turn a kind into another; null where it is not certain that there are no others. */
function placesOf(index: PackIndex, level: IndexedLevel, from: string): Places | null {
  const layer = index.kinds.get(from)?.layer ?? null;
  if (layer === null) return null;
  const tags = index.kinds.get(from)?.tags ?? [];
  let places: Places | null = null;
  for (const rule of [...index.rules, ...level.rules]) {
    for (const effect of rule.effects) {
      if (!mayBeOn(index, effect, layer) || isSpared(index, rule, effect, tags, layer)) continue;
      const { position, toKind } = effect.body;
      const cells = tagAskedFor(index, rule, layer);
      const isTransform =
        effect.name === "transform" && position === "$event.position" && effect.body["layer"] === layer;
      if (!isTransform || typeof toKind !== "string" || !index.kinds.has(toKind) || cells === null) return null;
      const next: Places = { layer, from, to: toKind, ...cells };
      if (toKind === from || (places !== null && JSON.stringify(places) !== JSON.stringify(next))) return null;
      places = next;
    }
  }
  return places;
}

/** Returns the tag on another layer without which a rule does not fire; null for none, or several. */
function tagAskedFor(
  index: PackIndex,
  { conditions }: IndexedRule,
  layer: string,
): Pick<Places, "tag" | "tagLayer"> | null {
  const asked = conditions.flatMap(({ name, body, certain }) => {
    const { layer: tagLayer, tag } = objectOf(body);
    if (!certain || name !== "position_has_tag" || typeof tagLayer !== "string" || typeof tag !== "string") return [];
    return tagLayer === layer || !index.kindsByTag.has(tag) ? [] : [{ tagLayer, tag }];
  });
  const [only] = asked;
  return asked.length === 1 && only !== undefined ? only : null;
}

/** Returns whether nothing removes either kind otherwise, and what was turned counts as turned only at such a cell. */
function areBound(index: PackIndex, level: IndexedLevel, places: Places): boolean {
  const { layer, to, tagLayer } = places;
  if (index.kinds.get(to)?.layer !== layer || consumesValues(level) || mayChange(index, level, tagLayer)) return false;
  if (effectsOf(index, level).some(({ name }) => name === "apply_gravity" || !isEffect(name))) return false;
  const rules = [...index.rules, ...level.rules];
  const tags = index.kinds.get(to)?.tags ?? [];
  const isKept = rules.every((rule) =>
    rule.effects.every(
      (effect) =>
        !mayBeOn(index, effect, layer) || isSpared(index, rule, effect, tags, layer) || isTurning(effect, places),
    ),
  );
  if (!isKept || level.systems.some((system) => mayDisturb(index, system, places))) return false;
  const isPushed = level.systems.some((system) => mayMove(system, to, tags, layer));
  return (
    !isPushed || (cascadeDepth(index.pack.game?.value) > 0 && rules.some((rule) => turnsBack(index, rule, places)))
  );
}

/** Returns whether an effect turns one of the two kinds into the other, in the cell of the event. */
function isTurning({ name, body }: IndexedEffect, { layer, from, to }: Places): boolean {
  const { position, toKind, layer: own } = body;
  return name === "transform" && position === "$event.position" && own === layer && (toKind === from || toKind === to);
}

/** Returns whether a system may do more to the two kinds than to push them, which is announced before rules run. */
function mayDisturb(index: PackIndex, system: IndexedSystem, { layer, from, to }: Places): boolean {
  if (!system.enabled) return false;
  return (
    changesOf(system)?.some(
      (change) =>
        change.layer === layer &&
        [from, to].some((kind) => {
          const tags = index.kinds.get(kind)?.tags ?? [];
          return change.takes(kind, tags) || (system.type !== "push_objects" && change.moves(kind, tags));
        }),
    ) !== false
  );
}

function mayMove(system: IndexedSystem, kind: string, tags: readonly string[], layer: string): boolean {
  return (
    system.enabled && changesOf(system)?.some((change) => change.layer === layer && change.moves(kind, tags)) !== false
  );
}

/** Returns whether a rule always turns an entity back that is placed where the tag is not. */
function turnsBack(index: PackIndex, rule: IndexedRule, places: Places): boolean {
  const { layer, from, to, tag, tagLayer } = places;
  const { on, once, value, conditions, effects } = rule;
  if (on !== "object_placed" || once || value["if"] !== undefined || !isJsonObject(value["where"])) return false;
  const tags = index.kinds.get(to)?.tags ?? [];
  const isOnTag = (body: Json, of: string, tagged: readonly string[]): boolean =>
    isJsonObject(body) && body["layer"] === of && tagged.some((each) => each === body["tag"]);
  const isMet = ({ name, body, certain }: IndexedCondition): boolean => {
    // What is inside a `not` is looked at with it.
    if (!certain || name === "all_of") return true;
    if (name === "position_has_tag") return isOnTag(body, layer, tags);
    if (name === "event") return JSON.stringify(body) === JSON.stringify({ kind: to });
    return name === "not" && isOnTag(objectOf(body)["position_has_tag"] ?? null, tagLayer, [tag]);
  };
  return (
    conditions.every(isMet) && effects.some((effect) => isTurning(effect, places) && effect.body["toKind"] === from)
  );
}

/** Counts the entities that must be turned, and those that are turned already where it counts. */
function toBeTurned(index: PackIndex, board: BoardView, { layer, from, to, tag, tagLayer }: Places): number {
  let count = 0;
  for (let y = 0; y < board.height; y += 1) {
    for (let x = 0; x < board.width; x += 1) {
      const kind = entityAt(board, layer, x, y)?.kind;
      const mark = entityAt(board, tagLayer, x, y)?.kind ?? "";
      const isTurned = kind === to && index.kinds.get(mark)?.tags.includes(tag) === true;
      if (kind === from || isTurned) count += 1;
    }
  }
  return count;
}
