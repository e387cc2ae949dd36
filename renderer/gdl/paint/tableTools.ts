// What the tools do with the pointer and the keys: each stroke is one step of undo.
import type { Position } from "../../../shared/base/boardView";
import type { TableLayout } from "../table/layout";
import type { TableDrag } from "../table/tablePane";
import { chooseBrush, chooseTool, useTablePaint } from "./paintStore";
import { type TableTarget, brushAt, moveTo, paintAt } from "./painting";
import { placeNode } from "./placeNode";

/** A press of the pointer that is under way. */
export type Dragging =
  | { readonly kind: "paint" | "erase"; readonly last: number; readonly hasPainted: boolean }
  | { readonly kind: "carry"; readonly from: Position }
  | { readonly kind: "arrange"; readonly spot: number };

/** Goes on with a press; returns what is under way behind it, null when it is over. */
export function dragOver(
  target: TableTarget,
  layout: TableLayout,
  dragging: Dragging | null,
  { phase, spot, at, button }: TableDrag,
): Dragging | null {
  const position = layout.spots[spot]?.position ?? null;
  if (phase === "cancel") {
    useTablePaint.setState({ carried: -1 });
    return null;
  }
  if (dragging?.kind === "arrange") {
    const isOver = phase === "up";
    useTablePaint.setState({ carried: isOver ? -1 : dragging.spot });
    if (isOver && spot !== dragging.spot) placeNode(target, layout, dragging.spot, at);
    return isOver ? null : dragging;
  }
  if (phase === "down") return position === null ? null : begun(target, position, spot, button);
  if (dragging === null) return null;
  if (dragging.kind === "carry") {
    if (phase === "move") return dragging;
    const isElsewhere = position !== null && (position[0] !== dragging.from[0] || position[1] !== dragging.from[1]);
    if (isElsewhere) {
      moveTo(target, dragging.from, position);
      useTablePaint.setState({ selected: position });
    }
    return null;
  }
  if (position !== null && spot !== dragging.last) stroke(target, position, dragging.kind, !dragging.hasPainted);
  return phase === "up" ? null : { ...dragging, last: spot, hasPainted: true };
}

function begun(target: TableTarget, position: Position, spot: number, button: 0 | 2): Dragging | null {
  const { tool } = useTablePaint.getState();
  if (button === 0 && tool === "arrange") return { kind: "arrange", spot };
  if (button === 0 && tool === "inspect") return { kind: "carry", from: position };
  const kind = button === 2 || tool === "eraser" ? "erase" : "paint";
  stroke(target, position, kind, true);
  return { kind, last: spot, hasPainted: true };
}

function stroke(target: TableTarget, position: Position, kind: "paint" | "erase", isNew: boolean): void {
  const { brush } = useTablePaint.getState();
  if (kind === "erase") paintAt(target, position, null, isNew);
  else if (brush === null) useTablePaint.setState({ notice: "Choose what to paint in the Entities panel." });
  else paintAt(target, position, brush, isNew);
}

/** Letters choose tools; at the place of the arrow keys Enter paints or selects, Delete takes away, I takes up. */
export function paintKey(target: TableTarget, event: KeyboardEvent, focused: Position | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { selected } = useTablePaint.getState();
  const place = focused ?? selected;
  switch (event.key.toLowerCase()) {
    case "i": {
      const brush = place === null ? null : brushAt(target, place);
      if (brush !== null && brush !== undefined) chooseBrush(brush);
      break;
    }
    case "delete":
    case "backspace":
      if (place !== null) paintAt(target, place, null, true);
      break;
    case "escape":
      useTablePaint.setState({ selected: null });
      chooseTool("inspect");
      break;
    default:
      return;
  }
  event.preventDefault();
}
