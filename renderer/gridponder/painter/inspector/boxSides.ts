// The sides of a sided box, opened and closed by a click and dragged to another side, on the inspected cell.
// Knows which param holds them (published-behaviour 10.5); what boxes do with their sides is the engine's business.
import { type BoardView, type Position, entityAt } from "../../../../shared/base/boardView";
import type { Json } from "../../../../shared/base/json";
import { sidesParams } from "../../../../shared/dialects/gridponder/text/grid/turnedParams";
import type { BoardPointer } from "../../../board/boardPointer";
import type { Looks } from "../../board/looks";
import type { SidesDecoration } from "../../../board/decorations";
import { changeParam } from "./changeInstances";
import type { SideDrag } from "../tools/gesture";
import type { Change, Level, PaintedLevel } from "../tools/tool";

export interface SidedBox {
  readonly layer: string;
  readonly param: string;
  /** Bits: up 1, right 2, down 4, left 8. */
  readonly sides: number;
}

/** Returns the topmost box with sides at a cell; null for none. */
function sidedBoxAt(view: BoardView, game: Json | undefined, [x, y]: Position): SidedBox | null {
  for (const layer of view.layers.toReversed()) {
    const entity = entityAt(view, layer, x, y);
    const param = entity === null ? undefined : sidesParams(game, entity.kind)[0];
    if (entity === null || param === undefined) continue;
    const sides = entity.params[param];
    return { layer, param, sides: typeof sides === "number" && Number.isInteger(sides) ? sides : 0 };
  }
  return null;
}

const SIDES = [
  [1, "up"],
  [2, "right"],
  [4, "down"],
  [8, "left"],
] as const;

/** Returns the side that a spot of a cell is nearest to, as its bit; the spot may be outside the cell. */
export function sideOf([x, y]: readonly [number, number]): number {
  const [dx, dy] = [x - 0.5, y - 0.5];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 2 : 8;
  return dy > 0 ? 4 : 1;
}

/** The share of a cell from its middle in which no side is taken. */
const MIDDLE = 0.28;

/** The sides after one was clicked (to: the same), or dragged to another; dragging a side that is not there sets none. */
export function draggedSides(sides: number, { from, to }: Pick<SideDrag, "from" | "to">): number {
  if (from === to) return sides ^ from;
  return (sides & from) === 0 ? sides : (sides & ~from) | to;
}

/** Returns the side of a box that a press on its cell takes; null in the cell's middle and where no box has sides. */
export function sideAt({ board, game }: PaintedLevel, cell: Position, [x, y]: BoardPointer["spot"]): SideDrag | null {
  const isMiddle = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) < MIDDLE;
  if (isMiddle || sidedBoxAt(board, game, cell) === null) return null;
  const from = sideOf([x, y]);
  return { kind: "side", cell, from, to: from };
}

/** Returns the drag on to a place of the board; the same drag while the nearest side is. */
export function sideDraggedTo(drag: SideDrag, { cell: [x, y], spot }: Pick<BoardPointer, "cell" | "spot">): SideDrag {
  const to = sideOf([x - drag.cell[0] + spot[0], y - drag.cell[1] + spot[1]]);
  return to === drag.to ? drag : { ...drag, to };
}

/** Returns the sides as they were dragged, as one edit; nothing where they are as before. */
export function endSideDrag(drag: SideDrag, level: Level): Change {
  const box = sidedBoxAt(level.board, level.game, drag.cell);
  const sides = box === null ? 0 : draggedSides(box.sides, drag);
  if (box === null || sides === box.sides) return { gesture: null };
  return { notice: sidesText(sides), ...changeParam(level, box.layer, [drag.cell], box.param, sides) };
}

function sidesText(sides: number): string {
  const names = SIDES.flatMap(([bit, name]) => ((sides & bit) === 0 ? [] : [name]));
  return names.length === 0 ? "The box has no sides." : `The box has sides: ${names.join(", ")}.`;
}

/** Returns the sides of all boxes whose pictures do not show them: those that are there. */
export function plainBoxSides(view: BoardView, looks: Looks, game: Json | undefined): readonly SidesDecoration[] {
  const isPlain = (kind: string): boolean => {
    const look = looks.kinds.get(kind);
    const shown = [look?.spriteParam, look?.symbolParam, look?.display?.label?.replace(/^@param:/, "")];
    return sidesParams(game, kind).some((param) => !shown.includes(param));
  };
  const boxes = view.entities.map((entity) => entity !== null && isPlain(entity.kind));
  if (!boxes.includes(true)) return [];
  const area = view.width * view.height;
  const cells = new Set<number>();
  view.cells.forEach((id, slot) => boxes[id] === true && cells.add(slot % area));
  return [...cells].flatMap((cell): readonly SidesDecoration[] => {
    const at: Position = [cell % view.width, Math.floor(cell / view.width)];
    const sides = sidedBoxAt(view, game, at)?.sides ?? 0;
    return sides === 0 ? [] : [{ kind: "sides", at, sides, areHandles: false }];
  });
}

/** Returns the sides of the inspected box, as they would be; null where there is none. */
export function sidesDecoration(
  { board, game }: PaintedLevel,
  at: Position,
  side: SideDrag | null,
): SidesDecoration | null {
  const box = sidedBoxAt(board, game, at);
  if (box === null) return null;
  const isDragged = side !== null && side.from !== side.to;
  return { kind: "sides", at, sides: isDragged ? draggedSides(box.sides, side) : box.sides, areHandles: true };
}
