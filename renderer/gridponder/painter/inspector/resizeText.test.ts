import { expect, it, test } from "vitest";
import { NO_EDGES, edgesForSize, lossText, readEdges, sizeOfEdges } from "./resizeText";

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

test("another width or height moves the right or the lower edge, beside what the other edges give", () => {
  const edges = { ...NO_EDGES, left: "-2", top: "1" };
  expect(edgesForSize(edges, "width", 7, "10")).toEqual({ ...edges, right: "5" });
  expect(edgesForSize(edges, "height", 6, "5")).toEqual({ ...edges, bottom: "-2" });
  expect(sizeOfEdges({ ...edges, right: "5" }, "width", 7)).toBe("10");
  expect(sizeOfEdges({ ...edges, right: "x" }, "width", 7)).toBe("");
  // What is no size is refused as an edge is.
  expect(readEdges(edgesForSize(edges, "width", 7, "2.5")).ok).toBe(false);
  expect(readEdges(edgesForSize(edges, "width", 7, "wide")).ok).toBe(false);
});
