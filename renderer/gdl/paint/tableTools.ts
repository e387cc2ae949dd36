// What the tools do with the pointer and the keys: each stroke is one step of undo.
import type { BoardView, Position } from "../../../shared/base/boardView";
import type { Point } from "../../board/viewport";
import { type MovedSpot, type TableLayout, tableLayout } from "../table/layout";
import type { TableCanvasProps } from "../table/TableCanvas";
import type { TableDrag } from "../table/tablePane";
import { chooseBrush, chooseTool, selectPlaces, useTablePaint } from "./paintStore";
import { BY_EFFECTS, type TableTarget, brushAt, clearPlaces, paintAt } from "./painting";
import { moveSelected } from "./movedSelection";
import {
  type PlaceSelection,
  extendedTo,
  isSelected,
  movedTogether,
  occupiedPlaces,
  placesBetween,
  selectedOn,
  togglePlace,
  withPlaces,
} from "./placeSelection";
import { placeNode } from "./placeNode";
import { turnPieces } from "./pieces/pieceActions";
import type { TableTurn } from "./pieces/pieceClip";

/** A gesture of the pointer that is not over. */
export type Dragging =
  | { readonly kind: "paint" | "erase"; readonly last: number; readonly hasPainted: boolean }
  | { readonly kind: "carry"; readonly from: Position }
  | { readonly kind: "arrange"; readonly spot: number; readonly from: Point }
  | SelectDrag;

/** A rectangle of places. */
interface SelectDrag {
  readonly kind: "select";
  readonly from: Point;
  /** Where it began; -1 beside all places. */
  readonly spot: number;
  /** What was selected before. */
  readonly before: PlaceSelection;
  /** What stays selected besides. */
  readonly kept: PlaceSelection;
  /** Until it has left the place where it began it is only a click. */
  readonly hasLeft: boolean;
}

/** A node that is dragged less far than this stays where it is: a hand is not so steady. In units of the layout. */
const LEAST_DRAG = 0.1;

/** Goes on with a press; returns the gesture after it, null when it is over. */
export function dragOver(
  target: TableTarget,
  layout: TableLayout,
  dragging: Dragging | null,
  drag: TableDrag,
): Dragging | null {
  const { phase, spot, at } = drag;
  const { carriedPieces } = useTablePaint.getState();
  if (carriedPieces !== null) {
    // A click puts them down; the right button drops them.
    if (phase === "down" && drag.button === 2) useTablePaint.setState({ carriedPieces: null, notice: null });
    return null;
  }
  if (dragging?.kind === "select") return selectOver(layout, dragging, drag);
  const position = layout.spots[spot]?.position ?? null;
  if (phase === "cancel") {
    useTablePaint.setState({ carried: null });
    return null;
  }
  if (dragging?.kind === "arrange") {
    const isOver = phase === "up";
    const moved = movedNode(layout, dragging.spot, dragging.from, at);
    useTablePaint.setState({ carried: isOver ? null : moved });
    if (isOver && moved !== null) placeNode(target, layout, moved);
    return isOver ? null : dragging;
  }
  if (phase === "down") return begun(target, position, drag);
  if (dragging === null) return null;
  if (dragging.kind === "carry") {
    if (phase === "move") return dragging;
    const isElsewhere = position !== null && (position[0] !== dragging.from[0] || position[1] !== dragging.from[1]);
    if (isElsewhere) carryTo(target, layout, dragging.from, position);
    return null;
  }
  if (position !== null && spot !== dragging.last) stroke(target, position, dragging.kind, !dragging.hasPainted);
  return phase === "up" ? null : { ...dragging, last: spot, hasPainted: true };
}

/** Moves what is carried, and with one of several selected places the others as far. */
function carryTo(target: TableTarget, layout: TableLayout, from: Position, to: Position): void {
  const moves = movedTogether(layout, selectedOn(layout, useTablePaint.getState().selection), from, to);
  if (moves === null) return useTablePaint.setState({ notice: "Not all of them would be on the board there." });
  moveSelected(target, moves);
}

/** Where a node is by a drag from one point to another; null while it has not moved. */
function movedNode({ spots }: TableLayout, spot: number, from: Point, to: Point): MovedSpot | null {
  const node = spots[spot];
  const [x, y] = [to.x - from.x, to.y - from.y];
  return node === undefined || Math.hypot(x, y) < LEAST_DRAG ? null : { spot, at: { x: node.x + x, y: node.y + y } };
}

function begun(target: TableTarget, position: Position | null, drag: TableDrag): Dragging | null {
  const { tool, selection } = useTablePaint.getState();
  const { spot, at: from, button } = drag;
  if (button === 0 && tool === "inspect" && !isCarried(target, selection, position))
    return { kind: "select", from, spot, before: selection, kept: drag.isAdding ? selection : [], hasLeft: false };
  if (position === null) return null;
  if (button === 0 && tool === "arrange") return { kind: "arrange", spot, from };
  if (button === 0 && tool === "inspect") return { kind: "carry", from: position };
  const kind = button === 2 || tool === "eraser" ? "erase" : "paint";
  stroke(target, position, kind, true);
  return { kind, last: spot, hasPainted: true };
}

/** Returns whether a drag from a place moves something: what stands there, or on places that are selected with it. */
function isCarried(target: TableTarget, selection: PlaceSelection, position: Position | null): boolean {
  if (position === null) return false;
  const places = isSelected(selection, position) ? selection : [position];
  return places.some((place) => brushAt(target, place) !== null);
}

function selectOver(layout: TableLayout, drag: SelectDrag, { phase, spot, at }: TableDrag): Dragging | null {
  const { from, kept } = drag;
  const hasLeft =
    drag.hasLeft || (spot === -1 ? Math.hypot(at.x - from.x, at.y - from.y) >= LEAST_DRAG : spot !== drag.spot);
  const isOver = phase === "up" || phase === "cancel";
  if (phase === "cancel") useTablePaint.setState({ selection: drag.before, frame: null });
  else if (hasLeft) {
    const selection = withPlaces(kept, placesBetween(layout, from, at));
    useTablePaint.setState({ selection, frame: isOver ? null : { from, to: at }, notice: null });
  }
  return isOver ? null : { ...drag, hasLeft };
}

/** Paints or erases a place with the chosen brush; a notice says why nothing changes. `isNew`: as a step of undo. */
export function stroke(target: TableTarget, position: Position, kind: "paint" | "erase", isNew: boolean): void {
  const { brush } = useTablePaint.getState();
  if (kind === "paint" && brush === null)
    useTablePaint.setState({ notice: "Choose what to paint in the Entities panel." });
  else if (!paintAt(target, position, kind === "erase" ? null : brush, { isNew }) && isNew)
    useTablePaint.setState({ notice: "Nothing to change there." });
}

const TURNS: Readonly<Record<string, TableTurn>> = {
  x: "flipX",
  y: "flipY",
  z: "clockwise",
  Z: "counterclockwise",
};

/**
 * Letters choose tools; at the place of the arrow keys Enter paints or selects, Delete takes away, I takes up. Ctrl+A
 * selects all places on which something stands; X, Y and Z turn several selected places, and what is carried.
 */
export function paintKey(
  target: TableTarget,
  layout: TableLayout,
  event: KeyboardEvent,
  focused: Position | null,
): void {
  if (event.altKey) return;
  if (event.ctrlKey || event.metaKey) return selectByKey(target, layout, event, focused);
  const selection = selectedOn(layout, useTablePaint.getState().selection);
  const { tool, carriedPieces } = useTablePaint.getState();
  const place = focused ?? selection[0] ?? null;
  const turn = tool === "inspect" ? TURNS[event.key] : undefined;
  // With a single place the letters choose tools.
  if (turn !== undefined && (carriedPieces !== null || selection.length > 1)) {
    turnPieces({ target, layout }, turn);
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  switch (event.key.toLowerCase()) {
    case "i": {
      const brush = place === null ? null : brushAt(target, place);
      if (brush !== null && brush !== undefined) chooseBrush(brush);
      else if (place !== null)
        useTablePaint.setState({ notice: brush === null ? "Nothing to pick there." : BY_EFFECTS });
      break;
    }
    case "delete":
    case "backspace":
      if (selection.length > 1) clearPlaces(target, selection);
      else if (place !== null) stroke(target, place, "erase", true);
      break;
    case "escape":
      if (carriedPieces !== null) {
        useTablePaint.setState({ carriedPieces: null, notice: null });
        break;
      }
      useTablePaint.setState({ selection: [] });
      chooseTool("inspect");
      break;
    default:
      return;
  }
  event.preventDefault();
}

function selectByKey(
  { board }: TableTarget,
  layout: TableLayout,
  event: KeyboardEvent,
  focused: Position | null,
): void {
  const selection = selectedOn(layout, useTablePaint.getState().selection);
  if (event.key.toLowerCase() === "a" && !event.shiftKey) selectPlaces(occupiedPlaces(layout, board));
  else if (event.key === " " && focused !== null) selectPlaces(togglePlace(selection, focused));
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Returns what clicks with Ctrl and Shift do with the tool that selects. */
export function selecting(board: BoardView): Pick<TableCanvasProps, "onMark" | "onExtend"> {
  return {
    onMark: (position) => selectPlaces(togglePlace(useTablePaint.getState().selection, position)),
    onExtend(position, from) {
      const layout = tableLayout(board);
      const selection = selectedOn(layout, useTablePaint.getState().selection);
      const begun = selection.length === 0 && from !== null ? [from] : selection;
      selectPlaces(extendedTo(layout, begun, position));
    },
  };
}
