/** Returns a name of the rules as words: `end_turn` as `end turn`. */
export function spaced(name: string): string {
  return name.replaceAll("_", " ");
}
