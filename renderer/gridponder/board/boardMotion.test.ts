import { describe, expect, it } from "vitest";
import { type MotionPen, type MovingPicture, drawMotion } from "./boardMotion";
import type { Sprite } from "../../board/spriteStore";

const wood = { kind: "wood", params: {} };
const FRAME = { kind: "frame", path: "assets/fire_1.png", entity: wood } as const;

/** What is drawn of a picture whose image is as given. */
function drawnOf(image: Sprite, picture: MovingPicture = FRAME): readonly unknown[] {
  const drawn: unknown[] = [];
  const context = {
    drawImage: (picture: unknown) => void drawn.push(picture),
    save: () => undefined,
    restore: () => undefined,
    translate: () => undefined,
  };
  const pen = {
    context,
    sprites: { get: () => image },
    stamps: { size: 10, of: () => "the entity's own picture" },
    square: () => ({ x: 0, y: 0, size: 10 }),
  } as unknown as MotionPen;
  const parts = [{ picture, x: 0, y: 0, scale: 1 }];
  drawMotion(pen, { hidden: new Set(), hidesAvatar: false, overlay: null, parts }, "below");
  return drawn;
}

describe("a frame of a named animation", () => {
  it("shows its image", () => {
    const image = "the frame" as unknown as Extract<Sprite, { state: "ready" }>["image"];
    expect(drawnOf({ state: "ready", image, width: 10, height: 10 })).toEqual(["the frame"]);
  });

  it.each(["missing", "loading"] as const)("shows the entity while its image is %s", (state) => {
    expect(drawnOf({ state })).toEqual(["the entity's own picture"]);
  });
});

describe("what an effect is played over", () => {
  const gone: MovingPicture = { kind: "entity", entity: wood, unless: "assets/puff.png" };

  it("is not seen where the effect is", () => {
    const image = "the strip" as unknown as Extract<Sprite, { state: "ready" }>["image"];
    expect(drawnOf({ state: "ready", image, width: 10, height: 10 }, gone)).toEqual([]);
  });

  it.each(["missing", "loading"] as const)("is shown itself while the effect's image is %s", (state) => {
    expect(drawnOf({ state }, gone)).toEqual(["the entity's own picture"]);
  });
});
