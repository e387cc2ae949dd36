// Layers moved in the Layers panel: their order in game.json, where the last one is the top, is that in which they are drawn.
import type { DragEvent } from "react";
import { isJsonObject } from "../../../../shared/base/json";
import { moveItemEdits } from "../../../../shared/text/placeEdits";
import { applyFor } from "../../../documents/history/changesElsewhere";
import { documents } from "../../../documents/documents";
import { packSource } from "../../../documents/packSource";
import { usePackStore } from "../../../session/pack/packStore";
import { type ReorderDrop, reorderDrop } from "../../../ui/reorderDrop";

const LAYER_TYPE = "application/x-gridwright-layer";

/** Lets a layer be dragged. */
export function dragLayer({ dataTransfer }: DragEvent, layer: string): void {
  dataTransfer.setData(LAYER_TYPE, layer);
  dataTransfer.effectAllowed = "move";
}

/** The handlers of a layer's row: another layer is dropped above it, or below it. */
export function layerDrop(layer: string): ReorderDrop {
  return reorderDrop({
    takes: ({ dataTransfer }) => dataTransfer.types.includes(LAYER_TYPE),
    drop(side, { dataTransfer }) {
      const onto = indexOf(layer);
      // The top row is the last layer.
      if (onto >= 0) moveLayer(dataTransfer.getData(LAYER_TYPE), side === "before" ? onto + 1 : onto);
    },
  });
}

/** Moves a layer over the one above it (1), or under the one below it (-1). */
export function moveLayerBy(layer: string, by: 1 | -1): void {
  const from = indexOf(layer);
  if (from >= 0) moveLayer(layer, by === 1 ? from + 2 : from - 1);
}

/** Moves a layer in game.json before the one at an index, as one step of undo of the level in view. */
function moveLayer(layer: string, before: number): void {
  const [game, from] = [gameDocument(), indexOf(layer)];
  if (game === undefined || from < 0 || before < 0) return;
  const edits = moveItemEdits({ text: game.text(), tree: game.tree() }, ["layers"], from, before);
  const madeFor = usePackStore.getState().activeLevelFile ?? game.path;
  if (edits.length > 0) applyFor(madeFor, { name: `Move layer ${layer}`, edits: [{ file: game.path, edits }] });
}

/** Returns the place of a layer in game.json; -1 where it has none. */
function indexOf(layer: string): number {
  const game = gameDocument()?.value();
  const layers = isJsonObject(game) ? game["layers"] : undefined;
  return Array.isArray(layers) ? layers.findIndex((each) => isJsonObject(each) && each["id"] === layer) : -1;
}

function gameDocument() {
  return documents.get(packSource().game?.path ?? "");
}
