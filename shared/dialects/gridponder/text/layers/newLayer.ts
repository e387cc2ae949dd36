// Layers that a level lacks, written for the first time, in the form and layout of its other layers.
import { addTo } from "../../../../base/groups";
import type { BoardView } from "../../../../base/boardView";
import { defined } from "../../../../base/defined";
import type { TextEdit } from "../../../../text/edit";
import { isOneLineNode } from "../../../../text/jsonStyle";
import { type JsonNode, nodeAt } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { itemIndentation, sequenceEdits } from "../../../../text/sequenceEdit";
import { type LayerDeclaration, layerForm, layersObject } from "./layers";
import { type WrittenForm, layerText } from "./layerText";
import type { LevelText, PaintedCell } from "./stroke";

/** A layer to be written: the level does not have it, or has it as null (`nullNode`). */
export interface NewLayer {
  readonly layer: LayerDeclaration;
  readonly nullNode: JsonNode | undefined;
  readonly changes: readonly PaintedCell[];
}

/** Where layers stand in a text: among others, or as the first in an object that holds them under a key. */
export interface LayersPlace {
  readonly layers: JsonNode | undefined;
  readonly holder: JsonNode | undefined;
  readonly key: string;
  /** How a new one is written. */
  readonly form: WrittenForm;
}

/**
 * Returns the edits that write layers of a level for the first time, among the others where the game's order puts them.
 */
export function newLayerEdits(level: LevelText, board: BoardView, news: readonly NewLayer[]): readonly TextEdit[] {
  const layers = layersObject(level.tree);
  const place = { layers, holder: nodeAt(level.tree, "/board"), key: "layers", form: formOfOthers(layers) };
  return newLayersIn(level, board, place, news);
}

/** Returns the same at any place. */
export function newLayersIn(
  level: LevelText,
  board: BoardView,
  { layers, holder, key, form }: LayersPlace,
  news: readonly NewLayer[],
): readonly TextEdit[] {
  const { text, tree } = level;
  const container = layers ?? holder;
  if (container?.type !== "object" || news.length === 0) return [];
  const layout = layoutNear(text, tree, container);
  const isEmpty = (container.children?.length ?? 0) === 0;
  const oneLine = !text.includes("\n") || (isOneLineNode(text, container) && !isEmpty);
  const outer = itemIndentation(text, container, layout.lines);
  const inner = layers === undefined ? outer + layout.lines.unit : outer;
  const valueOf = ({ layer, changes }: NewLayer): string =>
    layerText(form, { board, layer, changes }, layout, oneLine ? null : inner);
  const propertyOf = (one: NewLayer): string => `${JSON.stringify(one.layer.id)}${layout.inline.colon}${valueOf(one)}`;
  const replaced = news.flatMap((one) => {
    const { nullNode } = one;
    return nullNode === undefined ? [] : [{ offset: nullNode.offset, length: nullNode.length, text: valueOf(one) }];
  });
  const added = inGameOrder(news, board.layers).filter(({ nullNode }) => nullNode === undefined);
  if (added.length === 0) return replaced;
  const properties = added.map(propertyOf);
  if (layers === undefined) {
    const { newline } = layout.lines;
    const { brace, colon, comma } = layout.inline;
    const object = oneLine
      ? `{${brace}${properties.join(comma)}${brace}}`
      : `{${newline}${inner}${properties.join(`,${newline}${inner}`)}${newline}${outer}}`;
    const insert = new Map([[container.children?.length ?? 0, [`${JSON.stringify(key)}${colon}${object}`]]]);
    return sequenceEdits(text, container, { insert }, layout);
  }
  const insert = new Map<number, string[]>();
  for (const [index, { layer }] of added.entries()) {
    const place = placeOf(layers, board.layers, layer.id);
    addTo(insert, place, defined(properties[index]));
  }
  return [...replaced, ...sequenceEdits(text, layers, { insert }, layout)];
}

function inGameOrder(news: readonly NewLayer[], order: readonly string[]): readonly NewLayer[] {
  return [...news].sort((one, other) => order.indexOf(one.layer.id) - order.indexOf(other.layer.id));
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
