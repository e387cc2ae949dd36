// Which kinds, variables and layers the events of a level may name: what it is that is pushed, placed, removed, turned
// into something else, held or set. Says "never" only where that is certain.
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import type { EventType } from "../../turn/events";
import { profileOfVersion } from "../../profile";
import { stateView } from "../../text/board/stateView";
import { mayCome } from "./possibleKinds";
import { SYSTEMS } from "./catalogue";
import { asksForOther, changesOf, changesOn, effectsOf, effectsOnKind, isEffect, mayBeOn, mayRemove } from "./removals";
import { variablesSet } from "./setVariables";

/** A field of an event that names a kind, a variable or a layer. */
export interface Subject {
  /** Returns whether an event of the level may name it. */
  mayBe(index: PackIndex, level: IndexedLevel, name: string): boolean;
  /** Returns why none does, as the end of a sentence. */
  why(name: string): string;
}

const PLACED: Subject = { mayBe: mayBePlaced, why: (kind) => `nothing places or moves "${kind}"` };
const LEFT: Subject = { mayBe: mayLeave, why: (kind) => `nothing removes or moves "${kind}"` };

/** By type of event and field. */
export const SUBJECTS: Readonly<Partial<Record<EventType, Readonly<Record<string, Subject>>>>> = {
  object_pushed: { kind: { mayBe: mayBePushed, why: (kind) => `nothing pushes "${kind}"` } },
  object_placed: { kind: PLACED },
  object_removed: { kind: LEFT },
  cell_cleared: {
    previousKind: LEFT,
    layer: { mayBe: mayBeCleared, why: (layer) => `nothing clears a cell of the layer "${layer}"` },
  },
  cell_transformed: {
    fromKind: { mayBe: mayBeTurned, why: (kind) => `nothing turns "${kind}" into another kind` },
    toKind: { mayBe: mayAppear, why: (kind) => `nothing turns another kind into "${kind}"` },
    layer: { mayBe: mayBeTransformed, why: (layer) => `nothing transforms what is on the layer "${layer}"` },
  },
  inventory_changed: {
    newItem: { mayBe: mayBeGiven, why: (kind) => `no rule gives "${kind}" to the avatar` },
    oldItem: { mayBe: mayBeHeld, why: (kind) => `the avatar never holds "${kind}"` },
  },
  variable_changed: { variable: { mayBe: mayBeSet, why: (name) => `nothing sets "${name}"` } },
};

/**
 * Returns the layers on which a kind stands at the start, or may come. Its own always counts: that it is missing there is
 * reported elsewhere.
 */
function layersOf(index: PackIndex, level: IndexedLevel, kind: string): readonly string[] {
  const own = index.kinds.get(kind)?.layer;
  return index.layers
    .map(({ id }) => id)
    .filter((layer) => layer === own || stands(level, kind, layer) || mayCome(index, level, kind, layer));
}

/** Returns whether a kind is on a layer at the start; true for a board that cannot be read. */
function stands({ board }: IndexedLevel, kind: string, layer: string): boolean {
  if (!board.ok) return true;
  const { width, height, layers, cells, entities } = board.value;
  if (!entities.some((entity) => entity?.kind === kind)) return false;
  const area = width * height;
  const first = layers.indexOf(layer) * area;
  return first >= 0 && cells.subarray(first, first + area).some((entity) => entities[entity]?.kind === kind);
}

function mayMove(index: PackIndex, level: IndexedLevel, kind: string, layer: string): boolean {
  const tags = index.kinds.get(kind)?.tags ?? [];
  return changesOn(index, level, layer)?.some((change) => change.moves(kind, tags)) !== false;
}

function mayLeave(index: PackIndex, level: IndexedLevel, kind: string): boolean {
  return layersOf(index, level, kind).some(
    (layer) => mayRemove(index, level, kind, layer) || mayMove(index, level, kind, layer),
  );
}

function mayAppear(index: PackIndex, level: IndexedLevel, kind: string): boolean {
  return index.layers.some(({ id }) => mayCome(index, level, kind, id));
}

/** Since 0.6 loading a level places all that stands on layers that may be empty (V2). */
function mayBePlaced(index: PackIndex, level: IndexedLevel, kind: string): boolean {
  if (mayAppear(index, level, kind)) return true;
  const layers = layersOf(index, level, kind);
  if (profileOfVersion(index.dslVersion) === "published" && layers.some((layer) => stands(level, kind, layer)))
    return true;
  return layers.some((layer) => mayMove(index, level, kind, layer) || isMovedByRules(index, level, kind, layer));
}

function isMovedByRules(index: PackIndex, level: IndexedLevel, kind: string, layer: string): boolean {
  return effectsOnKind(index, level, kind, layer).some(({ name }) => name === "move_entity" || !isEffect(name));
}

const PUSHING: ReadonlySet<string> = new Set(["push_objects", "ice_slide", "sided_box"]);

function mayBePushed(index: PackIndex, level: IndexedLevel, kind: string): boolean {
  const tags = index.kinds.get(kind)?.tags ?? [];
  const isPushed = level.systems.some((system) => {
    if (!system.enabled) return false;
    const changes = changesOf(system);
    return changes === null || (PUSHING.has(system.type) && changes.some((change) => change.moves(kind, tags)));
  });
  return isPushed && layersOf(index, level, kind).includes("objects");
}

function mayBeTurned(index: PackIndex, level: IndexedLevel, kind: string): boolean {
  const tags = index.kinds.get(kind)?.tags ?? [];
  return layersOf(index, level, kind).some(
    (layer) =>
      effectsOnKind(index, level, kind, layer).some(
        ({ name }) => name === "transform" || name === "set_cell" || !isEffect(name),
      ) || changesOn(index, level, layer)?.some((change) => change.takes(kind, tags)) !== false,
  );
}

const CLEARING: ReadonlySet<string> = new Set(["destroy", "move_entity", "apply_gravity", "release_from_emitter"]);
const TRANSFORMING: ReadonlySet<string> = new Set(["transform", "set_cell"]);

function mayBeCleared(index: PackIndex, level: IndexedLevel, layer: string): boolean {
  return isDoneOn(index, level, layer, CLEARING) || changesOn(index, level, layer)?.length !== 0;
}

function mayBeTransformed(index: PackIndex, level: IndexedLevel, layer: string): boolean {
  const isCaptured = level.systems.some(
    ({ type, enabled, config }) =>
      enabled &&
      (type === "flank_capture" ? (config["pieceLayer"] ?? "pieces") === layer : SYSTEMS[type] === undefined),
  );
  return isCaptured || isDoneOn(index, level, layer, TRANSFORMING);
}

/** Returns whether one of these effects may be on a layer; one that does not exist may be meant for any. */
function isDoneOn(index: PackIndex, level: IndexedLevel, layer: string, names: ReadonlySet<string>): boolean {
  return effectsOf(index, level).some(
    (effect) => (names.has(effect.name) || !isEffect(effect.name)) && mayBeOn(index, effect, layer),
  );
}

/** A reference to what is in a cell gives only what may be there. */
function mayBeGiven(index: PackIndex, level: IndexedLevel, kind: string): boolean {
  const tags = index.kinds.get(kind)?.tags ?? [];
  return [...index.rules, ...level.rules].some((rule) =>
    rule.effects.some(({ name, body }) => {
      if (!isEffect(name)) return true;
      const { item } = body;
      if (name !== "set_inventory" || typeof item !== "string") return false;
      const layer = /^\$cell\.([^.]+)\.kind$/.exec(item)?.[1];
      if (layer === undefined) return item === kind || item.startsWith("$");
      return layersOf(index, level, kind).includes(layer) && !asksForOther(index, rule, tags, layer);
    }),
  );
}

function mayBeHeld(index: PackIndex, level: IndexedLevel, kind: string): boolean {
  const isStart = !level.board.ok || stateView(level.board.value).avatar?.item === kind;
  return isStart || mayBeGiven(index, level, kind);
}

/** A reference may come to any name. */
function mayBeSet(index: PackIndex, level: IndexedLevel, variable: string): boolean {
  const isUnknown = effectsOf(index, level).some(({ name }) => !isEffect(name));
  return isUnknown || [...variablesSet(index, level)].some((name) => name === variable || name.startsWith("$"));
}
