// Draws what a text names: a kind as the board draws it, or an image of the pack.
import type { NamedPicture } from "../../../shared/language/offers";
import { drawSprite } from "../../board/drawSprite";
import type { Sprite, SpriteStore } from "../../board/spriteStore";
import { entityLook } from "../board/entityLook";
import { packLooksNow } from "./packLooks";
import { drawEntity } from "../board/stamps";

/** An image that does not load within this time is left out: a name must not wait for its picture. */
const PATIENCE_MS = 800;

/** Returns the picture, `size` canvas pixels wide and high; null where there is nothing to show. */
export async function drawName(picture: NamedPicture, size: number): Promise<HTMLCanvasElement | null> {
  const { looks, sprites } = packLooksNow();
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  const place = { x: 0, y: 0, size };
  if ("kind" in picture) {
    const look = entityLook(looks, { kind: picture.kind, params: {} });
    const sprite = look.sprite === null ? null : await settled(sprites, look.sprite);
    drawEntity(context, { face: look.face, sprite }, place, { board: looks.board, showInvisible: true });
  } else {
    const sprite = await settled(sprites, picture.sprite);
    if (sprite.state !== "ready") return null;
    drawSprite(context, sprite, place);
  }
  return canvas;
}

/** The sprite once it has come or is known to be missing, or as it is when patience ends. */
function settled(sprites: SpriteStore, path: string): Promise<Sprite> {
  const now = sprites.get(path);
  if (now.state !== "loading") return Promise.resolve(now);
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      subscription.dispose();
      resolve(sprites.get(path));
    };
    const timer = setTimeout(done, PATIENCE_MS);
    const subscription = sprites.settled.on((each) => each === path && done());
  });
}
