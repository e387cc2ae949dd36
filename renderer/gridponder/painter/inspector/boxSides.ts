// The sides of a sided box, opened and closed by a click and dragged to another side, on the inspected cell.
// Knows which param holds them (published-behaviour 10.5); what boxes do with their sides is the engine's business.
import { type BoardView, type Position, entityAt } from "../../../../shared/base/boardView";
import type { Json } from "../../../../shared/base/json";
import { sidesParams } from "../../../../shared/dialects/gridponder/text/grid/turnedParams";
import type { BoardPointer } from "../../../board/boardPointer";
import type { Looks } from "../../board/looks";
import type { SidesDecoration } from "../../../board/decorations";
import { changeParam } from "./changeInstances";
import { usePaintStore } from "../paintStore";
import type { DraggedSide } from "../tools/underWay";
import { type PaintTarget, say } from "../painting";

const store = usePaintStore;

export interface SidedBox {
  readonly layer: string;
  readonly param: string;
  /** Bits: up 1, right 2, down 4, left 8. */
  readonly sides: number;
}

/** The topmost box with sides at a cell; null for none. */
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

/** The side that a spot of a cell is nearest to, as its bit; the spot may lie off the cell. */
export function sideOf([x, y]: readonly [number, number]): number {
  const [dx, dy] = [x - 0.5, y - 0.5];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 2 : 8;
  return dy > 0 ? 4 : 1;
}

/** The share of a cell from its middle in which no side is taken. */
const MIDDLE = 0.28;

/** The sides after one was clicked (to: the same), or dragged to another; dragging a side that is not there sets none. */
export function draggedSides(sides: number, { from, to }: Pick<DraggedSide, "from" | "to">): number {
  if (from === to) return sides ^ from;
  return (sides & from) === 0 ? sides : (sides & ~from) | to;
}

/** Takes a press on a side of the inspected box, and what follows; gives whether the pointer was about one. */
export function sideByPointer(paintTarget: PaintTarget, event: BoardPointer): boolean {
  const { side, focused } = store.getState();
  if (side !== null) {
    follow(paintTarget, side, event);
    return true;
  }
  const isThere = focused?.[0] === event.cell[0] && focused[1] === event.cell[1];
  if (event.phase !== "down" || event.button !== 0 || !isThere) return false;
  const [x, y] = event.spot;
  const isMiddle = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) < MIDDLE;
  if (isMiddle || sidedBoxAt(paintTarget.view, paintTarget.game, event.cell) === null) return false;
  const from = sideOf(event.spot);
  store.setState({ side: { cell: event.cell, from, to: from }, notice: "" });
  return true;
}

function follow(paintTarget: PaintTarget, side: DraggedSide, event: BoardPointer): void {
  const { cell } = side;
  if (event.phase === "move") {
    const to = sideOf([event.cell[0] - cell[0] + event.spot[0], event.cell[1] - cell[1] + event.spot[1]]);
    if (to !== side.to) store.setState({ side: { ...side, to } });
    return;
  }
  if (event.phase === "hover" || event.phase === "leave") return;
  store.setState({ side: null });
  const box = event.phase === "up" ? sidedBoxAt(paintTarget.view, paintTarget.game, cell) : null;
  if (box === null) return;
  const sides = draggedSides(box.sides, side);
  if (sides === box.sides) return;
  changeParam(paintTarget, box.layer, [cell], box.param, sides);
  say(sidesText(sides));
}

function sidesText(sides: number): string {
  const names = SIDES.flatMap(([bit, name]) => ((sides & bit) === 0 ? [] : [name]));
  return names.length === 0 ? "The box has no sides." : `The box has sides: ${names.join(", ")}.`;
}

/** The sides of all boxes whose pictures do not show them: those that are there. */
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

/** The sides of the inspected box, as they would be; null where there is none. */
export function sidesDecoration(
  { view, game }: PaintTarget,
  at: Position,
  side: DraggedSide | null,
): SidesDecoration | null {
  const box = sidedBoxAt(view, game, at);
  if (box === null) return null;
  const isDragged = side !== null && side.from !== side.to;
  return { kind: "sides", at, sides: isDragged ? draggedSides(box.sides, side) : box.sides, areHandles: true };
}
