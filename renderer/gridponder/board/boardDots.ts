// A board as one pixel a cell: what is left of it in pictures too small for sprites. Pure; colours are given.
import type { BoardView, Position } from "../../../shared/base/boardView";
import type { Rgb } from "../../board/color";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";

/** The colours of a board's dots. */
export interface DotColors {
  /** The board's ground, on even and on odd cells. */
  readonly floor: readonly [even: Rgb, odd: Rgb];
  /** By the board's entity numbers; null is invisible. */
  readonly entities: readonly (Rgb | null)[];
  /** By the index of the multi-cell object. */
  readonly objects: readonly (Rgb | null)[];
  /** Null where it is invisible. */
  readonly avatar: Rgb | null;
  readonly marked: Rgb;
}

/** RGBA of the board's cells, row by row, layers blended from the bottom up; cells of void are left clear. */
export function boardDots(
  view: BoardView,
  colors: DotColors,
  marked: readonly Position[],
): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, layers, cells, entities } = view;
  const state = stateView(view);
  const area = width * height;
  const dots = new Uint8ClampedArray(area * 4);
  const isVoid = entities.map((entity) => entity?.kind === "void");
  const hides = entities.map((_, entity) => colors.entities[entity]?.alpha === 1);
  for (let cell = 0; cell < area; cell++) {
    // A dot without a gap hides what is under it.
    let lowest = layers.length - 1;
    while (lowest >= 0 && hides[cells[lowest * area + cell] ?? 0] !== true) lowest -= 1;
    if (lowest < 0) {
      lowest = 0;
      const isOdd = ((cell % width) + Math.floor(cell / width)) % 2 !== 0;
      if (isVoid[cells[cell] ?? 0] !== true) put(dots, cell, colors.floor[isOdd ? 1 : 0]);
    }
    for (let layer = lowest; layer < layers.length; layer++) {
      put(dots, cell, colors.entities[cells[layer * area + cell] ?? 0]);
    }
  }
  const at = ([x, y]: Position, color: Rgb | null | undefined): void => {
    if (x >= 0 && y >= 0 && x < width && y < height) put(dots, y * width + x, color);
  };
  state.multiCellObjects.forEach((object, index) => {
    for (const { position } of object.cells) at(position, colors.objects[index]);
  });
  if (state.avatar?.enabled === true && state.avatar.position !== null) at(state.avatar.position, colors.avatar);
  for (const cell of marked) at(cell, colors.marked);
  return dots;
}

/** Lays a colour over what a dot has; onto a clear dot it comes with its own alpha. */
function put(dots: Uint8ClampedArray, cell: number, color: Rgb | null | undefined): void {
  if (color === null || color === undefined || color.alpha === 0) return;
  const at = cell * 4;
  if (color.alpha === 1) {
    dots[at] = color.red;
    dots[at + 1] = color.green;
    dots[at + 2] = color.blue;
    dots[at + 3] = 255;
    return;
  }
  const below = (dots[at + 3] ?? 0) / 255;
  const alpha = color.alpha + below * (1 - color.alpha);
  const mix = (over: number, under: number): number => (over * color.alpha + under * below * (1 - color.alpha)) / alpha;
  dots[at] = mix(color.red, dots[at] ?? 0);
  dots[at + 1] = mix(color.green, dots[at + 1] ?? 0);
  dots[at + 2] = mix(color.blue, dots[at + 2] ?? 0);
  dots[at + 3] = alpha * 255;
}

/**
 * Returns the colour of a picture seen from afar: the mean of its pixels (RGBA, not premultiplied), weighed by alpha.
 */
export function meanColor(pixels: ArrayLike<number>): Rgb {
  let [red, green, blue, weight] = [0, 0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    red += (pixels[at] ?? 0) * alpha;
    green += (pixels[at + 1] ?? 0) * alpha;
    blue += (pixels[at + 2] ?? 0) * alpha;
    weight += alpha;
  }
  if (weight === 0) return { red: 0, green: 0, blue: 0, alpha: 0 };
  return { red: red / weight, green: green / weight, blue: blue / weight, alpha: (4 * weight) / pixels.length };
}
