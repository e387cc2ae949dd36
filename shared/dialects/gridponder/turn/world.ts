// A state being changed: the only way to write or announce anything in a turn, traced or not. Systems and effects use
// this file and never the tracer. Where the state is kept is left open: `StateWorld` plays, `FieldWorld` searches.
import type { Json } from "../../../base/json";
import { RecordKind } from "../../../engine/trace/trace";
import type { Board, LayerIndex } from "./board";
import { COST, turnBudget } from "./budget";
import { EMPTY, type EntityId, type KindId, type KindSet } from "./entities";
import type { EventType, Payload } from "./events";
import { EventChain } from "./eventChain";
import { GameEvent } from "./gameEvent";
import type { Point } from "./grid";
import { Recorder } from "./recorder";
import type { Avatar, MultiCellObject, Overlay, PendingMove } from "./state";
import { asNumber } from "../text/values";
import { EVENT, type EventKind } from "./eventKinds";

/** Entities that a cell is tested for; none has EMPTY. */
export type EntitySet = Pick<KindSet, "has">;

/** Between turns, so that no world holds the events of its last turn. */
const NO_CHAIN = new EventChain();

export abstract class World extends Recorder {
  /** Its parts are to be read at once: it may follow what is written later. */
  abstract readonly avatar: Avatar;
  abstract readonly multiCellObjects: readonly MultiCellObject[];
  abstract readonly overlay: Overlay | null;
  /** Counted at the end of a turn, so that only what ends a level may read it. */
  abstract readonly actionCount: number;
  abstract readonly pendingMove: PendingMove | null;

  /** All events of the turn so far, in order. */
  events = NO_CHAIN;
  /** True when a system refused the action: the whole turn is reverted. */
  vetoed = false;
  /** The record of the system that refused first; -1 without a trace. */
  vetoRecord = -1;

  protected spent = 0;
  private readonly budget: number;
  /** Cells of a layer. Like the others below read so often that going by way of the board takes long. */
  protected readonly area: number;
  private readonly kindIds: readonly KindId[];
  private readonly ground: LayerIndex;
  private readonly voidKind: KindId;

  constructor(readonly board: Board) {
    super();
    this.budget = turnBudget(board.slots);
    this.area = board.grid.area;
    this.kindIds = board.table.kindIds;
    this.ground = board.ground;
    this.voidKind = board.voidKind;
  }

  /** Returns the entity at a place; EMPTY off the board and on an undeclared layer. */
  abstract at(layer: LayerIndex, point: Point): EntityId;
  /** Returns the entity in a slot of the board. */
  abstract entityIn(slot: number): EntityId;
  /** Returns whether the entity in a slot is in the set: for scans, which need not know what else is there. */
  abstract slotHas(slot: number, entities: EntitySet): boolean;
  /** Returns how many slots from `first` on, before `end`, hold an entity of the set. */
  abstract count(entities: EntitySet, first: number, end: number): number;
  /** Returns the first slot from `first` on, before `end`, that holds an entity of the set; `end` without one. */
  abstract nextSlot(entities: EntitySet, first: number, end: number): number;
  /** Returns the entity of a set at a place, on the first layer that holds one; EMPTY without one. */
  abstract firstAt(point: Point, entities: EntitySet): EntityId;
  abstract putSlot(slot: number, entity: EntityId): void;
  /** Puts what stands in each slot of `from` into the slot at the same place in `to`, all at once. */
  abstract moveSlots(from: readonly number[], to: readonly number[]): void;
  /** Moves the avatar. Without a `facing` it keeps its own. */
  abstract moveAvatar(position: Point, facing?: string): void;
  abstract hold(item: string | null): void;
  /** Notes that what the avatar holds has met a step of a goal. */
  abstract noteMetStep(goal: string): void;
  /** Returns a variable's value; null when it was never set. */
  abstract variable(name: string): Json;
  /** Sets a variable without announcing it; see `changeVariable`. */
  abstract setVariable(name: string, value: Json): void;
  abstract setMultiCellObjects(objects: readonly MultiCellObject[]): void;
  abstract setOverlay(overlay: Overlay | null): void;
  abstract setPendingMove(move: PendingMove | null): void;
  /** Returns how many values of a goal's sequence have come. */
  abstract sequenceIndex(goal: string): number;
  /** `cause`: the record of the match in the sequence; -1: unknown. */
  abstract setSequenceIndex(goal: string, index: number, cause?: number): void;
  /** Returns whether a `once` rule has fired. */
  abstract hasFired(rule: string): boolean;
  abstract recordFired(rule: string): void;
  /** Notes that a rule fires. */
  ruleFired(_rule: string): void {
    // Where turns are played, their traces tell it.
  }

  /** Carries a character's name, taken from the cell where the level began, to its new cell; returns that name. */
  abstract moveNpc(nameHere: string, from: Point, to: Point): string;
  /** Returns the name that a character carries on: the one that its cell has, unless another kind left that there. */
  protected npcName(inCell: string | null, nameHere: string): string {
    const kind = nameHere.slice(0, nameHere.lastIndexOf("@") + 1);
    return inCell?.startsWith(kind) === true ? inCell : nameHere;
  }

  /** Reverts all writes of the action phase. */
  abstract revert(): void;

  /** Returns whether the entity at a place is in the set, which must not have EMPTY. */
  hasIn(layer: LayerIndex, point: Point, entities: EntitySet): boolean {
    return layer >= 0 && point.cell >= 0 && this.slotHas(layer * this.area + point.cell, entities);
  }

  /** Returns the places of a layer that hold an entity of the set, row by row. */
  placesOf(entities: EntitySet, layer: LayerIndex): Point[] {
    const { grid } = this.board;
    const places: Point[] = [];
    if (layer < 0) return places;
    const first = layer * grid.area;
    const end = first + grid.area;
    for (let slot = this.nextSlot(entities, first, end); slot < end; slot = this.nextSlot(entities, slot + 1, end)) {
      places.push(grid.ofCell(slot - first));
    }
    return places;
  }

  kindAt(layer: LayerIndex, point: Point): string {
    return this.board.table.kindOf(this.at(layer, point));
  }

  /** Returns whether a place is void or off the board: nothing may go there. */
  isOutside(point: Point): boolean {
    return point.cell < 0 || this.kindIds[this.at(this.ground, point)] === this.voidKind;
  }

  /** Puts an entity at a place; ignored off the board and on an undeclared layer. */
  put(layer: LayerIndex, point: Point, entity: EntityId): void {
    if (layer < 0 || point.cell < 0) return;
    this.putSlot(layer * this.area + point.cell, entity);
  }

  /** Empties a cell; a layer that must not be empty gets its default kind. */
  clear(layer: LayerIndex, point: Point): void {
    if (layer >= 0) this.put(layer, point, this.board.fills[layer] ?? EMPTY);
  }

  /** Sets a variable and emits `variable_changed`. */
  changeVariable(name: string, value: Json, oldValue: Json = this.variable(name)): void {
    this.setVariable(name, value);
    this.emit(EVENT.variable_changed, { variable: name, oldValue, newValue: value });
  }

  /** Adds to a variable, which counts as 0 where it is not a number, and emits `variable_changed`. */
  addToVariable(name: string, amount: number): void {
    const before = this.variable(name);
    this.changeVariable(name, (asNumber(before) ?? 0) + amount, before ?? 0);
  }

  /** Replaces a multi-cell object. Ids come from the author and may not be unique. */
  replaceMultiCellObject(before: MultiCellObject, after: MultiCellObject): void {
    this.setMultiCellObjects(this.multiCellObjects.map((object) => (object === before ? after : object)));
  }

  /** `gone`: see `GameEvent`. */
  emit<Type extends EventType>(kind: EventKind<Type>, payload: Payload<Type>, gone: EntityId = EMPTY): void {
    this.spent += COST.event;
    let record = -1;
    if (this.tracer !== null) {
      const value = this.tracer.value(kind.toPlain(payload));
      record = this.tracer.leaf(RecordKind.event, this.tracer.value(kind.type), value, -1, this.record);
    }
    this.events.append(new GameEvent(kind, payload, record, gone));
  }

  /** Refuses the action: the turn is reverted as a whole, whatever else happened in it. */
  veto(): void {
    if (!this.vetoed) this.vetoRecord = this.record;
    this.vetoed = true;
  }

  /** Adds to the turn's cost, for work that grows with the board or with the rules. */
  spend(cost: number): void {
    this.spent += cost;
  }

  /** Returns whether the turn exceeded its budget and must end. */
  get budgetSpent(): boolean {
    return this.spent > this.budget;
  }

  /** Returns all events of the turn, which the world then forgets: the caller keeps them if needed. */
  takeEvents(): EventChain {
    const { events } = this;
    this.events = NO_CHAIN;
    return events;
  }

  /** Forgets the last turn's events and cost. */
  protected beginTurn(): void {
    this.events = new EventChain();
    this.vetoed = false;
    this.vetoRecord = -1;
    this.record = -1;
    this.spent = 0;
  }
}
