// Other ways to write what stands at a place of a level, the meaning unchanged: a layer as rows or as entries, the
// moves of a gold path as words or as objects.
import { inlineText } from "../text/cellText";
import type { FileEdits, TextEdit } from "../text/edit";
import { type JsonNode, nodeAt } from "../text/jsonTree";
import { layoutNear } from "../text/memberEdit";
import { readGoldPath, wordOf } from "./goldPath";
import { canWriteLayer, layerFormEdits } from "./layerForms";
import { layerForm, layerNode, layersObject } from "./layers";
import { objectOf } from "./packIndex";
import type { PackSource, SourceFile } from "./packSource";

/** Another way to write something. */
export interface Rewrite {
  readonly title: string;
  /** Worked out only for who wants it: a level may be large. */
  readonly changes: () => readonly FileEdits[];
}

/** What can be written otherwise at an offset of a level; nothing elsewhere, nor in a text that does not parse. */
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
    return edits.ok ? [{ file: level.path, edits: edits.value }] : [];
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

function rewrite(title: string, { path }: SourceFile, edits: readonly TextEdit[]): readonly Rewrite[] {
  return edits.length === 0 ? [] : [{ title, changes: () => [{ file: path, edits }] }];
}
