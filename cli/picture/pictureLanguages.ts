// The languages of whose packs pictures are drawn.
import { type Result, done, refused } from "../../shared/base/result";
import { gdlLooks } from "../../shared/dialects/gdl/presentation/looks";
import { boardOfLevel } from "../../shared/dialects/gridponder/text/board/board";
import { compilePack } from "../../shared/host/checks/diagnose";
import type { PackSource } from "../../shared/pack/packSource";
import { tableDrawing } from "../../renderer/gdl/table/tableDrawing";
import { boardDrawing } from "../../renderer/gridponder/board/boardDrawing";
import { looksOf } from "../../renderer/gridponder/board/looks";
import type { PackPictures } from "./pictureLanguage";

type Language = (pack: PackSource) => Result<PackPictures, string>;

const LANGUAGES: Readonly<Record<string, Language>> = {
  gridponder: ({ game, theme }) =>
    done({
      drawing: boardDrawing(looksOf(game?.value, theme?.value)),
      boardOf(file) {
        const board = boardOfLevel(file.tree, game?.value);
        return board.ok ? board : refused(board.refusal.message);
      },
    }),
  gdl: (pack) => {
    const { game } = compilePack(pack, {});
    return done({
      drawing: tableDrawing(gdlLooks(pack.game?.value)),
      boardOf(file) {
        const level = game?.level(pack.model?.starts.idOf(file) ?? "") ?? null;
        // The rules say what stands where when a game begins.
        if (level === null) return refused("It cannot be played.");
        const board = level.view(level.start(null));
        return board.cells.length === 0 ? refused("The game has no board.") : done(board);
      },
    });
  },
  gnosis: () => refused("There are no pictures of event rules: their state is text without a board."),
};

/** Returns what draws a pack. A refusal is a sentence. */
export function picturesOf(pack: PackSource): Result<PackPictures, string> {
  const id = pack.model?.id ?? "";
  const language = Object.hasOwn(LANGUAGES, id) ? LANGUAGES[id] : undefined;
  return language?.(pack) ?? refused("The pack is in no language that the program knows.");
}
