// The question over the board when its edges have been dragged so that something would be left outside.
import { type ReactElement, useMemo } from "react";
import { readGoldPath } from "../../../../shared/dialects/gridponder/text/levels/goldPath";
import { Button } from "../../../ui/Button";
import { ResizeLosses } from "./ResizeLosses";
import { dropGesture, usePaintStore } from "../paintStore";
import { perform } from "../painting";
import type { Resize } from "../tools/gesture";
import type { PaintTarget } from "../paintTarget";
import { lossText } from "./resizeText";
import { confirmResize, currentResize, resizeResult } from "../tools/resize";

export function ResizeCard({ paintTarget }: { readonly paintTarget: PaintTarget }): ReactElement | null {
  const gesture = usePaintStore((state) => (state.gesture?.kind === "resize" ? state.gesture : null));
  const resizing = currentResize(gesture, paintTarget);
  return resizing === null || resizing.held !== null ? null : (
    <Question paintTarget={paintTarget} resizing={resizing} />
  );
}

function Question({
  paintTarget,
  resizing,
}: {
  readonly paintTarget: PaintTarget;
  readonly resizing: Resize;
}): ReactElement | null {
  const { change } = resizing;
  const result = useMemo(() => resizeResult(paintTarget, change), [paintTarget, change]);
  const hasGoldPath = readGoldPath(paintTarget.document.tree()).length > 0;
  return (
    <section className="gw-resize-card" aria-label="Resize the board?">
      <p>{result.ok ? lossText(result.value, hasGoldPath) : result.refusal}</p>
      {result.ok ? <ResizeLosses paintTarget={paintTarget} change={change} result={result.value} /> : null}
      <div className="gw-kind-buttons">
        <Button
          variant="primary"
          disabled={!result.ok}
          onClick={() => perform(paintTarget, confirmResize(resizing, paintTarget))}
        >
          Resize
        </Button>
        <Button onClick={dropGesture}>Cancel</Button>
      </div>
    </section>
  );
}
