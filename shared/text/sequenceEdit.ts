// Inserts and removes items of a list or object as text edits, in the layout of its other items.
import { defined } from "../base/defined";
import type { TextEdit } from "./edit";
import { type Layout, type LineStyle, indentationAt, isOneLine, isOneLineNode } from "./jsonStyle";
import type { JsonNode } from "./jsonTree";

/** Indices are those of the container's children before the change. */
export interface SequenceChange {
  readonly remove?: ReadonlySet<number>;
  /** Texts to insert before the child at that index; the number of children means at the end. */
  readonly insert?: ReadonlyMap<number, readonly string[]>;
}

/** The number of columns up to which a line is short. */
const SHORT_LINE = 100;

/**
 * Returns the edits that remove some of a container's items, with their commas and lines, and insert others. Remaining
 * items are not touched. The caller prints inserted texts; those over several lines must be indented already (see
 * `itemIndentation`). Edits never overlap and are in the order of the text.
 */
export function sequenceEdits(
  text: string,
  container: JsonNode,
  change: SequenceChange,
  layout: Layout,
): readonly TextEdit[] {
  const items = container.children ?? [];
  const inserted = (index: number): readonly string[] => change.insert?.get(index) ?? [];
  if (items.length === 0) return fillEmpty(text, container, inserted(0), layout);
  const separator = separatorOf(text, container, items, layout);
  const edits: TextEdit[] = [];
  // Each stretch between two remaining items becomes at most one edit.
  let stretch: string[] = [...inserted(0)];
  let kept = -1;
  for (let index = 0; index <= items.length; index += 1) {
    const item = items[index];
    if (item !== undefined && change.remove?.has(index) === true) {
      stretch.push(...inserted(index + 1));
      continue;
    }
    const edit = stretchEdit(container, kept, index, stretch, separator);
    if (edit !== null) edits.push(edit);
    kept = index;
    stretch = [...inserted(index + 1)];
  }
  return edits;
}

/**
 * Returns the edits of `sequenceEdits` that only remove items. They need no layout, and take as long as there are items
 * to remove, however many stay.
 */
export function removalEdits(container: JsonNode, remove: ReadonlySet<number>): readonly TextEdit[] {
  const count = container.children?.length ?? 0;
  const indices = Array.from(remove)
    .filter((index) => index >= 0 && index < count)
    .sort((a, b) => a - b);
  const edits: TextEdit[] = [];
  for (const [place, index] of indices.entries()) {
    if (indices[place + 1] === index + 1) continue;
    let first = place;
    while (indices[first - 1] === defined(indices[first]) - 1) first -= 1;
    const edit = stretchEdit(container, defined(indices[first]) - 1, index + 1, [], "");
    if (edit !== null) edits.push(edit);
  }
  return edits;
}

/**
 * Returns the edits of `sequenceEdits` for a list that has a line for each of its items. Where it is empty and in an object
 * on one line, as in `"solution": {"goldPath": []}`, that object gets lines for its members, too.
 */
export function lineListEdits(
  text: string,
  list: JsonNode,
  change: SequenceChange,
  layout: Layout,
): readonly TextEdit[] {
  const holder = list.parent?.type === "property" ? list.parent.parent : undefined;
  const texts = change.insert?.get(0) ?? [];
  const isOpened = (list.children ?? []).length === 0 && texts.length > 0 && holder !== undefined;
  if (!isOpened || !isOneLineNode(text, holder) || isInOneLineValue(text, holder)) {
    return sequenceEdits(text, list, change, layout);
  }
  const outer = layout.lines.newline + indentationAt(text, holder.offset);
  const inner = outer + layout.lines.unit;
  const item = inner + layout.lines.unit;
  const members = holder.children ?? [];
  const breaks = members.map(({ offset }, index): TextEdit => {
    const previous = members[index - 1];
    const from = previous === undefined ? holder.offset + 1 : previous.offset + previous.length;
    return { offset: from, length: offset - from, text: previous === undefined ? inner : `,${inner}` };
  });
  const last = defined(members.at(-1));
  const end = last.offset + last.length;
  const filled = { offset: list.offset + 1, length: list.length - 2, text: item + texts.join(`,${item}`) + inner };
  const closing = { offset: end, length: holder.offset + holder.length - 1 - end, text: outer };
  return [...breaks, filled, closing].toSorted((one, other) => one.offset - other.offset);
}

/** Returns the indentation of a new item's first line, for printing items over several lines. */
export function itemIndentation(text: string, container: JsonNode, lines: LineStyle): string {
  const first = container.children?.[0];
  if (first !== undefined && !isOneLine(text, container.offset, first.offset)) return indentationAt(text, first.offset);
  return indentationAt(text, container.offset) + lines.unit;
}

/** Replaces the text between two remaining items, `before` and `after`, by the given texts. */
function stretchEdit(
  container: JsonNode,
  before: number,
  after: number,
  texts: readonly string[],
  separator: string,
): TextEdit | null {
  const items = container.children ?? [];
  const untouched = before + 1 === after;
  if (untouched && texts.length === 0) return null;
  const next = items[after];
  if (next !== undefined) {
    const offset = defined(items[before + 1]).offset;
    return { offset, length: next.offset - offset, text: texts.map((each) => each + separator).join("") };
  }
  const [first, last] = [defined(items[0]), defined(items.at(-1))];
  const end = last.offset + last.length;
  const previous = items[before];
  if (previous !== undefined) {
    const offset = previous.offset + previous.length;
    return { offset, length: end - offset, text: texts.map((each) => separator + each).join("") };
  }
  if (texts.length > 0) return { offset: first.offset, length: end - first.offset, text: texts.join(separator) };
  return { offset: container.offset + 1, length: container.length - 2, text: "" };
}

function fillEmpty(text: string, container: JsonNode, texts: readonly string[], layout: Layout): readonly TextEdit[] {
  if (texts.length === 0) return [];
  const inside = { offset: container.offset + 1, length: container.length - 2 };
  const { inline, lines } = layout;
  // An empty container gets one line per item, unless the whole text is one line or it is an object that stays short.
  if (!text.includes("\n") || isInOneLineValue(text, container) || isShortObject(text, container, texts)) {
    const padding = container.type === "array" ? inline.bracket : inline.brace;
    return [{ ...inside, text: padding + texts.join(inline.comma) + padding }];
  }
  const outer = lines.newline + indentationAt(text, container.offset);
  const inner = outer + lines.unit;
  return [{ ...inside, text: inner + texts.join(`,${inner}`) + outer }];
}

/**
 * Returns whether the members fit on the line where their object begins. The document itself and its direct parts never
 * count as short.
 */
function isShortObject(text: string, container: JsonNode, texts: readonly string[]): boolean {
  const isPart = container.parent?.parent?.parent !== undefined;
  if (container.type !== "object" || !isPart || texts.some((each) => each.includes("\n"))) return false;
  const lineStart = text.lastIndexOf("\n", container.offset) + 1;
  return container.offset - lineStart + texts.join(", ").length <= SHORT_LINE;
}

/** Returns whether the container is inside a larger value that the author wrote on one line. */
function isInOneLineValue(text: string, container: JsonNode): boolean {
  let node = container.parent;
  while (node?.type === "property") node = node.parent;
  return node !== undefined && isOneLineNode(text, node);
}

/** Returns the separator of two items, with the line breaks that the author uses but without blank lines. */
function separatorOf(text: string, container: JsonNode, items: readonly JsonNode[], layout: Layout): string {
  let sameLine: string | undefined;
  for (const [index, item] of items.entries()) {
    const previous = items[index - 1];
    if (previous === undefined) continue;
    const between = text.slice(previous.offset + previous.length, item.offset);
    if (between.includes("\n")) return between.replace(/\n\s*\n/, "\n");
    sameLine ??= between.trimEnd() + (between.endsWith(" ") ? " " : "");
  }
  if (sameLine !== undefined) return sameLine;
  const lead = text.slice(container.offset + 1, defined(items[0]).offset);
  return lead.includes("\n") ? `,${lead.replace(/\n\s*\n/, "\n")}` : layout.inline.comma;
}
