// The question over the board when its edges have been dragged so that something would be left outside.
import { type ReactElement, useMemo } from "react";
import { readGoldPath } from "../../../../shared/dialects/gridponder/text/levels/goldPath";
import { Button } from "../../../ui/Button";
import { ResizeLosses } from "./ResizeLosses";
import { usePaintStore } from "../paintStore";
import type { Resizing } from "../tools/underWay";
import type { PaintTarget } from "../painting";
import { lossText } from "./resizeText";
import { confirmResize, resizeResult, resizingOf } from "../tools/resizing";

export function ResizeCard({ paintTarget }: { readonly paintTarget: PaintTarget }): ReactElement | null {
  const state = usePaintStore((each) => each.resizing);
  const resizing = resizingOf({ resizing: state }, paintTarget);
  return resizing === null || resizing.held !== null ? null : (
    <Question paintTarget={paintTarget} resizing={resizing} />
  );
}

function Question({
  paintTarget,
  resizing,
}: {
  readonly paintTarget: PaintTarget;
  readonly resizing: Resizing;
}): ReactElement | null {
  const { change } = resizing;
  const result = useMemo(() => resizeResult(paintTarget, change), [paintTarget, change]);
  const hasGoldPath = readGoldPath(paintTarget.document.tree()).length > 0;
  return (
    <section className="gw-resize-card" aria-label="Resize the board?">
      <p>{result.ok ? lossText(result.value, hasGoldPath) : result.refusal}</p>
      {result.ok ? <ResizeLosses paintTarget={paintTarget} change={change} result={result.value} /> : null}
      <div className="gw-kind-buttons">
        <Button variant="primary" disabled={!result.ok} onClick={() => confirmResize(paintTarget)}>
          Resize
        </Button>
        <Button onClick={() => usePaintStore.setState({ resizing: null, notice: "" })}>Cancel</Button>
      </div>
    </section>
  );
}
