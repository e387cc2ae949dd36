// Copy and paste of whole levels in the pack's tree, over the system's clipboard as text: into another pack, too, and
// what is copied here can be pasted on a board as cells.
import { useEffect } from "react";
import { main } from "../bridge/main";
import { type LevelMessage, refusalMessage } from "../levelMenu/LevelItems";
import { copyLevels, pasteLevels } from "../session/pack/levelCopies";
import { levelsAt } from "../session/pack/levelSelection";
import { afterFrame } from "../ui/useAfterFrame";
import type { TreeRow } from "./packTree";

/**
 * Listens while a row of the tree has the focus: `row`. `onMessage`, a stable function, gets the reason why something
 * was not pasted; null when it was.
 */
export function useLevelClipboard(row: TreeRow | undefined, onMessage: (message: LevelMessage | null) => void): void {
  const path = row?.kind === "level" ? row.path : null;
  useEffect(() => {
    const aborter = new AbortController();
    const listen = (type: "copy" | "paste", act: (data: DataTransfer) => boolean): void => {
      const listener = (event: ClipboardEvent): void => {
        const isMeant = event.clipboardData !== null && isInTree() && act(event.clipboardData);
        if (isMeant) event.preventDefault();
      };
      // A row is no text: the events are the document's.
      document.addEventListener(type, listener, { signal: aborter.signal });
    };
    listen("copy", (data) => {
      const text = path === null ? null : copyLevels(levelsAt(path));
      if (text !== null) data.setData("text/plain", text);
      return text !== null;
    });
    listen("paste", (data) => {
      void pasteLevels(data.getData("text/plain"), path).then((refusal) => onMessage(refusalMessage(refusal)));
      return true;
    });
    return () => aborter.abort();
  }, [path, onMessage]);
}

/** Pastes as the keys do, once the menu has given the focus back to the tree: the page may not read the clipboard. */
export function pasteInTree(): void {
  afterFrame(() => void main.paste());
}

/** Not while a name is typed in a row. */
function isInTree(): boolean {
  return document.activeElement?.matches(".gw-tree, .gw-tree [role=treeitem]") === true;
}
