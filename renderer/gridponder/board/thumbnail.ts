// A picture of a board: small for lists of levels, or of any size. Draws what the board shows; cells are outlined only
// on request.
import { memoWithInputs } from "../../../shared/base/memo";
import type { BoardView, Position } from "../../../shared/base/boardView";
import { type Theme, currentTheme } from "../../ui/theme";
import { boardColors } from "../../board/boardColors";
import { boardDots } from "./boardDots";
import { type CellPictures, createCellPictures } from "./cellPictures";
import { dotColors } from "./dotColors";
import { drawAvatar } from "./drawAvatar";
import { drawDecoration } from "../../board/drawDecorations";
import { squareOf } from "../../board/drawMarks";
import type { Looks } from "./looks";
import { objectParts } from "./objectParts";
import type { Sprites } from "../../board/spriteStore";
import type { PackLooks } from "./sceneStyle";
import type { Stamps } from "../../board/stamps";
import { createStamps } from "./stamps";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";

/**
 * Draws the board into the canvas, which becomes at most `size` CSS pixels wide and high, a whole number of device
 * pixels per cell unless the board has more cells than that. Sprites still on their way are left out: draw again on
 * `sprites.settled`. The cells of `marked` are outlined.
 */
export function drawThumbnail(
  canvas: HTMLCanvasElement,
  view: BoardView,
  drawnWith: PackLooks,
  size: number,
  marked: readonly Position[] = [],
): void {
  const density = devicePixelRatio;
  const room = (size * density) / Math.max(view.width, view.height);
  const pitch = Math.floor(room);
  if (pitch <= LARGEST_DOT) return drawDots(canvas, view, drawnWith, Math.min(room, Math.max(1, pitch)), marked);
  drawPicture(canvas, view, drawnWith, pitch);
  const context = canvas.getContext("2d");
  if (context !== null && marked.length > 0) {
    const { stamps } = pensFor(drawnWith, pitch);
    const pen = { context, place: { left: 0, top: 0, pitch }, colors: boardColors(), stamps, density };
    drawDecoration(pen, { kind: "cells", cells: marked, style: "after" });
  }
  showAt(canvas, view, pitch);
}

/** What cells of one size are drawn of. */
interface Pens {
  readonly stamps: Stamps;
  readonly pictures: CellPictures;
}

/** Device pixels of a cell up to which these are kept: pictures of many levels are of few sizes, and of the same kinds. */
const LARGEST_KEPT = 40;

/** Pens by size, kept while the looks, the images and the theme, in whose colours the floor is, are the same. */
const keptPens = memoWithInputs(
  (_looks: Looks, _sprites: Sprites, _theme: Theme): Map<number, Pens> => new Map<number, Pens>(),
);

function pensFor({ looks, sprites }: PackLooks, pitch: number): Pens {
  if (pitch > LARGEST_KEPT) return newPens(looks, sprites, pitch);
  const bySize = keptPens(looks, sprites, currentTheme());
  const pens = bySize.get(pitch) ?? newPens(looks, sprites, pitch);
  bySize.set(pitch, pens);
  return pens;
}

function newPens(looks: Looks, sprites: Sprites, pitch: number): Pens {
  return { stamps: createStamps(looks, sprites, pitch, false), pictures: createCellPictures() };
}

/** Up to this many device pixels of a cell only a sprite's colour is visible. */
const LARGEST_DOT = 3;

/** Draws one pixel a cell, to be shown larger; where the board has more cells than there is room, several to a pixel. */
function drawDots(
  canvas: HTMLCanvasElement,
  view: BoardView,
  drawnWith: PackLooks,
  pitch: number,
  marked: readonly Position[],
): void {
  const dots = boardDots(view, dotColors(view, drawnWith, boardColors()), marked);
  const image = new ImageData(dots, view.width, view.height);
  if (pitch >= 1) {
    canvas.width = view.width;
    canvas.height = view.height;
    canvas.getContext("2d")?.putImageData(image, 0, 0);
  } else drawSmaller(canvas, image, pitch);
  showAt(canvas, view, pitch);
}

/** Made smaller once, not each time the page is painted: a strip of such pictures must scroll. */
function drawSmaller(canvas: HTMLCanvasElement, image: ImageData, pitch: number): void {
  canvas.width = Math.max(1, Math.round(image.width * pitch));
  canvas.height = Math.max(1, Math.round(image.height * pitch));
  const whole = new OffscreenCanvas(image.width, image.height);
  whole.getContext("2d")?.putImageData(image, 0, 0);
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.imageSmoothingQuality = "medium";
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
}

/** Shows a canvas with a number of device pixels per cell. */
function showAt(canvas: HTMLCanvasElement, view: BoardView, pitch: number): void {
  const density = devicePixelRatio;
  canvas.style.width = `${(view.width * pitch) / density}px`;
  canvas.style.height = `${(view.height * pitch) / density}px`;
  canvas.style.imageRendering = pitch >= 1 ? "pixelated" : "auto";
}

const FULLY_OPAQUE: ReadonlyMap<string, number> = new Map();

/** Draws the board into the canvas at `pitch` pixels a cell; the canvas takes that size. */
function drawPicture(canvas: HTMLCanvasElement, view: BoardView, drawnWith: PackLooks, pitch: number): void {
  const { looks, sprites } = drawnWith;
  canvas.width = view.width * pitch;
  canvas.height = view.height * pitch;
  const context = canvas.getContext("2d");
  if (context === null) return;
  const { stamps, pictures } = pensFor(drawnWith, pitch);
  const scene = {
    view,
    looks,
    colors: boardColors(),
    sprites,
    stamps,
    parts: objectParts(view),
    layerOpacity: FULLY_OPAQUE,
    gridLines: false,
  };
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) {
      pictures.draw(context, scene, x, y, { x: x * pitch, y: y * pitch, size: pitch });
    }
  }
  const avatar = stateView(view).avatar;
  if (avatar?.enabled === true && looks.avatar.visible && avatar.position !== null) {
    const place = { left: 0, top: 0, pitch };
    drawAvatar(context, avatar, drawnWith, squareOf(place, avatar.position));
  }
}
