// The small picture of a level as its text stands now; follows edits, the game's looks and the theme. A list may have
// hundreds: a board is laid out and drawn once its place is in sight.
import { type ReactElement, useEffect, useRef } from "react";
import { disposeAll } from "../../shared/base/disposable";
import { onThemeChange } from "../ui/theme";
import { useWasSeen } from "../ui/useIsVisible";
import { useLevelBoard, usePackLooks, usePackSprites } from "./packLooks";
import { drawThumbnail } from "./thumbnail";

export interface LevelThumbnailProps {
  readonly file: string;
  /** CSS pixels, of the longer side at most. */
  readonly size: number;
}

export function LevelThumbnail(props: LevelThumbnailProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const wasSeen = useWasSeen(place);
  return (
    <span ref={place} className="gw-thumbnail-place">
      {wasSeen ? <Picture {...props} /> : null}
    </span>
  );
}

function Picture({ file, size }: LevelThumbnailProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const board = useLevelBoard(file);
  const looks = usePackLooks();
  const sprites = usePackSprites();
  const view = board?.ok === true ? board.value : null;
  useEffect(() => {
    if (view === null) return undefined;
    let idle = 0;
    const draw = (): void => {
      if (canvas.current !== null) drawThumbnail(canvas.current, view, looks, sprites, size);
    };
    // Many may change at once (all levels of a pack), or one at every stroke: they wait until nothing else is to be done.
    const ask = (): void => {
      cancelIdleCallback(idle);
      idle = requestIdleCallback(draw, { timeout: 1000 });
    };
    ask();
    const subscriptions = [sprites.settled.on(ask), onThemeChange(ask)];
    return () => {
      cancelIdleCallback(idle);
      disposeAll(subscriptions);
    };
  }, [view, looks, sprites, size]);
  return <canvas ref={canvas} className="gw-thumbnail" width={1} height={1} aria-hidden hidden={view === null} />;
}
