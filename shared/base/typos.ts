// Tells typing mistakes from other names. Pure.
import { editDistance } from "./editDistance";

/** The fewest letters of a name with a mistake other than their case: short names are often other ones. */
const FEWEST = 4;

/**
 * Returns whether a name is another one but for one typing mistake: a letter too many, too few or wrong, two that
 * changed places, or letters of another case. Names that differ in numbers alone are others.
 */
export function isTypo(name: string, other: string): boolean {
  const withoutNumber = (text: string): string => text.replaceAll(/\d+/g, "");
  if (name !== other && name.toLowerCase() === other.toLowerCase()) return true;
  if (name === other || name.length < FEWEST || withoutNumber(name) === withoutNumber(other)) return false;
  return editDistance(name.toLowerCase(), other.toLowerCase(), 2) < 2;
}
