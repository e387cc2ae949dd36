// A picture of a board: small for lists of levels, or of any size. Draws what the board shows; cells are outlined only
// where somebody asks for it.
import type { BoardView, Position } from "../../shared/base/boardView";
import { boardColors } from "./boardColors";
import { boardDots } from "./boardDots";
import { dotColors } from "./dotColors";
import { drawAvatar } from "./drawAvatar";
import { drawCell } from "./drawCell";
import { drawOverlay, squareOf } from "./drawOverlays";
import type { Looks } from "./looks";
import { objectParts } from "./objectParts";
import type { SpriteStore } from "./spriteStore";
import { type Stamps, createStamps } from "./stamps";

/**
 * Draws the board into the canvas, which becomes at most `size` CSS pixels wide and high, a whole number of device
 * pixels per cell unless the board has more cells than that. Sprites still on their way are left out: draw again when `sprites.settled` tells of them. The cells
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
  const room = (size * density) / Math.max(view.width, view.height);
  const pitch = Math.floor(room);
  if (pitch <= LARGEST_DOT) return drawDots(canvas, view, looks, sprites, Math.min(room, Math.max(1, pitch)), marked);
  drawPicture(canvas, view, looks, sprites, pitch);
  const context = canvas.getContext("2d");
  if (context !== null && marked.length > 0) {
    const stamps = stampsFor(looks, sprites, pitch);
    const pen = { context, place: { left: 0, top: 0, pitch }, colors: boardColors(), stamps, density };
    drawOverlay(pen, { kind: "cells", cells: marked, style: "after" });
  }
  showAt(canvas, view, pitch);
}

/** Device pixels of a cell up to which stamps are kept: pictures of many levels are of few sizes, and of the same kinds. */
const LARGEST_KEPT = 40;

const kept = new WeakMap<Looks, { readonly sprites: SpriteStore; readonly bySize: Map<number, Stamps> }>();

function stampsFor(looks: Looks, sprites: SpriteStore, pitch: number): Stamps {
  if (pitch > LARGEST_KEPT) return createStamps(looks, sprites, pitch, false);
  let known = kept.get(looks);
  if (known?.sprites !== sprites) kept.set(looks, (known = { sprites, bySize: new Map() }));
  const stamps = known.bySize.get(pitch) ?? createStamps(looks, sprites, pitch, false);
  known.bySize.set(pitch, stamps);
  return stamps;
}

/** Device pixels of a cell up to which nothing of a sprite can be told but its colour. */
const LARGEST_DOT = 3;

/** Draws one pixel a cell; the canvas is shown larger, or smaller where the board has more cells than there is room. */
function drawDots(
  canvas: HTMLCanvasElement,
  view: BoardView,
  looks: Looks,
  sprites: SpriteStore,
  pitch: number,
  marked: readonly Position[],
): void {
  const dots = boardDots(view, dotColors(view, looks, sprites, boardColors()), marked);
  canvas.width = view.width;
  canvas.height = view.height;
  canvas.getContext("2d")?.putImageData(new ImageData(dots, view.width, view.height), 0, 0);
  showAt(canvas, view, pitch);
}

/** Shows a canvas with so many device pixels a cell. */
function showAt(canvas: HTMLCanvasElement, view: BoardView, pitch: number): void {
  const density = devicePixelRatio;
  canvas.style.width = `${(view.width * pitch) / density}px`;
  canvas.style.height = `${(view.height * pitch) / density}px`;
  canvas.style.imageRendering = pitch >= 1 ? "pixelated" : "auto";
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
    stamps: stampsFor(looks, sprites, pitch),
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
