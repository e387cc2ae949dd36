// A Konva stage whose layers are surfaces to draw on, the one above the other. Knows Konva; knows nothing of what is
// drawn.
import type { Shape as KonvaShape } from "konva/lib/Shape";
import { type ReactElement, memo } from "react";
import { Layer, Shape, Stage } from "react-konva/lib/ReactKonvaCore";
import type { DrawSurface } from "./drawSurface";

/** Called with the surface when it is on its stage, with null when it is gone. */
type SurfaceRef = (surface: DrawSurface | null) => void;

export interface DrawStageProps {
  readonly boardRef: SurfaceRef;
  /** For a second surface, of what changes often. */
  readonly aboveRef?: SurfaceRef;
}

/**
 * Rendered once, as long as the functions stay the same: what it shows is not React's business. Nothing on it listens;
 * the pane around it does.
 */
export const DrawStage = memo(function DrawStage({ boardRef, aboveRef }: DrawStageProps): ReactElement {
  return (
    <Stage width={1} height={1} listening={false}>
      <DrawLayer surfaceRef={boardRef} />
      {aboveRef === undefined ? null : <DrawLayer surfaceRef={aboveRef} />}
    </Stage>
  );
});

function DrawLayer({ surfaceRef }: { readonly surfaceRef: SurfaceRef }): ReactElement {
  return (
    <Layer listening={false}>
      <Shape
        ref={(shape) => surfaceRef(shape === null ? null : surfaceOf(shape))}
        listening={false}
        perfectDrawEnabled={false}
      />
    </Layer>
  );
}

function surfaceOf(shape: KonvaShape): DrawSurface {
  // A shape is on a layer of a stage before anybody draws on its surface. It leaves both before the effects that used
  // the surface are cleaned up: then there is nothing to draw.
  return {
    drawBy: (draw) => void shape.sceneFunc(({ _context: context }) => draw(context)),
    ask: () => void shape.getLayer()?.batchDraw(),
    resize(size, density) {
      const [layer, stage] = [shape.getLayer(), shape.getStage()];
      if (layer === null || stage === null) return;
      const canvas = layer.getCanvas();
      // Setting the ratio empties the canvas, also when it stays the same.
      const isOther = canvas.getPixelRatio() !== density;
      if (isOther) canvas.setPixelRatio(density);
      const { width, height } = stage.size();
      if (width !== size.width || height !== size.height) stage.size(size);
      else if (isOther) layer.draw();
    },
    dispose: () => void shape.sceneFunc(() => undefined),
  };
}
