// Where the caret stands in a pack's file: the path in the document, what the schemas say there, the rule and the
// level around it. What completion, hover and navigation ask first.
import { memberOf, textOf } from "../../text/jsonNode";
import { type Location, getLocation } from "jsonc-parser";
import type { Words } from "../../engine/dialect";
import { type FileRole } from "../../pack/packModel";
import { packPlaces, roleOfPath } from "../../dialects/gridponder/text/packPlaces";
import { type IndexedLevel, type PackIndex, indexPack } from "../../dialects/gridponder/text/names/packIndex";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { type DescribedPlace, describePlace } from "../../pack/schemaPlace";
import type { TextSpan } from "../../text/edit";
import type { JsonPath } from "../../text/memberEdit";
import { type JsonNode, isBeyondReading } from "../../text/jsonTree";
import { shortText } from "../../text/shortText";

export interface Caret {
  readonly offset: number;
  readonly file: SourceFile;
  readonly role: FileRole;
  readonly index: PackIndex;
  readonly words: Words;
  readonly path: JsonPath;
  /** The caret is in a member's key, or where one may be written. */
  readonly onKey: boolean;
  /** The text (key or value) the caret is in or right behind; null where nothing is written yet. */
  readonly word: Word | null;
  readonly place: DescribedPlace;
  /** The level whose file this is. */
  readonly level: IndexedLevel | null;
}

/** A scalar of the document as it is written. */
export interface Word extends TextSpan {
  /** A string's content, or another scalar's text. */
  readonly value: string;
  readonly isString: boolean;
  /** A string that has its closing quote. */
  readonly closed: boolean;
}

/** The caret at an offset of a file; null in a file that no schema describes, or that is too large or deep to be read. */
export function caretAt(pack: PackSource, words: Words, file: SourceFile, offset: number): Caret | null {
  if (isBeyondReading(file.tree)) return null;
  const role = roleOfPath(file.path, packPlaces(pack.manifest?.value));
  const bare = bareWordAt(file.text, offset);
  const at = bare?.offset ?? offset;
  const { previousNode, ...location } = locationIn(file, at);
  const { path, onKey } = placeOf(file, at, location);
  const index = indexPack(pack);
  const place = describePlace(pack, file, path);
  if (place === undefined) return null;
  const level = index.levels.find((each) => each.file === file) ?? null;
  const word = bare ?? wordOf(file.text, offset, previousNode);
  return { offset, file, role, index, words, path, onKey, word, place, level };
}

/** The path of a place, and what is written there, as in the whole text. */
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

/** Behind a member that still misses its comma the next one begins, not another value of the same. */
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

/** Letters without quotes, as they are typed before JSON is thought of: no value of JSON, and in no string. */
function bareWordAt(text: string, offset: number): Word | null {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const before = /[\w$.]*$/.exec(text.slice(lineStart, offset))![0];
  const after = /^[\w$.]*/.exec(text.slice(offset, offset + 200))![0];
  const value = before + after;
  if (before === "" || !/^[A-Za-z_$]/.test(value) || LITERALS.has(value)) return null;
  const start = offset - before.length;
  return isInString(text.slice(lineStart, start))
    ? null
    : { offset: start, length: value.length, value, isString: false, closed: false };
}

const LITERALS: ReadonlySet<string> = new Set(["true", "false", "null"]);

/** Whether a string begun on a line has not ended yet: strings never go over lines. */
function isInString(line: string): boolean {
  return line.replaceAll(/\\./g, "").split('"').length % 2 === 0;
}

function wordOf(text: string, offset: number, node: WrittenNode | undefined): Word | null {
  if (node === undefined || offset < node.offset || offset > node.offset + node.length) return null;
  const written = text.slice(node.offset, node.offset + node.length);
  const isString = written.startsWith('"');
  const closed = isString && written.length > 1 && written.endsWith('"');
  // A string without an end takes in the rest of its line, which is somebody else's.
  const length = isString && !closed ? offset - node.offset : node.length;
  const value = closed ? String(node.value) : written.slice(isString ? 1 : 0, length);
  return { offset: node.offset, length, value, isString, closed };
}

/** Nodes from the root to the value that holds the caret's place. */
export function nodesAlong(root: JsonNode | undefined, path: JsonPath): readonly (JsonNode | undefined)[] {
  const nodes = [root];
  for (const step of path) {
    const node = nodes[nodes.length - 1];
    nodes.push(typeof step === "number" ? node?.children?.[step] : memberOf(node, step));
  }
  return nodes;
}

/** The rule around a place: the object in a list called `rules`. */
function ruleAround({ file, path }: Pick<Caret, "file" | "path">): JsonNode | undefined {
  if (path[0] !== "rules" || typeof path[1] !== "number") return undefined;
  return nodesAlong(file.tree.root, path.slice(0, 2))[2];
}

/** The layers that the rule around a place names in its conditions; none outside of rules. */
export function layersOfRule(caret: Caret): ReadonlySet<string> {
  const rule = ruleAround(caret);
  const clauses = [memberOf(rule, "where"), memberOf(rule, "if")];
  return new Set(clauses.flatMap((clause) => layersIn(clause)));
}

function layersIn(node: JsonNode | undefined): readonly string[] {
  const named = textOf(node, "layer");
  return [...(named === undefined ? [] : [named]), ...(node?.children ?? []).flatMap(layersIn)];
}

/**
 * The fields of the event that the rule around a place listens to. Where it names no event that there is, those of all
 * that it may mean: of a list the events in it, else all; what most of them carry comes first. None outside of rules.
 */
export function eventFieldsAround(caret: Caret): Readonly<Record<string, string>> {
  const rule = ruleAround(caret);
  const { events } = caret.words;
  if (rule === undefined) return {};
  const on = memberOf(rule, "on");
  const named = (on?.type === "array" ? (on.children ?? []) : [on]).flatMap((node) => {
    const name = node?.type === "string" ? String(node.value) : "";
    return Object.hasOwn(events, name) ? [events[name]!] : [];
  });
  const [only, ...more] = named.length > 0 ? named : Object.values(events);
  return only === undefined || more.length === 0 ? (only ?? {}) : joinedFields([only, ...more]);
}

function joinedFields(events: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  const types = new Map<string, string[]>();
  for (const fields of events) {
    for (const [field, type] of Object.entries(fields)) types.set(field, [...(types.get(field) ?? []), type]);
  }
  const byUse = [...types].toSorted(([, one], [, other]) => other.length - one.length);
  return Object.fromEntries(byUse.map(([field, [type]]) => [field, type!]));
}

/** The place is inside the effects of a rule, where texts may be references. */
export function isInEffects(path: JsonPath): boolean {
  return path[0] === "rules" && path[2] === "then" && path.length > 4;
}

/** The layer a place is about: the one its object names, the one whose cells hold it, or an effect's own default. */
export function layerAround({ path, place }: Caret): string | undefined {
  const named = textOf(place.parent, "layer") ?? textOf(place.parent, "targetLayer");
  if (named !== undefined) return named;
  if (path[0] === "board" && path[1] === "layers" && path.length > 2) return String(path[2]);
  if (path[0] === "layers" && path[2] === "default") return textOf(place.parent, "id");
  return isInEffects(path) ? "objects" : undefined;
}
