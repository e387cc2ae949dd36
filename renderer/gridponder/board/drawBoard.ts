// Draws a whole board once, cell by cell, with any pen: as the window shows it in play, without what the pointer and
// the panels mark.
import type { BoardView } from "../../../shared/base/boardView";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import type { Pen2d } from "../../board/canvas";
import type { BoardColors } from "../../board/boardColors";
import type { PackLooks } from "./sceneStyle";
import { drawAvatar } from "./drawAvatar";
import { drawCell } from "./drawCell";
import { squareOf } from "../../board/drawMarks";
import { drawFrame, drawHints } from "./drawState";
import { objectParts } from "./objectParts";

/** Of lines in small pictures, so that they are seen. */
const LEAST_DENSITY = 0.5;

/** How a board is drawn: `pitch` is a cell's side in pixels. */
export interface BoardStyle extends PackLooks {
  readonly colors: BoardColors;
  readonly pitch: number;
}

/** Draws from the pen's origin to the right and down. */
export function drawBoard(pen: Pen2d, view: BoardView, { looks, sprites, colors, pitch }: BoardStyle): void {
  const gridLines = looks.board.showGridLines;
  const parts = objectParts(view);
  const scene = {
    view,
    looks,
    colors,
    sprites,
    stamps: null,
    parts,
    layerOpacity: new Map<string, number>(),
    gridLines,
  };
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) {
      drawCell(pen, scene, x, y, { x: x * pitch, y: y * pitch, size: pitch });
    }
  }
  const { avatar, multiCellObjects, overlay } = stateView(view);
  const place = { left: 0, top: 0, pitch };
  const marks = { context: pen, place, colors, density: Math.max(LEAST_DENSITY, pitch / looks.board.cellSize) };
  for (const object of multiCellObjects) drawHints(marks, view, object);
  if (avatar?.enabled === true && looks.avatar.visible && avatar.position !== null) {
    drawAvatar(pen, avatar, scene, squareOf(place, avatar.position));
  }
  drawFrame(marks, overlay);
}
