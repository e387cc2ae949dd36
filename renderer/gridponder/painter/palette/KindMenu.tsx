// What can be done with a kind, at the right mouse button or the menu key on it in the palette.
import { ContextMenu } from "@base-ui/react/context-menu";
import { Copy, Pencil, Plus, Replace, Trash2 } from "lucide-react";
import { type MouseEvent, type ReactElement, type ReactNode, useState } from "react";
import { ContextMenuItem } from "../../../ui/ContextMenuItem";
import type { ChosenKindProps } from "./ChosenKind";
import { askToReplaceKind } from "./kindCommands";

export interface KindMenuProps extends ChosenKindProps {
  readonly children: ReactNode;
  readonly onNew: () => void;
}

export function KindMenu({ children, onNew, onEdit, onDuplicate, onDelete }: KindMenuProps): ReactElement {
  const [kind, setKind] = useState<string | null>(null);
  const choose = (event: MouseEvent): void =>
    setKind((event.target as Element).closest<HTMLElement>("[data-kind]")?.dataset["kind"] ?? null);
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger className="gw-palette-groups" onContextMenu={choose}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Positioner className="gw-menu-place">
          <ContextMenu.Popup className="gw-menu">
            {kind === null ? null : (
              <>
                <ContextMenuItem icon={Pencil} title="Edit Kind" onChoose={() => onEdit(kind)} />
                <ContextMenuItem icon={Copy} title="Duplicate Kind" onChoose={() => onDuplicate(kind)} />
                <ContextMenuItem
                  icon={Replace}
                  title="Replace Kind in Levels…"
                  onChoose={() => askToReplaceKind(kind)}
                />
                <ContextMenuItem icon={Trash2} title="Delete Kind…" onChoose={() => onDelete(kind)} />
                <ContextMenu.Separator className="gw-menu-separator" />
              </>
            )}
            <ContextMenuItem icon={Plus} title="New Kind…" onChoose={onNew} />
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
