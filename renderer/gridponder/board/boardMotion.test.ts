import { describe, expect, it } from "vitest";
import { type MotionPen, type MovingPicture, drawMotion } from "./boardMotion";
import type { Canvas2d } from "../../board/canvas";
import type { Sprite } from "../../board/spriteStore";
import { createEmitter } from "../../../shared/base/emitter";
import { looksOf } from "./looks";

const wood = { kind: "wood", params: {} };
const FRAME = { kind: "frame", path: "assets/fire_1.png", entity: wood } as const;

const stamp: Partial<OffscreenCanvas> = { width: 10, height: 10 };
const OWN_PICTURE = stamp as OffscreenCanvas;

/** An image that is known by its words alone. */
function imageNamed(alt: string): HTMLImageElement {
  const image: Partial<HTMLImageElement> = { alt };
  return image as HTMLImageElement;
}

/** What is drawn of a picture whose image is as given. */
function drawnOf(image: Sprite, picture: MovingPicture = FRAME): readonly unknown[] {
  const drawn: unknown[] = [];
  const context: Partial<Canvas2d> = {
    drawImage: (picture: unknown) => void drawn.push(picture),
    save: () => undefined,
    restore: () => undefined,
    translate: () => undefined,
  };
  const pen: MotionPen = {
    context: context as Canvas2d,
    looks: looksOf(undefined, undefined),
    sprites: { get: () => image, pending: () => 0, settled: createEmitter(), dispose: () => undefined },
    stamps: { size: 10, of: () => OWN_PICTURE },
    square: () => ({ x: 0, y: 0, size: 10 }),
  };
  const parts = [{ picture, x: 0, y: 0, scale: 1 }];
  drawMotion(pen, { hidden: new Set(), hidesAvatar: false, overlay: null, parts }, "below");
  return drawn;
}

describe("a frame of a named animation", () => {
  it("shows its image", () => {
    const image = imageNamed("the frame");
    expect(drawnOf({ state: "ready", image, width: 10, height: 10 })).toEqual([{ alt: "the frame" }]);
  });

  it.each(["missing", "loading"] as const)("shows the entity while its image is %s", (state) => {
    expect(drawnOf({ state })).toEqual([OWN_PICTURE]);
  });
});

describe("what an effect is played over", () => {
  const gone: MovingPicture = { kind: "entity", entity: wood, unless: "assets/puff.png" };

  it("is not seen where the effect is", () => {
    const image = imageNamed("the strip");
    expect(drawnOf({ state: "ready", image, width: 10, height: 10 }, gone)).toEqual([]);
  });

  it.each(["missing", "loading"] as const)("is shown itself while the effect's image is %s", (state) => {
    expect(drawnOf({ state }, gone)).toEqual([OWN_PICTURE]);
  });
});
