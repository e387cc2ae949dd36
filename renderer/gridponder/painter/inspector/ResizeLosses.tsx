// What a resized board would leave outside, each leading to its cell or its place in the text.
import { type ReactElement, useMemo } from "react";
import type { GridResize } from "../../../../shared/dialects/gridponder/text/grid/gridChange";
import type { ChangedLevel } from "../../../../shared/dialects/gridponder/text/grid/gridText";
import { reveal } from "../../../session/pack/textPlaces";
import { usePaintStore } from "../paintStore";
import type { PaintTarget } from "../paintTarget";
import { type ResizeLoss, lostEntities, lostPositions } from "./resizeLosses";

/** More than these are only counted. */
const MOST_LISTED = 40;

export interface ResizeLossesProps {
  readonly paintTarget: PaintTarget;
  readonly change: GridResize;
  readonly result: ChangedLevel;
}

export function ResizeLosses({ paintTarget, change, result }: ResizeLossesProps): ReactElement | null {
  const { document, view, looks } = paintTarget;
  const losses = useMemo(
    () => [...lostPositions(document.value(), result.off), ...lostEntities(view, looks, change)],
    [document, view, looks, change, result],
  );
  if (losses.length === 0) return null;
  const show = (loss: ResizeLoss) => (): void => {
    if (loss.is === "position") reveal(document.path, loss.at);
    else usePaintStore.setState({ focused: loss.cell, showCursor: true });
  };
  return (
    <ul className="gw-losses" aria-label="Left outside">
      {losses.slice(0, MOST_LISTED).map((loss) => (
        <li key={loss.text}>
          <button type="button" onClick={show(loss)}>
            {loss.text}
          </button>
        </li>
      ))}
      {losses.length > MOST_LISTED ? <li>and {losses.length - MOST_LISTED} more</li> : null}
    </ul>
  );
}
