// A picture of a board: small for lists of levels, or of any size. Draws what the board shows; cells are outlined only
// where somebody asks for it.
import type { BoardView, Position } from "../../shared/base/boardView";
import { boardColors } from "./boardColors";
import { drawAvatar } from "./drawAvatar";
import { drawCell } from "./drawCell";
import { drawOverlay, squareOf } from "./drawOverlays";
import type { Looks } from "./looks";
import { objectParts } from "./objectParts";
import type { SpriteStore } from "./spriteStore";
import { createStamps } from "./stamps";

/**
 * Draws the board into the canvas, which becomes at most `size` CSS pixels wide and high, a whole number of device
 * pixels per cell. Sprites still on their way are left out: draw again when `sprites.settled` tells of them. The cells
 * of `marked` are outlined.
 */
export function drawThumbnail(
  canvas: HTMLCanvasElement,
  view: BoardView,
  looks: Looks,
  sprites: SpriteStore,
  size: number,
  marked: readonly Position[] = [],
): void {
  const density = devicePixelRatio;
  const pitch = Math.max(1, Math.floor((size * density) / Math.max(view.width, view.height)));
  drawPicture(canvas, view, looks, sprites, pitch);
  const context = canvas.getContext("2d");
  if (context !== null && marked.length > 0) {
    const stamps = createStamps(looks, sprites, pitch, false);
    const pen = { context, place: { left: 0, top: 0, pitch }, colors: boardColors(), stamps, density };
    drawOverlay(pen, { kind: "cells", cells: marked, style: "after" });
  }
  canvas.style.width = `${canvas.width / density}px`;
  canvas.style.height = `${canvas.height / density}px`;
}

/** Draws the board into the canvas at `pitch` pixels a cell; the canvas takes that size. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  view: BoardView,
  looks: Looks,
  sprites: SpriteStore,
  pitch: number,
): void {
  canvas.width = view.width * pitch;
  canvas.height = view.height * pitch;
  const context = canvas.getContext("2d");
  if (context === null) return;
  const scene = {
    view,
    looks,
    colors: boardColors(),
    sprites,
    stamps: createStamps(looks, sprites, pitch, false),
    parts: objectParts(view),
    layerOpacity: new Map<string, number>(),
    gridLines: false,
  };
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) {
      drawCell(context, scene, x, y, { x: x * pitch, y: y * pitch, size: pitch });
    }
  }
  const avatar = view.state.avatar;
  if (avatar?.enabled === true && avatar.position !== null) {
    const place = { left: 0, top: 0, pitch };
    drawAvatar(context, avatar, looks.avatar, sprites, squareOf(place, avatar.position));
  }
}
