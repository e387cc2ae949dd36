// What boards are drawn on: a canvas that draws itself by a function, at most once a frame however often a drawing is
// asked for. The window's surfaces are Konva's (DrawStage); a page that plays a pack brings no library for that.
import type { Disposable } from "../../shared/base/disposable";
import type { Size } from "./viewport";

export interface DrawSurface extends Disposable {
  /** Draws by this from now on. The canvas is clear then, and a unit is a CSS pixel. */
  drawBy(draw: (context: CanvasRenderingContext2D) => void): void;
  /** Draws in the next frame. */
  ask(): void;
  /** In CSS pixels; `density` device pixels each. Draws at once: a canvas of another size is empty. */
  resize(size: Size, density: number): void;
}

/** A surface on a canvas, which fills its parent's corner from the top left. */
export function createDrawSurface(canvas: HTMLCanvasElement): DrawSurface {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The canvas has no 2d context.");
  let drawNow: (context: CanvasRenderingContext2D) => void = () => undefined;
  let density = 1;
  let request = 0;

  const draw = (): void => {
    cancelAnimationFrame(request);
    request = 0;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(density, 0, 0, density, 0, 0);
    drawNow(context);
  };

  return {
    drawBy(next) {
      drawNow = next;
    },
    ask() {
      if (request === 0) request = requestAnimationFrame(draw);
    },
    resize({ width, height }, nextDensity) {
      density = nextDensity;
      canvas.width = Math.max(1, Math.round(width * density));
      canvas.height = Math.max(1, Math.round(height * density));
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      draw();
    },
    dispose() {
      cancelAnimationFrame(request);
    },
  };
}
