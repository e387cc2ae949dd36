// What can be done with the selection, as buttons beside the tools.
import {
  ClipboardPaste,
  Copy,
  FlipVertical2,
  FlipHorizontal2,
  Layers2,
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
      <IconButton
        icon={Copy}
        label="Copy Cells"
        keys="CmdOrCtrl+C"
        disabled={isEmpty}
        onClick={() => copyCells(easel)}
      />
      <IconButton
        icon={Scissors}
        label="Cut Cells"
        keys="CmdOrCtrl+X"
        disabled={isEmpty}
        onClick={() => cutCells(easel)}
      />
      <IconButton icon={ClipboardPaste} label="Paste Cells" keys="CmdOrCtrl+V" onClick={pasteCells} />
      <IconButton
        icon={FlipVertical2}
        label="Flip Left to Right"
        keys="X"
        disabled={isEmpty}
        onClick={() => turnSelection(easel, "flipX")}
      />
      <IconButton
        icon={FlipHorizontal2}
        label="Flip Top to Bottom"
        keys="Y"
        disabled={isEmpty}
        onClick={() => turnSelection(easel, "flipY")}
      />
      <IconButton
        icon={RotateCw}
        label="Turn by 90°"
        keys="Z"
        disabled={isEmpty}
        onClick={() => turnSelection(easel, "clockwise")}
      />
      <IconButton
        icon={Trash2}
        label="Empty Cells"
        keys="Delete"
        disabled={isEmpty}
        onClick={() => emptySelection(easel)}
      />
    </>
  );
}
