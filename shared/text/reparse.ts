// The tree of a changed text from the tree before: what was changed is read anew, up to the smallest value around it
// that is still one, or else all that is not known from before. Gives what reading the whole text gives, much sooner.
import type { ParsedText } from "./brokenText";
import { mostTokensAfter, touches } from "./changedLines";
import { type ChangedSpan, joinSpans } from "./changedSpan";
import { mostNestingAfter, nestingOf } from "./nesting";
import { rootNode, shapeOf } from "./jsonNode";
import { type ContainerShape, type JsonShape, lastChildBefore } from "./jsonShape";
import {
  type JsonTree,
  MAX_NESTING,
  MAX_TOKENS,
  type TextBounds,
  boundsOf,
  isBeyondReading,
  parseJsonTree,
  parseWithMistakes,
  withBounds,
} from "./jsonTree";
import { readStrictly } from "./strictTree";
import type { KnownAt } from "./tolerantTree";

export type { ParsedText } from "./brokenText";

/**
 * Larger values (UTF-16 units) are not read apart, unless the change is a good part of them: with what is known of its
 * parts the whole text is read sooner.
 */
const MOST_APART = 5_000;

/** What may bring other brackets into a string, or out of it. */
const MOVES_BRACKETS = /["\\\r\n[\]{}]/;

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

/** Of trees with mistakes, the last one without any, and what has changed since. */
const lastPlain = new WeakMap<JsonTree, Changed>();

/** A text, and what of it has changed since. */
interface Changed {
  readonly before: ParsedText;
  readonly span: ChangedSpan;
}

/** The tree of `text`, which differs from the text before in `span` alone: the same as `parseJsonTree` gives. */
export function reparse(before: ParsedText, text: string, span: ChangedSpan): JsonTree {
  const { root } = before.tree;
  if (root === undefined || shapeOf(root) === undefined || isBeyondReading(before.tree)) return parseJsonTree(text);
  const most = boundsAfter(before, text, span);
  if (most !== null) return apart(before, text, span, most) ?? again(before, text, span, most);
  return apartInLarge(before, text, span) ?? parseJsonTree(text);
}

/**
 * In a very large text without a mistake a larger value too is read apart: all that is not in it stays as it is, and so
 * do its tokens. Null where that cannot be, or there may be too many.
 */
function apartInLarge(before: ParsedText, text: string, span: ChangedSpan): JsonTree | null {
  const { tokens = before.text.length } = boundsOf(before.tree);
  const most = tokens + span.after + 1;
  if (before.tree.errors.length > 0 || most >= MAX_TOKENS) return null;
  return apart(before, text, span, { tokens: most }, text.length / 2);
}

/** Null where the tokens of a very large text must be counted to know that it can be read. */
function boundsAfter({ text: was, tree }: ParsedText, text: string, span: ChangedSpan): TextBounds | null {
  const { tokens = was.length, nesting } = boundsOf(tree);
  const deep = nesting === undefined ? {} : { nesting: mostNestingAfter(nesting, was, text, span) };
  if (text.length <= MAX_TOKENS) return deep;
  const most = mostTokensAfter(tokens, was, text, span);
  return most < MAX_TOKENS ? { ...deep, tokens: most } : null;
}

/** The tree with the smallest value around the change read by itself; null where that cannot be. */
function apart(
  before: ParsedText,
  text: string,
  span: ChangedSpan,
  most: TextBounds,
  longest = Math.max(MOST_APART, 2 * span.after),
): JsonTree | null {
  const rootOffset = before.tree.root!.offset;
  for (const around of valuesAround(rootOf(before), span, before).reverse()) {
    const length = around.shape.length + span.after - span.before;
    if (length > longest) return null;
    const part = text.slice(around.offset, around.offset + length);
    const plain = readStrictly(part, MAX_NESTING - depthOf(around));
    if (typeof plain === "string") continue;
    const tree = withBounds(grafted(before.tree, around, plain.shape, rootOffset), most);
    if (tree.errors.length > 0) noteLastPlain(tree, before, span);
    const isPlain = before.tree.errors.length === 0;
    const isNoDeeper = isPlain || (most.nesting ?? Infinity) <= MAX_NESTING;
    if (isNoDeeper || !touches(MOVES_BRACKETS, before.text, text, span)) return tree;
    return nestingOf(text, MAX_NESTING + 1).offset === null ? tree : null;
  }
  return null;
}

/** The tree of the whole text, read by what is known of it. */
function again(before: ParsedText, text: string, span: ChangedSpan, most: TextBounds): JsonTree {
  const known = knownIn(before, span);
  const plain = lastPlain.get(before.tree);
  const knownPlain = plain === undefined ? undefined : knownIn(plain.before, joinSpans(plain.span, span));
  const tree = parseWithMistakes(text, (offset) => knownPlain?.(offset) ?? known(offset), most.nesting);
  if (most.tokens !== undefined) withBounds(tree, { ...boundsOf(tree), tokens: most.tokens });
  if (tree.errors.length > 0) noteLastPlain(tree, before, span);
  return tree;
}

function noteLastPlain(tree: JsonTree, before: ParsedText, span: ChangedSpan): void {
  const plain = lastPlain.get(before.tree);
  if (before.tree.errors.length === 0) lastPlain.set(tree, { before, span });
  else if (plain !== undefined) lastPlain.set(tree, { before: plain.before, span: joinSpans(plain.span, span) });
}

function rootOf({ tree }: ParsedText): Around {
  return { shape: shapeOf(tree.root!)!, offset: tree.root!.offset, above: [] };
}

/** The lists and objects without a mistake that the change left alone, by where they stand now. */
function knownIn(before: ParsedText, span: ChangedSpan): KnownAt {
  const root = rootOf(before);
  const { text, tree } = before;
  const { errors } = tree;
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
