// How the picture will look: its first one, in small, and how large it will be.
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { PackPictures } from "../../picture/packPictures";
import type { PictureOrder } from "./choices";
import { drawWhole } from "./drawn";
import { type PicturedLevel, partsOf, shownBy } from "./makePicture";

export interface PreviewProps {
  readonly pictures: PackPictures;
  /** Null while fields are wrong: the last preview stays. */
  readonly order: PictureOrder | null;
  readonly level: (PicturedLevel & { readonly moves: number }) | null;
}

/** Larger pictures are drawn when they are saved, not at each change of a field. */
const MOST_PIXELS = 4 * 2 ** 20;

/** Typing goes on meanwhile. */
const REST_MS = 120;

export function Preview({ pictures, order, level }: PreviewProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState("");
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (order === null) return undefined;
    let isWanted = true;
    const show = async (): Promise<void> => {
      // Only the first picture of a film is shown: its second is all that is needed beside it.
      const { from } = order.range;
      const shown = await shownBy(pictures, { ...order, range: { from, to: from + 1 } }, level);
      if (!isWanted) return;
      if (!shown.ok) {
        setShown(false);
        return setWords(shown.refusal);
      }
      const [{ width, height }, [draw]] = partsOf(shown.value);
      const count = order.what === "film" ? `, ${order.range.to - from + 1} pictures` : "";
      setWords(`${width} × ${height} pixels${count}`);
      const context = canvas.current?.getContext("2d") ?? null;
      const fits = width * height <= MOST_PIXELS;
      setShown(fits);
      if (!fits || draw === undefined || context === null) return;
      await drawWhole(draw, pictures.sprites, () => {
        if (!isWanted) return context;
        context.canvas.width = width;
        context.canvas.height = height;
        return context;
      });
    };
    const resting = setTimeout(() => void show(), REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(resting);
    };
  }, [pictures, order, level]);
  return (
    <figure className="gw-pictures-preview">
      <canvas ref={canvas} hidden={!isShown} width={1} height={1} aria-hidden />
      <figcaption>{words}</figcaption>
    </figure>
  );
}
