// What is painted is what is played: the board that the painter lays out from a level's text is the one that the engine
// starts from, for packs that are spoiled in any way.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BoardView } from "../../shared/base/boardView";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import { boardOfLevel } from "../../shared/dialects/gridponder/text/board/board";
import { readGoldPath } from "../../shared/dialects/gridponder/text/levels/goldPath";
import { levelIdOf } from "../../shared/dialects/gridponder/text/levels/levelSequence";
import { buildPackSource } from "../../shared/dialects/models";
import type { PackSource, SourceFile } from "../../shared/pack/packSource";
import { mutatedTexts, mutations, packTexts, wordsOf } from "../fuzz/mutatedTexts";
import { mutatedPack, packMutations, realPacks } from "./mutatedPacks";
import { packSource, randomPack } from "./randomPack";

/** All that two views of one moment must share; their tables of entities may differ. */
function content({ width, height, layers, cells, entities, state }: BoardView): unknown {
  const standing = Array.from(cells, (cell) => entities[cell] ?? null);
  return JSON.parse(JSON.stringify({ width, height, layers, standing, state })) as unknown;
}

/**
 * Compares the two for each level of a pack, or for those of some files. In 0.5 nothing happens at load: the start is what
 * the text says.
 */
function expectPaintedIsPlayed(pack: PackSource, files: readonly SourceFile[] = pack.levels): void {
  const { game } = gridponder.compile(pack, { profile: "dsl-0.5" });
  for (const file of files) {
    const id = levelIdOf(file);
    const isFirst = pack.levels.find((other) => levelIdOf(other) === id) === file;
    if (game === null || !isFirst) continue;
    const level = game.level(id);
    const board = boardOfLevel(file.tree, pack.game?.value);
    expect(board.ok && content(board.value)).toEqual(level !== null && content(level.view(level.start(null))));
    if (level !== null) expect(level.solution).toEqual(readGoldPath(file.tree).flatMap(({ move }) => move ?? []));
  }
}

describe("the painted board is the played one", () => {
  test("in random packs, spoiled", () => {
    fc.assert(
      fc.property(randomPack({ rulesOnly: false }), packMutations, (pack, changes) =>
        expectPaintedIsPlayed(packSource(mutatedPack(pack, changes))),
      ),
      { numRuns: 1000 },
    );
  });

  const packs = realPacks();
  test.runIf(packs.length > 0)("in packs of the conformance material, spoiled", () => {
    fc.assert(
      fc.property(fc.constantFrom(...packs), packMutations, (pack, changes) =>
        expectPaintedIsPlayed(packSource(mutatedPack(pack, changes))),
      ),
      { numRuns: 1000 },
    );
  });

  for (const folder of ["sample-packs/flag-worlds", "templates/2-crates", "templates/3-keys", "templates/4-merge"]) {
    const texts = packTexts(folder);
    const words = wordsOf(texts);
    const good = buildPackSource(texts, [], []);
    test(`in ${folder}, its text broken`, () => {
      fc.assert(
        fc.property(mutations, (changes) => {
          const pack = buildPackSource(mutatedTexts(texts, words, changes), [], [], { previous: good });
          const [first, ...others] = pack.levels;
          const changed = others.filter((file) => good.files.get(file.path) !== file);
          expectPaintedIsPlayed(pack, first === undefined ? [] : [first, ...changed]);
        }),
        { numRuns: 300 },
      );
    });
  }
});
