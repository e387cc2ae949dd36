// The world of a turn that is played: begins with a state and ends with the next. What is read with `!` is there: slots,
// layers and cells from 0 on are those of the board (tests/laws/engine.laws.test.ts).
import type { Json } from "../../../base/json";
import { fieldPath } from "../../../engine/trace/fieldPath";
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { LayerIndex } from "./board";
import type { CellScratch } from "./cellScratch";
import { EMPTY, type EntityId } from "./entities";
import type { Point } from "./grid";
import {
  type Avatar,
  type Cells,
  type MultiCellObject,
  NO_GOALS,
  type Overlay,
  type PendingMove,
  type State,
  memberOf,
  withMember,
} from "./state";
import { multiCellObjectsView, overlayView, pendingMoveView } from "./view";
import { type EntitySet, World } from "./world";

const NARROW_LIMIT = 0xffff;

export class StateWorld extends World {
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
  private ownsCells = false;
  private scratch: CellScratch | null = null;

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
    this.tracer = tracer;
    this.beginTurn();
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

  at(layer: LayerIndex, point: Point): EntityId {
    return layer < 0 || point.cell < 0 ? EMPTY : this.cells[layer * this.board.grid.area + point.cell]!;
  }

  entityIn(slot: number): EntityId {
    return this.cells[slot]!;
  }

  entityBefore(slot: number): EntityId {
    return this.start.cells[slot]!;
  }

  slotHas(slot: number, entities: EntitySet): boolean {
    return entities.has(this.cells[slot]!);
  }

  variable(name: string): Json {
    return memberOf(this.variables, name);
  }

  putSlot(slot: number, entity: EntityId): void {
    const before = this.cells[slot]!;
    if (before === entity) return;
    if (!this.ownsCells || (entity > NARROW_LIMIT && this.cells instanceof Uint16Array)) this.copyCells(entity);
    this.cells[slot] = entity;
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
    this.setAvatar({ ...this.avatar, item, metStepsOf: NO_GOALS });
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

  /** By opposite writes, so that a trace shows them. */
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

  private copyCells(entity: EntityId): void {
    if (entity > NARROW_LIMIT && this.cells instanceof Uint16Array) this.cells = Uint32Array.from(this.cells);
    else this.cells = this.scratch?.copyOf(this.cells) ?? this.cells.slice();
    this.ownsCells = true;
  }
}
