// The world of a turn that a search plays: what is read and written are fields. Plays by the same phases as any turn.
import type { Json } from "../../../base/json";
import type { TurnFields } from "../../../engine/search/searchLevel";
import type { Board, LayerIndex } from "../turn/board";
import { EMPTY, type EntityId } from "../turn/entities";
import type { Point } from "../turn/grid";
import { type Avatar, type MultiCellObject, NO_GOALS, type Overlay, type PendingMove } from "../turn/state";
import { type EntitySet, World } from "../turn/world";
import type { LevelFields } from "./fields";

export class FieldWorld extends World {
  readonly avatar: Avatar;
  private fields!: TurnFields;
  /** Written in this turn; numbered at its end, since only the last of them counts. */
  private objects: readonly MultiCellObject[] | null = null;
  /** Rules that have fired in this turn. */
  readonly fired = new Set<string>();
  private readonly enabledField: number;
  private readonly positionField: number;
  private readonly facingField: number;
  private readonly itemField: number;
  private readonly metField: number;
  private readonly objectsField: number;
  private readonly overlayField: number;
  private readonly moveField: number;
  private readonly countField: number;
  private readonly wonField: number;

  constructor(
    board: Board,
    private readonly level: LevelFields,
    /** A variable that nothing reads is not kept: it is always null. */
    private readonly isObserved: (variable: string) => boolean,
  ) {
    super(board);
    this.enabledField = level.part("avatar.enabled");
    this.positionField = level.part("avatar.position");
    this.facingField = level.part("avatar.facing");
    this.itemField = level.part("avatar.item");
    this.metField = level.part("avatar.metStepsOf");
    this.objectsField = level.part("multiCellObjects");
    this.overlayField = level.part("overlay");
    this.moveField = level.part("pendingMove");
    this.countField = level.part("actionCount");
    this.wonField = level.part("won");
    this.avatar = new FieldAvatar(this);
  }

  begin(fields: TurnFields): void {
    this.fields = fields;
    this.objects = null;
    this.fired.clear();
    this.beginTurn();
  }

  /** Writes what was kept back during the turn. */
  finish(): void {
    if (this.objects !== null) this.fields.write(this.objectsField, this.level.objects.numberOf(this.objects));
    this.objects = null;
  }

  get multiCellObjects(): readonly MultiCellObject[] {
    return this.objects ?? this.level.objects.valueOf(this.fields.read(this.objectsField));
  }

  get overlay(): Overlay | null {
    return this.level.overlays.valueOf(this.fields.read(this.overlayField));
  }

  get pendingMove(): PendingMove | null {
    return this.level.moves.valueOf(this.fields.read(this.moveField));
  }

  get actionCount(): number {
    return this.fields.read(this.countField);
  }

  at(layer: LayerIndex, point: Point): EntityId {
    return layer < 0 || point.cell < 0 ? EMPTY : this.fields.read(layer * this.board.grid.area + point.cell);
  }

  entityIn(slot: number): EntityId {
    return this.fields.read(slot);
  }

  slotHas(slot: number, entities: EntitySet): boolean {
    return this.fields.readIn(slot, entities);
  }

  count(entities: EntitySet, first: number, end: number): number {
    let found = 0;
    for (let slot = first; slot < end; slot += 1) if (this.slotHas(slot, entities)) found += 1;
    return found;
  }

  nextSlot(entities: EntitySet, first: number, end: number): number {
    let slot = first;
    while (slot < end && !this.slotHas(slot, entities)) slot += 1;
    return slot;
  }

  firstAt(point: Point, entities: EntitySet): EntityId {
    for (let layer = 0; layer < this.board.layers.length; layer += 1) {
      const entity = this.at(layer, point);
      if (entities.has(entity)) return entity;
    }
    return EMPTY;
  }

  putSlot(slot: number, entity: EntityId): void {
    this.fields.write(slot, entity);
  }

  moveSlots(from: readonly number[], to: readonly number[]): void {
    this.fields.move(from, to);
  }

  moveAvatar(position: Point, facing?: string): void {
    this.fields.write(this.positionField, this.level.numberOfPoint(position));
    if (facing !== undefined) this.fields.write(this.facingField, this.level.texts.numberOf(facing));
  }

  hold(item: string | null): void {
    this.fields.write(this.itemField, this.level.texts.numberOf(item));
    this.fields.write(this.metField, this.level.goals.numberOf(NO_GOALS));
  }

  noteMetStep(goal: string): void {
    this.fields.write(this.metField, this.level.goals.numberOf([...this.goalsMet(), goal]));
  }

  variable(name: string): Json {
    if (!this.isObserved(name)) return null;
    return this.level.values.valueOf(this.fields.read(this.level.member("variables", name)));
  }

  setVariable(name: string, value: Json): void {
    if (this.isObserved(name))
      this.fields.write(this.level.member("variables", name), this.level.values.numberOf(value));
  }

  setMultiCellObjects(objects: readonly MultiCellObject[]): void {
    this.objects = objects;
  }

  setOverlay(overlay: Overlay | null): void {
    this.fields.write(this.overlayField, this.level.overlays.numberOf(overlay));
  }

  setPendingMove(move: PendingMove | null): void {
    this.fields.write(this.moveField, this.level.moves.numberOf(move));
  }

  get won(): boolean {
    return this.fields.read(this.wonField) === 1;
  }

  setWon(won: boolean): void {
    this.fields.write(this.wonField, won ? 1 : 0);
  }

  /** Counts an action, where a search must know the number. */
  countAction(): void {
    this.fields.write(this.countField, this.actionCount + 1);
  }

  sequenceIndex(goal: string): number {
    return this.fields.read(this.level.member("sequenceIndices", goal));
  }

  setSequenceIndex(goal: string, index: number): void {
    this.fields.write(this.level.member("sequenceIndices", goal), index);
  }

  hasFired(rule: string): boolean {
    return this.fields.read(this.level.member("onceFired", rule)) === 1;
  }

  recordFired(rule: string): void {
    this.fields.write(this.level.member("onceFired", rule), 1);
  }

  override ruleFired(rule: string): void {
    this.fired.add(rule);
  }

  moveNpc(nameHere: string, from: Point, to: Point): string {
    const here = this.level.member("npcNames", String(from.cell));
    const name = this.npcName(this.level.texts.valueOf(this.fields.read(here)), nameHere);
    this.fields.write(here, this.level.texts.numberOf(null));
    this.fields.write(this.level.member("npcNames", String(to.cell)), this.level.texts.numberOf(name));
    return name;
  }

  /** What a refused turn wrote is not looked at. */
  revert(): void {
    this.objects = null;
  }

  /** Returns the avatar's parts, for `avatar`. */
  isEnabled(): boolean {
    return this.fields.read(this.enabledField) === 1;
  }

  avatarPosition(): Point | null {
    return this.level.pointOf(this.fields.read(this.positionField));
  }

  avatarFacing(): string {
    return this.level.texts.valueOf(this.fields.read(this.facingField)) ?? "";
  }

  goalsMet(): readonly string[] {
    return this.level.goals.valueOf(this.fields.read(this.metField));
  }

  avatarItem(): string | null {
    return this.level.texts.valueOf(this.fields.read(this.itemField));
  }
}

/** Reads each part of the avatar only when it is asked for. */
class FieldAvatar implements Avatar {
  constructor(private readonly world: FieldWorld) {}

  get enabled(): boolean {
    return this.world.isEnabled();
  }

  get position(): Point | null {
    return this.world.avatarPosition();
  }

  get facing(): string {
    return this.world.avatarFacing();
  }

  get item(): string | null {
    return this.world.avatarItem();
  }

  get metStepsOf(): readonly string[] {
    return this.world.goalsMet();
  }
}
