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
import type { ReactElement } from "react";
import { IconButton } from "../ui/Button";
import { Toggle } from "../ui/Toggle";
import { copyCells, cutCells, pasteCells } from "./paintCommands";
import { usePaintStore } from "./paintStore";
import type { Easel } from "./painting";
import { emptySelection, turnSelection } from "./carried";

interface SelectionAction {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys: string;
  /** Has nothing to do while no cell is selected. */
  readonly needsCells: boolean;
  readonly run: (easel: Easel) => unknown;
}

const ACTIONS: readonly SelectionAction[] = [
  { icon: Copy, label: "Copy Cells", keys: "CmdOrCtrl+C", needsCells: true, run: copyCells },
  { icon: Scissors, label: "Cut Cells", keys: "CmdOrCtrl+X", needsCells: true, run: cutCells },
  { icon: ClipboardPaste, label: "Paste Cells", keys: "CmdOrCtrl+V", needsCells: false, run: pasteCells },
  { icon: FlipVertical2, label: "Flip Left to Right", keys: "X", needsCells: true, run: turn("flipX") },
  { icon: FlipHorizontal2, label: "Flip Top to Bottom", keys: "Y", needsCells: true, run: turn("flipY") },
  { icon: RotateCw, label: "Turn by 90°", keys: "Z", needsCells: true, run: turn("clockwise") },
  { icon: Trash2, label: "Empty Cells", keys: "Delete", needsCells: true, run: emptySelection },
];

function turn(how: Parameters<typeof turnSelection>[1]): (easel: Easel) => void {
  return (easel) => turnSelection(easel, how);
}

export function SelectionActions({ easel }: { readonly easel: Easel }): ReactElement {
  const isEmpty = usePaintStore((state) => state.selection.length === 0 && state.carried === null);
  const activeOnly = usePaintStore((state) => state.selectsActiveLayer);
  return (
    <>
      <Toggle
        label="Active Layer Only"
        icon={Layers2}
        iconOnly
        pressed={activeOnly}
        onChange={(on) => usePaintStore.setState({ selectsActiveLayer: on })}
      />
      {ACTIONS.map(({ icon, label, keys, needsCells, run }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          keys={keys}
          disabled={needsCells && isEmpty}
          onClick={() => run(easel)}
        />
      ))}
    </>
  );
}
