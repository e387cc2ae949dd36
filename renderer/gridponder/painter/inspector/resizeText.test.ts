import { expect, it } from "vitest";
import { NO_EDGES, lossText, readEdges } from "./resizeText";

it("reads whole numbers, an empty field as none", () => {
  expect(readEdges({ ...NO_EDGES, left: "2", top: "-1", right: " " })).toEqual({
    ok: true,
    value: { kind: "resize", left: 2, right: 0, top: -1, bottom: 0 },
  });
  expect(readEdges({ ...NO_EDGES, left: "1.5" }).ok).toBe(false);
  expect(readEdges({ ...NO_EDGES, left: "two" }).ok).toBe(false);
});

it.each([
  [{ lost: 0, off: [] }, false, "3 × 2."],
  [{ lost: 1, off: [] }, false, "3 × 2. 1 entity is cut off."],
  [{ lost: 4, off: [] }, true, "3 × 2. 4 entities are cut off. The solution keeps its moves and is checked again."],
  [{ lost: 0, off: ["/a", "/b"] }, false, "3 × 2. 2 other positions will be outside."],
])("says what %j means", (loss, hasGoldPath, text) => {
  expect(lossText({ edits: [], size: [3, 2], ...loss }, hasGoldPath)).toBe(text);
});
