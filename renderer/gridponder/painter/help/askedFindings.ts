// What is wrong with a cell, asked for at its mark: by a click, or by Ctrl+. at the cell cursor, whatever the tool.
import type { Position } from "../../../../shared/base/boardView";
import type { LocatedFinding } from "../../../../shared/findings/finding";
import type { BoardPointer } from "../../../board/boardPointer";
import { isOnFindingMark } from "../../../board/findingMark";
import { usePackStore } from "../../../session/pack/packStore";
import { findingsOfCell } from "./boardFindings";
import { useDrawnHelp } from "./drawnHelp";
import { usePaintStore } from "../paintStore";
import { type PaintTarget, say } from "../painting";

const store = usePaintStore;

/** What the host last found wrong with a cell of the paint target's level, information alone aside. */
export function findingsAt({ document }: PaintTarget, cell: Position): readonly LocatedFinding[] {
  return findingsOfCell(document.value(), usePackStore.getState().findings[document.path] ?? [], cell);
}

/** The same in words, `Problem: …`; "" where nothing is wrong. */
export function problemText(paintTarget: PaintTarget, cell: Position): string {
  const messages = findingsAt(paintTarget, cell).map(({ message }) => message);
  return messages.length === 0 ? "" : `${messages.length === 1 ? "Problem" : "Problems"}: ${messages.join(" ")}`;
}

/** Takes a press on the mark of a cell; tells when the pointer comes to one and goes. Gives whether it was a press. */
export function findingsByPointer(paintTarget: PaintTarget, event: BoardPointer): boolean {
  const { phase, button, cell, shift, alt, control } = event;
  if (phase === "move" && pressed !== null) return true;
  if (phase === "up" && pressed !== null) return letGo(cell);
  pressed = null;
  if (phase !== "hover" && phase !== "leave" && phase !== "down") return false;
  const isOn =
    phase !== "leave" &&
    isOnFindingMark(event.spot, event.pitch) &&
    useDrawnHelp.getState().problems &&
    findingsAt(paintTarget, cell).length > 0;
  if (isOn !== store.getState().overMark) store.setState({ overMark: isOn });
  if (phase !== "down" || !isOn || button !== 0 || shift || alt || control) return false;
  pressed = cell;
  return true;
}

/** The cell whose mark is pressed. */
let pressed: Position | null = null;

function letGo(cell: Position): boolean {
  const isSame = pressed?.[0] === cell[0] && pressed[1] === cell[1];
  pressed = null;
  // The click is still to come: a menu that is open by then would take it for one beside itself.
  if (isSame) setTimeout(() => store.setState({ asked: cell, focused: cell }));
  return true;
}

/** The same by keys, at the cell cursor. */
export function askAtCursor(paintTarget: PaintTarget): void {
  const { focused } = store.getState();
  if (focused !== null && findingsAt(paintTarget, focused).length > 0) store.setState({ asked: focused });
  else say("Nothing is wrong with this cell.");
}
