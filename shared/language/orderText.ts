// In which order rows of a completion list come: editors compare texts.

/** Returns a place in a list as a text that sorts like it. */
export function orderText(place: number): string {
  return String(place).padStart(3, "0");
}
