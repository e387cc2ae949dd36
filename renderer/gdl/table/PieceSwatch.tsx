// A small picture of one piece, as the board shows it.
import { type ReactElement, useEffect, useRef } from "react";
import type { Entity } from "../../../shared/base/boardView";
import { disposeAll } from "../../../shared/base/disposable";
import type { GdlLooks } from "../../../shared/dialects/gdl/presentation/looks";
import { boardColors } from "../../board/boardColors";
import type { SpriteStore } from "../../board/spriteStore";
import { onThemeChange } from "../../ui/theme";
import { drawLook } from "./drawLook";

/** Of games that say no colour: light and dark pieces are seen on it. */
const SQUARE = "#b9b2a3";

export interface PieceSwatchProps {
  readonly entity: Entity;
  readonly looks: GdlLooks;
  readonly images: SpriteStore;
  /** CSS pixels. */
  readonly size: number;
}

export function PieceSwatch({ entity, looks, images, size }: PieceSwatchProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = (): void => {
      const context = canvas.current?.getContext("2d");
      if (context === null || context === undefined) return;
      const pitch = size * devicePixelRatio;
      context.canvas.width = context.canvas.height = Math.round(pitch);
      // A square of the board: a dark piece would not be seen on a dark panel.
      context.fillStyle = looks.light ?? SQUARE;
      context.fillRect(0, 0, context.canvas.width, context.canvas.height);
      const scene = { sprites: images, colors: boardColors() };
      drawLook({ context, pitch }, looks.pieceOf(entity), { x: pitch / 2, y: pitch / 2 }, scene);
    };
    draw();
    const subscriptions = [images.settled.on(draw), onThemeChange(draw)];
    return () => disposeAll(subscriptions);
  }, [entity, looks, images, size]);
  return (
    <canvas
      ref={canvas}
      width={1}
      height={1}
      style={{ width: size, height: size, borderRadius: 3, flex: "none" }}
      aria-hidden
    />
  );
}
