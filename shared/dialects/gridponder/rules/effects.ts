// Effects of rules (fact sheet 8, decisions 1 to 7): what each changes in the world and which events it emits.
import type { Json, JsonObject } from "../../../base/json";
import { namesAsWritten } from "../../../base/writtenOrder";
import { EMPTY, type EntityId } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board, LayerIndex } from "../turn/board";
import { directionNamed } from "../text/directions";
import type { EventType } from "../turn/events";
import { EVENT } from "../turn/eventKinds";
import { settle } from "../turn/gravity";
import { asInteger, asList, asObject, asPosition, member } from "../text/read";
import { multiCellObjectById } from "../turn/state";
import { asNumber } from "../text/values";
import type { World } from "../turn/world";
import { EffectFields, type Field } from "./effectFields";

/** An effect with its references resolved. Runs it and returns whether it had any effect. */
export type Resolved = (world: World) => boolean;

/** Reads the fields once at compile time. Returns a function that, each time a rule fires, returns what to run. */
type EffectCompiler = (fields: EffectFields, board: Board) => Field<Resolved>;

interface EffectType {
  readonly emits: readonly EventType[];
  readonly compile: EffectCompiler;
}

const nothing: Resolved = () => false;
/** What an effect with a value that it has no use for resolves to: it is skipped. */
export const skipped: Resolved = () => false;

export const EFFECTS = {
  spawn: { emits: ["object_placed", "object_removed"], compile: (fields, board) => put(fields, board, announcePlaced) },
  set_cell: {
    emits: ["object_placed", "object_removed", "cell_transformed"],
    compile: (fields, board) => put(fields, board, announceSet),
  },
  destroy: { emits: ["object_removed", "cell_cleared"], compile: destroy },
  transform: { emits: ["cell_transformed"], compile: transform },
  move_entity: { emits: ["object_removed", "cell_cleared", "object_placed"], compile: moveEntity },
  release_from_emitter: { emits: ["item_released", "object_removed"], compile: releaseFromEmitter },
  apply_gravity: { emits: ["object_settled", "object_removed", "cell_cleared"], compile: applyGravity },
  set_variable: {
    emits: ["variable_changed"],
    compile: (fields) => {
      const name = fields.text("name");
      const value = fields.json("value");
      return (world, event) => setVariable(name(world, event), value(world, event));
    },
  },
  increment_variable: { emits: ["variable_changed"], compile: incrementVariable },
  set_inventory: {
    emits: ["inventory_changed"],
    compile: (fields) => {
      const item = fields.json("item");
      return (world, event) => setInventory(item(world, event));
    },
  },
  clear_inventory: { emits: ["inventory_changed"], compile: () => () => clearInventory },
  resolve_move: { emits: ["avatar_exited", "avatar_entered"], compile: () => () => resolveMove },
} as const satisfies Readonly<Record<string, EffectType>>;

export type EffectName = keyof typeof EFFECTS;

function isEffectName(name: string): name is EffectName {
  return Object.hasOwn(EFFECTS, name);
}

/** Returns the name of an effect and its fields: `{destroy: {...}}`, or flat, `{type: "destroy", ...}`. */
export function readEffect(effect: JsonObject): { readonly name: string; readonly body: JsonObject } {
  const type = member(effect, "type");
  if (typeof type === "string") return { name: type, body: effect };
  const name = namesAsWritten(effect)[0] ?? "";
  return { name, body: asObject(member(effect, name)) };
}

/** An effect of a rule, ready to be resolved and then run; `ref` is its number in the debug information. */
export interface Effect {
  readonly ref: number;
  readonly fields: EffectFields;
  readonly resolve: Field<Resolved>;
}

export function compileEffect(effect: JsonObject, board: Board, ref: number): Effect {
  const { name, body } = readEffect(effect);
  const fields = new EffectFields(body, board);
  if (!isEffectName(name)) return { ref, fields, resolve: () => nothing };
  return { ref, fields, resolve: (EFFECTS[name] as EffectType).compile(fields, board) };
}

// ------------------------------------------------------------------------------------------------- the effects

type Announce = (world: World, position: Point, layer: string, before: EntityId, entity: EntityId) => void;

function put(fields: EffectFields, board: Board, announce: Announce): Field<Resolved> {
  const { table } = board;
  const position = fields.point("position");
  const layer = fields.layer();
  const kind = fields.text("kind");
  const params = fields.rest("position", "layer", "kind");
  const entity: Field<EntityId> = (world, event) => {
    const name = kind(world, event);
    return name === null ? EMPTY : table.intern(name, params(world, event));
  };
  return (world, event) => {
    const at = position(world, event);
    const { index, id } = layer(world, event);
    const placed = entity(world, event);
    if (at === null || placed === EMPTY) return nothing;
    return (world) => {
      const before = world.at(index, at);
      world.put(index, at, placed);
      announceOverwritten(world, index, at, before);
      announce(world, at, id, before, placed);
      return true;
    };
  };
}

function announcePlaced(world: World, position: Point, _layer: string, _before: EntityId, entity: EntityId): void {
  const { table } = world.board;
  world.emit(EVENT.object_placed, { position, kind: table.kindOf(entity), params: table.paramsOf(entity) });
}

function announceSet(world: World, position: Point, layer: string, before: EntityId, entity: EntityId): void {
  if (before === EMPTY) return announcePlaced(world, position, layer, before, entity);
  const { table } = world.board;
  world.emit(EVENT.cell_transformed, { position, fromKind: table.kindOf(before), toKind: table.kindOf(entity), layer });
}

/** Emits that what is overwritten on the objects layer left its cell (decision 3). */
function announceOverwritten(world: World, layer: LayerIndex, position: Point, before: EntityId): void {
  if (before === EMPTY || layer !== world.board.objects) return;
  world.emit(EVENT.object_removed, { position, kind: world.board.table.kindOf(before) }, before);
}

function destroy(fields: EffectFields): Field<Resolved> {
  const position = fields.point("position");
  const layer = fields.layer();
  const animation = fields.text("animation");
  return (world, event) => {
    const at = position(world, event);
    const { index, id } = layer(world, event);
    const named = animation(world, event);
    if (at === null) return nothing;
    return (world) => {
      const kind = world.kindAt(index, at);
      const gone = world.at(index, at);
      if (gone === EMPTY) return false;
      world.clear(index, at);
      world.emit(EVENT.object_removed, named ? { position: at, kind, animation: named } : { position: at, kind }, gone);
      world.emit(EVENT.cell_cleared, { position: at, previousKind: kind, layer: id });
      return true;
    };
  };
}

function transform(fields: EffectFields, board: Board): Field<Resolved> {
  const position = fields.point("position");
  const layer = fields.layer();
  const toKind = fields.text("toKind");
  const animation = fields.text("animation");
  return (world, event) => {
    const at = position(world, event);
    const { index, id } = layer(world, event);
    const to = toKind(world, event);
    const named = animation(world, event);
    if (at === null || to === null) return nothing;
    return (world) => {
      if (world.at(index, at) === EMPTY) return false;
      const change = { position: at, fromKind: world.kindAt(index, at), toKind: to, layer: id };
      world.put(index, at, board.table.intern(to));
      world.emit(EVENT.cell_transformed, named ? { ...change, animation: named } : change);
      return true;
    };
  };
}

function moveEntity(fields: EffectFields, board: Board): Field<Resolved> {
  const from = fields.point("from");
  const to = fields.point("to");
  const layer = fields.layer();
  return (world, event) => {
    const [source, target] = [from(world, event), to(world, event)];
    const { index, id } = layer(world, event);
    if (source === null || target === null) return nothing;
    return (world) => {
      const entity = world.at(index, source);
      if (entity === EMPTY) return false;
      const kind = board.table.kindOf(entity);
      world.clear(index, source);
      const overwritten = world.at(index, target);
      world.put(index, target, entity);
      world.emit(EVENT.object_removed, { position: source, kind });
      if (index === board.objects && world.at(index, source) === EMPTY) {
        world.emit(EVENT.cell_cleared, { position: source, previousKind: kind, layer: id });
      }
      announceOverwritten(world, index, target, overwritten);
      world.emit(EVENT.object_placed, { position: target, kind, params: board.table.paramsOf(entity) });
      return true;
    };
  };
}

function releaseFromEmitter(fields: EffectFields, board: Board): Field<Resolved> {
  const emitterId = fields.text("emitterId");
  return (world, event) => {
    const id = emitterId(world, event);
    return (world) => {
      const emitter = id === null ? undefined : multiCellObjectById(world.multiCellObjects, id);
      if (id === null || emitter === undefined) return false;
      const queue = asList(member(emitter.params, "queue"));
      const next = asInteger(member(emitter.params, "currentIndex")) ?? 0;
      const released = queue[next];
      if (released === undefined) return false;
      world.replaceMultiCellObject(emitter, { ...emitter, params: { ...emitter.params, currentIndex: next + 1 } });
      const exit = asPosition(member(emitter.params, "exitPosition"));
      if (exit === null) return true;
      const position = board.grid.fromJson(exit);
      const params = { value: released };
      const overwritten = world.at(board.objects, position);
      world.put(board.objects, position, board.table.intern("number", params));
      announceOverwritten(world, board.objects, position, overwritten);
      world.emit(EVENT.item_released, { emitterId: id, kind: "number", position, params });
      return true;
    };
  };
}

function applyGravity(fields: EffectFields, board: Board): Field<Resolved> {
  const tag = fields.inside("selector").text("tag");
  const direction = fields.text("direction");
  return (world, event) => {
    const name = tag(world, event);
    const falling = name === null ? null : board.tagged([name]);
    const towards = directionNamed(direction(world, event) ?? "down");
    return (world) => settle(world, board.objects, (entity) => falling === null || falling.has(entity), towards);
  };
}

function setVariable(name: string | null, value: Json): Resolved {
  if (name === null) return skipped;
  return (world) => {
    world.changeVariable(name, value);
    return true;
  };
}

function incrementVariable(fields: EffectFields): Field<Resolved> {
  const name = fields.text("name");
  const amount = fields.json("amount", 1);
  return (world, event) => {
    const variable = name(world, event);
    const step = asNumber(amount(world, event)) ?? 0;
    if (variable === null) return skipped;
    return (world) => {
      world.addToVariable(variable, step);
      return true;
    };
  };
}

function setInventory(item: Json): Resolved {
  if (item !== null && typeof item !== "string") return skipped;
  return (world) => {
    const oldItem = world.avatar.item;
    world.hold(item);
    world.emit(EVENT.inventory_changed, { oldItem, newItem: item });
    return true;
  };
}

function clearInventory(world: World): boolean {
  return world.avatar.item !== null && setInventory(null)(world);
}

function resolveMove(world: World): boolean {
  const move = world.pendingMove;
  if (move === null) return false;
  world.setPendingMove(null);
  world.moveAvatar(move.to, move.direction);
  world.emit(EVENT.avatar_exited, { position: move.from });
  world.emit(EVENT.avatar_entered, { position: move.to, fromPosition: move.from, direction: move.direction });
  return true;
}
