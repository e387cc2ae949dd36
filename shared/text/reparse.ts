// The tree of a changed text from the tree before: what was changed is read anew, up to the smallest value around it
// that is still one, or else all that is not known from before. Gives what reading the whole text gives, much sooner.
import type { ChangedSpan } from "./changedSpan";
import { rootNode, shapeOf } from "./jsonNode";
import { type ContainerShape, type JsonShape, lastChildBefore } from "./jsonShape";
import {
  type JsonTree,
  MAX_NESTING,
  MAX_TOKENS,
  isBeyondReading,
  mostTokens,
  noteTokens,
  offsetOfNesting,
  parseJsonTree,
  parsePlain,
  parseWithMistakes,
} from "./jsonTree";
import { readStrictly } from "./strictTree";
import type { KnownAt } from "./tolerantTree";

export interface ParsedText {
  readonly text: string;
  readonly tree: JsonTree;
}

/** Larger values (UTF-16 units) are not read apart: with what is known of its parts the whole text is read sooner. */
const MOST_APART = 5_000;

/** What may bring other brackets into a string, or out of it. */
const MOVES_BRACKETS = /["\\\r\n[\]{}]/;

/** What may bring other units into a string or a comment, or out of it. */
const MOVES_STRINGS = /["\\\r\n/*]/;

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

/** The tree of `text`, which differs from the text before in `span` alone: the same as `parseJsonTree` gives. */
export function reparse(before: ParsedText, text: string, span: ChangedSpan): JsonTree {
  const shape = before.tree.root === undefined ? undefined : shapeOf(before.tree.root);
  if (shape === undefined || isBeyondReading(before.tree)) return parseJsonTree(text);
  const most = tokensAfter(before, text, span);
  if (most === null) return parseJsonTree(text);
  const tree = readAgain(shape, before, text, span);
  if (text.length > MAX_TOKENS) noteTokens(tree, most);
  return tree;
}

/** How many tokens a changed text has at most; null where they must be counted to know that it can be read. */
function tokensAfter(before: ParsedText, text: string, span: ChangedSpan): number | null {
  if (text.length <= MAX_TOKENS) return text.length;
  const most = mostTokens(before.text, before.tree) + span.after + 1;
  return most < MAX_TOKENS && !touches(MOVES_STRINGS, before.text, text, span) ? most : null;
}

function readAgain(shape: JsonShape, before: ParsedText, text: string, span: ChangedSpan): JsonTree {
  const root: Around = { shape, offset: before.tree.root!.offset, above: [] };
  for (const around of valuesAround(root, span, before).reverse()) {
    const length = around.shape.length + span.after - span.before;
    if (length > MOST_APART) break;
    const part = text.slice(around.offset, around.offset + length);
    const plain = readStrictly(part, MAX_NESTING - depthOf(around));
    if (typeof plain === "string") continue;
    const tree = grafted(before.tree, around, plain.shape, root.offset);
    const isPlain = before.tree.errors.length === 0;
    if (isPlain || !touches(MOVES_BRACKETS, before.text, text, span)) return tree;
    return offsetOfNesting(text, MAX_NESTING + 1) === null ? tree : parseWithMistakes(text);
  }
  // A mistake leaves little that is known where brackets do not match; once it is mended all is read soon.
  const plain = before.tree.errors.length === 0 ? null : parsePlain(text);
  return plain ?? parseWithMistakes(text, knownIn(root, span, before));
}

/** The lists and objects without a mistake that the change left alone, by where they stand now. */
function knownIn(root: Around, span: ChangedSpan, { text, tree: { errors } }: ParsedText): KnownAt {
  const grown = span.after - span.before;
  const end = span.offset + span.before;
  return (now) => {
    const offset = now < span.offset ? now : now - grown;
    const shape = now < span.offset || offset >= end ? containerAt(root, offset) : undefined;
    if (shape === undefined) return undefined;
    const behind = offset + shape.length;
    const isAway = offset >= end || behind <= span.offset;
    // One at its very beginning is about what comes before it; what the text's end has cut off has one there.
    const hasMistake = errors.some((error) => error.offset > offset && error.offset <= behind);
    return isAway && !hasMistake && CLOSERS[text[offset]!] === text[behind - 1] ? shape : undefined;
  };
}

const CLOSERS: Readonly<Record<string, string>> = { "[": "]", "{": "}" };

/** The list or object that begins at an offset. */
function containerAt(root: Pick<Around, "shape" | "offset">, place: number): JsonShape | undefined {
  let { shape, offset } = root;
  for (;;) {
    if (shape.children === undefined || offset > place) return undefined;
    if (offset === place && shape.type !== "property") return shape;
    const index = lastChildBefore(shape.starts, place + 1 - offset);
    const child = shape.children[index];
    if (child === undefined) return undefined;
    offset += shape.starts[index]!;
    shape = child;
  }
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

/** The tree with the value read again in its place. */
function grafted(tree: JsonTree, { shape: old, offset, above }: Around, now: JsonShape, rootOffset: number): JsonTree {
  const grown = now.length - old.length;
  const shape = above.reduceRight((child: JsonShape, step) => withChild(step, child, grown), now);
  const end = offset + old.length;
  return {
    root: rootNode(shape, rootOffset),
    errors: [
      // One at its very beginning is about what comes before it.
      ...tree.errors.filter((error) => error.offset <= offset),
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

/** Whether a change, or the unit before it, has to do with some units. */
function touches(
  units: RegExp,
  before: string,
  text: string,
  { offset, before: was, after: is }: ChangedSpan,
): boolean {
  const start = Math.max(0, offset - 1);
  return units.test(before.slice(start, offset + was)) || units.test(text.slice(start, offset + is));
}
