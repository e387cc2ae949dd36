// What can be done with the level's grid as a whole: resized, flipped, turned, saved as a picture.
import { FlipHorizontal2, FlipVertical2, ImageDown, Move, RotateCcw, RotateCw } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { Turn } from "../../../../shared/dialects/gridponder/text/grid/transformGrid";
import { packSource } from "../../../documents/packSource";
import { openDialog } from "../../../session/window/dialog";
import { IconButton } from "../../../ui/Button";
import { Toggle } from "../../../ui/Toggle";
import { ResizeForm } from "./ResizeForm";
import { paintTargetNow, usePaintTargetAfterFrame, type PaintTarget } from "../paintTarget";
import { turnLevel } from "./gridChanges";

/** Takes the level as it stands when a button is pressed: painting leaves the row as it is. */
export function GridActions(): ReactElement {
  const [isResizing, setResizing] = useState(false);
  const withPaintTarget = (work: (paintTarget: PaintTarget) => void) => () => {
    const shown = paintTargetNow();
    if (shown.state === "ready") work(shown.paintTarget);
  };
  const turn = (by: Turn): (() => void) =>
    withPaintTarget((paintTarget) => turnLevel(paintTarget, by, packSource().game?.tree));
  return (
    <>
      <fieldset className="gw-grid-actions" aria-label="The whole level">
        <Toggle label="Resize" icon={Move} iconOnly pressed={isResizing} onChange={setResizing} />
        <IconButton icon={FlipVertical2} label="Flip Level Left to Right" onClick={turn("flipX")} />
        <IconButton icon={FlipHorizontal2} label="Flip Level Top to Bottom" onClick={turn("flipY")} />
        <IconButton icon={RotateCcw} label="Rotate Level Counterclockwise" onClick={turn("counterclockwise")} />
        <IconButton icon={RotateCw} label="Rotate Level Clockwise" onClick={turn("clockwise")} />
        <IconButton
          icon={ImageDown}
          label="Save Board as Picture…"
          onClick={() => void openDialog({ kind: "pictures", what: "board" })}
        />
      </fieldset>
      {isResizing ? <Resizing onDone={() => setResizing(false)} /> : null}
    </>
  );
}

function Resizing({ onDone }: { readonly onDone: () => void }): ReactElement | null {
  const shown = usePaintTargetAfterFrame();
  return shown.state === "ready" ? <ResizeForm paintTarget={shown.paintTarget} onDone={onDone} /> : null;
}
