// A small picture of an entity, as the board draws it.
import { type ReactElement, useEffect, useRef } from "react";
import type { Entity } from "../../../shared/base/boardView";
import { entityLook } from "./entityLook";
import type { Looks } from "./looks";
import type { SpriteStore } from "../../board/spriteStore";
import { drawEntity } from "./stamps";

export interface EntitySwatchProps {
  readonly entity: Entity;
  readonly looks: Looks;
  readonly sprites: SpriteStore;
  /** CSS pixels. */
  readonly size: number;
}

export function EntitySwatch({ entity, looks, sprites, size }: EntitySwatchProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const look = entityLook(looks, entity);
    const draw = (): void => {
      const context = canvas.current?.getContext("2d");
      if (!context) return;
      const pixels = Math.round(size * devicePixelRatio);
      context.canvas.width = pixels;
      context.canvas.height = pixels;
      const sprite = look.sprite === null ? null : sprites.get(look.sprite);
      const square = { x: 0, y: 0, size: pixels };
      drawEntity(context, { face: look.face, sprite }, square, { board: looks.board, showInvisible: true });
    };
    draw();
    const subscription = sprites.settled.on((path) => path === look.sprite && draw());
    return () => subscription.dispose();
  }, [entity, looks, sprites, size]);
  return <canvas ref={canvas} className="gw-swatch" style={{ width: size, height: size }} aria-hidden />;
}
