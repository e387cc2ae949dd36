// Reads how a JSON text is laid out: its line ends, its indentation, its spacing within a line.
import type { JsonNode, JsonTree } from "./jsonTree";

/** Spacing of values written on one line. */
export interface InlineStyle {
  /** Inside `{ }` of a non-empty object. */
  readonly brace: "" | " ";
  /** Inside `[ ]` of a non-empty array. */
  readonly bracket: "" | " ";
  readonly colon: ":" | ": ";
  readonly comma: "," | ", ";
}

const HOUSE_STYLE: InlineStyle = { brace: "", bracket: "", colon: ": ", comma: ", " };

export interface LineStyle {
  readonly newline: "\n" | "\r\n";
  /** One level of indentation. */
  readonly unit: string;
}

/** How a text is laid out around a place. */
export interface Layout {
  readonly inline: InlineStyle;
  readonly lines: LineStyle;
}

/** How many nodes are sampled before the house style decides. */
const SAMPLE_LIMIT = 4_000;

/** Returns whether a range of text is on one line. */
export function isOneLine(text: string, start: number, end: number): boolean {
  const lineEnd = text.indexOf("\n", start);
  return lineEnd < 0 || lineEnd >= end;
}

export function isOneLineNode(text: string, node: JsonNode): boolean {
  return isOneLine(text, node.offset, node.offset + node.length);
}

/** Returns the white space at the start of an offset's line. */
export function indentationAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? "";
}

/** Returns the line end and indentation of a whole text; two spaces where nothing is indented. */
export function lineStyleOf(text: string, tree: JsonTree): LineStyle {
  const first = tree.root?.children?.[0];
  const indentation = first === undefined ? "" : indentationAt(text, first.offset);
  return { newline: text.includes("\r\n") ? "\r\n" : "\n", unit: indentation === "" ? "  " : indentation };
}

/**
 * Returns the spacing used in the first of the given places that shows it. Each is searched with everything in it, so
 * give the nearest first and the root last. Spacing that is used nowhere follows the house style.
 */
export function inlineStyleOf(text: string, places: readonly (JsonNode | undefined)[]): InlineStyle {
  const found: { -readonly [Key in keyof InlineStyle]?: InlineStyle[Key] } = {};
  let budget = SAMPLE_LIMIT;
  const sample = (node: JsonNode): void => {
    budget -= 1;
    if (budget < 0 || (found.brace !== undefined && found.bracket !== undefined && found.comma !== undefined)) return;
    const children = node.children ?? [];
    if (node.type === "property" && node.colonOffset !== undefined) {
      found.colon ??= text[node.colonOffset + 1] === " " ? ": " : ":";
    }
    if (node.type !== "property" && children.length > 0 && isOneLineNode(text, node)) {
      const padding = text[node.offset + 1] === " " ? " " : "";
      if (node.type === "object") found.brace ??= padding;
      else found.bracket ??= padding;
      const [first, second] = children;
      if (first !== undefined && second !== undefined) {
        found.comma ??= text.slice(first.offset + first.length, second.offset).includes(" ") ? ", " : ",";
      }
    }
    for (const child of children) {
      if (budget < 0) return;
      sample(child);
    }
  };
  for (const place of places) if (place !== undefined) sample(place);
  const colon = found.colon ?? HOUSE_STYLE.colon;
  return {
    brace: found.brace ?? HOUSE_STYLE.brace,
    bracket: found.bracket ?? HOUSE_STYLE.bracket,
    colon,
    comma: found.comma ?? (colon === ":" ? "," : ", "),
  };
}
