import { expect, it } from "vitest";
import { recordText } from "../presentation/recordText";
import { indexTrace } from "../../../engine/explain/whyIndex";
import { tracedTurns } from "../../../engine/play/tracedTurns";
import { drawnLevel } from "../drawnLevel.testing";

it("a pipe in which nothing goes on writes nothing", () => {
  const { level } = drawnLevel({
    board: "1....1",
    symbols: { "1": { kind: "number", layer: "objects", params: { value: 1 } } },
    systems: [{ type: "queued_emitters" }],
    multiCellObjects: [
      {
        id: "p",
        kind: "pipe",
        cells: [1, 2, 3, 4].map((x) => ({ position: [x, 0] })),
        params: {
          exitPosition: [1, 0],
          exitDirection: "left",
          exit2Position: [4, 0],
          exit2Direction: "right",
          queue: [7],
        },
      },
    ],
  });
  const wait = { action: "wait" };
  const told = [...tracedTurns(level, [wait, wait])].map((turn) =>
    indexTrace(turn.trace)
      .writes.map((write) => recordText(turn, level.debug, write))
      .filter((text) => /of p:|multiCellObjects/.test(text)),
  );
  expect(told).toEqual([[], ["pipeSlots of p: nothing → [7, nothing, nothing, nothing]"], []]);
});
