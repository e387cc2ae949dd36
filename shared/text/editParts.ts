// Splits a large change of a text into parts that are made one after the other. Pure.
import type { TextEdit } from "./edit";

/**
 * Returns the parts of a change: each is edits of the text after the parts before it, about `most` units of the old
 * text and of the new one. They are split at line ends where there are any, so that few lines are half made meanwhile.
 * `edits` are in the order of the text, and never overlap. `isApart`: a line feed between two parts is left as it is, so
 * that they do not touch.
 */
export function editParts(
  text: string,
  edits: readonly TextEdit[],
  most: number,
  isApart = false,
): readonly (readonly TextEdit[])[] {
  const parts: TextEdit[][] = [];
  let part: TextEdit[] = [];
  let size = 0;
  /** How much longer the parts before this one have made the text, and this one with them. */
  let [grownBefore, grown] = [0, 0];
  for (const edit of edits) {
    for (const piece of pieces(text, edit, most, isApart)) {
      const own = Math.max(piece.length, piece.text.length);
      if (part.length > 0 && size + own > most) {
        parts.push(part);
        [part, size, grownBefore] = [[], 0, grown];
      }
      part.push({ ...piece, offset: piece.offset + grownBefore });
      size += own;
      grown += piece.text.length - piece.length;
    }
  }
  return part.length === 0 ? parts : [...parts, part];
}

/** Returns edits that together make one edit, in its order. */
function* pieces(
  text: string,
  { offset, length, text: inserted }: TextEdit,
  most: number,
  isApart: boolean,
): Iterable<TextEdit> {
  const count = Math.ceil(Math.max(length, inserted.length) / most);
  const end = offset + length;
  let [from, taken] = [offset, 0];
  for (let piece = 1; piece < count; piece += 1) {
    const to = Math.min(lineEnd(text, offset + Math.floor((length * piece) / count), from), end);
    const used = lineEnd(inserted, Math.floor((inserted.length * piece) / count), taken);
    const isLineEnd = isApart && to > from && used > taken && text[to - 1] === "\n" && inserted[used - 1] === "\n";
    const kept = isLineEnd ? 1 : 0;
    yield { offset: from, length: to - from - kept, text: inserted.slice(taken, used - kept) };
    [from, taken] = [to, used];
  }
  yield { offset: from, length: end - from, text: inserted.slice(taken) };
}

/** Returns where the line at a place ends, its line feed included, but not before `least`. */
function lineEnd(text: string, place: number, least: number): number {
  const feed = text.indexOf("\n", Math.max(place - 1, least));
  return feed < 0 ? text.length : feed + 1;
}
