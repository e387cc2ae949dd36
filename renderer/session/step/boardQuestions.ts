// Clicks on the board in play that are not moves: Alt explains a cell, Ctrl sets a breakpoint on it.
import type { Position } from "../../../shared/base/boardView";
import { toggleBreakpoint } from "../run/breakpoints";
import { askAboutCell } from "./whyQuestion";

/** A press with its keys held; true when it was taken, and is then no move. */
export function takeBoardQuestion(press: {
  readonly cell: Position;
  readonly alt: boolean;
  readonly control: boolean;
}): boolean {
  if (press.alt) askAboutCell(press.cell);
  else if (press.control) toggleBreakpoint({ kind: "cell", position: press.cell });
  return press.alt || press.control;
}
