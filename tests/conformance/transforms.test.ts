// Every level of the material turned and flipped: back where it began after four turns, its board turned in between.
import { describe, expect, it } from "vitest";
import { type BoardView, entityAt } from "../../shared/base/boardView";
import { entityKey } from "../../shared/base/entityKey";
import { boardOfLevel } from "../../shared/dialects/gridponder/text/board/board";
import { allCells } from "../../shared/dialects/gridponder/text/board/boardClip";
import type { PackSource } from "../../shared/pack/packSource";
import { type Turn, turnedPosition } from "../../shared/dialects/gridponder/text/grid/transformGrid";
import { changedLevel } from "../../shared/dialects/gridponder/text/grid/transformLevel";
import { applyEdits } from "../../shared/text/edit";
import { parseJsonTree, valueOf } from "../../shared/text/jsonTree";
import { packNames, readConformancePack } from "./material";

const names = packNames();
if (names === null) process.stdout.write("No conformance material beside the project: its levels are not turned.\n");

const TURNS: readonly Turn[] = ["clockwise", "counterclockwise", "flipX", "flipY"];

/** Packs with rows and patterns that are too short: the first turn writes them out in full. */
const INCOMPLETE: ReadonlySet<string> = new Set(["fx_formats", "fx_goals"]);

function turned(text: string, pack: PackSource, turn: Turn): string {
  const change = changedLevel({ text, tree: parseJsonTree(text) }, pack.game?.value, { kind: "turn", turn });
  if (!change.ok) throw new Error(change.refusal);
  return applyEdits(text, change.value.edits);
}

function fourTimes(text: string, pack: PackSource, turn: Turn): string {
  return [turn, turn, turn, turn].reduce((each, again) => turned(each, pack, again), text);
}

function boardOf(text: string, pack: PackSource): BoardView {
  const board = boardOfLevel(parseJsonTree(text), pack.game?.value);
  if (!board.ok) throw new Error(board.refusal.message);
  return board.value;
}

/** Which kind stands where, its params aside: those that name positions are turned too. */
function kindsOf(
  board: BoardView,
  place: (cell: readonly [number, number]) => readonly [number, number],
): readonly string[] {
  return board.layers.flatMap((layer) =>
    allCells(board.width, board.height).map((cell) => {
      const entity = entityAt(board, layer, cell[0], cell[1]);
      return `${layer} ${place(cell).join()} ${entity === null ? "" : entityKey({ kind: entity.kind, params: {} })}`;
    }),
  );
}

describe.runIf(names !== null)("levels turned", () => {
  it.each(names ?? [])("%s: every level", (name) => {
    const pack = readConformancePack(name);
    for (const { text, path } of pack.levels) {
      const board = boardOf(text, pack);
      for (const turn of TURNS) {
        const once = turned(text, pack, turn);
        const size = [board.width, board.height] as const;
        expect([...kindsOf(boardOf(once, pack), (cell) => cell)].sort(), path).toEqual(
          [...kindsOf(board, (cell) => turnedPosition(cell, size, turn))].sort(),
        );
        const four = fourTimes(text, pack, turn);
        expect(fourTimes(four, pack, turn), path).toBe(four);
        if (!INCOMPLETE.has(name)) {
          expect(valueOf(parseJsonTree(four).root), path).toEqual(valueOf(parseJsonTree(text).root));
        }
      }
    }
  });
});
