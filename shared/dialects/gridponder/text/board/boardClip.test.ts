import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BoardView, entityAt } from "../../../../base/boardView";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { boardOfLevel } from "./board";
import {
  type BoardClip,
  allCells,
  clipCells,
  clipOf,
  clipStrokes,
  emptyingStrokes,
  joinedStrokes,
  turnedClip,
} from "./boardClip";
import { clipText, readClip } from "./clipText";
import { paintLayersEdits } from "../layers/paint";
import { type Turn, turnedCorner, turnedDirection, turnedPosition } from "../grid/transformGrid";

const GAME = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "grass" },
    { id: "objects", occupancy: "zero_or_one" },
  ],
};
const LEVEL = `{
  "id": "one",
  "board": {
    "size": [4, 3],
    "layers": {
      "ground": [
        ["grass", "water", "grass", "grass"],
        ["grass", "water", "grass", "grass"],
        ["grass", "grass", "grass", "grass"]
      ],
      "objects": { "format": "sparse", "entries": [
        { "position": [0, 0], "kind": "rock" },
        { "position": [1, 1], "kind": "portal", "channel": "blue" }
      ] }
    }
  }
}
`;

function boardOf(text: string): BoardView {
  const board = boardOfLevel(parseJsonTree(text), GAME);
  if (!board.ok) throw new Error(board.refusal.message);
  return board.value;
}

function drawn(view: BoardView, layer: string): string {
  return Array.from({ length: view.height }, (_, y) =>
    Array.from({ length: view.width }, (_, x) => entityAt(view, layer, x, y)?.kind[0] ?? ".").join(""),
  ).join("\n");
}

function lifted(view: BoardView, cells: Parameters<typeof clipOf>[1]): BoardClip {
  const clip = clipOf(view, cells, view.layers);
  if (clip === null) throw new Error("no cells");
  return clip;
}

describe("moving cells", () => {
  const cells = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const;
  const moved = (at: readonly [number, number]): string => {
    const view = boardOf(LEVEL);
    const strokes = joinedStrokes(emptyingStrokes(cells, view.layers), clipStrokes(lifted(view, cells), at, GAME));
    const edits = paintLayersEdits({ text: LEVEL, tree: parseJsonTree(LEVEL) }, GAME, strokes);
    if (!edits.ok) throw new Error(edits.refusal.message);
    return applyEdits(LEVEL, edits.value);
  };

  it("takes along every layer, leaves the default behind, and overwrites where they overlap", () => {
    const view = boardOf(moved([1, 1]));
    expect(drawn(view, "ground")).toBe("gggg\nggwg\nggwg");
    expect(drawn(view, "objects")).toBe("....\n.r..\n..p.");
    expect(entityAt(view, "objects", 2, 2)?.params).toEqual({ channel: "blue" });
  });

  it("loses what leaves the board", () => {
    expect(drawn(boardOf(moved([3, 0])), "objects")).toBe("...r\n....\n....");
  });

  it("to where they are changes no byte", () => {
    expect(moved([0, 0])).toBe(LEVEL);
  });
});

describe("a clip as text", () => {
  it("is a small level that reads like one", () => {
    const clip = lifted(boardOf(LEVEL), allCells(2, 2));
    expect(clipText(clip, GAME)).toBe(`{
  "board": {
    "size": [2, 2],
    "layers": {
      "ground": [
        ["grass", "water"],
        ["grass", "water"]
      ],
      "objects": {
        "format": "sparse",
        "entries": [
          { "position": [0, 0], "kind": "rock" },
          { "position": [1, 1], "kind": "portal", "channel": "blue" }
        ]
      }
    }
  }
}
`);
  });

  it("reads back as it was, cells left out too", () => {
    const view = boardOf(LEVEL);
    const cell = fc.tuple(fc.nat(3), fc.nat(2));
    fc.assert(
      fc.property(fc.uniqueArray(cell, { minLength: 1, selector: String }), (cells) => {
        const clip = lifted(view, cells);
        const read = readClip(clipText(clip, GAME));
        const strokes = (each: BoardClip | null): readonly string[] =>
          [...clipStrokes(each!, [0, 0], GAME)].flatMap(([layer, stroke]) =>
            stroke.map(({ x, y, entity }) => `${layer} ${x},${y} ${entity?.kind} ${JSON.stringify(entity?.params)}`),
          );
        expect([...strokes(read)].sort()).toEqual([...strokes(clip)].sort());
      }),
    );
  });

  it("may be a whole level", () => {
    expect(readClip(LEVEL)?.size).toEqual([4, 3]);
  });

  it.each(["", "rock", "[1, 2]", "{}", '{"board": 3}', '{"board": {"size": [1, 1]}}', '{"board": '])(
    "%j is none",
    (text) => expect(readClip(text)).toBeNull(),
  );
});

describe("what entities say of the grid", () => {
  const game = {
    layers: [{ id: "objects", occupancy: "zero_or_one" }],
    entityKinds: {
      lever: {
        layer: "objects",
        tags: ["sided"],
        params: { opens: { type: "position" }, way: { type: "string", values: ["up", "right", "down", "left"] } },
      },
    },
    systems: [{ type: "sided_box", config: {} }],
  };
  const lever = (position: readonly [number, number], opens: unknown): unknown => ({
    position,
    kind: "lever",
    opens,
    way: "up",
    sides: 1,
  });
  // One names a cell of the selection, one a cell beside it.
  const entries = [lever([1, 1], [2, 1]), lever([2, 2], [1, 3])];
  const text = JSON.stringify({ board: { size: [5, 5], layers: { objects: { format: "sparse", entries } } } });
  const view = boardOfLevel(parseJsonTree(text), game);
  const clip = (): BoardClip => {
    if (!view.ok) throw new Error(view.refusal.message);
    const cells = allCells(2, 2).map(([x, y]) => [x + 1, y + 1] as const);
    return clipOf(view.value, cells, ["objects"])!;
  };
  const put = (each: BoardClip, at: readonly [number, number]): readonly unknown[] =>
    clipStrokes(each, at, game)
      .get("objects")!
      .flatMap(({ x, y, entity }) =>
        entity === null ? [] : [{ position: [x, y], kind: entity.kind, ...entity.params }],
      );

  it("is turned with them: sides, directions, and cells that are turned too", () => {
    expect(put(turnedClip(clip(), "clockwise"), [1, 1])).toEqual([
      { position: [2, 1], kind: "lever", opens: [2, 2], way: "right", sides: 2 },
      { position: [1, 2], kind: "lever", opens: [1, 3], way: "right", sides: 2 },
    ]);
  });

  it("goes along with what is moved, pasted and stamped; other cells are named as before", () => {
    const moved = [
      { position: [3, 3], kind: "lever", opens: [4, 3], way: "up", sides: 1 },
      { position: [4, 4], kind: "lever", opens: [1, 3], way: "up", sides: 1 },
    ];
    expect(put(clip(), [3, 3])).toEqual(moved);
    expect(clipText(clip(), game)).toContain('"origin": [1,1]');
    expect(put(readClip(clipText(clip(), game))!, [3, 3])).toEqual(moved);
  });

  it("is as before after four turns, pasted or not", () => {
    const turns: readonly Turn[] = ["flipX", "flipY", "clockwise", "counterclockwise"];
    fc.assert(
      fc.property(fc.constantFrom(...turns), fc.boolean(), (turn, isPasted) => {
        const start = isPasted ? readClip(clipText(clip(), game))! : clip();
        const four = [turn, turn, turn, turn].reduce(turnedClip, start);
        expect(put(four, [1, 1])).toEqual(entries);
      }),
    );
  });
});

describe("turning", () => {
  const turns: readonly Turn[] = ["flipX", "flipY", "clockwise", "counterclockwise"];

  it.each([
    ["flipX", "wg\nwg", ".r\np."],
    ["flipY", "gw\ngw", ".p\nr."],
    ["clockwise", "gg\nww", ".r\np."],
    ["counterclockwise", "ww\ngg", ".p\nr."],
  ] as const)("%s", (turn, ground, objects) => {
    const clip = turnedClip(lifted(boardOf(LEVEL), allCells(2, 2)), turn);
    const read = boardOf(clipText(clip, GAME));
    expect([drawn(read, "ground"), drawn(read, "objects")]).toEqual([ground, objects]);
  });

  it("four times is as before", () => {
    const clip = lifted(boardOf(LEVEL), allCells(4, 3));
    for (const turn of turns) {
      const four = [turn, turn, turn, turn].reduce(turnedClip, clip);
      expect(four.size).toEqual(clip.size);
      expect(clipCells(four, [0, 0])).toEqual(clipCells(clip, [0, 0]));
    }
  });

  it("turns directions as it turns cells", () => {
    const words = ["up", "down", "left", "right", "up_left", "up_right", "down_left", "down_right"];
    for (const turn of turns) {
      for (const word of words) {
        const four = [turn, turn, turn, turn].reduce(turnedDirection, word);
        expect(four).toBe(word);
      }
    }
    expect(turnedDirection("up", "clockwise")).toBe("right");
    expect(turnedDirection("up", "flipX")).toBe("up");
    expect(turnedDirection("up_left", "clockwise")).toBe("up_right");
    expect(turnedDirection("sideways", "clockwise")).toBe("sideways");
  });

  it("keeps a rectangle's cells within the turned rectangle", () => {
    for (const turn of turns) {
      const corner = turnedCorner([1, 0], [2, 1], [4, 3], turn);
      const turned = [
        [1, 0],
        [2, 0],
      ].map(([x, y]) => turnedPosition([x!, y!], [4, 3], turn));
      expect(corner).toEqual([Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))]);
    }
  });
});
