// What can be done with the levels of the overview, at the right mouse button, Shift+F10 or the menu key.
import { ContextMenu } from "@base-ui/react/context-menu";
import { type MouseEvent, type ReactElement, type ReactNode, useState } from "react";
import { LevelItems, type LevelMessage, refusalMessage } from "../levelMenu/LevelItems";
import type { StartOrigin } from "../../shared/pack/packModel";
import { askForLevel, newLevel } from "../session/pack/levelCommands";
import { isRenamingInTree } from "../session/pack/renamedRow";
import { CARD_KEYS } from "../session/pack/rowKeys";
import { levelSelection, levelsAt } from "../session/pack/levelSelection";
import { selectFile } from "../session/pack/packStore";

export interface CardMenuProps {
  readonly children: ReactNode;
  readonly onMessage: (message: LevelMessage | null) => void;
}

export function CardMenu({ children, onMessage }: CardMenuProps): ReactElement {
  const [paths, setPaths] = useState<readonly string[]>([]);
  const make = (start: StartOrigin): void =>
    onMessage(refusalMessage(start === "empty" ? askForLevel() : newLevel(start)));
  const choose = (event: MouseEvent): void => {
    const card = (event.target as Element).closest<HTMLElement>("[data-file]");
    const path = card?.dataset["file"];
    if (path === undefined) {
      // There is nothing to be done with a story screen that a click does not do.
      event.preventDefault();
      return event.stopPropagation();
    }
    const at = levelsAt(path);
    if (at.length === 1) {
      levelSelection.end();
      selectFile(path);
    }
    setPaths(at);
  };
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger className="gw-card-area" onContextMenuCapture={choose}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Positioner className="gw-menu-place">
          <ContextMenu.Popup className="gw-menu" finalFocus={() => !isRenamingInTree()}>
            {paths.length === 0 ? null : (
              <LevelItems paths={paths} keys={CARD_KEYS} onMake={make} onMessage={onMessage} />
            )}
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
