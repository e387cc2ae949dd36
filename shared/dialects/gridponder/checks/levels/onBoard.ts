// The fix for a cell that is off the board: the nearest one that is on it, which a position is most often meant to be.
import type { JsonPointer } from "../../../../base/json";
import type { Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { type JsonNode, nodeAt, valueOf } from "../../../../text/jsonTree";
import { declaredSize } from "../../text/layers/layers";
import { asPosition } from "../../text/read";

/** Further away another cell is meant. */
const MOST_STEPS = 2;

/** Returns the fix that moves a position of a level onto its board; none where it is far away or has another form. */
export function onBoardFixes(
  file: SourceFile,
  at: JsonPointer,
  extent: readonly [number, number] = [1, 1],
): readonly Fix[] {
  const node = nodeAt(file.tree, at);
  const size = declaredSize(file.tree);
  const position = asPosition(valueOf(node));
  if (node?.type !== "array" || size === null || position === null) return [];
  const isOn = (x: number | undefined, y: number | undefined): boolean =>
    x !== undefined && y !== undefined && x + extent[0] <= size[0] && y + extent[1] <= size[1];
  const [x, y] = position;
  if (isOn(y, x) && !isOn(x, y)) {
    const { offset, length } = node;
    const edits = [
      { offset, length, text: file.text.slice(offset, offset + length).replace(/(\d+)(\D+)(\d+)/, "$3$2$1") },
    ];
    const swapped = { title: `Swap to (${y}, ${x})`, changes: [{ file: file.path, edits }] };
    return [...nearestFixes(file, node, size, position, extent), swapped];
  }
  return nearestFixes(file, node, size, position, extent);
}

/** Returns the fix that moves a position to the nearest cell of the board. */
function nearestFixes(
  file: SourceFile,
  node: JsonNode,
  size: readonly number[],
  position: readonly number[],
  extent: readonly [number, number],
): readonly Fix[] {
  const clamped = position.map((each, axis) => Math.max(0, Math.min(each, (size[axis] ?? 0) - (extent[axis] ?? 1))));
  const isFar = clamped.some((each, axis) => Math.abs(each - (position[axis] ?? 0)) > MOST_STEPS);
  if (isFar) return [];
  const edits = clamped.flatMap((each, axis) => {
    const number = node.children?.[axis];
    if (number === undefined || each === position[axis]) return [];
    return [{ offset: number.offset, length: number.length, text: String(each) }];
  });
  if (edits.length === 0) return [];
  return [{ title: `Move to (${clamped.join(", ")})`, changes: [{ file: file.path, edits }] }];
}
