// The board as a PNG file, twice as large as the pack's theme draws a cell: sharp on dense screens too. Main asks where it
// is to be written.
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import type { BoardView } from "../../../shared/base/boardView";
import { boardColors } from "../../board/boardColors";
import { drawFrame } from "../board/drawState";
import type { Looks } from "../board/looks";
import type { SpriteStore } from "../../board/spriteStore";
import { drawPicture } from "../board/thumbnail";
import { main } from "../../bridge/main";
import { say } from "./painting";
import type { PaintTarget } from "./paintTarget";

/** Pixels of the picture for each of the theme's. */
const DENSITY = 2;

/** Pixels of the longer side beyond which cells are drawn smaller. */
const LONGEST_SIDE = 8192;

/** Asks for a place and saves the board there; says what came of it. */
export async function savePicture({ document, view, looks }: PaintTarget, sprites: SpriteStore): Promise<void> {
  const png = await boardPng(view, looks, sprites);
  if (png === null) return say("The board could not be drawn as a picture.");
  const name = document.path.slice(document.path.lastIndexOf("/") + 1).replace(/\.json$/, "");
  const saved = await main.savePicture(name, png);
  if (!saved.ok) say(saved.refusal);
  else if (saved.value) say("Saved the board as a picture.");
}

async function boardPng(view: BoardView, looks: Looks, sprites: SpriteStore): Promise<Uint8Array | null> {
  const wanted = Math.round(looks.board.cellSize * DENSITY);
  const pitch = Math.max(1, Math.min(wanted, Math.floor(LONGEST_SIDE / Math.max(view.width, view.height))));
  const canvas = globalThis.document.createElement("canvas");
  // The first drawing asks for the images; the one that counts is when all have arrived.
  drawPicture(canvas, view, looks, sprites, pitch);
  await allSettled(sprites);
  drawPicture(canvas, view, looks, sprites, pitch);
  const context = canvas.getContext("2d");
  if (context !== null) {
    const place = { left: 0, top: 0, pitch };
    const density = (DENSITY * pitch) / wanted;
    drawFrame({ context, place, colors: boardColors(), density }, stateView(view).overlay);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob === null ? null : new Uint8Array(await blob.arrayBuffer());
}

function allSettled(sprites: SpriteStore): Promise<void> {
  return new Promise((resolve) => {
    if (sprites.pending() === 0) return resolve();
    const subscription = sprites.settled.on(() => {
      if (sprites.pending() > 0) return;
      subscription.dispose();
      resolve();
    });
  });
}
