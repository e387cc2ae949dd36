import { describe, expect, test } from "vitest";
import { wholeLayout } from "./wholeLayout";

describe("a layout that is kept", () => {
  test("has all panels in view, though one filled the window", () => {
    const side = { type: "leaf", size: 200, data: { id: "side" } };
    const board = { type: "leaf", size: 600, data: { id: "board" } };
    const grid = { width: 800, height: 500, orientation: "HORIZONTAL" };
    const filled = {
      grid: {
        ...grid,
        root: { type: "branch", size: 500, data: [{ ...side, visible: false }, board] },
        maximizedNode: { location: [1] },
      },
      panels: {},
    };
    expect(wholeLayout(filled)).toEqual({
      grid: { ...grid, root: { type: "branch", size: 500, data: [side, board] } },
      panels: {},
    });
  });

  test.each([[null], ["text"], [{}], [{ grid: 3 }], [{ grid: { root: 3 } }]])(
    "is left as it is when it is %j",
    (odd) => {
      expect(wholeLayout(odd)).toEqual(odd);
    },
  );
});
