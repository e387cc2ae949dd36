// Updates the tree of a text after a change: reads only the smallest value around the change that is still complete, or
// else everything that is not known from before. The result is the same as parsing the whole text, much sooner.
import { defined } from "../base/defined";
import type { Work } from "../base/work";
import { mostTokensAfter, touches } from "./changedLines";
import { type ChangedSpan, joinSpans } from "./changedSpan";
import { mostNestingAfter, nestingOf } from "./nesting";
import { rootNode, shapeOf } from "./jsonNode";
import { type ContainerShape, type JsonShape, lastChildBefore, startOf, tokensOf } from "./jsonShape";
import {
  type JsonTree,
  type ParsedText,
  MAX_NESTING,
  MAX_TOKENS,
  type TextBounds,
  boundsOf,
  isBeyondReading,
  parseInSlices,
  parseJsonTree,
  parseWithMistakes,
  withBounds,
} from "./jsonTree";
import { type ReadText, readStrictly } from "./strictTree";
import type { KnownAt } from "./tolerantTree";

/**
 * Larger values (UTF-16 units) are not read by themselves unless the change is a good part of them: with the known
 * parts reused, the whole text is read sooner.
 */
const MAX_PART = 5_000;

/** Characters that may move brackets into a string, or out of it. */
const MOVES_BRACKETS = /["\\\r\n[\]{}]/;

/** A value around the change: its ancestors, the outermost first, and its offset. */
interface Enclosing {
  readonly shape: JsonShape;
  readonly offset: number;
  readonly ancestors: readonly Ancestor[];
}

interface Ancestor {
  readonly shape: ContainerShape;
  /** The index of the child on the path. */
  readonly index: number;
}

/** For trees with errors: the last text without any, and what has changed since. */
const lastValid = new WeakMap<JsonTree, Changed>();

/** A text and the span that has changed since. */
interface Changed {
  readonly before: ParsedText;
  readonly span: ChangedSpan;
}

/**
 * Returns the tree of `text`, which differs from the text before in `span` alone: the same as `parseJsonTree` returns.
 */
export function reparse(before: ParsedText, text: string, span: ChangedSpan): JsonTree {
  const { root, errors } = before.tree;
  if (root === undefined || shapeOf(root) === undefined || isBeyondReading(before.tree)) return parseJsonTree(text);
  if (isMostNew(text, span)) return readAnew(before, parseJsonTree(text), span);
  const isValid = errors.length === 0;
  const valid = isValid ? reparseValid(before, text, span) : null;
  if (valid !== null) return valid;
  const most = boundsAfter(before, text, span);
  if (most === null) return (isValid ? reparseValid(before, text, span, text.length / 2) : null) ?? parseJsonTree(text);
  return (isValid ? null : reparsePart(before, text, span, most)) ?? reparseWhole(before, text, span, most);
}

/** Does the same in slices where the text is mostly new. */
export function* reparseInSlices(before: ParsedText, text: string, span: ChangedSpan): Work<JsonTree> {
  const { root } = before.tree;
  if (root === undefined || isBeyondReading(before.tree) || !isMostNew(text, span)) return reparse(before, text, span);
  return readAnew(before, yield* parseInSlices(text), span);
}

/** Whether a change is so large a part of a text that finding out what is known takes longer than reading. */
function isMostNew(text: string, { after }: ChangedSpan): boolean {
  return after > MAX_PART && 4 * after > 3 * text.length;
}

function readAnew(before: ParsedText, tree: JsonTree, span: ChangedSpan): JsonTree {
  if (tree.errors.length > 0) rememberLastValid(tree, before, span);
  return tree;
}

/** Returns the limits after a change; null when a very large text must be counted to know that it can be read. */
function boundsAfter({ text: was, tree }: ParsedText, text: string, span: ChangedSpan): TextBounds | null {
  const { tokens = was.length, nesting } = boundsOf(tree);
  const bounds = nesting === undefined ? {} : { nesting: mostNestingAfter(nesting, was, text, span) };
  if (text.length <= MAX_TOKENS) return bounds;
  const most = mostTokensAfter(tokens, was, text, span);
  return most < MAX_TOKENS ? { ...bounds, tokens: most } : null;
}

/**
 * Returns the tree of a text that was valid with only the smallest value around the change read again, up to `longest`
 * units; null where that is not possible. Everything outside that value stays, and so do its tokens.
 */
function reparseValid(
  before: ParsedText,
  text: string,
  span: ChangedSpan,
  longest = longestPart(span),
): JsonTree | null {
  const read = readPart(before, text, span, longest);
  if (read === null) return null;
  const { enclosing, valid } = read;
  const { tokens = before.text.length, nesting = Infinity } = boundsOf(before.tree);
  const most = tokens - tokensOf(enclosing.shape) + valid.tokens;
  if (most >= MAX_TOKENS) return null;
  const tree = withReplaced(before.tree, enclosing, valid.shape);
  return withBounds(tree, { tokens: most, nesting: Math.max(nesting, depthOf(enclosing) + valid.nesting) });
}

/** The same of a text that was broken elsewhere. */
function reparsePart(before: ParsedText, text: string, span: ChangedSpan, most: TextBounds): JsonTree | null {
  const read = readPart(before, text, span, longestPart(span));
  if (read === null) return null;
  const tree = withBounds(withReplaced(before.tree, read.enclosing, read.valid.shape), most);
  if (tree.errors.length > 0) rememberLastValid(tree, before, span);
  const isNoDeeper = (most.nesting ?? Infinity) <= MAX_NESTING;
  if (isNoDeeper || !touches(MOVES_BRACKETS, before.text, text, span)) return tree;
  return nestingOf(text, MAX_NESTING + 1).offset === null ? tree : null;
}

function longestPart(span: ChangedSpan): number {
  return Math.max(MAX_PART, 2 * span.after);
}

/** Reads the smallest value around the change that is valid; null where it would be longer than `longest`. */
function readPart(
  before: ParsedText,
  text: string,
  span: ChangedSpan,
  longest: number,
): { readonly enclosing: Enclosing; readonly valid: ReadText } | null {
  for (const enclosing of enclosingValues(rootOf(before), span, before).reverse()) {
    const length = enclosing.shape.length + span.after - span.before;
    if (length > longest) return null;
    const part = text.slice(enclosing.offset, enclosing.offset + length);
    const valid = readStrictly(part, MAX_NESTING - depthOf(enclosing));
    if (typeof valid !== "string") return { enclosing, valid };
  }
  return null;
}

/** Reads the whole text again, reusing the known parts. */
function reparseWhole(before: ParsedText, text: string, span: ChangedSpan, most: TextBounds): JsonTree {
  const known = unchangedValues(before, span);
  const valid = lastValid.get(before.tree);
  const knownValid = valid === undefined ? undefined : unchangedValues(valid.before, joinSpans(valid.span, span));
  const tree = parseWithMistakes(text, (offset) => knownValid?.(offset) ?? known(offset), most.nesting);
  if (most.tokens !== undefined) withBounds(tree, { ...boundsOf(tree), tokens: most.tokens });
  if (tree.errors.length > 0) rememberLastValid(tree, before, span);
  return tree;
}

function rememberLastValid(tree: JsonTree, before: ParsedText, span: ChangedSpan): void {
  const valid = lastValid.get(before.tree);
  if (before.tree.errors.length === 0) lastValid.set(tree, { before, span });
  else if (valid !== undefined) lastValid.set(tree, { before: valid.before, span: joinSpans(valid.span, span) });
}

function rootOf({ tree }: ParsedText): Enclosing {
  const root = defined(tree.root);
  return { shape: defined(shapeOf(root)), offset: root.offset, ancestors: [] };
}

/** Returns a lookup of the lists and objects without errors that the change left alone, by their new offsets. */
function unchangedValues(before: ParsedText, span: ChangedSpan): KnownAt {
  const root = rootOf(before);
  const { text, tree } = before;
  const { errors } = tree;
  const grown = span.after - span.before;
  const end = span.offset + span.before;
  return (now) => {
    const offset = now < span.offset ? now : now - grown;
    const shape = now < span.offset || offset >= end ? containerAt(root, offset) : undefined;
    if (shape === undefined) return undefined;
    const shapeEnd = offset + shape.length;
    const isUntouched = offset >= end || shapeEnd <= span.offset;
    // An error at the very start belongs to what comes before; one at the end of the text belongs to what was cut off.
    const hasMistake = errors.some((error) => error.offset > offset && error.offset <= shapeEnd);
    return isUntouched && !hasMistake && CLOSERS[text.charAt(offset)] === text[shapeEnd - 1] ? shape : undefined;
  };
}

const CLOSERS: Readonly<Record<string, string>> = { "[": "]", "{": "}" };

/** Returns the list or object that begins at an offset. */
function containerAt(root: Pick<Enclosing, "shape" | "offset">, place: number): JsonShape | undefined {
  let { shape, offset } = root;
  for (;;) {
    if (shape.children === undefined || offset > place) return undefined;
    if (offset === place && shape.type !== "property") return shape;
    const index = lastChildBefore(shape.starts, place + 1 - offset);
    const child = shape.children[index];
    if (child === undefined) return undefined;
    offset += startOf(shape, index);
    shape = child;
  }
}

/**
 * Returns the values that contain the change between their delimiters and can be read by themselves, the outermost
 * first.
 */
function enclosingValues(root: Enclosing, span: ChangedSpan, before: ParsedText): Enclosing[] {
  const found: Enclosing[] = [];
  for (
    let enclosing: Enclosing | undefined = root;
    enclosing !== undefined;
    enclosing = enclosingChild(enclosing, span)
  ) {
    const { shape, offset } = enclosing;
    if (shape.type === "property") continue;
    if (span.offset <= offset || span.offset + span.before >= offset + shape.length) break;
    if (isSelfContained(enclosing, before)) found.push(enclosing);
  }
  return found;
}

/** Returns whether a value begins and ends with its own delimiters, so that its surroundings do not matter to it. */
function isSelfContained({ shape, offset }: Enclosing, { text, tree: { errors } }: ParsedText): boolean {
  // An error in a string is reported at its beginning.
  if (shape.children === undefined) return shape.type === "string" && !errors.some((error) => error.offset === offset);
  return errors.length === 0 || offset + shape.length < text.length;
}

/** Returns the last child that begins before the change. */
function enclosingChild({ shape, offset, ancestors }: Enclosing, span: ChangedSpan): Enclosing | undefined {
  if (shape.children === undefined) return undefined;
  const index = lastChildBefore(shape.starts, span.offset - offset);
  const child = shape.children[index];
  if (child === undefined) return undefined;
  return { shape: child, offset: offset + startOf(shape, index), ancestors: [...ancestors, { shape, index }] };
}

function depthOf({ ancestors }: Enclosing): number {
  return ancestors.filter(({ shape }) => shape.type !== "property").length;
}

/** Returns the tree with the newly read value in its place. */
function withReplaced(tree: JsonTree, { shape: old, offset, ancestors }: Enclosing, now: JsonShape): JsonTree {
  const grown = now.length - old.length;
  const shape = ancestors.reduceRight((child: JsonShape, step) => withChild(step, child, grown), now);
  const end = offset + old.length;
  return {
    root: rootNode(shape, defined(tree.root).offset),
    errors: [
      // An error at the very start belongs to what comes before.
      ...tree.errors.filter((error) => error.offset <= offset),
      ...tree.errors
        .filter((error) => error.offset >= end)
        .map((error) => ({ ...error, offset: error.offset + grown })),
    ],
  };
}

function withChild({ shape, index }: Ancestor, child: JsonShape, grown: number): JsonShape {
  const { type, length, children, starts, colon } = shape;
  return {
    type,
    length: length + grown,
    children: children.map((each, place) => (place === index ? child : each)),
    starts: grown === 0 ? starts : starts.map((start, place) => (place > index ? start + grown : start)),
    // The colon follows the name.
    colon: colon < 0 || index > 0 ? colon : colon + grown,
    plain: undefined,
  };
}
