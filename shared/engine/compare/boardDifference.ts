// Finds where and how the sizes, layers and cells of two boards differ. Pure.
import { type BoardView, type Entity, type Position, entityAt } from "../../base/boardView";
import { placeName } from "../../base/placeName";
import { type Difference, differing } from "./difference";

/** Returns the differences of size and layers. */
export function shapeDifferences(one: BoardView, other: BoardView): readonly Difference[] {
  const size = (view: BoardView): string => `${view.width} × ${view.height}`;
  return [
    ...differing("the size", size(one), size(other)),
    ...differing("the layers", one.layers.join(", "), other.layers.join(", ")),
  ];
}

/** Returns the cells of layers that differ. For any sizes: everything off a board is empty. */
export function cellDifferences(
  one: BoardView,
  other: BoardView,
  entityText: (entity: Entity | null) => string,
): readonly Difference[] {
  const found: Difference[] = [];
  for (const layer of layersOf(one, other)) {
    for (const position of positionsOf(one, other)) {
      const [left, right] = [entityAt(one, layer, ...position), entityAt(other, layer, ...position)];
      const texts = [entityText(left), entityText(right)] as const;
      if (texts[0] === texts[1]) continue;
      found.push({ what: `${layer} at ${placeName(one, position)}`, one: texts[0], other: texts[1] });
    }
  }
  return found;
}

/**
 * Returns the cells in which the boards differ, including those beyond the smaller board. `besideLayers`: what a cell
 * shows in addition to the entities of its layers, as one text.
 */
export function cellsThatDiffer(
  one: BoardView,
  other: BoardView,
  entityText: (entity: Entity | null) => string,
  besideLayers: (view: BoardView) => (position: Position) => string,
): readonly Position[] {
  const layers = layersOf(one, other);
  const cellText = (view: BoardView): ((position: Position) => string) => {
    const beside = besideLayers(view);
    return (position) => {
      const isInside = position[0] < view.width && position[1] < view.height;
      const stack = layers.map((layer) => entityText(entityAt(view, layer, ...position)));
      return `${isInside} ${stack.join()} ${beside(position)}`;
    };
  };
  const [here, there] = [cellText(one), cellText(other)];
  return [...positionsOf(one, other)].filter((position) => here(position) !== there(position));
}

/** Returns the layers of both boards, each once. */
export function layersOf(one: BoardView, other: BoardView): readonly string[] {
  return [...new Set([...one.layers, ...other.layers])];
}

/** Yields the places of the larger board, row by row. */
export function* positionsOf(one: BoardView, other: BoardView): Generator<Position> {
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) yield [x, y];
}
