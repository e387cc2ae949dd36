// The overlay's start: drawn as a rectangle, or put at a click in the size that it has. One edit of the level's text.
import type { Position } from "../../../../shared/base/boardView";
import { boundsOf } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import { overlayStartEdits } from "../../../../shared/dialects/gridponder/text/board/stateEdits";
import type { BoardPointer } from "../../../board/boardPointer";
import { usePaintStore } from "../paintStore";
import { type PaintTarget, say } from "../painting";
import { onBoard } from "./selection";
import { stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";

const store = usePaintStore;

/** What a pointer on the board does while the tool is chosen. */
export function overlayByPointer(paintTarget: PaintTarget, event: BoardPointer): void {
  const { selecting } = store.getState();
  if (event.phase !== "leave") store.setState({ hovered: event.isOnBoard ? event.cell : null });
  switch (event.phase) {
    case "down": {
      const isDrawn = event.button === 0 && event.isOnBoard;
      const next = isDrawn ? ({ mode: "replace", from: event.cell, to: event.cell } as const) : null;
      return store.setState({ selecting: next, selection: [], showCursor: false, notice: "" });
    }
    case "move":
      if (selecting !== null) store.setState({ selecting: { ...selecting, to: event.cell } });
      return;
    case "up":
      store.setState({ selecting: null });
      if (selecting !== null) placeOverlay(paintTarget, selecting.from, selecting.to);
      return;
    case "cancel":
      return store.setState({ selecting: null });
    case "hover":
      return;
    case "leave":
      return store.setState({ hovered: null });
  }
}

/** Puts the overlay between two cells; where they are one, there in its size: 2 × 2 while it has none. */
export function placeOverlay({ document, view }: PaintTarget, from: Position, to: Position): void {
  const bounds = boundsOf(onBoard(view, [from, to]));
  if (bounds === null) return;
  const isClick = from[0] === to[0] && from[1] === to[1];
  const size = isClick ? (stateView(view).overlay?.size ?? [2, 2]) : bounds.size;
  const edits = overlayStartEdits({ text: document.text(), tree: document.tree() }, bounds.at, size);
  if (!edits.ok) return say(edits.refusal);
  document.apply(edits.value);
  store.setState({ focused: bounds.at });
  say(`The overlay starts at column ${bounds.at[0]}, row ${bounds.at[1]}, ${size[0]} × ${size[1]}.`);
}
