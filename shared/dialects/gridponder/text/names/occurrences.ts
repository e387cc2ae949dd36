// Every place where a pack says a name: definitions and uses, on the board, in gold paths and in references too.
// What go to definition, usages and rename stand on. Knows nothing of what would be right.
import { memberOf } from "../../../../text/jsonNode";
import { type Occurrence, inOrder, insideQuotes, occurrencesAmong } from "../../../../pack/names/occurrences";
import type { JsonNode } from "../../../../text/jsonTree";
import { pathNodes } from "../levels/otherPaths";
import { layersObject, sparseEntries } from "../layers/layers";
import type { PackIndex } from "./packIndex";
import { sortOf } from "./sorts";
import type { SourceFile } from "../../../../pack/packSource";

/** Returns all places of a name, by file and in the order of the text, each once; those in `files` if it is given. */
export function occurrencesOf(
  index: PackIndex,
  of: string,
  name: string,
  files: ReadonlySet<SourceFile> | null = null,
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (const [file, names] of index.names) {
    if (files !== null && !files.has(file)) continue;
    found.push(...occurrencesAmong(names, file, of, name, sortOf));
  }
  if (of === "kind") for (const { file } of index.levels) found.push(...cellsOf(file, name));
  if (of === "action") for (const { file } of index.levels) found.push(...movesOf(file, name));
  if (of === "layer") for (const file of index.names.keys()) found.push(...referencesTo(file, name));
  return inOrder(found);
}

/** Returns the cells and entries of a level that hold a kind. */
function cellsOf(file: SourceFile, kind: string): readonly Occurrence[] {
  const cells = (layersObject(file.tree)?.children ?? []).flatMap((property) => cellNodes(property.children?.[1]));
  return cells.flatMap((cell) => namedIn(file, cell, "kind", kind));
}

function cellNodes(layer: JsonNode | undefined): readonly JsonNode[] {
  if (layer?.type === "array") return (layer.children ?? []).flatMap((row) => row.children ?? []);
  return sparseEntries(layer)?.children ?? [];
}

/** Returns the moves of a level's solutions that are an action. */
function movesOf(file: SourceFile, action: string): readonly Occurrence[] {
  const moves = pathNodes(file.tree).flatMap(({ children = [] }) => children);
  return moves.flatMap((move) => namedIn(file, move, "action", action));
}

/** Returns the name as the value itself, or as the member of the object that it is. */
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
