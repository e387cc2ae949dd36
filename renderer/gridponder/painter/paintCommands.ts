// Runs the painter's commands, from every caller. Without a visible painter they do nothing.
import type { Turn } from "../../../shared/dialects/gridponder/text/grid/transformGrid";
import { main } from "../../bridge/main";
import type { DialectCommandId } from "../../dialect/dialectCommands";
import { packSource } from "../../documents/packSource";
import { emptySelection } from "./tools/select/lift";
import { turnSelection } from "./tools/select/moveSelection";
import { copySelection, duplicateSelection } from "./clipboard";
import { type DrawnHelpId, switchDrawnHelp } from "./help/drawnHelp";
import { turnLevel } from "./inspector/gridChanges";
import { chooseTool, switchMirror, usePaintStore } from "./paintStore";
import { paintedBoard } from "./paintedBoard";
import type { PaintTarget } from "./paintTarget";
import { levelNow } from "./levelNow";
import { perform } from "./painting";
import { selectWholeBoard } from "./painterKeys";
import { type ShownPainter, shownPainter } from "./shownPainter";
import { TOOLS } from "./tools/tools";

type Run = () => void;

function withPainter(act: (painter: ShownPainter) => unknown): Run {
  return () => {
    const painter = shownPainter();
    if (painter !== null) act(painter);
  };
}

/** Acts on what is selected; the board has the keys then. */
function withSelection(act: (paintTarget: PaintTarget) => unknown): Run {
  return withPainter(({ paintTarget }) => {
    focusBoard();
    act(paintTarget);
  });
}

function focusBoard(): void {
  paintedBoard()?.focus({ preventScroll: true });
}

/** Copies what is selected to the system's clipboard; gives whether there was anything. */
export function copyCells(paintTarget: PaintTarget): boolean {
  return copySelection(paintTarget, (text) => void navigator.clipboard.writeText(text));
}

/** Copies what is selected, then empties it. */
export function cutCells(paintTarget: PaintTarget): void {
  if (copyCells(paintTarget)) perform(paintTarget, emptySelection(levelNow(paintTarget), "Cut"));
}

/** Empties what is selected. */
export function emptyCells(paintTarget: PaintTarget): void {
  perform(paintTarget, emptySelection(levelNow(paintTarget)));
}

/** Flips or turns what is carried, or what is selected. */
export function turnCells(paintTarget: PaintTarget, turn: Turn): void {
  perform(paintTarget, turnSelection(usePaintStore.getState().gesture, levelNow(paintTarget), turn));
}

/** Pastes the clipboard on the board, as its keys would. */
export function pasteCells(): void {
  focusBoard();
  void main.paste();
}

/** Chooses a tool and moves the focus to the board. */
const tool = (id: string): Run =>
  withPainter(() => {
    focusBoard();
    chooseTool(id);
  });
const show =
  (id: DrawnHelpId): Run =>
  () =>
    switchDrawnHelp(id);

const turn = (by: Turn): Run => withPainter(({ board }) => turnLevel(board, by, packSource().game?.tree));

/** Those that are no tool's. */
type OtherCommandId = Exclude<
  DialectCommandId,
  `tool.${string}` | `kind.${string}` | `rule.${string}` | "view.fitBoard"
>;

export const paintCommands = {
  ...Object.fromEntries(TOOLS.map(({ id }) => [`tool.${id}`, tool(id)])),
  "mirror.flipX": withPainter(() => switchMirror("flipX")),
  "mirror.flipY": withPainter(() => switchMirror("flipY")),
  "cells.selectAll": withSelection(selectWholeBoard),
  "cells.copy": withSelection(copyCells),
  "cells.cut": withSelection(cutCells),
  "cells.paste": withPainter(pasteCells),
  "cells.duplicate": withSelection(duplicateSelection),
  "cells.flipX": withSelection((paintTarget) => turnCells(paintTarget, "flipX")),
  "cells.flipY": withSelection((paintTarget) => turnCells(paintTarget, "flipY")),
  "cells.turn": withSelection((paintTarget) => turnCells(paintTarget, "clockwise")),
  "cells.empty": withSelection(emptyCells),
  "show.grid": show("grid"),
  "show.coordinates": show("coordinates"),
  "show.problems": show("problems"),
  "show.links": show("links"),
  "show.objects": show("objects"),
  "show.places": show("places"),
  "show.rule": show("rule"),
  "show.patterns": show("patterns"),
  "show.solid": show("solid"),
  "show.unreachable": show("unreachable"),
  "level.turnRight": turn("clockwise"),
  "level.turnLeft": turn("counterclockwise"),
  "level.flipX": turn("flipX"),
  "level.flipY": turn("flipY"),
} satisfies Record<OtherCommandId, Run>;
