// What is drawn on, and where. Types only.

export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A square in the canvas's pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
