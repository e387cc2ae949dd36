// Shortens a large text around a place, for tools that must read a text from its start to tell what can stand at that
// place.
import { type ContainerShape, type JsonShape, lastChildBefore, startOf } from "./jsonShape";
import { shapeOf } from "./jsonNode";
import type { ParsedText } from "./jsonTree";
import type { TextSpan } from "./edit";

/** A shortened text. */
export interface ShortText {
  readonly text: string;
  /** Where the place is in it. The text next to the place is unchanged. */
  readonly offset: number;
  /** For each step of the path to the place: how many entries of the list were left out before it. */
  readonly leftOut: readonly number[];
}

/** Smaller texts (UTF-16 units) are fast enough to read as they are. */
const LARGE = 20_000;

/** Smaller lists and objects off the path stay as they are. */
const SMALL = 200;

/** Of a long list, these stay: the first entries, the last one, and those within `NEAR` UTF-16 units of the place. */
const FIRST = 20;
const NEAR = 2_000;

/**
 * Returns the text shortened for the place at `offset`. Lists and objects off the path to it are emptied, and long
 * lists on the path shortened; objects around the place keep all members. A small text is returned whole.
 */
export function shortText({ text, tree }: ParsedText, offset: number, large = LARGE): ShortText {
  const root = tree.root === undefined ? undefined : shapeOf(tree.root);
  if (root === undefined || text.length < large) return { text, offset, leftOut: [] };
  const cuts: TextSpan[] = [];
  const leftOut: number[] = [];
  const isValid = (from: number, to: number): boolean =>
    !tree.errors.some((error) => error.offset >= from && error.offset <= to);
  let at: Placed | undefined = { shape: root, offset: tree.root?.offset ?? 0 };
  while (at !== undefined && isAround(at, offset, text)) {
    const before = lastChildBefore(at.shape.starts, offset - at.offset);
    const next = valueAt(at, before);
    const onPath = next !== undefined && isAround(next, offset, text) ? before : -1;
    const dropped: readonly Dropped[] = at.shape.type === "array" ? entriesFarFrom(at, offset, isValid) : [];
    cuts.push(...dropped.map(({ span }) => span), ...insidesOffPath(at, onPath, dropped, text));
    leftOut.push(dropped.reduce((sum, { end, start }) => sum + (end <= before ? end - start : 0), 0));
    at = next;
  }
  return { ...cutOut(text, cuts, offset), leftOut };
}

interface Placed {
  readonly shape: JsonShape;
  readonly offset: number;
}

interface PlacedContainer extends Placed {
  readonly shape: ContainerShape;
}

/** A range of a list's entries, `end` excluded, and its span. */
interface Dropped {
  readonly start: number;
  readonly end: number;
  readonly span: TextSpan;
}

/** Returns whether a place is between a value's brackets. A value that is never closed extends to the text's end. */
function isAround(placed: Placed, place: number, text: string): placed is PlacedContainer {
  const { shape, offset } = placed;
  if (shape.children === undefined) return false;
  return offset < place && place < (shape.length < 0 ? text.length + 1 : offset + shape.length);
}

/** Returns the entry of a list, or the value of an object's member; undefined where there is none. */
function valueAt({ shape, offset }: PlacedContainer, index: number): Placed | undefined {
  const child = shape.children[index];
  if (child === undefined) return undefined;
  const start = offset + startOf(shape, index);
  if (child.children === undefined || child.type !== "property") return { shape: child, offset: start };
  const value = child.children[1];
  return value === undefined ? undefined : { shape: value, offset: start + startOf(child, 1) };
}

function entriesFarFrom(
  { shape, offset }: PlacedContainer,
  place: number,
  isValid: (from: number, to: number) => boolean,
): readonly Dropped[] {
  const { starts } = shape;
  const last = starts.length - 1;
  const near = lastChildBefore(starts, place - NEAR - offset);
  const far = lastChildBefore(starts, place + NEAR - offset) + 1;
  const runs = [
    { start: FIRST, end: near },
    { start: Math.max(FIRST, far), end: last },
  ];
  return runs.flatMap(({ start, end }): readonly Dropped[] => {
    if (end <= start) return [];
    const [from, to] = [offset + startOf(shape, start), offset + startOf(shape, end)];
    // With missing or extra commas the places in the list are not those of its entries.
    return isValid(from, to) ? [{ start, end, span: { offset: from, length: to - from } }] : [];
  });
}

/** Returns what is between the brackets of the large lists and objects that do not lead to the place. */
function insidesOffPath(
  container: PlacedContainer,
  onPath: number,
  dropped: readonly Dropped[],
  text: string,
): readonly TextSpan[] {
  const insides: TextSpan[] = [];
  for (let index = 0; index < container.shape.children.length; index += 1) {
    const run = dropped.find(({ start }) => start === index);
    if (run !== undefined) index = run.end;
    const value = valueAt(container, index);
    if (index === onPath || value?.shape.children === undefined || value.shape.length < SMALL) continue;
    const { shape, offset } = value;
    if (/[\]}]/.test(text[offset + shape.length - 1] ?? ""))
      insides.push({ offset: offset + 1, length: shape.length - 2 });
  }
  return insides;
}

function cutOut(text: string, cuts: readonly TextSpan[], offset: number): Pick<ShortText, "text" | "offset"> {
  let end = 0;
  let left = "";
  let before = 0;
  for (const cut of cuts.toSorted((one, other) => one.offset - other.offset)) {
    left += text.slice(end, cut.offset);
    end = cut.offset + cut.length;
    if (end <= offset) before += cut.length;
  }
  return { text: left + text.slice(end), offset: offset - before };
}
