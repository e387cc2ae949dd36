// What is drawn on, and where.

export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A square in the canvas's pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Returns what draws on a canvas. A canvas that draws in another way already has none. */
export function context2d(
  canvas: OffscreenCanvas,
  settings?: CanvasRenderingContext2DSettings,
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", settings);
  if (context === null) throw new Error("The canvas has no 2d context.");
  return context;
}
