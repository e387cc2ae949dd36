// A list of places for reading. Pure.

/** Returns the names with commas between, or semicolons where the names of hexes have commas themselves: `1,0; -1,1`. */
export function placesText(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(",")) ? "; " : ", ");
}
