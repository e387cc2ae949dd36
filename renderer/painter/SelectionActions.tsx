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
import { IconButton } from "../ui/Button";
import { Toggle } from "../ui/Toggle";
import { copyCells, cutCells, pasteCells } from "./paintCommands";
import { usePaintStore } from "./paintStore";
import type { Easel } from "./painting";
import { emptySelection, turnSelection } from "./carried";
import { shownPainter } from "./shownPainter";

interface SelectionAction {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys: string;
  /** Has nothing to do while no cell is selected. */
  readonly needsCells: boolean;
  readonly run: () => void;
}

const ACTIONS: readonly SelectionAction[] = [
  { icon: Copy, label: "Copy Cells", keys: "CmdOrCtrl+C", needsCells: true, run: onShown(copyCells) },
  { icon: Scissors, label: "Cut Cells", keys: "CmdOrCtrl+X", needsCells: true, run: onShown(cutCells) },
  { icon: ClipboardPaste, label: "Paste Cells", keys: "CmdOrCtrl+V", needsCells: false, run: onShown(pasteCells) },
  { icon: FlipVertical2, label: "Flip Left to Right", keys: "X", needsCells: true, run: turn("flipX") },
  { icon: FlipHorizontal2, label: "Flip Top to Bottom", keys: "Y", needsCells: true, run: turn("flipY") },
  { icon: RotateCw, label: "Turn by 90°", keys: "Z", needsCells: true, run: turn("clockwise") },
  { icon: Trash2, label: "Empty Cells", keys: "Delete", needsCells: true, run: onShown(emptySelection) },
];

function turn(how: Parameters<typeof turnSelection>[1]): () => void {
  return onShown((easel) => turnSelection(easel, how));
}

/** Works on the board as it stands when a button is pressed: painting and carrying leave the buttons as they are. */
function onShown(work: (easel: Easel) => unknown): () => void {
  return () => {
    const shown = shownPainter();
    if (shown !== null) work(shown.easel);
  };
}

function chooseReach(on: boolean): void {
  usePaintStore.setState({ selectsActiveLayer: on });
}

export const SelectionActions = memo(function SelectionActions(): ReactElement {
  const isEmpty = usePaintStore((state) => state.selection.length === 0 && state.carried === null);
  const activeOnly = usePaintStore((state) => state.selectsActiveLayer);
  return (
    <>
      <Toggle label="Active Layer Only" icon={Layers2} iconOnly pressed={activeOnly} onChange={chooseReach} />
      {ACTIONS.map(({ icon, label, keys, needsCells, run }) => (
        <IconButton key={label} icon={icon} label={label} keys={keys} disabled={needsCells && isEmpty} onClick={run} />
      ))}
    </>
  );
});
