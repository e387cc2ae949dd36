// The small picture of a level as its text stands now; follows edits, the game's looks and the theme.
import { type ReactElement, useEffect, useRef } from "react";
import type { LevelPictureProps } from "../../dialect/dialectUi";
import { showLevelPicture } from "./showLevelPicture";

export function LevelPicture({ file, size }: LevelPictureProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (place.current === null || canvas.current === null) return undefined;
    const picture = showLevelPicture(place.current, canvas.current, file, size);
    return () => picture.dispose();
  }, [file, size]);
  return (
    <span ref={place} className="gw-thumbnail-place">
      <canvas ref={canvas} className="gw-thumbnail" width={1} height={1} aria-hidden hidden />
    </span>
  );
}
