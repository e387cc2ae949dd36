// The world of a turn that is played: begins with a state and ends with the next.
import { defined } from "../../../base/defined";
import type { Json } from "../../../base/json";
import { fieldPath } from "../../../engine/trace/fieldPath";
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { LayerIndex } from "./board";
import type { Cells } from "./cells";
import { EMPTY, type EntityId } from "./entities";
import type { Point } from "./grid";
import {
  type Avatar,
  type MultiCellObject,
  NO_GOALS,
  type Overlay,
  type PendingMove,
  State,
  type StateParts,
  memberOf,
  withMember,
} from "./state";
import { OpenCells } from "./openCells";
import { multiCellObjectsView, overlayView, pendingMoveView } from "./view";
import { type EntitySet, World } from "./world";

export class StateWorld extends World implements StateParts {
  /** The cells at the beginning of the turn, or at its end. */
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

  /** The state at the beginning of the turn; between turns the one that the last turn ended with. */
  private start!: State;
  private readonly open = new OpenCells();
  /** The last turn has ended, so that the world still holds its end. */
  private hasEnded = false;

  /** Begins a turn that is not traced. */
  begin(state: State): void {
    // The next turn mostly begins where this one ended.
    if (state !== this.start || !this.hasEnded) this.load(state);
    this.hasEnded = false;
    this.tracer = null;
    this.beginTurn();
  }

  /** Traces the turn from here on. */
  trace(tracer: Tracer): void {
    this.tracer = tracer;
    this.spent = 0;
  }

  private load(state: State): void {
    this.start = state;
    this.cells = state.cells;
    this.open.begin(state.cells);
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
  }

  /** Returns the current state; the world must not be written to again before the next `begin`. */
  end(): State {
    this.cells = this.open.keep();
    this.hasEnded = true;
    return (this.start = new State(this));
  }

  /** Is another number whenever the cells may have become others. */
  get cellsVersion(): number {
    return this.open.version;
  }

  at(layer: LayerIndex, point: Point): EntityId {
    return layer < 0 || point.cell < 0 ? EMPTY : this.open.at(layer * this.area + point.cell);
  }

  entityIn(slot: number): EntityId {
    return this.open.at(slot);
  }

  slotHas(slot: number, entities: EntitySet): boolean {
    return entities.has(this.open.at(slot));
  }

  count(entities: EntitySet, first: number, end: number): number {
    return this.open.count(entities, first, end);
  }

  nextSlot(entities: EntitySet, first: number, end: number): number {
    return this.open.next(entities, first, end);
  }

  firstAt(point: Point, entities: EntitySet): EntityId {
    return point.cell < 0 ? EMPTY : this.open.firstOf(entities, point.cell, this.area);
  }

  variable(name: string): Json {
    return memberOf(this.variables, name);
  }

  moveSlots(from: readonly number[], to: readonly number[]): void {
    const lifted = from.map((slot) => this.open.at(slot));
    to.forEach((slot, index) => this.putSlot(slot, defined(lifted[index])));
  }

  putSlot(slot: number, entity: EntityId): void {
    const before = this.open.at(slot);
    if (before === entity) return;
    this.open.set(slot, entity);
    if (this.tracer !== null) this.tracer.leaf(RecordKind.write, slot, before, entity, this.record);
  }

  private setAvatar(avatar: Avatar): void {
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
    const { enabled, position, facing } = this.avatar;
    this.setAvatar({ enabled, position, facing, item, metStepsOf: NO_GOALS });
  }

  noteMetStep(goal: string): void {
    this.setAvatar({ ...this.avatar, metStepsOf: [...this.avatar.metStepsOf, goal] });
  }

  setVariable(name: string, value: Json): void {
    const before = Object.hasOwn(this.variables, name) ? this.variables[name] : undefined;
    this.variables = withMember(this.variables, name, value);
    if (this.tracer !== null) this.traceField(fieldPath("variables", name), before, value);
  }

  setMultiCellObjects(objects: readonly MultiCellObject[]): void {
    const before = this.multiCellObjects;
    this.multiCellObjects = objects;
    if (this.tracer === null) return;
    this.traceField("multiCellObjects", multiCellObjectsView(before), multiCellObjectsView(objects));
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

  sequenceIndex(goal: string): number {
    return memberOf(this.sequenceIndices, goal) ?? 0;
  }

  setSequenceIndex(goal: string, index: number, cause = -1): void {
    const before = memberOf(this.sequenceIndices, goal);
    if (before === index) return;
    this.sequenceIndices = withMember(this.sequenceIndices, goal, index);
    this.traceField(fieldPath("sequenceIndices", goal), before ?? undefined, index, cause);
  }

  hasFired(rule: string): boolean {
    return this.onceFired.includes(rule);
  }

  recordFired(rule: string): void {
    const before = this.onceFired;
    this.onceFired = [...before, rule];
    this.traceField("onceFired", before, this.onceFired);
  }

  moveNpc(nameHere: string, from: Point, to: Point): string {
    const name = this.npcName(memberOf(this.npcNames, String(from.cell)), nameHere);
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

  /** By opposite writes, so that a trace shows them. */
  revert(): void {
    const state = this.start;
    for (const slot of this.open.changedSlots()) this.putSlot(slot, state.cells.at(slot));
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
}
