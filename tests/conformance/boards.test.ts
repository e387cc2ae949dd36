// The board that a level's text describes, for the painter, is the one that the engine starts from.
import { describe, expect, it } from "vitest";
import type { BoardView } from "../../shared/base/boardView";
import { dialectOf } from "../../shared/dialects/registry";
import { boardOfLevel } from "../../shared/dialects/gridponder/text/board/board";
import { levelIdOf } from "../../shared/dialects/gridponder/text/levels/levelSequence";
import { packNames, readConformancePack } from "./material";

const names = packNames();
if (names === null) {
  process.stdout.write("No conformance material beside the project: its boards are not compared.\n");
}

/** All that two views of one moment must share; entity tables may differ. */
function content({ width, height, layers, cells, entities, state }: BoardView): unknown {
  const standing = Array.from(cells, (cell) => entities[cell] ?? null);
  return JSON.parse(JSON.stringify({ width, height, layers, standing, state })) as unknown;
}

describe.runIf(names !== null)("boards laid out from the text", () => {
  // In 0.5 nothing happens at load, so the start is what the text says.
  it.each(names ?? [])("%s: every level", (name) => {
    const pack = readConformancePack(name);
    const { game } = dialectOf(pack)!.compile(pack, { profile: "dsl-0.5" });
    for (const file of pack.levels) {
      const level = game?.level(levelIdOf(file)) ?? null;
      const board = boardOfLevel(file.tree, pack.game?.value);
      expect(board.ok).toBe(level !== null);
      if (board.ok && level !== null) {
        expect(content(board.value), file.path).toEqual(content(level.view(level.start(null))));
      }
    }
  });
});
