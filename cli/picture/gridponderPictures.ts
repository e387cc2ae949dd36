// Draws the levels of a Gridponder pack with the code that draws them in the window.
import { refused } from "../../shared/base/result";
import { boardOfLevel } from "../../shared/dialects/gridponder/text/board/board";
import type { PackSource } from "../../shared/pack/packSource";
import { drawBoard } from "../../renderer/gridponder/board/drawBoard";
import { looksOf } from "../../renderer/gridponder/board/looks";
import type { PackPictures } from "./pictureLanguage";

export function gridponderPictures({ game, theme }: PackSource): PackPictures {
  const looks = looksOf(game?.value, theme?.value);
  return {
    cellSize: Math.min(512, Math.max(4, Math.round(looks.board.cellSize))),
    boardOf(file) {
      const board = boardOfLevel(file.tree, game?.value);
      return board.ok ? board : refused(board.refusal.message);
    },
    draw: (pen, board, style) => drawBoard(pen, board, { ...style, looks }),
  };
}
