// Decodes images beside the frame: a large one takes hundreds of milliseconds. What is too large is made smaller.
import { reductionOf } from "../../shared/base/imageMemory";

export type Picture = HTMLImageElement | ImageBitmap;

/** An image as it can be drawn. */
export interface DecodedImage {
  readonly picture: Picture;
  /** The image's own size in pixels, which a bitmap may fall short of. */
  readonly width: number;
  readonly height: number;
}

export interface ImageDecoder {
  /** Returns the image at an address; null where there is none. Never rejects. */
  decode(address: string): Promise<DecodedImage | null>;
  /** Returns the bitmap smaller; the old one stays open. */
  smaller(bitmap: ImageBitmap, by: number): Promise<ImageBitmap>;
}

export const imageDecoder: ImageDecoder = {
  async decode(address) {
    try {
      // No browser makes a bitmap of an SVG's text; drawn anew at each size, it stays sharp.
      return await (isSvg(address) ? decodeElement(address) : decodeBitmap(address));
    } catch {
      return null;
    }
  },
  smaller,
};

function isSvg(address: string): boolean {
  return /^data:image\/svg\+xml|^[^?#]*\.svg(?:[?#]|$)/i.test(address);
}

async function decodeBitmap(address: string): Promise<DecodedImage | null> {
  const response = await fetch(address);
  // Main says "nothing" of a pack that is away; that is no image.
  if (!response.ok || response.status === 204) return null;
  const whole = await createImageBitmap(await response.blob());
  const { width, height } = whole;
  const by = reductionOf(width, height);
  if (by === 1) return { picture: whole, width, height };
  try {
    return { picture: await smaller(whole, by), width, height };
  } finally {
    whole.close();
  }
}

async function smaller(bitmap: ImageBitmap, by: number): Promise<ImageBitmap> {
  const side = (length: number): number => Math.max(1, Math.round(length / by));
  const [resizeWidth, resizeHeight] = [side(bitmap.width), side(bitmap.height)];
  return createImageBitmap(bitmap, { resizeWidth, resizeHeight, resizeQuality: "high" });
}

async function decodeElement(address: string): Promise<DecodedImage> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  await new Promise((resolve, reject) => {
    image.addEventListener("load", resolve);
    image.addEventListener("error", reject);
    image.src = address;
  });
  // An SVG without a size of its own reports 0: it is drawn into whatever square it gets.
  const width = image.naturalWidth || 96;
  return { picture: image, width, height: image.naturalHeight || width };
}
