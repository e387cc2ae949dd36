// What is wrong with a cell, asked for at its mark: by a click, or by Ctrl+. at the cell cursor, whatever the tool.
import type { Position } from "../../../../shared/base/boardView";
import type { LocatedFinding } from "../../../../shared/findings/finding";
import type { BoardPointer } from "../../../board/boardPointer";
import { isOnFindingMark } from "../../../board/findingMark";
import { usePackStore } from "../../../session/pack/packStore";
import { findingsOfCell } from "./boardFindings";
import { useDrawnHelp } from "./drawnHelp";
import { usePaintStore } from "../paintStore";
import { type Easel, say } from "../painting";

const store = usePaintStore;

/** What the host last found wrong with a cell of the easel's level, information alone aside. */
export function findingsAt({ document }: Easel, cell: Position): readonly LocatedFinding[] {
  return findingsOfCell(document.value(), usePackStore.getState().findings[document.path] ?? [], cell);
}

/** The same in words, `Problem: …`; "" where nothing is wrong. */
export function problemText(easel: Easel, cell: Position): string {
  const messages = findingsAt(easel, cell).map(({ message }) => message);
  return messages.length === 0 ? "" : `${messages.length === 1 ? "Problem" : "Problems"}: ${messages.join(" ")}`;
}

/** Takes a press on the mark of a cell; tells when the pointer comes to one and goes. Gives whether it was a press. */
export function findingsByPointer(easel: Easel, event: BoardPointer): boolean {
  const { phase, button, cell, shift, alt, control } = event;
  if (phase === "move" && pressed !== null) return true;
  if (phase === "up" && pressed !== null) return letGo(cell);
  pressed = null;
  if (phase !== "hover" && phase !== "leave" && phase !== "down") return false;
  const isOn =
    phase !== "leave" &&
    isOnFindingMark(event.spot, event.pitch) &&
    useDrawnHelp.getState().problems &&
    findingsAt(easel, cell).length > 0;
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
export function askAtCursor(easel: Easel): void {
  const { focused } = store.getState();
  if (focused !== null && findingsAt(easel, focused).length > 0) store.setState({ asked: focused });
  else say("Nothing is wrong with this cell.");
}
