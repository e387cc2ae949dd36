// The tree of a changed text from the tree before: what was changed is read anew, up to the smallest value around it
// that still ends where it ended; all else keeps its shape. Gives what reading the whole text gives, much sooner.
import type { ChangedSpan } from "./changedSpan";
import { rootNode, shapeOf } from "./jsonNode";
import { type ContainerShape, type JsonShape, lastChildBefore } from "./jsonShape";
import {
  type JsonError,
  type JsonTree,
  MAX_NESTING,
  MAX_TOKENS,
  isBeyondReading,
  offsetOfNesting,
  parseJsonTree,
  parseWithMistakes,
  readTolerantly,
} from "./jsonTree";
import { type ReadText, type Unread, readStrictly } from "./strictTree";

export interface ParsedText {
  readonly text: string;
  readonly tree: JsonTree;
}

/** Larger values with a mistake are not read apart from the whole text: it would be read once more if that fails. */
const MOST_WITH_MISTAKES = 50_000;

/** What may bring other brackets into a string, or out of it. */
const MOVES_BRACKETS = /["\\\r\n[\]{}]/;

// Of jsonc-parser's kinds of errors: an object or a list that the text's end has cut off.
const CUT_OFF: ReadonlySet<number> = new Set([7, 8]);

/** A value around the change: its ancestors, the outermost first, and where it begins. */
interface Around {
  readonly shape: JsonShape;
  readonly offset: number;
  readonly above: readonly Step[];
}

interface Step {
  readonly shape: ContainerShape;
  /** Of the child that the way goes on with. */
  readonly index: number;
}

/** What was read in place of a value, with its mistakes; their offsets are counted from its beginning. */
interface Reading {
  readonly shape: JsonShape;
  readonly errors: readonly JsonError[];
}

/** The tree of `text`, which differs from the text before in `span` alone: the same as `parseJsonTree` gives. */
export function reparse(before: ParsedText, text: string, span: ChangedSpan): JsonTree {
  const shape = before.tree.root === undefined ? undefined : shapeOf(before.tree.root);
  if (shape === undefined || text.length > MAX_TOKENS || isBeyondReading(before.tree)) return parseJsonTree(text);
  const root: Around = { shape, offset: before.tree.root!.offset, above: [] };
  let hasMistake = false;
  for (const around of valuesAround(root, span, before).reverse()) {
    const part = text.slice(around.offset, around.offset + around.shape.length + span.after - span.before);
    const plain: ReadText | Unread = hasMistake ? "mistake" : readStrictly(part, MAX_NESTING - depthOf(around));
    hasMistake = plain === "mistake";
    const reading = typeof plain === "string" ? withMistakes(part, around.shape) : { shape: plain.shape, errors: [] };
    if (reading === null) continue;
    const tree = grafted(before.tree, around, reading, root.offset);
    const isPlain = before.tree.errors.length === 0 && tree.errors.length === 0;
    if (isPlain || !movesBrackets(before.text, text, span)) return tree;
    return offsetOfNesting(text, MAX_NESTING + 1) === null ? tree : parseWithMistakes(text);
  }
  return hasMistake ? parseWithMistakes(text) : parseJsonTree(text);
}

/** The values that the change lies in, delimiters excluded, and that can be read apart; the outermost first. */
function valuesAround(root: Around, span: ChangedSpan, before: ParsedText): Around[] {
  const found: Around[] = [];
  for (let around: Around | undefined = root; around !== undefined; around = childAround(around, span)) {
    const { shape, offset } = around;
    if (shape.type === "property") continue;
    if (span.offset <= offset || span.offset + span.before >= offset + shape.length) break;
    if (isApart(around, before)) found.push(around);
  }
  return found;
}

/** Whether a value begins and ends by its own delimiters, so that what is around it does not matter to it. */
function isApart({ shape, offset }: Around, { text, tree: { errors } }: ParsedText): boolean {
  // A mistake in a string is told where it begins.
  if (shape.children === undefined) return shape.type === "string" && !errors.some((error) => error.offset === offset);
  return errors.length === 0 || offset + shape.length < text.length;
}

/** The child that begins last before the change. */
function childAround({ shape, offset, above }: Around, span: ChangedSpan): Around | undefined {
  if (shape.children === undefined) return undefined;
  const index = lastChildBefore(shape.starts, span.offset - offset);
  const child = shape.children[index];
  if (child === undefined) return undefined;
  return { shape: child, offset: offset + shape.starts[index]!, above: [...above, { shape, index }] };
}

function depthOf({ above }: Around): number {
  return above.filter(({ shape }) => shape.type !== "property").length;
}

/** What stands in the value's place now; null where that cannot be told without the text around it. */
function withMistakes(part: string, { type }: JsonShape): Reading | null {
  if (type === "string" || part.length > MOST_WITH_MISTAKES) return null;
  if (offsetOfNesting(part, MAX_NESTING + 1) !== null) return null;
  const { root, errors } = readTolerantly(part);
  const shape = root === undefined ? undefined : shapeOf(root);
  const isWhole = root?.offset === 0 && root.length === part.length && !errors.some(({ error }) => CUT_OFF.has(error));
  return shape === undefined || !isWhole ? null : { shape, errors };
}

/** The tree with the value read again in its place. */
function grafted(
  tree: JsonTree,
  { shape: old, offset, above }: Around,
  reading: Reading,
  rootOffset: number,
): JsonTree {
  const grown = reading.shape.length - old.length;
  const shape = above.reduceRight((child: JsonShape, step) => withChild(step, child, grown), reading.shape);
  const end = offset + old.length;
  return {
    root: rootNode(shape, rootOffset),
    errors: [
      // One at its very beginning is about what comes before it.
      ...tree.errors.filter((error) => error.offset <= offset),
      ...reading.errors.map((error) => ({ ...error, offset: error.offset + offset })),
      ...tree.errors
        .filter((error) => error.offset >= end)
        .map((error) => ({ ...error, offset: error.offset + grown })),
    ],
  };
}

function withChild({ shape, index }: Step, child: JsonShape, grown: number): JsonShape {
  const { type, length, children, starts, colon } = shape;
  return {
    type,
    length: length + grown,
    children: children.map((each, place) => (place === index ? child : each)),
    starts: grown === 0 ? starts : starts.map((start, place) => (place > index ? start + grown : start)),
    // It follows the name.
    colon: colon < 0 || index > 0 ? colon : colon + grown,
    plain: undefined,
  };
}

/** Whether brackets may now be counted differently elsewhere than in the change. */
function movesBrackets(before: string, text: string, { offset, before: was, after: is }: ChangedSpan): boolean {
  const start = Math.max(0, offset - 1);
  return MOVES_BRACKETS.test(before.slice(start, offset + was)) || MOVES_BRACKETS.test(text.slice(start, offset + is));
}
