// What can be done with the selection, as buttons beside the tools.
import {
  ClipboardPaste,
  Copy,
  FlipVertical2,
  FlipHorizontal2,
  Layers2,
  type LucideIcon,
  RotateCw,
  Scissors,
  Trash2,
} from "lucide-react";
import { type ReactElement, memo } from "react";
import type { Turn } from "../../../../shared/dialects/gridponder/text/grid/transformGrid";
import { IconButton } from "../../../ui/Button";
import { Folding } from "../../../ui/FoldingToolbar";
import { Toggle } from "../../../ui/Toggle";
import { copyCells, cutCells, emptyCells, pasteCells, turnCells } from "../paintCommands";
import { usePaintStore } from "../paintStore";
import type { PaintTarget } from "../paintTarget";
import { shownPainter } from "../shownPainter";

interface SelectionAction {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys: string;
  /** Has nothing to do while no cell is selected. */
  readonly needsCells: boolean;
  /** How early it moves into the menu when there is not enough room. */
  readonly rank: number;
  readonly run: () => void;
}

const ACTIONS: readonly SelectionAction[] = [
  { icon: Copy, label: "Copy Cells", keys: "CmdOrCtrl+C", needsCells: true, rank: 1, run: onShown(copyCells) },
  { icon: Scissors, label: "Cut Cells", keys: "CmdOrCtrl+X", needsCells: true, rank: 6, run: onShown(cutCells) },
  {
    icon: ClipboardPaste,
    label: "Paste Cells",
    keys: "CmdOrCtrl+V",
    needsCells: false,
    rank: 1,
    run: onShown(pasteCells),
  },
  { icon: FlipVertical2, label: "Flip Left to Right", keys: "X", needsCells: true, rank: 7, run: turn("flipX") },
  { icon: FlipHorizontal2, label: "Flip Top to Bottom", keys: "Y", needsCells: true, rank: 7, run: turn("flipY") },
  { icon: RotateCw, label: "Rotate Clockwise", keys: "Z", needsCells: true, rank: 7, run: turn("clockwise") },
  { icon: Trash2, label: "Clear Cells", keys: "Delete", needsCells: true, rank: 6, run: onShown(emptyCells) },
];

function turn(how: Turn): () => void {
  return onShown((paintTarget) => turnCells(paintTarget, how));
}

/** Works on the board as it stands when a button is pressed: painting and carrying leave the buttons as they are. */
function onShown(work: (paintTarget: PaintTarget) => unknown): () => void {
  return () => {
    const shown = shownPainter();
    if (shown !== null) work(shown.paintTarget);
  };
}

function chooseReach(on: boolean): void {
  usePaintStore.setState({ selectsActiveLayer: on });
}

export const SelectionActions = memo(function SelectionActions(): ReactElement {
  const isEmpty = usePaintStore((state) => state.selection.length === 0 && state.gesture?.kind !== "carry");
  const activeOnly = usePaintStore((state) => state.selectsActiveLayer);
  return (
    <>
      <Folding rank={6}>
        <Toggle label="Active Layer Only" icon={Layers2} iconOnly pressed={activeOnly} onChange={chooseReach} />
      </Folding>
      {ACTIONS.map(({ icon, label, keys, needsCells, rank, run }) => (
        <Folding key={label} rank={rank}>
          <IconButton icon={icon} label={label} keys={keys} disabled={needsCells && isEmpty} onClick={run} />
        </Folding>
      ))}
    </>
  );
});
