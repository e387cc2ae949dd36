// What can be done with a row of a list, at the right mouse button or the menu key on it. Rows are told by `data-row`.
import { ContextMenu } from "@base-ui/react/context-menu";
import { type MouseEvent, type ReactElement, type ReactNode, useState } from "react";
import type { RowRename } from "./useRowRename";

export interface RowMenuProps {
  readonly renaming: RowRename;
  /** The items for a row; null: the menu was opened beside the rows. */
  readonly items: (row: string | null) => ReactNode;
  /** Returns whether what an item began, other than renaming, keeps the focus that it has taken. */
  readonly keepsFocus?: () => boolean;
  readonly children: ReactNode;
}

export function RowMenu({ renaming, items, keepsFocus = () => false, children }: RowMenuProps): ReactElement {
  const [row, setRow] = useState<string | null>(null);
  const choose = ({ target }: MouseEvent): void =>
    setRow((target as Element).closest<HTMLElement>("[data-row]")?.dataset["row"] ?? null);
  const { list, isTyped } = renaming;
  const goesBack = (): boolean => !isTyped() && !keepsFocus();
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger ref={list} onContextMenu={choose}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Positioner className="gw-menu-place">
          <ContextMenu.Popup className="gw-menu" finalFocus={goesBack}>
            {items(row)}
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
