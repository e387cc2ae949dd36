// Writes a line of text below a board.
import type { Pen2d } from "../board/canvas";
import type { PictureColors } from "./pictureColors";
import { TITLE } from "./sheet";

/** Writes it around `x`, standing on `y`. */
export function writeLine(pen: Pen2d, text: string, x: number, y: number, { ink }: PictureColors): void {
  pen.fillStyle = ink;
  pen.font = `400 ${TITLE.size}px system-ui, "Noto Sans", sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillText(text, x, y);
}
