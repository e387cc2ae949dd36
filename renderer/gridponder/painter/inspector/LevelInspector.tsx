// What stands at the cell last painted, picked or chosen, or on all selected cells; and the facts of the level. Follows
// the board, once a frame has shown what was done there.
import { SquareMousePointer } from "lucide-react";
import { type ReactElement, useEffect, useRef } from "react";
import type { Position } from "../../../../shared/base/boardView";
import { EmptyState } from "../../../ui/EmptyState";
import { useAfterFrame } from "../../../ui/useAfterFrame";
import { CellFacts } from "./CellFacts";
import { LevelForm } from "./LevelForm";
import { SelectionFacts } from "./SelectionFacts";
import { usePaintTargetAfterFrame } from "../paintTarget";
import { usePaintStore } from "../paintStore";
import { toolOf } from "../tools/tools";

/** Of all that is chosen, what the panel is about: it has nothing to do with where the pointer goes. */
function followChoice(notify: () => void): () => void {
  return usePaintStore.subscribe((now, before) => {
    if (now.focused !== before.focused || now.tool !== before.tool || now.selection !== before.selection) notify();
  });
}

function focusedNow(): Position | null {
  return usePaintStore.getState().focused;
}

function hasSelectionNow(): boolean {
  const { tool, selection } = usePaintStore.getState();
  return toolOf(tool).options === "selection" && selection.length > 1;
}

export function LevelInspector(): ReactElement {
  const shown = usePaintTargetAfterFrame();
  const panel = useRef<HTMLDivElement>(null);
  const focused = useAfterFrame(followChoice, focusedNow);
  const hasSelection = useAfterFrame(followChoice, hasSelectionNow);
  // What was chosen to be looked at is seen; while one paints, the panel stays where it is.
  useEffect(
    () =>
      followChoice(() => {
        const { tool } = usePaintStore.getState();
        if (tool === "inspect" || toolOf(tool).options === "selection") panel.current?.scrollTo({ top: 0 });
      }),
    [],
  );
  if (shown.state !== "ready") {
    const text = shown.state === "no-level" ? "Choose a level first." : "The level has no board to show yet.";
    return <EmptyState icon={SquareMousePointer} title="Nothing to inspect" text={text} />;
  }
  const { paintTarget, file } = shown;
  const isOn = focused !== null && focused[0] < paintTarget.view.width && focused[1] < paintTarget.view.height;
  const cell = (): ReactElement => {
    if (hasSelection) return <SelectionFacts paintTarget={paintTarget} file={file} />;
    if (isOn) return <CellFacts paintTarget={paintTarget} file={file} cell={focused} />;
    return <p className="gw-inspector-hint">Paint or inspect a cell (V) to see its contents.</p>;
  };
  return (
    <div className="gw-inspector" ref={panel}>
      {cell()}
      <LevelForm key={file} paintTarget={paintTarget} file={file} />
    </div>
  );
}
