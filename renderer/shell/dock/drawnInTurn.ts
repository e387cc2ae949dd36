// Decides when what is in a panel is drawn. Panels of a pack that was just opened are drawn one by one, so that no task
// of the window is long.
import { useEffect, useState } from "react";
import { usePackStore } from "../../session/pack/packStore";

interface Place {
  /** The panel with the least is drawn first. */
  readonly rank: number;
  readonly draw: () => void;
}

/** The `id` of the opening of a pack whose panels were drawn last. */
let drawnFor: string | null = null;

const waiting = new Set<Place>();
let beingDrawn: Place | null = null;

/** Draws a panel when those before it have been drawn. Returns a function that gives its place up: drawn, or gone. */
function takeTurn(place: Place): () => void {
  waiting.add(place);
  // Once all panels that came with this one are there, too.
  queueMicrotask(drawNext);
  return () => {
    waiting.delete(place);
    if (beingDrawn !== place) return;
    beingDrawn = null;
    drawNext();
  };
}

function drawNext(): void {
  if (beingDrawn !== null) return;
  const [next = null] = [...waiting].sort((a, b) => a.rank - b.rank);
  beingDrawn = next;
  // In a task of its own.
  if (next !== null) setTimeout(next.draw);
}

/**
 * Returns whether what is in a panel is to be drawn: when a pack is opened, in its turn after the frames of the panels.
 * Later, as when another arrangement is chosen, at once: nothing flickers.
 */
export function useDrawn(rank: number): boolean {
  const [opening] = useState(() => usePackStore.getState().listing?.id ?? null);
  const [isDrawn, setDrawn] = useState(opening === drawnFor);
  useEffect(() => (isDrawn ? undefined : takeTurn({ rank, draw: () => setDrawn(true) })), [isDrawn, rank]);
  useEffect(() => {
    if (isDrawn && waiting.size === 0) drawnFor = opening;
  }, [isDrawn, opening]);
  return isDrawn;
}
