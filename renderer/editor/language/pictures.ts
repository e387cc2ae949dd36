// What a text names, as a small picture in Markdown: a kind as the board draws it, or an image of the pack.
import type { NamedPicture } from "../../../shared/rpc/language";
import { entityLook } from "../../gridponder/board/entityLook";
import { packLooksNow } from "../../gridponder/board/packLooks";
import type { Sprite, SpriteStore } from "../../board/spriteStore";
import { drawSprite } from "../../board/drawSprite";
import { drawEntity } from "../../gridponder/board/stamps";

/** CSS pixels. */
const SIZE = 56;

/** An image that does not come in this time is left out: nobody waits for a picture of a name. */
const PATIENCE_MS = 800;

/** Markdown with the picture in it; "" where there is nothing to show. */
export async function pictureText(picture: NamedPicture | undefined): Promise<string> {
  if (picture === undefined) return "";
  const { looks, sprites } = packLooksNow();
  const canvas = document.createElement("canvas");
  const size = Math.round(SIZE * devicePixelRatio);
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (context === null) return "";
  const place = { x: 0, y: 0, size };
  if ("kind" in picture) {
    const look = entityLook(looks, { kind: picture.kind, params: {} });
    const sprite = look.sprite === null ? null : await settled(sprites, look.sprite);
    drawEntity(context, look, sprite, place, looks, true);
  } else {
    const sprite = await settled(sprites, picture.sprite);
    if (sprite.state !== "ready") return "";
    drawSprite(context, sprite, place);
  }
  return `![](${canvas.toDataURL()}|width=${SIZE},height=${SIZE})`;
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
