// Whether a marked place of a text is still there after a change. Pure.
import type { TextSpan } from "../../shared/text/edit";

/** Returns whether one of the changes replaces all of a place, as pasting over it does. Spans of the text before. */
export function isReplaced({ offset, length }: TextSpan, changes: readonly TextSpan[]): boolean {
  return changes.some((change) => change.offset <= offset && change.offset + change.length >= offset + length);
}
