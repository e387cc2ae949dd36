// What can be done with levels, at the right mouse button on the tree. Acts on the level that was clicked.
import { ContextMenu } from "@base-ui/react/context-menu";
import { Copy, FilePlus2, LayoutTemplate, type LucideIcon, Trash2 } from "lucide-react";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { deleteLevel, newLevel } from "../session/levelCommands";
import { selectFile, usePackStore } from "../session/packStore";

export interface LevelMenuProps {
  readonly children: ReactNode;
  /** Told why something was not done; null when it was. */
  readonly onRefusal: (refusal: string | null) => void;
}

export function LevelMenu({ children, onRefusal }: LevelMenuProps): ReactElement {
  const hasLevel = usePackStore((state) => state.activeLevelFile !== null);
  const choose = (event: MouseEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>('[data-kind="level"]');
    if (row?.dataset["path"] !== undefined) selectFile(row.dataset["path"]);
  };
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger className="gw-tree-area" onContextMenu={choose}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Positioner className="gw-menu-place">
          <ContextMenu.Popup className="gw-menu">
            <Item icon={FilePlus2} title="New Empty Level" onChoose={() => onRefusal(newLevel("empty"))} />
            {hasLevel ? (
              <>
                <Item
                  icon={LayoutTemplate}
                  title="New Level on This Ground"
                  onChoose={() => onRefusal(newLevel("template"))}
                />
                <Item icon={Copy} title="Duplicate Level" onChoose={() => onRefusal(newLevel("copy"))} />
                <Item icon={Trash2} title="Delete Level…" onChoose={() => void deleteLevel().then(onRefusal)} />
              </>
            ) : null}
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

interface ItemProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly onChoose: () => void;
}

function Item({ icon: Icon, title, onChoose }: ItemProps): ReactElement {
  return (
    <ContextMenu.Item className="gw-menu-item" onClick={onChoose}>
      <Icon size={15} aria-hidden />
      {title}
    </ContextMenu.Item>
  );
}
