// Tells texts in which letters changed places.

/** Returns whether two texts have the same letters, in whatever order and case. */
export function hasSameLetters(one: string, other: string): boolean {
  return one.length === other.length && sorted(one) === sorted(other);
}

function sorted(text: string): string {
  return text.toLowerCase().split("").sort().join("");
}
