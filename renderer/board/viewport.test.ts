import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyDefaultZoom } from "./defaultZoom";
import { type Size, type Viewport, cellAt, fitViewport, isOnBoard, panBy, visibleCells, zoomAt } from "./viewport";
import { createViewportControl } from "./viewportControl";

const board = { width: 7, height: 5 };
const pane = { width: 800, height: 600 };

describe("a fitted board", () => {
  it("is whole, in the middle, and not larger than is pleasant", () => {
    const viewport = fitViewport(board, pane, 20, 1);
    expect(viewport).toEqual({ pitch: 96, left: 64, top: 60 });
  });

  it("grows with a large pane", () => {
    expect(fitViewport(board, { width: 1500, height: 1120 }, 20, 1).pitch).toBe(160);
  });

  it("fills a good part of its pane where it has few cells, up to the largest zoom", () => {
    const small = { width: 3, height: 3 };
    expect(fitViewport(small, { width: 1400, height: 900 }, 20, 1).pitch).toBe(180);
    expect(fitViewport(small, { width: 536, height: 570 }, 20, 1).pitch).toBe(107);
    expect(fitViewport({ width: 1, height: 1 }, { width: 1400, height: 900 }, 20, 1).pitch).toBe(256);
  });

  it("is opened with the zoom that the user chose, and fitted on request", () => {
    applyDefaultZoom(150);
    const control = createViewportControl(20);
    control.setBoard("one", board);
    control.setPane(pane, 1);
    expect(control.viewport).toEqual({ pitch: 96, left: 64, top: 60 });
    applyDefaultZoom(50);
    control.setBoard("two", board);
    expect(control.viewport.pitch).toBe(32);
    control.fit();
    expect(control.viewport.pitch).toBe(96);
    applyDefaultZoom(0);
    control.dispose();
  });

  it("lies above what covers the pane's foot, but only where it would reach under it", () => {
    const pane = { width: 800, height: 300 };
    const bottomOf = ({ top, pitch }: Viewport, { height }: Size): number => top + pitch * height;
    const filling = fitViewport(board, pane, 10, 1, 60);
    expect(bottomOf(fitViewport(board, pane, 10, 1), board)).toBe(290);
    expect(bottomOf(filling, board)).toBeLessThanOrEqual(230);
    expect(filling.pitch).toBe(44);
    const low = { width: 7, height: 2 };
    expect(fitViewport(low, pane, 10, 1, 50)).toEqual(fitViewport(low, pane, 10, 1));
    // Of a pane that is nearly all covered nothing would be left.
    expect(fitViewport(board, pane, 10, 1, 160)).toEqual(fitViewport(board, pane, 10, 1));
  });

  it("lies on whole device pixels, whatever the pane", () => {
    const density = fc.constantFrom(1, 1.25, 1.5, 2);
    const length = fc.integer({ min: 30, max: 3000 });
    const cells = fc.integer({ min: 1, max: 256 });
    fc.assert(
      fc.property(density, length, length, cells, cells, (dense, width, height, across, down) => {
        const fitted = fitViewport({ width: across, height: down }, { width, height }, 10, dense);
        for (const value of [fitted.pitch, fitted.left, fitted.top]) {
          expect(Math.abs(value * dense - Math.round(value * dense))).toBeLessThan(1e-6);
        }
      }),
    );
  });
});

describe("zooming", () => {
  it("keeps the cell under the pointer there", () => {
    const at = { x: 431, y: 219 };
    let viewport = fitViewport(board, pane, 20, 1);
    const before = cellAt(viewport, at);
    for (const factor of [1.2, 1.2, 1.5, 0.9]) viewport = zoomAt(viewport, at, factor, 1);
    expect(cellAt(viewport, at)).toEqual(before);
  });

  it("always does something, also where a step is less than a pixel", () => {
    expect(zoomAt({ pitch: 6, left: 0, top: 0 }, { x: 0, y: 0 }, 1.03, 1).pitch).toBe(7);
    expect(zoomAt({ pitch: 6, left: 0, top: 0 }, { x: 0, y: 0 }, 0.97, 1).pitch).toBe(5);
  });

  it("has bounds on both sides", () => {
    expect(zoomAt({ pitch: 250, left: 0, top: 0 }, { x: 0, y: 0 }, 9, 1).pitch).toBe(256);
    expect(zoomAt({ pitch: 4, left: 0, top: 0 }, { x: 0, y: 0 }, 0.1, 1).pitch).toBe(3);
  });
});

describe("panning", () => {
  it("never loses the board", () => {
    const far = panBy({ pitch: 20, left: 0, top: 0 }, { x: -9999, y: 9999 }, board, pane);
    expect(far.left + board.width * 20).toBeGreaterThan(0);
    expect(far.top).toBeLessThan(pane.height);
  });
});

describe("cells of a pane", () => {
  const viewport = { pitch: 10, left: 5, top: 5 };
  it.each([
    [5, 5, 0, 0, true],
    [14.9, 5, 0, 0, true],
    [15, 5, 1, 0, true],
    [4.9, 5, -1, 0, false],
    [75, 5, 7, 0, false],
  ])("%f, %f is %i, %i", (x, y, column, row, on) => {
    const cell = cellAt(viewport, { x, y });
    expect(cell).toEqual({ x: column, y: row });
    expect(isOnBoard(cell, board)).toBe(on);
  });

  it("seen are those that the pane shows, also in part", () => {
    const seen = visibleCells({ pitch: 10, left: -25, top: 0 }, board, { width: 30, height: 22 });
    expect(seen).toEqual({ first: { x: 2, y: 0 }, end: { x: 6, y: 3 } });
  });
});

describe("the viewport of a board", () => {
  const fitted = (width: number): number => fitViewport(board, { ...pane, width }, 10, 1).pitch;

  it("follows the pane until it is zoomed by hand, then no more, until it is fitted again", () => {
    const control = createViewportControl(10);
    control.setBoard("a", board);
    control.setPane(pane, 1);
    control.setPane({ ...pane, width: 300 }, 1);
    expect(control.viewport.pitch).toBe(fitted(300));
    control.zoom({ x: 0, y: 0 }, 2);
    const zoomed = control.viewport.pitch;
    control.setPane(pane, 1);
    expect(control.viewport.pitch).toBe(zoomed);
    control.fit();
    expect(control.viewport.pitch).toBe(fitted(800));
    control.dispose();
  });

  it("makes room for what covers its foot while that is there, and leaves what was zoomed by hand alone", () => {
    const low = { width: 800, height: 200 };
    const control = createViewportControl(10);
    control.setBoard("a", board);
    control.setPane(low, 1);
    const whole = control.viewport;
    control.setCovered(50);
    expect(control.viewport).toEqual(fitViewport(board, low, 10, 1, 50));
    control.setCovered(0);
    expect(control.viewport).toEqual(whole);
    control.zoom({ x: 0, y: 0 }, 2);
    const zoomed = control.viewport;
    control.setCovered(50);
    expect(control.viewport).toEqual(zoomed);
    control.dispose();
  });

  it("fits another level, and leaves the same level as it is", () => {
    const control = createViewportControl(10);
    control.setPane(pane, 1);
    control.setBoard("a", board);
    control.pan({ x: 30, y: 0 });
    const panned = control.viewport;
    control.setBoard("a", board);
    expect(control.viewport).toEqual(panned);
    control.setBoard("b", board);
    expect(control.viewport).toEqual(fitViewport(board, pane, 10, 1));
    control.dispose();
  });
});
