// A pack of a board game on a page: its games, each to be played from where it begins by people at one screen.
import { disposable, disposeAll } from "../../shared/base/disposable";
import { memoByIdentity } from "../../shared/base/memo";
import { done, refused } from "../../shared/base/result";
import { gdlLooks } from "../../shared/dialects/gdl/presentation/looks";
import { fixedValues, startedGame } from "../../shared/dialects/gdl/startedGame";
import { gameModel } from "../../shared/dialects/gdl/text/games/gameModel";
import type { SourceFile } from "../../shared/pack/packSource";
import { boardColors } from "../../renderer/board/boardColors";
import { createSpriteStore } from "../../renderer/board/spriteStore";
import { NO_MARKS, drawTable } from "../../renderer/gdl/table/drawTable";
import { tableLayout } from "../../renderer/gdl/table/layout";
import { onThemeChange } from "../../renderer/ui/theme";
import type { PageLanguage } from "../page/pageLanguage";
import { packSourceOf } from "../page/packSource";
import { GamePlay } from "./gamePlay";

export const gdlPage: PageLanguage = {
  open(pack, images) {
    const { game: rules, levels } = packSourceOf(pack, "start");
    if (rules === null) return refused("This pack has no rules to play by.");
    const looks = gdlLooks(rules.value);
    const sprites = createSpriteStore((path) => (Object.hasOwn(images, path) ? (images[path] ?? null) : null));
    const starts = levels.length > 0 ? levels : [rules];
    // Of two files with the same id the first is meant.
    const files = new Map(starts.toReversed().map((file) => [gameModel.idOf(file), file]));
    const startOf = memoByIdentity((file: SourceFile) => startedGame(rules, file, gameModel.idOf(file)));
    const gameOf = (id: string): ReturnType<typeof startOf> => {
      const file = files.get(id);
      return file === undefined ? null : startOf(file);
    };
    const ids = new Set(starts.map((file) => gameModel.idOf(file)));
    return done({
      words: { start: "game", starts: "games" },
      entries: [...ids].map((id) => {
        const file = files.get(id);
        return { kind: "level", id, title: file === undefined ? id : gameModel.titleOf(file) };
      }),
      colors: { accent: null, ground: null },
      cover: null,
      drawSmall(id, canvas, size) {
        const level = gameOf(id)?.level;
        if (level === undefined) return disposable(() => undefined);
        const board = level.view(level.start(null));
        const layout = tableLayout(board);
        // A game of cards alone has no board.
        canvas.hidden = layout.spots.length === 0;
        const draw = (): void => {
          const context = canvas.getContext("2d");
          const pitch = Math.max(1, (size * devicePixelRatio) / Math.max(1, layout.width, layout.height));
          canvas.width = Math.max(1, Math.round(layout.width * pitch));
          canvas.height = Math.max(1, Math.round(layout.height * pitch));
          canvas.style.width = `${canvas.width / devicePixelRatio}px`;
          const scene = { board, layout, looks, sprites, colors: boardColors(), marks: NO_MARKS, hasNames: false };
          if (context !== null) drawTable(context, scene, pitch);
        };
        draw();
        const subscriptions = [sprites.settled.on(draw), onThemeChange(draw)];
        return disposable(() => disposeAll(subscriptions));
      },
      play(id, place, listener) {
        const started = gameOf(id);
        if (started === null) return refused("This game cannot be played: its rules or its start have mistakes.");
        const { level, game } = started;
        return done(new GamePlay(place, { level, looks, sprites, fixed: fixedValues(game) }, listener));
      },
    });
  },
};
