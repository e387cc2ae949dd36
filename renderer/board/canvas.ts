// The contexts that boards are drawn on, and the pen that cells are drawn with.

export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * What cells are drawn with: a canvas's context, or a pen that writes a picture of another form. Circles and ellipses are
 * always whole.
 */
export interface Pen2d extends Pick<
  CanvasRenderingContext2D,
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "lineJoin"
  | "lineCap"
  | "globalAlpha"
  | "font"
  | "textAlign"
  | "textBaseline"
  | "shadowColor"
  | "shadowBlur"
  | "shadowOffsetY"
  | "imageSmoothingEnabled"
  | "imageSmoothingQuality"
  | "setLineDash"
  | "save"
  | "restore"
  | "translate"
  | "scale"
  | "beginPath"
  | "closePath"
  | "moveTo"
  | "lineTo"
  | "rect"
  | "roundRect"
  | "arc"
  | "ellipse"
  | "clip"
  | "fill"
  | "stroke"
  | "fillRect"
  | "fillText"
  | "createLinearGradient"
  | "createRadialGradient"
  | "drawImage"
> {
  measureText(text: string): Pick<TextMetrics, "width" | "actualBoundingBoxAscent" | "actualBoundingBoxDescent">;
}

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
