import { describe, expect, it } from "vitest";
import { type BoardView, entityAt } from "../../../../base/boardView";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { boardOfLevel } from "../board/board";
import { finish } from "../../../../base/work";
import { paintPattern, patternBoard, patternGoals } from "./paintPattern";

const GAME = { layers: [{ id: "ground", occupancy: "exactly_one", default: "grass" }, { id: "objects" }] };

function levelWith(goals: string): string {
  return `{
  "board": { "size": [3, 2], "layers": { "objects": [["rock", null, null], [null, null, null]] } },
  "goals": ${goals}
}
`;
}

const LEVEL = levelWith(`[
    { "id": "reach", "type": "reach_target", "config": {} },
    {
      "id": "match",
      "type": "board_match",
      "config": {
        "targetLayers": {
          "objects": [
            ["rock", null,   null],
            [null,   "gate", null]
          ]
        }
      }
    }
  ]`);

function pattern(text: string, goal: number): BoardView {
  const tree = parseJsonTree(text);
  const board = boardOfLevel(tree, GAME);
  if (!board.ok) throw new Error(board.refusal.message);
  return patternBoard(tree, board.value, goal);
}

function drawn(text: string, goal: number, layer: string): string {
  const view = pattern(text, goal);
  return [0, 1].map((y) => [0, 1, 2].map((x) => entityAt(view, layer, x, y)?.kind[0] ?? ".").join("")).join("\n");
}

function painted(
  text: string,
  goal: number,
  layer: string,
  cells: readonly (readonly [number, number, string | null])[],
): string {
  const stroke = cells.map(([x, y, kind]) => ({ x, y, entity: kind === null ? null : { kind, params: {} } }));
  const edits = finish(paintPattern({ text, tree: parseJsonTree(text) }, GAME, goal, new Map([[layer, stroke]])));
  if (!edits.ok) throw new Error(edits.refusal.message);
  return applyEdits(text, edits.value);
}

describe("the pattern of a goal", () => {
  it("is a board of its own: without what stands on the level's", () => {
    expect(patternGoals(parseJsonTree(LEVEL))).toEqual([{ index: 1, id: "match" }]);
    expect(drawn(LEVEL, 1, "objects")).toBe("r..\n.g.");
    expect(drawn(LEVEL, 1, "ground")).toBe("...\n...");
  });

  it("is painted cell by cell, in its columns; the rest of the text stays", () => {
    const text = painted(LEVEL, 1, "objects", [
      [2, 0, "rock"],
      [1, 1, null],
    ]);
    expect(text).toBe(
      LEVEL.replace('["rock", null,   null]', '["rock", null,   "rock"]').replace(
        '[null,   "gate", null]',
        "[null,   null,   null]",
      ),
    );
    expect(
      painted(text, 1, "objects", [
        [2, 0, null],
        [1, 1, "gate"],
      ]),
    ).toBe(LEVEL);
  });

  it("gets a layer that it lacks as rows, whatever the level's own are", () => {
    const text = painted(LEVEL, 1, "ground", [[0, 1, "water"]]);
    expect(drawn(text, 1, "ground")).toBe("...\nw..");
    expect(text).toContain(`"targetLayers": {
          "ground": [
            [null, null, null],
            ["water", null, null]
          ],
          "objects": [`);
  });

  it.each([
    '[{ "type": "board_match" }]',
    '[{ "type": "board_match", "config": {} }]',
    '[{ "type": "board_match", "config": { "targetLayers": { "objects": null } } }]',
  ])("may be the first of %s", (goals) => {
    expect(drawn(painted(levelWith(goals), 0, "objects", [[2, 1, "rock"]]), 0, "objects")).toBe("...\n..r");
  });

  it("that is no more is not painted", () => {
    const edits = finish(paintPattern({ text: LEVEL, tree: parseJsonTree(LEVEL) }, GAME, 0, new Map()));
    expect(edits.ok).toBe(false);
  });
});
