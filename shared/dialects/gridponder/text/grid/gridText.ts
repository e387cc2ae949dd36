// The values of one level's text while its grid is turned or resized: the new text of each place and direction. Knows
// the forms that values have; the schemas and the caller decide which value has which.
import { own } from "../../../../base/nameTable";
import { memberOf } from "../../../../text/jsonNode";
import type { Position } from "../../../../base/boardView";
import { type Json, type JsonPointer, isJsonList, isJsonObject, listOf, objectOf } from "../../../../base/json";
import { inlineText } from "../../../../text/cellText";
import type { TextEdit, TextSpan } from "../../../../text/edit";
import { type JsonNode, pointerOf, valueOf } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { type GridChange, changedSize, isOnGrid, movedCell, originOfCell } from "./gridChange";
import { layerForm, positionOf, sparseEntries } from "../layers/layers";
import type { Schema } from "../../../../pack/schemas/schemas";
import { type GridSize, turnedAxis, turnedCorner, turnedSize, turnedWord } from "./transformGrid";
import { turnedDenseText } from "./transformRows";
import { paramSense, turnedValue } from "./turnedParams";

export interface ChangedLevel {
  readonly edits: readonly TextEdit[];
  readonly size: GridSize;
  /** Entities that were on the board and are cut off with their cells. */
  readonly lost: number;
  /**
   * The positions elsewhere (avatar, objects, rules, goals, gold path) that are off the board now and were not before.
   */
  readonly off: readonly JsonPointer[];
}

/** What stands in a cell beside an entity's params. */
const CELL_FIELDS: ReadonlySet<string> = new Set(["kind"]);

const MIRRORS: Readonly<Record<string, string>> = { mirror_x: "mirror_y", mirror_y: "mirror_x" };

/** Gathers the edits of one level while its values are gone through. */
export class GridText {
  readonly after: GridSize;
  private readonly edits: TextEdit[] = [];
  /** Stretches that an edit replaces as a whole: no edit may be made inside. */
  private readonly rewritten: TextEdit[] = [];
  private readonly rewrittenLayers = new Set<JsonNode>();
  private lost = 0;
  private readonly off: (TextSpan & { readonly at: JsonPointer })[] = [];

  constructor(
    private readonly text: string,
    private readonly game: Json | undefined,
    private readonly before: GridSize,
    private readonly change: GridChange,
  ) {
    this.after = changedSize(before, change);
  }

  /** Returns the edits in the order of the text. */
  result(): ChangedLevel {
    const isInside = (edit: TextSpan): boolean =>
      this.rewritten.some(
        (whole) => edit.offset >= whole.offset && edit.offset + edit.length <= whole.offset + whole.length,
      );
    const edits = [...this.edits.filter((edit) => !isInside(edit)), ...this.rewritten];
    const off = this.off.filter((edit) => !isInside(edit));
    edits.sort((one, other) => one.offset - other.offset);
    return { edits, size: this.after, lost: this.lost, off: off.map(({ at }) => at) };
  }

  /** Returns whether a value is rewritten as a whole: nothing inside needs a change. */
  isRewritten(node: JsonNode): boolean {
    return this.rewrittenLayers.has(node);
  }

  /** A value with the schemas that describe it. `fill` is what a layer of the board is filled with. */
  visit(node: JsonNode, schemas: readonly Schema[], fill: string | null): void {
    const forms = new Set(schemas.map((schema) => schema["x-form"]));
    if (forms.has("layer-data")) this.visitLayer(node, fill);
    else if (forms.has("position") || forms.has("object-cell") || forms.has("position-or-reference")) {
      this.visitPosition(node);
    }
    if (node.type === "string") {
      if (schemas.some(({ title }) => title === "Direction" || title === "CardinalDirection")) this.turnWord(node);
      if (schemas.some((schema) => schema.enum?.includes("horizontal") === true)) this.turnAxis(node);
      if (schemas.some(({ title }) => title === "DirectionTransform")) this.turnMirror(node);
    }
    const holders = schemas.filter((schema) => schema["x-params-of"] === "kind");
    if (node.type === "object" && holders.length > 0) {
      this.visitParams(node, new Set(holders.flatMap(({ properties = {} }) => Object.keys(properties))));
    }
  }

  /** Params that say where or which way, except those that a schema marks by name. */
  private visitParams(node: JsonNode, known: ReadonlySet<string>): void {
    const holder = memberOf(node, "kind") === undefined ? node.parent?.parent : node;
    const kind: unknown = holder === undefined ? undefined : memberOf(holder, "kind")?.value;
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      if (value === undefined || known.has(String(key?.value))) continue;
      const sense = paramSense(this.game, kind, String(key?.value));
      if (sense === "position") this.visitPosition(value);
      else if (this.change.kind === "turn" && value.children === undefined) {
        this.replace(value, turnedValue(value.value as Json, sense, [this.change.turn]));
      }
    }
  }

  /** Mirroring across one axis is across the other after a quarter turn. */
  private turnMirror(node: JsonNode): void {
    const { change } = this;
    if (change.kind !== "turn" || change.turn === "flipX" || change.turn === "flipY") return;
    const word = String(node.value);
    this.replace(node, own(MIRRORS, word) ?? word);
  }

  private visitDeclared(node: JsonNode, declared: Json | undefined): void {
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      const type = at(declared, key?.value, "type");
      if (value === undefined) continue;
      if (type === "position") this.visitPosition(value);
      if (type === "direction" && value.type === "string") this.turnWord(value);
    }
  }

  /** An action of the gold path: its directions and positions, as the game declares its params. */
  visitMove(node: JsonNode): void {
    if (node.type === "string") return this.turnWord(node);
    if (node.type !== "object") return;
    const action: unknown = memberOf(node, "action")?.value ?? "move";
    const actions = isJsonObject(this.game) ? this.game["actions"] : undefined;
    const declared = isJsonList(actions)
      ? actions.find((each) => isJsonObject(each) && each["id"] === action)
      : undefined;
    this.visitDeclared(node, at(declared, "params"));
    for (const name of ["direction", "rotation", "position"]) {
      const value = memberOf(node, name);
      if (value === undefined || (at(declared, "params", name, "type") !== undefined && name !== "rotation")) continue;
      if (name === "position") this.visitPosition(value);
      else if (value.type === "string") this.turnWord(value);
    }
  }

  /** The overlay is a rectangle: its corner after the change is another of its cells. */
  visitOverlay(node: JsonNode): void {
    const position = memberOf(node, "position");
    const sizeNode = memberOf(node, "size");
    const at = position === undefined ? ([0, 0] as const) : positionOf(position);
    const size = sizeNode === undefined ? ([2, 2] as const) : positionOf(sizeNode);
    if (at === null || size === null) return;
    if (this.change.kind === "resize") {
      if (position !== undefined) this.visitPosition(position);
      return;
    }
    const { turn } = this.change;
    if (position !== undefined) this.replace(position, [...turnedCorner(at, size, this.before, turn)]);
    if (sizeNode !== undefined) this.replace(sizeNode, [...turnedSize(size, turn)]);
  }

  private visitLayer(node: JsonNode, fill: string | null): void {
    const form = layerForm(node);
    // A layer without rows says nothing of any cell, on whatever grid.
    if (form === "dense" && (node.children ?? []).length > 0) {
      const inner = (cell: JsonNode): string => this.textOf(cell);
      const { text, lost } = turnedDenseText(this.text, node, {
        size: this.after,
        fill,
        source: (position) => originOfCell(position, this.after, this.change),
        cellText: inner,
      });
      this.lost += lost;
      this.rewritten.push({ offset: node.offset, length: node.length, text });
      this.rewrittenLayers.add(node);
    } else if (form === "sparse") {
      this.cropEntries(sparseEntries(node));
    }
  }

  private cropEntries(list: JsonNode | undefined): void {
    const entries = list?.children ?? [];
    const remove = new Set<number>();
    for (const [index, entry] of entries.entries()) {
      const position = positionOf(entry.type === "object" ? memberOf(entry, "position") : undefined);
      if (position !== null && this.isCutOff(position)) remove.add(index);
    }
    if (list === undefined || remove.size === 0) return;
    this.lost += remove.size;
    this.rewritten.push(...sequenceEdits(this.text, list, { remove }, { ...this.layout(list) }));
  }

  private visitPosition(node: JsonNode): void {
    const position = positionOf(node);
    if (position === null) return;
    const moved = movedCell(position, this.before, this.change);
    if (this.isCutOff(position)) {
      this.off.push({ offset: node.offset, length: node.length, at: pointerOf(node) });
    }
    if (node.type === "array") return this.replace(node, [...moved]);
    for (const [name, value] of [
      ["x", moved[0]],
      ["y", moved[1]],
    ] as const) {
      const coordinate = memberOf(node, name);
      if (coordinate !== undefined) this.replace(coordinate, value);
    }
  }

  /** Returns whether a cell was on the board and is not after the change. */
  private isCutOff(position: Position): boolean {
    return isOnGrid(position, this.before) && !isOnGrid(movedCell(position, this.before, this.change), this.after);
  }

  private turnWord(node: JsonNode): void {
    if (this.change.kind !== "turn") return;
    this.replace(node, turnedWord(String(node.value), this.change.turn));
  }

  private turnAxis(node: JsonNode): void {
    if (this.change.kind === "turn") this.replace(node, turnedAxis(String(node.value), this.change.turn));
  }

  /** Replaces a value, unless it says the same already. */
  replace(node: JsonNode, value: Json): void {
    if (JSON.stringify(valueOf(node)) === JSON.stringify(value)) return;
    const text = inlineText(value, this.layout(node).inline);
    this.edits.push({ offset: node.offset, length: node.length, text });
  }

  private layout(node: JsonNode): ReturnType<typeof layoutNear> {
    return layoutNear(this.text, { root: undefined, errors: [] }, node, node.parent, node.parent?.parent);
  }

  /** Returns a node's text with the edits inside of it, made before, or here for a cell's params. */
  private textOf(cell: JsonNode): string {
    if (cell.type !== "object") return this.text.slice(cell.offset, cell.offset + cell.length);
    const count = this.edits.length;
    this.visitParams(cell, CELL_FIELDS);
    const inner = this.edits.splice(count).sort((one, other) => other.offset - one.offset);
    return inner.reduce(
      (text, edit) =>
        text.slice(0, edit.offset - cell.offset) + edit.text + text.slice(edit.offset - cell.offset + edit.length),
      this.text.slice(cell.offset, cell.offset + cell.length),
    );
  }
}

function at(value: Json | undefined, ...keys: readonly unknown[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (found, key) =>
      isJsonObject(found) && typeof key === "string" && Object.hasOwn(found, key) ? found[key] : undefined,
    value,
  );
}

/** Returns the items of a list that an object has under a key; none where it has no such list. */
export function itemsOf(value: Json | undefined, key: string): readonly Json[] {
  return listOf(objectOf(value)[key]);
}
