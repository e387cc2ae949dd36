// A layer that a level lacks, written for the first time, in the form and layout of its other layers.
import type { BoardView } from "../base/boardView";
import type { TextEdit } from "../text/edit";
import { isOneLineNode } from "../text/jsonStyle";
import { type JsonNode, nodeAt } from "../text/jsonTree";
import { layoutNear } from "../text/memberEdit";
import { itemIndentation, sequenceEdits } from "../text/sequenceEdit";
import { type LayerDeclaration, layerForm, layersObject } from "./layers";
import { type WrittenForm, layerText } from "./layerText";
import type { LevelText, PaintedCell } from "./stroke";

/** A layer that the level did not have, or had as null, with the changes on it. */
export function newLayerEdits(
  level: LevelText,
  board: BoardView,
  layer: LayerDeclaration,
  nullNode: JsonNode | undefined,
  changes: readonly PaintedCell[],
): readonly TextEdit[] {
  const { text, tree } = level;
  const layers = layersObject(tree);
  const boardNode = nodeAt(tree, "/board");
  const container = layers ?? boardNode;
  if (container === undefined || container.type !== "object") return [];
  const layout = layoutNear(text, tree, container);
  const form = formOfOthers(layers);
  if (nullNode !== undefined) {
    const indentation = itemIndentation(text, container, layout.lines);
    const value = layerText(
      form,
      { board, layer, changes },
      layout,
      isOneLineNode(text, container) ? null : indentation,
    );
    return [{ offset: nullNode.offset, length: nullNode.length, text: value }];
  }
  const oneLine = isOneLineNode(text, container) && (container.children?.length ?? 0) > 0;
  const outer = itemIndentation(text, container, layout.lines);
  const indentation = layers === undefined ? outer + layout.lines.unit : outer;
  const value = layerText(
    form,
    { board, layer, changes },
    layout,
    oneLine || !text.includes("\n") ? null : indentation,
  );
  const property = `${JSON.stringify(layer.id)}${layout.inline.colon}${value}`;
  if (layers !== undefined) {
    const insert = new Map([[placeOf(layers, board.layers, layer.id), [property]]]);
    return sequenceEdits(text, layers, { insert }, layout);
  }
  const { newline } = layout.lines;
  const { brace, colon } = layout.inline;
  const object = oneLine ? `{${brace}${property}${brace}}` : `{${newline}${indentation}${property}${newline}${outer}}`;
  const insert = new Map([[container.children?.length ?? 0, [`"layers"${colon}${object}`]]]);
  return sequenceEdits(text, container, { insert }, layout);
}

function formOfOthers(layers: JsonNode | undefined): WrittenForm {
  const forms = (layers?.children ?? []).map((property) => layerForm(property.children?.[1]));
  return forms.includes("sparse") ? "sparse" : "dense";
}

/** Among a level's layers, the place that the game's order gives a new one. */
function placeOf(layers: JsonNode, order: readonly string[], layer: string): number {
  const ids = (layers.children ?? []).map((property) => String(property.children?.[0]?.value));
  const above = ids.findIndex((id) => order.indexOf(id) > order.indexOf(layer));
  return above < 0 ? ids.length : above;
}
