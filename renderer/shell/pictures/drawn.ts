// Draws what a picture shows: as pixels on a canvas, or as the text of an SVG. Each waits for the images it is drawn of.
import type { Pen2d } from "../../board/canvas";
import type { Sprites, SpriteStore } from "../../board/spriteStore";
import type { PictureSize } from "../../picture/boardDrawing";
import type { Pixels } from "../../picture/encode/changedPart";
import { SvgPen } from "../../picture/svgPen";

export type Draw = (pen: Pen2d, sprites: Sprites) => void;

/** Draws, and again if images were asked for that have to arrive first. Draws at most twice. */
export async function drawWhole(draw: Draw, sprites: SpriteStore, beginPen: () => Pen2d): Promise<void> {
  draw(beginPen(), sprites);
  if (sprites.pending() === 0) return;
  await new Promise<void>((resolve) => {
    const subscription = sprites.settled.on(() => {
      if (sprites.pending() > 0) return;
      subscription.dispose();
      resolve();
    });
  });
  draw(beginPen(), sprites);
}

/** Draws on a canvas without a screen: the same pixels whatever the graphics card. */
export async function pixelsOf(draw: Draw, sprites: SpriteStore, { width, height }: PictureSize): Promise<Pixels> {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("The canvas has no 2d context.");
  await drawWhole(draw, sprites, () => {
    context.reset();
    return context;
  });
  const { data } = context.getImageData(0, 0, width, height);
  return data.buffer instanceof ArrayBuffer ? new Uint8ClampedArray(data.buffer) : Uint8ClampedArray.from(data);
}

/** Returns the text of an SVG that holds its images; `imageData` gives their `data:` addresses by their paths. */
export async function svgOf(
  draw: Draw,
  sprites: SpriteStore,
  { width, height }: PictureSize,
  title: string,
  imageData: (paths: readonly string[]) => Promise<Readonly<Record<string, string>>>,
): Promise<string> {
  const paths = new Map<unknown, string>();
  const noted: SpriteStore = {
    ...sprites,
    get(path) {
      const sprite = sprites.get(path);
      if (sprite.state === "ready") paths.set(sprite.image, path);
      return sprite;
    },
  };
  await drawWhole(draw, noted, () => new SvgPen(() => null));
  const data = new Map(Object.entries(await imageData([...paths.values()])));
  const pen = new SvgPen((image) => data.get(paths.get(image) ?? "") ?? null);
  draw(pen, noted);
  return pen.document(width, height, title);
}
