// Which sorts of names Gridponder's schemas tell apart by several words.

/** Returns the sort that a word of the schemas means: an `item` is a `kind`. */
export function sortOf(word: string): string {
  return word === "item" ? "kind" : word;
}
