import { expect, test } from "vitest";
import { type JsonNode, nodeAt, parseJsonTree } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { finish } from "../../../../base/work";
import { paintDense } from "./paintDense";

const SIDE = 24;

/** A level of one dense layer, and how often any of its rows was asked for its cells. */
function counted(): {
  readonly text: string;
  readonly layer: JsonNode;
  readonly tree: ReturnType<typeof parseJsonTree>;
  readonly reads: () => number;
} {
  const rows = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => null));
  const text = JSON.stringify({ board: { layers: { objects: rows } } });
  const tree = parseJsonTree(text);
  const node = nodeAt(tree, "/board/layers/objects")!;
  let reads = 0;
  const watched = (row: JsonNode): JsonNode =>
    new Proxy(row, {
      get(target, key) {
        if (key === "children") reads += 1;
        return Reflect.get(target, key, target) as unknown;
      },
    });
  const children = node.children!.map(watched);
  const layer = { ...node, type: node.type, offset: node.offset, length: node.length, children };
  return { text, tree, layer, reads: () => reads };
}

/** Reads of rows while so many cells are painted with a param: whose manner of writing is looked for in the layer. */
function readsFor(cells: number): number {
  const { text, tree, layer, reads } = counted();
  const changes = Array.from({ length: cells }, (_, cell) => {
    return { x: cell % SIDE, y: Math.floor(cell / SIDE) % SIDE, entity: { kind: "portal", params: { to: cell } } };
  });
  const layout = layoutNear(text, tree, layer, nodeAt(tree, "/board/layers"));
  const edits = finish(
    paintDense({ text, node: layer, layer: { id: "objects", fill: null }, width: SIDE, layout, changes }),
  );
  expect(edits).toHaveLength(cells);
  return reads();
}

test("a stroke looks through the layer once, however many cells it changes", () => {
  const [few, many] = [readsFor(SIDE), readsFor(SIDE * SIDE)];
  expect(many - few, "each row more is read a few times, not once for each cell").toBeLessThan(SIDE * 8);
});
