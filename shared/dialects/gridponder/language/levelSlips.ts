// Single changes of a level that its author may have meant: a cell of its goals, lose conditions and rules with x and y
// exchanged, and another axis of an object of several cells.
import { childPointer, listOf, objectOf } from "../../../base/json";
import { type Slip, replaced } from "../../../language/slips";
import type { SourceFile } from "../../../pack/packSource";
import { type JsonNode, nodeAt, valueOf } from "../../../text/jsonTree";

/** Lists what may be meant in a level, beyond its cells. */
export function* levelSlips(file: SourceFile): Iterable<Slip> {
  if (file.tree.errors.length > 0) return;
  for (const part of ["goals", "loseConditions", "rules"]) {
    const node = nodeAt(file.tree, childPointer("", part));
    if (node !== undefined) yield* exchangedCells(file, node);
  }
  yield* otherAxes(file);
}

/** The members whose value is a cell. */
const CELLS: ReadonlySet<unknown> = new Set(["position", "at", "from", "to"]);

function* exchangedCells(file: SourceFile, node: JsonNode): Iterable<Slip> {
  const [key, cell] = node.type === "property" ? (node.children ?? []) : [];
  const [x, y, ...others] = cell?.type === "array" ? (cell.children ?? []) : [];
  if (cell !== undefined && CELLS.has(key?.value) && x?.type === "number" && y?.type === "number") {
    if (others.length === 0 && x.value !== y.value) yield replaced(file, cell, [Number(y.value), Number(x.value)]);
    return;
  }
  for (const child of node.children ?? []) yield* exchangedCells(file, child);
}

const AXES = ["horizontal", "vertical"] as const;

function* otherAxes(file: SourceFile): Iterable<Slip> {
  const objects = "/board/multiCellObjects";
  for (const [place, object] of listOf(valueOf(nodeAt(file.tree, objects))).entries()) {
    const { axis } = objectOf(objectOf(object)["params"]);
    const node = nodeAt(file.tree, childPointer(objects, place, "params", "axis"));
    const other = AXES.find((each) => each !== axis);
    if (node !== undefined && other !== undefined && AXES.some((each) => each === axis)) {
      yield replaced(file, node, other);
    }
  }
}
