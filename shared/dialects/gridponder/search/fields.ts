// The fields of a level's state for a search, and their values as numbers: entities have theirs, other parts get one
// when they first appear.
import { assertNever } from "../../../base/assertNever";
import { canonicalJson } from "../../../base/canonicalJson";
import { defined } from "../../../base/defined";
import type { Json } from "../../../base/json";
import type { Field, FieldValue, Piece } from "../../../engine/search/searchLevel";
import type { Board } from "../turn/board";
import { EMPTY } from "../turn/entities";
import type { Point } from "../turn/grid";
import { Interned } from "../turn/interned";
import { objectText } from "../turn/packedState";
import { type MultiCellObject, NO_GOALS, type Overlay, type PendingMove, type State, memberOf } from "../turn/state";
import { pendingMoveView } from "../turn/view";

/** Fields after those of the slots, in this order; then come those of names. */
const PARTS = [
  "avatar.enabled",
  "avatar.position",
  "avatar.facing",
  "avatar.item",
  "avatar.metStepsOf",
  "multiCellObjects",
  "overlay",
  "pendingMove",
  "actionCount",
  "won",
] as const;
export type Part = (typeof PARTS)[number];
type Named = "variables" | "sequenceIndices" | "onceFired" | "npcNames";

const asIs = (value: string | null): string => (value === null ? "" : `=${value}`);

export class LevelFields {
  readonly texts = new Interned<string | null>(null, asIs);
  readonly values = new Interned<Json>(null, canonicalJson);
  /** Lists of goals. */
  readonly goals = new Interned<readonly string[]>(NO_GOALS, (goals) => canonicalJson(goals.toSorted()));
  readonly objects: Interned<readonly MultiCellObject[]>;
  readonly overlays = new Interned<Overlay | null>(null, (overlay) =>
    overlay === null ? "" : `${overlay.position.x},${overlay.position.y} ${overlay.width} ${overlay.height}`,
  );
  readonly moves = new Interned<PendingMove | null>(null, (move) => canonicalJson(pendingMoveView(move)));
  /** Places off the board, by their coordinates. */
  private readonly outside: Interned<Point | null> = new Interned<Point | null>(null, (point) =>
    canonicalJson(point?.toJson() ?? null),
  );
  private readonly named = new Map<string, Field>();
  private readonly names: { readonly of: Named; readonly name: string }[] = [];

  constructor(
    private readonly board: Board,
    first: State,
  ) {
    this.objects = new Interned(first.multiCellObjects, (objects) => canonicalJson(objects.map(objectText)));
  }

  part(part: Part): Field {
    return this.board.slots + PARTS.indexOf(part);
  }

  /** Returns the field of a variable, of a goal's sequence, of a `once` rule or of the character in a cell. */
  member(of: Named, name: string): Field {
    const key = `${of} ${name}`;
    const known = this.named.get(key);
    if (known !== undefined) return known;
    const field = this.board.slots + PARTS.length + this.names.push({ of, name }) - 1;
    this.named.set(key, field);
    return field;
  }

  /** 0 for no place, a cell's number plus 1, and for places off the board the numbers after those. */
  numberOfPoint(point: Point | null): FieldValue {
    if (point === null) return 0;
    return point.cell >= 0 ? point.cell + 1 : this.board.grid.area + this.outside.numberOf(point);
  }

  pointOf(number: FieldValue): Point | null {
    const { grid } = this.board;
    if (number === 0) return null;
    return number <= grid.area ? grid.ofCell(number - 1) : this.outside.valueOf(number - grid.area);
  }

  valueIn(state: State, field: Field): FieldValue {
    const { slots } = this.board;
    if (field < slots) return state.cells.at(field);
    const part = PARTS[field - slots];
    return part === undefined
      ? this.namedValueIn(state, defined(this.names[field - slots - PARTS.length]))
      : this.partIn(state, part);
  }

  nameOf(field: Field): string {
    const { slots, grid, layers } = this.board;
    if (field < slots) {
      const [x, y] = grid.ofCell(field % grid.area).toJson();
      return `${layers[Math.floor(field / grid.area)]?.id} [${x},${y}]`;
    }
    const part = PARTS[field - slots];
    const { of, name } = this.names[field - slots - PARTS.length] ?? { of: "", name: "" };
    return part ?? `${of}.${name}`;
  }

  /** Returns the entity that a value of a slot is, or the avatar at the place that the value is. */
  pieceOf(field: Field, value: FieldValue): Piece | null {
    const { slots, grid, layers, table } = this.board;
    if (field < slots) {
      if (value === EMPTY) return null;
      const layer = layers[Math.floor(field / grid.area)]?.id ?? null;
      return { layer, position: grid.ofCell(field % grid.area).toJson(), name: table.kindOf(value) };
    }
    const point = field === this.part("avatar.position") ? this.pointOf(value) : null;
    return point === null ? null : { layer: null, position: point.toJson(), name: "avatar" };
  }

  get byteLength(): number {
    const parts = [this.goals, this.texts, this.values, this.objects, this.overlays, this.moves, this.outside];
    return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  private partIn(state: State, part: Part): FieldValue {
    switch (part) {
      case "avatar.enabled":
        return state.avatar.enabled ? 1 : 0;
      case "avatar.position":
        return this.numberOfPoint(state.avatar.position);
      case "avatar.facing":
        return this.texts.numberOf(state.avatar.facing);
      case "avatar.item":
        return this.texts.numberOf(state.avatar.item);
      case "avatar.metStepsOf":
        return this.goals.numberOf(state.avatar.metStepsOf);
      case "multiCellObjects":
        return this.objects.numberOf(state.multiCellObjects);
      case "overlay":
        return this.overlays.numberOf(state.overlay);
      case "pendingMove":
        return this.moves.numberOf(state.pendingMove);
      case "actionCount":
        return state.actionCount;
      case "won":
        return state.won ? 1 : 0;
      default:
        return assertNever(part);
    }
  }

  private namedValueIn(state: State, { of, name }: { readonly of: Named; readonly name: string }): FieldValue {
    switch (of) {
      case "variables":
        return this.values.numberOf(memberOf(state.variables, name));
      case "sequenceIndices":
        return memberOf(state.sequenceIndices, name) ?? 0;
      case "onceFired":
        return state.onceFired.includes(name) ? 1 : 0;
      case "npcNames":
        return this.texts.numberOf(memberOf(state.npcNames, name));
      default:
        return assertNever(of);
    }
  }
}
