import { describe, expect, it } from "vitest";
import { MOST_PIXELS_OF_ALL, reductionOf } from "../../shared/base/imageMemory";
import type { ImageDecoder } from "./decodeImage";
import { type Sprite, createSpriteStore } from "./spriteStore";

/** Decodes addresses such as `8x4`; counts the pixels that are open. */
function decoderOfSizes() {
  const open = new Set<ImageBitmap>();
  let atOnce = 0;
  const most = { atOnce: 0, pixels: 0 };
  const pixels = (): number => Array.from(open).reduce((sum, { width, height }) => sum + width * height, 0);
  const bitmapOf = (width: number, height: number): ImageBitmap => {
    const bitmap: ImageBitmap = { width, height, close: () => void open.delete(bitmap) };
    open.add(bitmap);
    most.pixels = Math.max(most.pixels, pixels());
    return bitmap;
  };
  const decoder: ImageDecoder = {
    async decode(address) {
      atOnce += 1;
      most.atOnce = Math.max(most.atOnce, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      const [width = 0, height = 0] = address.replace(/.*:/, "").split("x").map(Number);
      return width === 0 ? null : { picture: bitmapOf(width, height), width, height };
    },
    smaller: async ({ width, height }, by) => bitmapOf(width / by, height / by),
  };
  return { decoder, open, pixels, most };
}

/** Waits until nothing is on its way any more; what is made smaller then follows in microtasks. */
async function quiet(): Promise<void> {
  for (let turns = 0; turns < 20_000; turns += 1) await Promise.resolve();
}

const sizeOf = (sprite: Sprite): unknown => sprite.state === "ready" && [sprite.image.width, sprite.width];

describe("the images of a pack", () => {
  it("are loaded once, a few at a time, and reported when they are there", async () => {
    const { decoder, most } = decoderOfSizes();
    const told: string[] = [];
    const store = createSpriteStore((path) => (path === "gone" ? null : path), decoder);
    store.settled.on((path) => void told.push(path));
    const paths = Array.from({ length: 30 }, (_, index) => `${index}:16x16`);
    for (const path of [...paths, ...paths, "0x0"]) expect(store.get(path).state).toBe("loading");
    expect(store.get("gone").state).toBe("missing");
    expect(store.pending()).toBe(31);
    await quiet();
    expect(told).toEqual([...paths, "0x0"]);
    expect(store.pending()).toBe(0);
    expect(sizeOf(store.get("7:16x16"))).toEqual([16, 16]);
    expect(store.get("0x0").state).toBe("missing");
    expect(most.atOnce).toBeLessThanOrEqual(16);
  });

  it("keep their full size while there is room", async () => {
    const { decoder, pixels } = decoderOfSizes();
    const store = createSpriteStore((path) => path, decoder);
    for (let index = 0; index < 64; index += 1) store.get(`${index}:1024x1024`);
    await quiet();
    expect(pixels()).toBe(MOST_PIXELS_OF_ALL);
    expect(sizeOf(store.get("0:1024x1024"))).toEqual([1024, 1024]);
  });

  it("have the largest of them halved where there is no room, and small ones left as they are", async () => {
    const { decoder, pixels, most } = decoderOfSizes();
    const store = createSpriteStore((path) => path, decoder);
    store.get("pixel art:16x16");
    for (let index = 0; index < 300; index += 1) store.get(`${index}:1024x1024`);
    await quiet();
    expect(store.pending()).toBe(0);
    expect(pixels()).toBeLessThanOrEqual(MOST_PIXELS_OF_ALL);
    // Those that come while others are made smaller.
    expect(most.pixels).toBeLessThanOrEqual(MOST_PIXELS_OF_ALL + 17 * 1024 ** 2);
    expect(sizeOf(store.get("pixel art:16x16"))).toEqual([16, 16]);
    for (let index = 0; index < 300; index += 1) {
      const sprite = store.get(`${index}:1024x1024`);
      expect(sprite).toMatchObject({ state: "ready", width: 1024, height: 1024 });
      expect([256, 512]).toContain(sprite.state === "ready" && sprite.image.width);
    }
  });

  it("stay as they are where a browser cannot make them smaller", async () => {
    const { decoder, open } = decoderOfSizes();
    const store = createSpriteStore((path) => path, { ...decoder, smaller: () => Promise.reject(new Error("no")) });
    for (let index = 0; index < 70; index += 1) store.get(`${index}:1024x1024`);
    await quiet();
    expect(store.pending()).toBe(0);
    expect(open.size).toBe(70);
  });

  it("are let go of with their store, also those that come later; nobody waits for them", async () => {
    const { decoder, open } = decoderOfSizes();
    const told: string[] = [];
    const store = createSpriteStore((path) => path, decoder);
    store.get("1:16x16");
    await quiet();
    for (let index = 2; index < 20; index += 1) store.get(`${index}:16x16`);
    store.settled.on((path) => void told.push(path));
    store.dispose();
    expect(store.pending()).toBe(0);
    expect(told).toHaveLength(18);
    expect(store.get("1:16x16").state).toBe("loading");
    await quiet();
    expect(open.size).toBe(0);
  });
});

describe("how much an image is made smaller", () => {
  it("is by halves, until it has two megapixels", () => {
    expect(reductionOf(4096, 256)).toBe(1);
    expect(reductionOf(2048, 1024)).toBe(1);
    expect(reductionOf(2048, 1025)).toBe(2);
    expect(reductionOf(4096, 4096)).toBe(4);
  });
});
