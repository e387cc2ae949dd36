// Decodes large images beside the frame: one takes hundreds of milliseconds. What is too large is made smaller.
import { createTaskQueue } from "../../shared/base/taskQueue";
import { SMALL_PIXELS, reductionOf } from "../../shared/base/imageMemory";

export type Picture = HTMLImageElement | ImageBitmap;

/** An image as it can be drawn. */
export interface DecodedImage {
  readonly picture: Picture;
  /** The image's own size in pixels, which a bitmap may fall short of. */
  readonly width: number;
  readonly height: number;
}

export interface ImageDecoder {
  /** Returns the image at an address: a small one or an SVG as an element, others as bitmaps; null where there is none. */
  decode(address: string): Promise<DecodedImage | null>;
  /** Returns the bitmap smaller; the old one stays open. */
  smaller(bitmap: ImageBitmap, by: number): Promise<ImageBitmap>;
}

export const imageDecoder: ImageDecoder = {
  async decode(address) {
    // Its header only: a browser decodes an element's pixels when it first draws them, within the frame.
    const element = await loadElement(address).catch(() => null);
    if (element === null || isSvg(address) || element.width * element.height <= SMALL_PIXELS) return element;
    // Where a page's host forbids to fetch, it is drawn slowly all the same.
    return inTurn(() => decodeBitmap(address)).catch(() => element);
  },
  smaller,
};

/** Large images that are decoded at the same time: one may take 64 MB meanwhile. */
const queues = Array.from({ length: 4 }, () => createTaskQueue());

let asked = 0;

function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
  asked += 1;
  const queue = queues[asked % queues.length];
  return queue === undefined ? run() : queue(run);
}

/** No browser makes a bitmap of an SVG's text; drawn again at each size, it stays sharp. */
function isSvg(address: string): boolean {
  return /^data:image\/svg\+xml|^[^?#]*\.svg(?:[?#]|$)/i.test(address);
}

async function decodeBitmap(address: string): Promise<DecodedImage> {
  const response = await fetch(address);
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

async function loadElement(address: string): Promise<DecodedImage> {
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
