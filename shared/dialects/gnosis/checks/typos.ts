// Tells typing mistakes from other names.

/** The fewest letters of a name with a mistake: short names are often other ones. */
const FEWEST = 4;

/**
 * Returns whether a name is another one but for one typing mistake: a letter too many, too few or wrong, two that
 * changed places, or letters of another case. Names that differ in numbers alone are others.
 */
export function isTypo(name: string, other: string): boolean {
  const withoutNumber = (text: string): string => text.replaceAll(/\d+/g, "");
  if (name === other || name.length < FEWEST || withoutNumber(name) === withoutNumber(other)) return false;
  return isOneEdit(name.toLowerCase(), other.toLowerCase());
}

/** Returns whether what differs between two words is one letter at most, or a swap of neighbours. */
function isOneEdit(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
