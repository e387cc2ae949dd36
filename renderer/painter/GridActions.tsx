// What can be done with the level's grid as a whole: resized, flipped, turned, saved as a picture.
import { FlipHorizontal2, FlipVertical2, ImageDown, Move, RotateCcw, RotateCw } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { Turn } from "../../shared/pack/transformGrid";
import { usePackSprites } from "../board/packLooks";
import { IconButton } from "../ui/Button";
import { Toggle } from "../ui/Toggle";
import { ResizeForm } from "./ResizeForm";
import { savePicture } from "./boardPicture";
import { turnLevel } from "./gridChanges";
import type { Easel } from "./painting";

export function GridActions({ easel }: { readonly easel: Easel }): ReactElement {
  const sprites = usePackSprites();
  const [isResizing, setResizing] = useState(false);
  const turn = (by: Turn) => () => turnLevel(easel, by);
  return (
    <>
      <fieldset className="gw-grid-actions" aria-label="The whole level">
        <Toggle label="Resize" icon={Move} pressed={isResizing} onChange={setResizing} />
        <IconButton icon={FlipVertical2} label="Flip Level Left to Right" onClick={turn("flipX")} />
        <IconButton icon={FlipHorizontal2} label="Flip Level Top to Bottom" onClick={turn("flipY")} />
        <IconButton icon={RotateCcw} label="Turn Level Counterclockwise" onClick={turn("counterclockwise")} />
        <IconButton icon={RotateCw} label="Turn Level Clockwise" onClick={turn("clockwise")} />
        <IconButton icon={ImageDown} label="Save Board as Picture…" onClick={() => void savePicture(easel, sprites)} />
      </fieldset>
      {isResizing ? <ResizeForm easel={easel} onDone={() => setResizing(false)} /> : null}
    </>
  );
}
