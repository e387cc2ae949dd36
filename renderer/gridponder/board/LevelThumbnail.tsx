// The small picture of a level as its text stands now; follows edits, the game's looks and the theme.
import { type ReactElement, useEffect, useRef } from "react";
import { showLevelPicture } from "./levelPicture";

export interface LevelThumbnailProps {
  readonly file: string;
  /** CSS pixels, of the longer side at most. */
  readonly size: number;
}

export function LevelThumbnail({ file, size }: LevelThumbnailProps): ReactElement {
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
