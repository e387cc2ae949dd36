// Every place where a pack says a name: definitions and uses, on the board, in gold paths and in references too.
// What go to definition, usages and rename stand on. Knows nothing of what would be right.
import { memberOf } from "../../../../text/jsonNode";
import type { TextSpan } from "../../../../text/edit";
import { type JsonNode, keySpanAt, nodeAt } from "../../../../text/jsonTree";
import { layersObject, sparseEntries } from "../layers/layers";
import type { PackIndex } from "./packIndex";
import { sortOf } from "./sorts";
import type { SourceFile } from "../../../../pack/packSource";

export interface Occurrence {
  readonly file: SourceFile;
  /** The name alone, without quotes. */
  readonly span: TextSpan;
  readonly role: "definition" | "use";
  /** `inside` a longer text such as `$cell.objects.kind`, or a string of its own. */
  readonly written: "whole" | "inside";
}

/** All places of a name, by file and in the order of the text, each once; those in `files` if it is given. */
export function occurrencesOf(
  index: PackIndex,
  of: string,
  name: string,
  files: ReadonlySet<SourceFile> | null = null,
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (const [file, names] of index.names) {
    if (files !== null && !files.has(file)) continue;
    for (const use of names) {
      if (sortOf(use.of) !== of || use.name !== name) continue;
      const node = use.onKey ? keySpanAt(file.tree, use.at) : nodeAt(file.tree, use.at);
      if (node !== undefined) found.push({ file, span: insideQuotes(node), role: use.role, written: "whole" });
    }
  }
  if (of === "kind") for (const { file } of index.levels) found.push(...cellsOf(file, name));
  if (of === "action") for (const { file } of index.levels) found.push(...movesOf(file, name));
  if (of === "layer") for (const file of index.names.keys()) found.push(...referencesTo(file, name));
  return inOrder(found);
}

/** Definitions win over uses at the same place: a kind's tag is both. */
export function inOrder(found: readonly Occurrence[]): readonly Occurrence[] {
  const byPlace = new Map<string, Occurrence>();
  for (const each of found) {
    const place = `${each.file.path}\n${each.span.offset}`;
    if (each.role === "definition" || !byPlace.has(place)) byPlace.set(place, each);
  }
  return [...byPlace.values()].sort((a, b) =>
    a.file.path === b.file.path ? a.span.offset - b.span.offset : a.file.path < b.file.path ? -1 : 1,
  );
}

function insideQuotes({ offset, length }: TextSpan): TextSpan {
  return { offset: offset + 1, length: Math.max(0, length - 2) };
}

/** The cells and entries of a level that hold a kind. */
function cellsOf(file: SourceFile, kind: string): readonly Occurrence[] {
  const cells = (layersObject(file.tree)?.children ?? []).flatMap((property) => cellNodes(property.children?.[1]));
  return cells.flatMap((cell) => namedIn(file, cell, "kind", kind));
}

function cellNodes(layer: JsonNode | undefined): readonly JsonNode[] {
  if (layer?.type === "array") return (layer.children ?? []).flatMap((row) => row.children ?? []);
  return sparseEntries(layer)?.children ?? [];
}

/** The moves of a gold path that are an action. */
function movesOf(file: SourceFile, action: string): readonly Occurrence[] {
  const moves = nodeAt(file.tree, "/solution/goldPath")?.children ?? [];
  return moves.flatMap((move) => namedIn(file, move, "action", action));
}

/** The name as the value itself, or as the member of the object that it is. */
function namedIn(file: SourceFile, value: JsonNode, key: string, name: string): readonly Occurrence[] {
  const node = value.type === "object" ? memberOf(value, key) : value;
  if (node?.type !== "string" || node.value !== name) return [];
  return [{ file, span: insideQuotes(node), role: "use", written: "whole" }];
}

/** References that read a cell of a layer. */
function referencesTo(file: SourceFile, layer: string): readonly Occurrence[] {
  const start = '"$cell.';
  const found: Occurrence[] = [];
  for (let at = file.text.indexOf(start); at >= 0; at = file.text.indexOf(start, at + 1)) {
    const offset = at + start.length;
    if (!file.text.startsWith(`${layer}.`, offset)) continue;
    found.push({ file, span: { offset, length: layer.length }, role: "use", written: "inside" });
  }
  return found;
}
