// Copy, cut and paste on the board, over the system's clipboard as text: a clip is a small level, and any level's
// text can be pasted. Knows DOM clipboard events; what is taken and put is the select tool's.
import { useEffect } from "react";
import type { BoardClip } from "../../../shared/dialects/gridponder/text/board/boardClip";
import { clipText, readClip } from "../../../shared/dialects/gridponder/text/board/clipText";
import { perform, say } from "./painting";
import { cellCount } from "./tools/select/selection";
import type { PaintTarget } from "./paintTarget";
import { levelNow } from "./levelNow";
import { emptySelection, liftSelection } from "./tools/select/lift";
import { carryClip } from "./tools/select/moveSelection";

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
      if (copySelection(paintTarget, (text) => data.setData("text/plain", text))) {
        perform(paintTarget, emptySelection(levelNow(paintTarget), "Cut"));
      }
    });
    listen("paste", (data) => pasteText(paintTarget, data.getData("text/plain")));
    return () => aborter.abort();
  }, [paintTarget]);
}

/** Writes what is selected as text; gives whether there was anything. */
export function copySelection(paintTarget: PaintTarget, write: (text: string) => void): boolean {
  const lifted = liftSelection(levelNow(paintTarget));
  if (!lifted.ok) {
    say(lifted.refusal);
    return false;
  }
  const { clip } = lifted.value;
  copied = { text: clipText(clip, paintTarget.game), clip };
  write(copied.text);
  say(`Copied ${cellCount(clip.cells.length)}.`);
  return true;
}

/** Carries a copy of what is selected; the clipboard stays as it is. */
export function duplicateSelection(paintTarget: PaintTarget): void {
  const lifted = liftSelection(levelNow(paintTarget));
  if (!lifted.ok) return say(lifted.refusal);
  perform(paintTarget, carryClip(levelNow(paintTarget), lifted.value.clip));
}

/** What was copied here last: a large clip need not be read again. */
let copied: { readonly text: string; readonly clip: BoardClip } | null = null;

function pasteText(paintTarget: PaintTarget, text: string): void {
  const clip = copied?.text === text ? copied.clip : readClip(text);
  if (clip === null) return say("The clipboard holds no cells of a board.");
  perform(paintTarget, carryClip(levelNow(paintTarget), clip));
}

function isOnPainter(): boolean {
  return document.activeElement?.matches(".gw-painter .gw-board") === true;
}
