// What can be done with the pieces on selected places, as buttons beside the tools.
import {
  ClipboardPaste,
  Copy,
  FlipHorizontal2,
  FlipVertical2,
  type LucideIcon,
  RotateCw,
  Scissors,
  Trash2,
} from "lucide-react";
import { type ReactElement, memo } from "react";
import { IconButton } from "../../../ui/Button";
import { Folding } from "../../../ui/FoldingToolbar";
import { useTablePaint } from "../paintStore";
import { pieceCommands } from "./pieceCommands";

interface PieceAction {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly keys: string;
  readonly command: keyof typeof pieceCommands;
  /** How early it moves into the menu when there is not enough room. */
  readonly rank: number;
  /** Has something to do only where places lie in rows. */
  readonly needsRows?: boolean;
}

const ACTIONS: readonly PieceAction[] = [
  { icon: Copy, label: "Copy Pieces", keys: "CmdOrCtrl+C", command: "cells.copy", rank: 2 },
  { icon: Scissors, label: "Cut Pieces", keys: "CmdOrCtrl+X", command: "cells.cut", rank: 3 },
  { icon: ClipboardPaste, label: "Paste Pieces", keys: "CmdOrCtrl+V", command: "cells.paste", rank: 2 },
  { icon: FlipVertical2, label: "Flip Left to Right", keys: "X", command: "cells.flipX", rank: 4, needsRows: true },
  { icon: FlipHorizontal2, label: "Flip Top to Bottom", keys: "Y", command: "cells.flipY", rank: 4, needsRows: true },
  { icon: RotateCw, label: "Rotate Clockwise", keys: "Z", command: "cells.turn", rank: 4, needsRows: true },
  { icon: Trash2, label: "Remove Pieces", keys: "Delete", command: "cells.empty", rank: 3 },
];

/** `hasRows`: several places can be turned together. */
export const PieceActions = memo(function PieceActions({ hasRows }: { readonly hasRows: boolean }): ReactElement[] {
  const isCarried = useTablePaint((state) => state.carriedPieces !== null);
  const isEmpty = useTablePaint((state) => state.selection.length === 0);
  return ACTIONS.filter(({ needsRows }) => hasRows || needsRows !== true).map(
    ({ icon, label, keys, command, rank, needsRows }) => {
      const isOff = command !== "cells.paste" && isEmpty && !(needsRows === true && isCarried);
      return (
        <Folding key={command} rank={rank}>
          <IconButton icon={icon} label={label} keys={keys} disabled={isOff} onClick={pieceCommands[command]} />
        </Folding>
      );
    },
  );
});
