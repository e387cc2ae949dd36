import { describe, expect, it } from "vitest";
import type { Canvas2d } from "../../board/canvas";
import { drawFace } from "./drawFace";
import type { Face } from "./entityLook";
import { looksOf } from "./looks";

interface Drawn {
  readonly text: string;
  readonly font: string;
}

/** Stands in for a canvas on which each unit of a text is as wide as its font is high. */
function pen(drawn: Drawn[]): Canvas2d {
  const state = { font: "" };
  const sizeOf = (): number => Number(/([\d.]+)px/.exec(state.font)?.[1]);
  const context: Partial<Canvas2d> = {
    save: () => undefined,
    restore: () => undefined,
    set font(font: string) {
      state.font = font;
    },
    measureText(text) {
      const metrics: Partial<TextMetrics> = {
        width: sizeOf() * text.length,
        actualBoundingBoxAscent: sizeOf(),
        actualBoundingBoxDescent: 0,
      };
      return metrics as TextMetrics;
    },
    fillText: (text) => void drawn.push({ text, font: state.font }),
  };
  return context as Canvas2d;
}

function drawnFace(text: string): Drawn {
  const drawn: Drawn[] = [];
  const face: Face = { shape: "emoji", text, color: { red: 0, green: 0, blue: 0, alpha: 1 } };
  drawFace(
    pen(drawn),
    face,
    { x: 0, y: 0, size: 100 },
    { board: looksOf(undefined, undefined).board, showInvisible: false },
  );
  return drawn[0]!;
}

it("draws an emoji by the systems' fonts in colour, before any font of letters", () => {
  const { text, font } = drawnFace("⭐");
  expect(text).toBe("⭐");
  expect(font).toMatch(/^600 68px "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", system-ui/);
});

it("draws a long one smaller, within its cell", () => {
  expect(drawnFace("👩‍🌾👩‍🌾").font).toMatch(/^600 8px "Apple Color Emoji"/);
});

describe("a plain tile", () => {
  const tileOf = (size: number): { readonly tile: readonly number[]; readonly hasLight: boolean } => {
    let tile: readonly number[] = [];
    const light = { addColorStop: () => undefined };
    const context: Partial<Canvas2d> = {
      save: () => undefined,
      restore: () => undefined,
      beginPath: () => undefined,
      fill: () => undefined,
      fillStyle: "",
      createLinearGradient: () => light,
      roundRect: (x, y, width, height) => void (tile = [x, y, width ?? 0, height ?? 0]),
    };
    const face: Face = { shape: "tile", text: "", color: { red: 0, green: 0, blue: 0, alpha: 1 } };
    drawFace(
      context as Canvas2d,
      face,
      { x: 0, y: 0, size },
      { board: looksOf(undefined, undefined).board, showInvisible: false },
    );
    return { tile, hasLight: context.fillStyle === light };
  };

  it("stands apart on all sides, and catches light", () => {
    expect(tileOf(64)).toEqual({ tile: [2, 2, 60, 60], hasLight: true });
  });

  it("is flat where it is small, and leaves the grid's lines in sight both ways", () => {
    expect(tileOf(11)).toEqual({ tile: [1, 1, 10, 10], hasLight: false });
    expect(tileOf(5)).toEqual({ tile: [0, 0, 5, 5], hasLight: false });
  });
});
