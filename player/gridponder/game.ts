// A Gridponder pack on a page: its levels and stories in order, its looks, and its levels to be played.
import { type Json, isJsonObject } from "../../shared/base/json";
import { memoByIdentity } from "../../shared/base/memo";
import { done, refused } from "../../shared/base/result";
import { compilePack } from "../../shared/dialects/gridponder/compile";
import { boardOfLevel } from "../../shared/dialects/gridponder/text/board/board";
import { levelIdOf, levelSequence, levelTitleOf } from "../../shared/dialects/gridponder/text/levels/levelSequence";
import type { Game } from "../../shared/engine/dialect";
import type { PackSource, SourceFile } from "../../shared/pack/packSource";
import type { PageImages } from "../../shared/page/pagePack";
import { parseHexColor } from "../../renderer/board/color";
import { createSpriteStore } from "../../renderer/board/spriteStore";
import { looksOf } from "../../renderer/gridponder/board/looks";
import type { PageEntry, PageGame, PageLanguage } from "../page/pageLanguage";
import { PuzzlePlay } from "./puzzlePlay";
import { packSourceOf } from "../page/packSource";
import { drawSmallBoard } from "./smallBoard";

export const gridponderPage: PageLanguage = {
  open(pack, images) {
    const source = packSourceOf(pack, "level");
    const { game } = compilePack(source);
    return game === null ? refused("This pack has no game that can be played.") : done(gameOf(source, game, images));
  },
};

function gameOf(source: PackSource, game: Game, images: PageImages): PageGame {
  const texts = { game: source.game?.value, theme: source.theme?.value };
  const looks = looksOf(texts.game, texts.theme);
  const imageAt = (path: string): string | null => (Object.hasOwn(images, path) ? (images[path] ?? null) : null);
  const sprites = createSpriteStore(imageAt);
  // Of two files with the same id the first is meant.
  const files = new Map(source.levels.toReversed().map((file) => [levelIdOf(file), file]));
  const boardOf = memoByIdentity((file: SourceFile) => boardOfLevel(file.tree, texts.game));
  return {
    words: { start: "level", starts: "levels" },
    entries: entriesOf(source, imageAt),
    colors: { accent: colorOf(texts.theme, "primaryColor"), ground: colorOf(texts.theme, "backgroundColor") },
    cover: coverOf(texts.theme, imageAt) ?? coverOf(source.manifest?.value, imageAt),
    drawSmall(id, canvas, size) {
      const file = files.get(id);
      const board = file === undefined ? null : boardOf(file);
      return drawSmallBoard(canvas, board?.ok === true ? board.value : null, looks, sprites, size);
    },
    play(id, place, listener) {
      const file = files.get(id);
      const level = game.level(id);
      if (file === undefined || level === null) return refused("This level cannot be played: its text has mistakes.");
      return done(new PuzzlePlay(place, { level, file, texts, looks, sprites }, listener));
    },
  };
}

/** Returns the levels of the sequence with the stories between them; of a pack without a sequence all levels. */
function entriesOf(source: PackSource, imageAt: (path: string) => string | null): readonly PageEntry[] {
  const { entries, unsequenced } = levelSequence(source);
  const listed = entries.flatMap((entry): readonly PageEntry[] => {
    if (entry.type === "level") {
      return entry.file === null ? [] : [{ kind: "level", id: entry.id, title: levelTitleOf(entry.file) }];
    }
    const { title, text, image } = entry;
    return [{ kind: "story", title, text, image: image === null ? null : imageAt(image) }];
  });
  if (listed.some(({ kind }) => kind === "level")) return listed;
  const others = unsequenced.map((file): PageEntry => {
    return { kind: "level", id: levelIdOf(file), title: levelTitleOf(file) };
  });
  return [...listed, ...others];
}

function colorOf(theme: Json | undefined, member: string): string | null {
  const color = isJsonObject(theme) ? theme[member] : undefined;
  return typeof color === "string" && parseHexColor(color) !== null ? color : null;
}

function coverOf(value: Json | undefined, imageAt: (path: string) => string | null): string | null {
  const cover = isJsonObject(value) ? value["coverImage"] : undefined;
  return typeof cover === "string" ? imageAt(cover) : null;
}
