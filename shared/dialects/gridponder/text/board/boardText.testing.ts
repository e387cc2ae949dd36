// Boards drawn as text, for tests: a letter per cell, `.` for nothing.
import { type BoardView, type Entity, entityAt } from "../../../../base/boardView";
import { UNPLAYED } from "./stateView";

/** A board whose layers are drawn one below the other; a letter is a kind of that name, without params. */
export function boardFromText(
  layers: Readonly<Record<string, string>>,
  more: Partial<BoardView["state"]> = {},
): BoardView {
  const drawn = Object.values(layers).map((text) => text.split("\n"));
  const [height, width] = [drawn[0]!.length, drawn[0]![0]!.length];
  const letters = [...new Set(Object.values(layers).join("").replaceAll(/[\n.]/g, ""))];
  const entities: readonly (Entity | null)[] = [null, ...letters.map((kind) => ({ kind, params: {} }))];
  const cells = drawn.flatMap((rows) =>
    rows.flatMap((row) => Array.from(row, (letter) => letters.indexOf(letter) + 1)),
  );
  return {
    width,
    height,
    layers: Object.keys(layers),
    entities,
    cells: Uint16Array.from(cells),
    state: { ...UNPLAYED, ...more },
  };
}

/** Returns one layer of a board as text. */
export function textOfLayer(view: BoardView, layer: string): string {
  return Array.from({ length: view.height }, (_, y) =>
    Array.from({ length: view.width }, (_, x) => entityAt(view, layer, x, y)?.kind ?? ".").join(""),
  ).join("\n");
}
