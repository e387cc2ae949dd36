// Other ways to write what stands at a place of a level, the meaning unchanged: a layer as rows or as entries, the
// moves of a gold path as words or as objects. In the style of the text around; a text in the house style stays in it.
import { objectOf } from "../../../../base/json";
import { inlineText } from "../../../../text/cellText";
import { type FileEdits, type TextEdit, applyEdits } from "../../../../text/edit";
import { type JsonNode, nodeAt, parseJsonTree } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { minimalEdit } from "../../../../text/minimalEdit";
import { formatEdits } from "../../../../pack/format/format";
import { readGoldPath, wordOf } from "./goldPath";
import { GRIDPONDER_STYLE } from "../style";
import { canWriteLayer, layerFormEdits } from "../layers/layerForms";
import { layerForm, layerNode, layersObject } from "../layers/layers";
import type { PackSource, SourceFile } from "../../../../pack/packSource";

/** Another way to write something. */
export interface Rewrite {
  readonly title: string;
  /** Computed only on request: a level may be large. */
  readonly changes: () => readonly FileEdits[];
}

/**
 * Returns what can be written otherwise at an offset of a level; nothing elsewhere, nor in a text that does not parse.
 */
export function rewritesAt(pack: PackSource, level: SourceFile, offset: number): readonly Rewrite[] {
  if (!pack.levels.includes(level) || level.tree.errors.length > 0) return [];
  const holds = (node: JsonNode | undefined): boolean =>
    node !== undefined && offset >= node.offset && offset <= node.offset + node.length;
  const layer = layersObject(level.tree)?.children?.find(holds)?.children?.[0];
  if (layer !== undefined) return layerRewrite(pack, level, String(layer.value));
  return holds(nodeAt(level.tree, "/solution/goldPath")?.parent) ? movesRewrite(pack, level) : [];
}

function layerRewrite(pack: PackSource, level: SourceFile, layer: string): readonly Rewrite[] {
  const form = layerForm(layerNode(level.tree, layer)) === "dense" ? "sparse" : "dense";
  const title = form === "sparse" ? `Write the layer "${layer}" as entries` : `Write the layer "${layer}" as rows`;
  const game = pack.game?.value;
  const changes = (): readonly FileEdits[] => {
    const edits = layerFormEdits(level, game, layer, form);
    return edits.ok ? [{ file: level.path, edits: inHouseStyle(level, edits.value) }] : [];
  };
  return canWriteLayer(level, game, layer, form) ? [{ title, changes }] : [];
}

/** Words for moves have been understood since 0.6. */
function movesRewrite(pack: PackSource, level: SourceFile): readonly Rewrite[] {
  const { tree, text } = level;
  const { inline } = layoutNear(text, tree, nodeAt(tree, "/solution/goldPath"));
  const knowsWords = objectOf(pack.manifest?.value)["dslVersion"] !== "0.5";
  const toWords: TextEdit[] = [];
  const toObjects: TextEdit[] = [];
  for (const { move, shorthand, span } of readGoldPath(tree)) {
    if (move === null) continue;
    const word = wordOf(move);
    if (shorthand) toObjects.push({ ...span, text: inlineText(move, inline) });
    else if (word !== null) toWords.push({ ...span, text: JSON.stringify(word) });
  }
  return [
    ...(knowsWords ? rewrite("Write the moves as words", level, toWords) : []),
    ...rewrite("Write the moves as objects", level, toObjects),
  ];
}

function rewrite(title: string, level: SourceFile, edits: readonly TextEdit[]): readonly Rewrite[] {
  const changes = (): readonly FileEdits[] => [{ file: level.path, edits: inHouseStyle(level, edits) }];
  return edits.length === 0 ? [] : [{ title, changes }];
}

/** The edits of a text in the house style, with what keeps it there: rows are aligned, moves stand on lines or on one. */
function inHouseStyle({ text, tree }: SourceFile, edits: readonly TextEdit[]): readonly TextEdit[] {
  const before = formatEdits(text, tree, GRIDPONDER_STYLE);
  if (!before.ok || before.value.length > 0) return edits;
  const next = applyEdits(text, edits);
  const styled = formatEdits(next, parseJsonTree(next), GRIDPONDER_STYLE);
  const edit = minimalEdit(text, styled.ok ? applyEdits(next, styled.value) : next);
  return edit === null ? [] : [edit];
}
