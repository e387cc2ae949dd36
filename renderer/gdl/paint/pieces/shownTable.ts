// The board of a game that is painted, for commands that come from elsewhere: the menu, the palette, keys.
import { type RefObject, useLayoutEffect } from "react";
import type { Position } from "../../../../shared/base/boardView";
import type { PaintedTable } from "./pieceActions";

export interface ShownTable {
  /** Returns the board as it stands; null while it cannot be painted. */
  readonly table: () => PaintedTable | null;
  /** The place under the pointer; null for none. */
  readonly pointed: RefObject<Position | null>;
}

let shown: ShownTable | null = null;

/** Returns the painted board on show; null while none is. */
export function shownTable(): ShownTable | null {
  return shown;
}

/** Makes this board the one on show for as long as the component is there and it is the active one. */
export function useShownTable(table: ShownTable, isActive: boolean): void {
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    shown = table;
    return () => {
      if (shown === table) shown = null;
    };
  });
}
