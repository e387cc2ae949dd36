// Draws a whole board once, cell by cell, with any pen: as the window shows it, without marks and hints.
import type { BoardView } from "../../../shared/base/boardView";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import type { Pen2d } from "../../board/canvas";
import type { GroundColors } from "../../board/groundColors";
import type { Sprites } from "../../board/spriteStore";
import { drawAvatar } from "./drawAvatar";
import { drawCell } from "./drawCell";
import type { Looks } from "./looks";
import { objectParts } from "./objectParts";

/** How a board is drawn: `pitch` is a cell's side in pixels. */
export interface BoardStyle {
  readonly looks: Looks;
  readonly sprites: Sprites;
  readonly colors: GroundColors;
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
  const { avatar } = stateView(view);
  if (avatar?.enabled !== true || !looks.avatar.visible || avatar.position === null) return;
  const [x, y] = avatar.position;
  drawAvatar(pen, avatar, looks.avatar, sprites, { x: x * pitch, y: y * pitch, size: pitch });
}
