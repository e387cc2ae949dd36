// What pictures of the open pack are made of.
import type { PackPictures } from "../../picture/packPictures";
import { boardDrawing } from "../board/boardDrawing";
import { levelBoardNow, packLooksNow } from "./packLooks";

export function packPictures(): PackPictures {
  const { looks, sprites } = packLooksNow();
  return {
    drawing: boardDrawing(looks),
    sprites,
    boardOf(file) {
      const board = levelBoardNow(file);
      return Promise.resolve(board?.ok === true ? board.value : null);
    },
  };
}
