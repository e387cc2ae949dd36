// What pictures of the open pack's games are made of.
import { boardsOfRow } from "../../../shared/engine/trace/boardRow";
import { host } from "../../bridge/host";
import type { PackPictures } from "../../picture/packPictures";
import { packSource } from "../../documents/packSource";
import { tableDrawing } from "../table/tableDrawing";
import { gameImagesNow, gameLooksNow } from "./gameLooks";

export function packPictures(): PackPictures {
  return {
    drawing: tableDrawing(gameLooksNow()),
    sprites: gameImagesNow(),
    async boardOf(path) {
      const pack = packSource();
      const file = pack.files.get(path);
      if (file === undefined || pack.model === null) return null;
      // The rules say what stands where when a game begins.
      const [first] = boardsOfRow(await host.pathBoards(pack.model.starts.idOf(file), 0, 1));
      const board = first?.() ?? null;
      // A game of cards alone has no board.
      return board === null || board.cells.length === 0 ? null : board;
    },
  };
}
