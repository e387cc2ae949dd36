// The house style: the items of some lists one per line as compact objects, as the language defines; short lists
// inline, lists in a list aligned like a table, everything else on one line where it fits. Keys keep their order, and
// every value its spelling: only white space changes.
import { defined } from "../../base/defined";
import { type Result, done, refused } from "../../base/result";
import type { TextEdit } from "../../text/edit";
import { inlineStyleOf } from "../../text/jsonStyle";
import { type JsonNode, type JsonTree, parseJsonTree } from "../../text/jsonTree";
import type { HouseStyle } from "../packModel";
import { whitespaceEdits } from "../../text/whitespaceEdits";

/** What does not fit into this many columns is broken into lines. */
const WIDTH = 120;
const INDENTATION = "  ";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Returns the edits that bring a text into the house style; none for one that is. Refused for a text that does not
 * parse. A byte order mark stays: it is no white space.
 */
export function formatEdits(text: string, tree: JsonTree, style: HouseStyle): Result<readonly TextEdit[], string> {
  const { root, errors } = tree;
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  if (root === undefined || errors.some(({ offset }) => offset >= mark.length)) {
    return refused("A text that is not valid JSON cannot be formatted. Fix its errors first.");
  }
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const printer = new Printer(text, inlineStyleOf(text, [root]).brace, style.lineLists);
  const next = `${mark}${printer.print(root, { depth: 0, used: 0, key: "" })}\n`.replaceAll("\n", newline);
  return done(whitespaceEdits(text, next));
}

/**
 * Returns a value's JSON text in the house style as it stands inside a document, lines ended by "\n": `depth` lists and
 * objects around it, after `used` columns of its line. `brace` stands inside the braces of an object on one line.
 */
export function houseText(text: string, position: Position, brace: "" | " ", style: HouseStyle): string {
  const { root } = parseJsonTree(text);
  return root === undefined ? text : new Printer(text, brace, style.lineLists).print(root, position);
}

export interface Position {
  /** Levels of indentation. */
  readonly depth: number;
  /** Columns already used on the line, and those that must follow. */
  readonly used: number;
  /** The key that the value, or the list around it, has. */
  readonly key: string;
}

class Printer {
  private readonly lengths = new Map<JsonNode, number>();
  private readonly broken = new Map<JsonNode, boolean>();

  constructor(
    private readonly text: string,
    /** Inside the braces of an object on one line, as the author writes it. */
    private readonly brace: string,
    private readonly lineLists: HouseStyle["lineLists"],
  ) {}

  print(node: JsonNode, position: Position): string {
    const children = node.children ?? [];
    const { depth, used } = position;
    const isLarge = depth <= 1 && node.type === "object";
    const fits = depth * INDENTATION.length + used + this.inlineLength(node) <= WIDTH;
    if (children.length === 0 || (!isLarge && fits && !this.mustBreak(node))) return this.inline(node);
    if (isGrid(node)) return this.lines("[", this.rows(node), "]", depth);
    if (node.type === "array") {
      const isLineList = this.lineLists.has(position.key);
      const item = (child: JsonNode): string =>
        isLineList ? this.inline(child) : this.print(child, { depth: depth + 1, used: 1, key: "" });
      return this.lines("[", children.map(item), "]", depth);
    }
    return this.lines(
      "{",
      children.map((property) => this.member(property, depth + 1)),
      "}",
      depth,
    );
  }

  private member(property: JsonNode, depth: number): string {
    const [key, value] = property.children ?? [];
    if (key === undefined || value === undefined) throw new Error("Only a text without mistakes has a layout.");
    const name = `${this.inline(key)}: `;
    return name + this.print(value, { depth, used: name.length + 1, key: String(key.value) });
  }

  private lines(opening: string, items: readonly string[], closing: string, depth: number): string {
    const outer = `\n${INDENTATION.repeat(depth)}`;
    const inner = outer + INDENTATION;
    return `${opening}${inner}${items.join(`,${inner}`)}${outer}${closing}`;
  }

  /** Returns each row on a line, its cells under those of the row above. */
  private rows(grid: JsonNode): readonly string[] {
    const rows = (grid.children ?? []).map((row) => (row.children ?? []).map((cell) => this.inline(cell)));
    const widths: number[] = [];
    for (const row of rows) {
      for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
    return rows.map((row) => {
      const cells = row.map((cell, column) =>
        column === row.length - 1 ? cell : `${cell},`.padEnd(defined(widths[column]) + 1),
      );
      return `[${cells.join(" ")}]`;
    });
  }

  private inline(node: JsonNode): string {
    const children = node.children ?? [];
    if (node.type === "array") return `[${children.map((child) => this.inline(child)).join(", ")}]`;
    if (node.type === "property") return children.map((child) => this.inline(child)).join(": ");
    if (node.type !== "object") return this.text.slice(node.offset, node.offset + node.length);
    if (children.length === 0) return "{}";
    return `{${this.brace}${children.map((child) => this.inline(child)).join(", ")}${this.brace}}`;
  }

  /** Columns on one line, counted with the wider braces: what fits must not depend on how braces are written. */
  private inlineLength(node: JsonNode): number {
    if (node.children === undefined) return node.length;
    const known = this.lengths.get(node);
    if (known !== undefined) return known;
    const { children } = node;
    const inside = children.reduce((sum, child) => sum + this.inlineLength(child), 0);
    const between = 2 * Math.max(0, children.length - 1);
    const around = node.type === "object" && children.length > 0 ? 4 : node.type === "property" ? 0 : 2;
    const length = inside + between + around;
    this.lengths.set(node, length);
    return length;
  }

  /** Lists of objects and the rows of a layer never share a line, nor does anything that holds them. */
  private mustBreak(node: JsonNode): boolean {
    const { children } = node;
    if (children === undefined) return false;
    const known = this.broken.get(node);
    if (known !== undefined) return known;
    const isList = node.type === "array" && (children.some(({ type }) => type === "object") || isGrid(node));
    const must = isList || children.some((child) => this.mustBreak(child));
    this.broken.set(node, must);
    return must;
  }
}

/** Rows of cells: lists in a list, with something in them that is not a number. Positions are no rows. */
function isGrid(node: JsonNode): boolean {
  const rows = node.children ?? [];
  return (
    node.type === "array" &&
    rows.length > 0 &&
    rows.every(({ type }) => type === "array") &&
    rows.some((row) => row.children?.some(({ type }) => type !== "number" && type !== "array") === true)
  );
}
