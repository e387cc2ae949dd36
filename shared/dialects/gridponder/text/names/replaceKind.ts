// One kind put in place of another in levels: on the board's layers, and where else their texts name it (goals, rules,
// starting states, objects of several cells). Text edits that leave all else as it is written.
import { objectOf } from "../../../../base/json";
import { insideQuotes } from "../../../../pack/names/occurrences";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import type { NameUse } from "../../../../pack/schemas/schemaNames";
import { type FileEdits, type TextEdit, type TextSpan, applyEdits } from "../../../../text/edit";
import { memberOf } from "../../../../text/jsonNode";
import { type JsonNode, keySpanAt, nodeAt, parseJsonTree } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { layersObject, visitLayer } from "../layers/layers";
import { levelTitleOf } from "../levels/levelSequence";
import { type IndexedKind, indexPack } from "./packIndex";
import { sortOf } from "./sorts";

export interface KindReplacement {
  readonly from: string;
  readonly to: string;
  /** Paths of level files. */
  readonly files: readonly string[];
  /** The layers on which cells change. */
  readonly layers: ReadonlySet<string>;
  /** What else names the kind changes too. */
  readonly elsewhere: boolean;
}

/** What a replacement can change in one level. */
export interface KindUses {
  readonly file: string;
  readonly title: string;
  /** Number of cells by layer; layers without one are left out. */
  readonly cells: ReadonlyMap<string, number>;
  /** Places that name the kind and are no cells of layers. */
  readonly elsewhere: number;
  /** Its text has a syntax error: nothing can be changed in it. */
  readonly isBroken: boolean;
}

/** Counts what names a kind in levels, in the order of `files`. A level that does not name it is left out. */
export function kindUses(pack: PackSource, from: string, files: readonly string[]): readonly KindUses[] {
  return levelFiles(pack, files).flatMap((file) => {
    const cells = new Map(
      layersOf(file).flatMap(([layer, node]) => {
        const count = cellsOf(node, from).length;
        return count === 0 ? [] : [[layer, count] as const];
      }),
    );
    const elsewhere = usesElsewhere(pack, file, from).length;
    if (cells.size === 0 && elsewhere === 0) return [];
    const isBroken = file.tree.errors.length > 0;
    return [{ file: file.path, title: levelTitleOf(file), cells, elsewhere, isBroken }];
  });
}

/** Returns why cells of a layer cannot hold a kind, as a sentence; null where they can. */
export function layerRefusal(pack: PackSource, kind: string, layer: string): string | null {
  const own = indexPack(pack).kinds.get(kind)?.layer ?? null;
  return own === null || own === layer ? null : `"${kind}" belongs on the layer "${own}".`;
}

/**
 * Returns the edits of a replacement, by file. Cells lose the params that the new kind does not declare. A key is left
 * as it is where its object has the new name already. Files with a syntax error are left out.
 */
export function replaceKindEdits(pack: PackSource, replacement: KindReplacement): readonly FileEdits[] {
  const { from, to, files, layers } = replacement;
  if (from === to) return [];
  const kind = indexPack(pack).kinds.get(to);
  return levelFiles(pack, files).flatMap((file) => {
    if (file.tree.errors.length > 0) return [];
    const cells = layersOf(file)
      .filter(([layer]) => layers.has(layer))
      .flatMap(([, node]) => cellsOf(node, from).map((cell) => cellEdit(file, cell, to, kind)));
    const others = replacement.elsewhere
      ? usesElsewhere(pack, file, from).flatMap((use) => useEdits(file, use, to))
      : [];
    const edits = [...cells, ...others].sort((a, b) => a.offset - b.offset);
    return edits.length === 0 ? [] : [{ file: file.path, edits }];
  });
}

function levelFiles(pack: PackSource, files: readonly string[]): readonly SourceFile[] {
  return files.flatMap((path) => pack.levels.find((level) => level.path === path) ?? []);
}

function layersOf({ tree }: SourceFile): readonly (readonly [layer: string, node: JsonNode])[] {
  return (layersObject(tree)?.children ?? []).flatMap(({ children: [key, node] = [] }) =>
    typeof key?.value === "string" && node !== undefined ? [[key.value, node] as const] : [],
  );
}

/** Returns the nodes of the cells and sparse entries that hold a kind. */
function cellsOf(layer: JsonNode, kind: string): readonly JsonNode[] {
  const found: JsonNode[] = [];
  visitLayer(layer, (_x, _y, entity, node) => {
    if (entity.kind === kind) found.push(node);
  });
  return found;
}

function usesElsewhere(pack: PackSource, file: SourceFile, kind: string): readonly NameUse[] {
  const uses = indexPack(pack).names.get(file) ?? [];
  return uses.filter(({ name, of, role }) => name === kind && role === "use" && sortOf(of) === "kind");
}

function useEdits(file: SourceFile, { at, onKey }: NameUse, to: string): readonly TextEdit[] {
  if (onKey && memberOf(nodeAt(file.tree, at)?.parent?.parent, to) !== undefined) return [];
  const span = onKey ? keySpanAt(file.tree, at) : nodeAt(file.tree, at);
  return span === undefined ? [] : [named(span, to)];
}

/** Puts a name into a string that is written at a span, quotes included. */
function named(span: TextSpan, name: string): TextEdit {
  return { ...insideQuotes(span), text: JSON.stringify(name).slice(1, -1) };
}

function cellEdit({ text }: SourceFile, node: JsonNode, to: string, kind: IndexedKind | undefined): TextEdit {
  const name = node.type === "object" ? memberOf(node, "kind") : node;
  const dropped = kind === undefined ? new Set<number>() : undeclaredParams(node, kind);
  if (name !== undefined && dropped.size === 0) return named(name, to);
  // By itself, as the two changes of one object could touch each other.
  const written = text.slice(node.offset, node.offset + node.length);
  const tree = parseJsonTree(written);
  const cell = tree.root;
  if (cell === undefined) return { offset: node.offset, length: 0, text: "" };
  const bare = applyEdits(written, sequenceEdits(written, cell, { remove: dropped }, layoutNear(written, tree, cell)));
  const own = memberOf(parseJsonTree(bare).root, "kind");
  const replaced = own === undefined ? bare : applyEdits(bare, [named(own, to)]);
  return { offset: node.offset, length: node.length, text: replaced };
}

/** Returns the members of a cell that are params which the kind does not declare. */
function undeclaredParams(cell: JsonNode, { value }: IndexedKind): ReadonlySet<number> {
  const declared = objectOf(value["params"]);
  const members = cell.type === "object" ? (cell.children ?? []) : [];
  return new Set(
    members.flatMap(({ children: [key] = [] }, index) => {
      const name = typeof key?.value === "string" ? key.value : "";
      return name === "kind" || name === "position" || Object.hasOwn(declared, name) ? [] : [index];
    }),
  );
}
