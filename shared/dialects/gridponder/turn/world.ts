// A state being changed: the only way to write or announce anything in a turn, traced or not. Systems and effects use
// this file and never the tracer. What is read with `!` is there: slots, layers and cells from 0 on are those of the
// board (tests/laws/engine.laws.test.ts).
import type { Json } from "../../../base/json";
import { fieldPath } from "../../../engine/trace/fieldPath";
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { Board, LayerIndex } from "./board";
import { COST, turnBudget } from "./budget";
import type { CellScratch } from "./cellScratch";
import { EMPTY, type EntityId } from "./entities";
import { type EventType, type GameEvent, type Payload, TO_PLAIN } from "./events";
import type { Point } from "./grid";
import { Recorder } from "./recorder";
import {
  type Avatar,
  type Cells,
  type MultiCellObject,
  type Overlay,
  type PendingMove,
  type State,
  memberOf,
  withMember,
} from "./state";
import { multiCellObjectsView, overlayView, pendingMoveView } from "./view";

const NARROW_LIMIT = 0xffff;

export class World extends Recorder {
  cells!: Cells;
  avatar!: Avatar;
  multiCellObjects!: readonly MultiCellObject[];
  overlay!: Overlay | null;
  variables!: State["variables"];
  pendingMove!: PendingMove | null;
  sequenceIndices!: State["sequenceIndices"];
  onceFired!: readonly string[];
  npcNames!: State["npcNames"];
  turnCount = 0;
  actionCount = 0;
  won = false;
  lost = false;
  loseReason: string | null = null;

  /** The state at the beginning of the turn. */
  start!: State;
  /** All events of the turn so far, in order. */
  events: GameEvent[] = [];
  /** True when a system refused the action: the whole turn is reverted. */
  vetoed = false;
  /** The record of the system that refused first; -1 without a trace. */
  vetoRecord = -1;

  private ownsCells = false;
  private scratch: CellScratch | null = null;
  private spent = 0;
  private readonly budget: number;

  constructor(readonly board: Board) {
    super();
    this.budget = turnBudget(board.slots);
  }

  /** Starts from a state. With a scratch, the changed cells are stored in it. */
  begin(state: State, tracer: Tracer | null, scratch: CellScratch | null = null): void {
    this.start = state;
    this.scratch = scratch;
    this.cells = state.cells;
    this.ownsCells = false;
    this.avatar = state.avatar;
    this.multiCellObjects = state.multiCellObjects;
    this.overlay = state.overlay;
    this.variables = state.variables;
    this.pendingMove = state.pendingMove;
    this.sequenceIndices = state.sequenceIndices;
    this.onceFired = state.onceFired;
    this.npcNames = state.npcNames;
    this.turnCount = state.turnCount;
    this.actionCount = state.actionCount;
    this.won = state.won;
    this.lost = state.lost;
    this.loseReason = state.loseReason;
    this.events = [];
    this.vetoed = false;
    this.vetoRecord = -1;
    this.tracer = tracer;
    this.record = -1;
    this.spent = 0;
  }

  /** Returns the current state; the world must not be written to again before the next `begin`. */
  end(): State {
    return {
      cells: this.cells,
      avatar: this.avatar,
      multiCellObjects: this.multiCellObjects,
      overlay: this.overlay,
      variables: this.variables,
      pendingMove: this.pendingMove,
      sequenceIndices: this.sequenceIndices,
      onceFired: this.onceFired,
      npcNames: this.npcNames,
      turnCount: this.turnCount,
      actionCount: this.actionCount,
      won: this.won,
      lost: this.lost,
      loseReason: this.loseReason,
    };
  }

  /** Returns the entity at a place; EMPTY off the board and on an undeclared layer. */
  at(layer: LayerIndex, point: Point): EntityId {
    return layer < 0 || point.cell < 0 ? EMPTY : this.cells[layer * this.board.grid.area + point.cell]!;
  }

  /** Returns the entity in a slot of the board. */
  entityIn(slot: number): EntityId {
    return this.cells[slot]!;
  }

  kindAt(layer: LayerIndex, point: Point): string {
    return this.board.table.kindOf(this.at(layer, point));
  }

  /** Returns whether a place is void or off the board: nothing may go there. */
  isOutside(point: Point): boolean {
    return point.cell < 0 || this.board.table.kindIds[this.at(this.board.ground, point)] === this.board.voidKind;
  }

  variable(name: string): Json {
    return memberOf(this.variables, name);
  }

  /** Puts an entity at a place; ignored off the board and on an undeclared layer. */
  put(layer: LayerIndex, point: Point, entity: EntityId): void {
    if (layer < 0 || point.cell < 0) return;
    this.putSlot(layer * this.board.grid.area + point.cell, entity);
  }

  putSlot(slot: number, entity: EntityId): void {
    const before = this.cells[slot]!;
    if (before === entity) return;
    if (!this.ownsCells || (entity > NARROW_LIMIT && this.cells instanceof Uint16Array)) this.copyCells(entity);
    this.cells[slot] = entity;
    if (this.tracer !== null) this.tracer.leaf(RecordKind.write, slot, before, entity, this.record);
  }

  /** Empties a cell; a layer that must not be empty gets its default kind. */
  clear(layer: LayerIndex, point: Point): void {
    if (layer >= 0) this.put(layer, point, this.board.fills[layer]!);
  }

  setAvatar(avatar: Avatar): void {
    const before = this.avatar;
    this.avatar = avatar;
    if (this.tracer === null) return;
    this.traceField("avatar.enabled", before.enabled, avatar.enabled);
    if (before.position !== avatar.position) {
      this.traceField("avatar.position", before.position?.toJson() ?? null, avatar.position?.toJson() ?? null);
    }
    this.traceField("avatar.facing", before.facing, avatar.facing);
    this.traceField("avatar.item", before.item, avatar.item);
  }

  moveAvatar(position: Point, facing = this.avatar.facing): void {
    const { enabled, item, metStepsOf } = this.avatar;
    this.setAvatar({ enabled, position, facing, item, metStepsOf });
  }

  hold(item: string | null): void {
    this.setAvatar({ ...this.avatar, item, metStepsOf: [] });
  }

  /** Sets a variable without announcing it; see `changeVariable`. */
  setVariable(name: string, value: Json): void {
    const before = Object.hasOwn(this.variables, name) ? this.variables[name] : undefined;
    this.variables = withMember(this.variables, name, value);
    if (this.tracer !== null) this.traceField(fieldPath("variables", name), before, value);
  }

  /** Sets a variable and emits `variable_changed`. */
  changeVariable(name: string, value: Json, oldValue: Json = this.variable(name)): void {
    this.setVariable(name, value);
    this.emit("variable_changed", { variable: name, oldValue, newValue: value });
  }

  setMultiCellObjects(objects: readonly MultiCellObject[]): void {
    const before = this.multiCellObjects;
    this.multiCellObjects = objects;
    if (this.tracer === null) return;
    this.traceField("multiCellObjects", multiCellObjectsView(before), multiCellObjectsView(objects));
  }

  /** Replaces a multi-cell object. Ids come from the author and may not be unique. */
  replaceMultiCellObject(before: MultiCellObject, after: MultiCellObject): void {
    this.setMultiCellObjects(this.multiCellObjects.map((object) => (object === before ? after : object)));
  }

  setOverlay(overlay: Overlay | null): void {
    const before = this.overlay;
    this.overlay = overlay;
    if (this.tracer !== null) this.traceField("overlay", overlayView(before), overlayView(overlay));
  }

  setPendingMove(move: PendingMove | null): void {
    const before = this.pendingMove;
    this.pendingMove = move;
    if (this.tracer !== null) this.traceField("pendingMove", pendingMoveView(before), pendingMoveView(move));
  }

  /** `cause`: the record of the match in the sequence; -1: unknown. */
  setSequenceIndex(goal: string, index: number, cause = -1): void {
    const before = memberOf(this.sequenceIndices, goal);
    if (before === index) return;
    this.sequenceIndices = withMember(this.sequenceIndices, goal, index);
    this.traceField(fieldPath("sequenceIndices", goal), before ?? undefined, index, cause);
  }

  recordFired(rule: string): void {
    const before = this.onceFired;
    this.onceFired = [...before, rule];
    this.traceField("onceFired", before, this.onceFired);
  }

  /** Carries a character's name, taken from the cell where the level began, to its new cell; returns that name. */
  moveNpc(nameHere: string, from: Point, to: Point): string {
    const known = memberOf(this.npcNames, String(from.cell));
    const kind = nameHere.slice(0, nameHere.lastIndexOf("@") + 1);
    const name = known?.startsWith(kind) ? known : nameHere;
    const { [from.cell]: _left, ...others } = this.npcNames;
    this.npcNames = withMember(others, String(to.cell), name);
    return name;
  }

  setCounts(turnCount: number, actionCount: number): void {
    this.traceField("turnCount", this.turnCount, turnCount);
    this.traceField("actionCount", this.actionCount, actionCount);
    this.turnCount = turnCount;
    this.actionCount = actionCount;
  }

  win(): void {
    this.traceField("won", this.won, true);
    this.won = true;
  }

  lose(reason: string): void {
    this.traceField("lost", this.lost, true);
    this.traceField("loseReason", this.loseReason, reason);
    this.lost = true;
    this.loseReason = reason;
  }

  emit<Type extends EventType>(type: Type, payload: Payload<Type>): void {
    this.spent += COST.event;
    let record = -1;
    if (this.tracer !== null) {
      const value = this.tracer.later<GameEvent["payload"]>(payload, TO_PLAIN[type]);
      record = this.tracer.leaf(RecordKind.event, this.tracer.value(type), value, -1, this.record);
    }
    this.events.push({ type, payload, record });
  }

  /** Refuses the action: the turn is reverted as a whole, whatever else happened in it. */
  veto(): void {
    if (!this.vetoed) this.vetoRecord = this.record;
    this.vetoed = true;
  }

  /** Reverts all writes of the action phase by opposite writes. */
  revert(): void {
    const state = this.start;
    for (let slot = 0; slot < state.cells.length; slot += 1) this.putSlot(slot, state.cells[slot]!);
    if (this.avatar !== state.avatar) this.setAvatar(state.avatar);
    if (this.multiCellObjects !== state.multiCellObjects) this.setMultiCellObjects(state.multiCellObjects);
    if (this.overlay !== state.overlay) this.setOverlay(state.overlay);
    if (this.pendingMove !== state.pendingMove) this.setPendingMove(state.pendingMove);
    for (const name of Object.keys(this.variables)) {
      const before = Object.hasOwn(state.variables, name) ? state.variables[name] : undefined;
      if (before !== this.variables[name]) this.traceField(fieldPath("variables", name), this.variables[name], before);
    }
    this.variables = state.variables;
  }

  /** Adds to the turn's cost, for work that grows with the board or with the rules. */
  spend(cost: number): void {
    this.spent += cost;
  }

  /** Returns whether the turn exceeded its budget and must end. */
  get budgetSpent(): boolean {
    return this.spent > this.budget;
  }

  private copyCells(entity: EntityId): void {
    if (entity > NARROW_LIMIT && this.cells instanceof Uint16Array) this.cells = Uint32Array.from(this.cells);
    else this.cells = this.scratch?.copyOf(this.cells) ?? this.cells.slice();
    this.ownsCells = true;
  }
}
