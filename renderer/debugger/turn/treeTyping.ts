// Finds a row of a tree by typing how one of its words begins, as in any list of the desktop. Pure.

/** What was typed so far, and when it was typed last. */
export interface Typed {
  readonly text: string;
  readonly atMs: number;
}

/** Characters typed within this time, in ms, belong together. */
const PAUSE_MS = 800;

/** Returns what is looked for after one more character. */
export function typedOn(before: Typed | null, character: string, atMs: number): Typed {
  const isOn = before !== null && atMs - before.atMs < PAUSE_MS;
  return { text: (isOn ? before.text : "") + character.toLowerCase(), atMs };
}

/** Returns a key that types a character; a space only inside of what is typed. */
export function isTypedKey(
  key: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean },
  isTyping: boolean,
): boolean {
  return !key.ctrlKey && !key.metaKey && !key.altKey && key.key.length === 1 && (key.key !== " " || isTyping);
}

/**
 * Returns the row to go to: the first from the current one on that has a word beginning with what was typed, from the
 * top again after the last row. One character alone, or the same one again, continues from the row after. -1 when there
 * is none.
 */
export function rowOfTyped(count: number, textOf: (row: number) => string, current: number, typed: string): number {
  const isRepeated = typed === typed.charAt(0).repeat(typed.length);
  const wanted = isRepeated ? typed.charAt(0) : typed;
  const start = Math.max(0, isRepeated ? current + 1 : current);
  for (let step = 0; step < count; step += 1) {
    const row = (start + step) % count;
    if (hasWordFrom(textOf(row).toLowerCase(), wanted)) return row;
  }
  return -1;
}

function hasWordFrom(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
