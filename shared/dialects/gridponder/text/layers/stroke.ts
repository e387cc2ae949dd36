// What a painter's stroke is, and what painting one layer needs to know. Types only.
import type { Entity } from "../../../../base/boardView";
import type { JsonNode, JsonTree } from "../../../../text/jsonTree";
import type { Layout } from "../../../../text/jsonStyle";
import type { LayerDeclaration } from "./layers";

/** What is to stand at a cell; null erases. */
export interface PaintedCell {
  readonly x: number;
  readonly y: number;
  readonly entity: Entity | null;
}

export interface LevelText {
  readonly text: string;
  readonly tree: JsonTree;
}

/** What the two forms need to know of a layer to be painted. */
export interface LayerPainting {
  readonly text: string;
  readonly node: JsonNode;
  readonly layer: LayerDeclaration;
  readonly width: number;
  readonly layout: Layout;
  /** Cells that change, each once; `entity` null means back to the layer's fill, or to nothing. */
  readonly changes: readonly PaintedCell[];
}
