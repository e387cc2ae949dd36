import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { miniMapFrame, panTo } from "./miniMapFrame";

const board = { width: 10, height: 5 };
const pane = { width: 100, height: 100 };

describe("the frame on the small picture of a board", () => {
  it("is not there while the whole board is in sight", () => {
    expect(miniMapFrame({ pitch: 10, left: 0, top: 25 }, board, pane)).toBeNull();
  });

  it("is the part in sight", () => {
    expect(miniMapFrame({ pitch: 20, left: -50, top: 0 }, board, pane)).toEqual({
      left: 0.25,
      top: 0,
      width: 0.5,
      height: 1,
    });
  });

  it("has the point in its middle that was panned to", () => {
    const place = fc.record({ pitch: fc.integer({ min: 40, max: 200 }), left: fc.integer(), top: fc.integer() });
    const part = fc.double({ min: 0.3, max: 0.7, noNaN: true });
    fc.assert(
      fc.property(place, part, part, (viewport, x, y) => {
        const by = panTo(viewport, board, pane, { x, y });
        const moved = { ...viewport, left: viewport.left + by.x, top: viewport.top + by.y };
        const frame = miniMapFrame(moved, board, pane);
        expect((frame?.left ?? 0) + (frame?.width ?? 0) / 2).toBeCloseTo(x, 5);
      }),
    );
  });
});
