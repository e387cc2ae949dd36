// Copy, cut and paste on the board, over the system's clipboard as text: a clip is a small level, and any level's
// text can be pasted. Knows DOM clipboard events; what is taken and put is the select tool's.
import { useEffect } from "react";
import type { BoardClip } from "../../../shared/dialects/gridponder/text/board/boardClip";
import { clipText, readClip } from "../../../shared/dialects/gridponder/text/board/clipText";
import { type PaintTarget, say } from "./painting";
import { carryClip, emptySelection, liftSelection } from "./tools/carried";

/** Listens while a board that is painted has the focus. */
export function useBoardClipboard(paintTarget: PaintTarget): void {
  useEffect(() => {
    const aborter = new AbortController();
    const listen = (type: "copy" | "cut" | "paste", act: (data: DataTransfer) => void): void => {
      const listener = (event: ClipboardEvent): void => {
        if (event.clipboardData === null || !isOnPainter()) return;
        event.preventDefault();
        act(event.clipboardData);
      };
      document.addEventListener(type, listener, { signal: aborter.signal });
    };
    listen("copy", (data) => copySelection(paintTarget, (text) => data.setData("text/plain", text)));
    listen("cut", (data) => {
      if (copySelection(paintTarget, (text) => data.setData("text/plain", text))) emptySelection(paintTarget);
    });
    listen("paste", (data) => pasteText(paintTarget, data.getData("text/plain")));
    return () => aborter.abort();
  }, [paintTarget]);
}

/** Writes what is selected as text; gives whether there was anything. */
export function copySelection(paintTarget: PaintTarget, write: (text: string) => void): boolean {
  const lifted = liftSelection(paintTarget);
  if (lifted === null) return false;
  copied = { text: clipText(lifted.clip, paintTarget.game), clip: lifted.clip };
  write(copied.text);
  const count = lifted.clip.cells.length;
  say(`Copied ${count === 1 ? "1 cell" : `${count} cells`}.`);
  return true;
}

/** What was copied here last: a large clip need not be read again. */
let copied: { readonly text: string; readonly clip: BoardClip } | null = null;

function pasteText(paintTarget: PaintTarget, text: string): void {
  const clip = copied?.text === text ? copied.clip : readClip(text);
  if (clip === null) return say("The clipboard holds no cells of a board.");
  carryClip(paintTarget, clip);
}

function isOnPainter(): boolean {
  return document.activeElement?.matches(".gw-painter .gw-board") === true;
}
