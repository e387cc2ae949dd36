// The fix for a cell that is off the board: the nearest one that is on it, which a position is most often meant to be.
import type { JsonPointer } from "../../../base/json";
import type { Fix } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { nodeAt, valueOf } from "../../../text/jsonTree";
import { declaredSize } from "../text/layers/layers";
import { asPosition } from "../text/read";

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
