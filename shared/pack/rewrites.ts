// Other ways to write what stands at a place of a level, the meaning unchanged: a layer as rows or as entries, the
// moves of a gold path as words or as objects.
import { getLocation } from "jsonc-parser";
import type { Fix } from "../findings/finding";
import { inlineText } from "../text/cellText";
import type { TextEdit } from "../text/edit";
import { nodeAt } from "../text/jsonTree";
import { layoutNear } from "../text/memberEdit";
import { readGoldPath, wordOf } from "./goldPath";
import { layerFormEdits } from "./layerForms";
import { layerForm, layerNode } from "./layers";
import { objectOf } from "./packIndex";
import type { PackSource, SourceFile } from "./packSource";

/** What can be written otherwise at an offset of a level; nothing elsewhere, nor in a text that does not parse. */
export function rewritesAt(pack: PackSource, level: SourceFile, offset: number): readonly Fix[] {
  if (!pack.levels.includes(level) || level.tree.errors.length > 0) return [];
  const { path } = getLocation(level.text, offset);
  if (path[0] === "board" && path[1] === "layers" && path.length > 2) return layerRewrite(pack, level, String(path[2]));
  if (path[0] === "solution" && path[1] === "goldPath") return movesRewrite(pack, level);
  return [];
}

function layerRewrite(pack: PackSource, level: SourceFile, layer: string): readonly Fix[] {
  const form = layerForm(layerNode(level.tree, layer)) === "dense" ? "sparse" : "dense";
  const edits = layerFormEdits(level, pack.game?.value, layer, form);
  const title = form === "sparse" ? `Write the layer "${layer}" as entries` : `Write the layer "${layer}" as rows`;
  return edits.ok ? rewrite(title, level, edits.value) : [];
}

/** Words for moves have been understood since 0.6. */
function movesRewrite(pack: PackSource, level: SourceFile): readonly Fix[] {
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

function rewrite(title: string, { path }: SourceFile, edits: readonly TextEdit[]): readonly Fix[] {
  return edits.length === 0 ? [] : [{ title, changes: [{ file: path, edits }] }];
}
