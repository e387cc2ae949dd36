// The caret's place in a pack's file: the path in the document and what the schemas say there. The first step of
// completion, hover and navigation.
import { type Location, getLocation } from "jsonc-parser";
import type { PackSource, SourceFile } from "../pack/packSource";
import { describePlace } from "../pack/schemas/schemaPlace";
import { memberOf } from "../text/jsonNode";
import { type JsonNode, isBeyondReading } from "../text/jsonTree";
import type { JsonPath } from "../text/memberEdit";
import { shortText } from "../text/shortText";
import type { Caret, DialectLanguage, Word } from "./dialectLanguage";

/** Returns the caret at an offset of a file; null in a file without a schema, or too large or deep to be read. */
export function caretAt(pack: PackSource, language: DialectLanguage, file: SourceFile, offset: number): Caret | null {
  if (isBeyondReading(file.tree)) return null;
  const bare = bareWordAt(file.text, offset);
  const at = bare?.offset ?? offset;
  const { previousNode, ...location } = locationIn(file, at);
  const { path, onKey } = placeOf(file, at, location);
  const place = describePlace(pack, file, path);
  if (place === undefined) return null;
  const word = bare ?? wordOf(file.text, offset, previousNode);
  return { pack, language, file, offset, path, onKey, word, place };
}

/** Returns the path of a place, and what is written there, as in the whole text. */
function locationIn(
  file: SourceFile,
  offset: number,
): Pick<Location, "path" | "isAtPropertyKey"> & { readonly previousNode: WrittenNode | undefined } {
  const short = shortText(file, offset);
  const { path, isAtPropertyKey, previousNode } = getLocation(short.text, short.offset);
  const isThere = previousNode !== undefined && previousNode.offset + previousNode.length >= short.offset;
  return {
    path: path.map((step, depth) => (typeof step === "number" ? step + (short.leftOut[depth] ?? 0) : step)),
    isAtPropertyKey,
    previousNode: isThere ? { ...previousNode, offset: previousNode.offset + offset - short.offset } : undefined,
  };
}

type WrittenNode = Pick<NonNullable<Location["previousNode"]>, "offset" | "length" | "value">;

/** After a member that lacks its comma the next one begins, not another value of the same. */
function placeOf(
  { text }: SourceFile,
  offset: number,
  { path, isAtPropertyKey }: Pick<Location, "path" | "isAtPropertyKey">,
): Pick<Caret, "path" | "onKey"> {
  if (typeof path.at(-1) === "number") return { path, onKey: false };
  const before = text.slice(0, offset).trimEnd();
  const isBehind = before.length < offset && /[^[{,:]$/.test(before);
  return isBehind && path.length > 0
    ? { path: [...path.slice(0, -1), ""], onKey: true }
    : { path, onKey: isAtPropertyKey };
}

/**
 * Returns letters without quotes, as users type them first: no JSON value, and not in a string. Several words are one:
 * the beginning of a label such as "pick up an item".
 */
function bareWordAt(text: string, offset: number): Word | null {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const before = bareWords(text.slice(lineStart, offset));
  const after = /^[\w$.]*/.exec(text.slice(offset, offset + 200))?.[0] ?? "";
  const value = before + after;
  if (before === "" || LITERALS.has(value)) return null;
  const start = offset - before.length;
  return isInString(text.slice(lineStart, start))
    ? null
    : { offset: start, length: value.length, value, isString: false, closed: false };
}

/** Returns the words without quotes at the end of a line's text, from after the last one that is a JSON value. */
function bareWords(line: string): string {
  const [words] = /(?<![\w$.])(?:[A-Za-z_$][\w$.]* +)*(?:[A-Za-z_$][\w$.]*)?$/.exec(line.slice(-LONGEST_LABEL)) ?? [""];
  return words.replace(/^.*\b(?:true|false|null) +/, "");
}

const LONGEST_LABEL = 100;

const LITERALS: ReadonlySet<string> = new Set(["true", "false", "null"]);

/** Returns whether a string that begins on a line has not ended yet; strings never go over lines. */
function isInString(line: string): boolean {
  return line.replaceAll(/\\./g, "").split('"').length % 2 === 0;
}

function wordOf(text: string, offset: number, node: WrittenNode | undefined): Word | null {
  if (node === undefined || offset < node.offset || offset > node.offset + node.length) return null;
  const written = text.slice(node.offset, node.offset + node.length);
  const isString = written.startsWith('"');
  const closed = isString && written.length > 1 && written.endsWith('"');
  // A string without an end takes in the rest of its line, which is not part of it.
  const length = isString && !closed ? offset - node.offset : node.length;
  const value = closed ? String(node.value) : written.slice(isString ? 1 : 0, length);
  return { offset: node.offset, length, value, isString, closed };
}

/** Returns the nodes from the root to the value that contains the caret's place. */
export function nodesAlong(root: JsonNode | undefined, path: JsonPath): readonly (JsonNode | undefined)[] {
  const nodes = [root];
  for (const step of path) {
    const node = nodes[nodes.length - 1];
    nodes.push(typeof step === "number" ? node?.children?.[step] : memberOf(node, step));
  }
  return nodes;
}
