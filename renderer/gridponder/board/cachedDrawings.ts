// What has been drawn of a board, kept for the frames that follow: stamps of entities, pictures of whole cells, and the
// bitmap of the board.
import type { BoardView } from "../../../shared/base/boardView";
import { type BoardBitmap, type CellRange, type Placement, createBoardBitmap } from "../../board/boardBitmap";
import type { Canvas2d } from "../../board/canvas";
import type { Stamps } from "../../board/stamps";
import { type CellPictures, createCellPictures } from "./cellPictures";
import type { CellScene } from "./drawCell";
import type { SceneStyle } from "./sceneStyle";
import { createStamps } from "./stamps";

export class CachedDrawings {
  private pictures: CellPictures;
  private bitmap: BoardBitmap | null = null;
  private stampsNow: Stamps;

  constructor(private style: SceneStyle) {
    this.stampsNow = stampsOf(style, 32);
    this.pictures = createCellPictures();
  }

  /** Stamps in the size and the style of the last frame. */
  get stamps(): Stamps {
    return this.stampsNow;
  }

  /** Drops all drawings: the style is another one, or an image of it has loaded. */
  restyle(style: SceneStyle): void {
    this.style = style;
    this.dropPictures(this.stampsNow.size);
    this.invalidate(null);
  }

  /** Drops what is drawn of the board, which has another size. */
  dropBoard(): void {
    this.bitmap = null;
  }

  /** Has cells of the board drawn again (y * width + x); null: all of them. */
  invalidate(cells: readonly number[] | null): void {
    if (cells === null) this.bitmap?.invalidateAll();
    else this.bitmap?.invalidate(cells);
  }

  /** Copies cells of the board to a context, and draws those that are missing. `isMoving`: sharpness can wait. */
  copy(
    context: Canvas2d,
    scene: Omit<CellScene, "stamps">,
    range: CellRange,
    place: Placement,
    isMoving: boolean,
  ): void {
    const bitmap = this.fittingBitmap(scene.view, place.pitch, isMoving);
    const size = bitmap.cellPixels;
    const drawn: CellScene = { ...scene, stamps: this.stampsNow };
    context.imageSmoothingEnabled = size !== place.pitch;
    bitmap.copy(
      context,
      range,
      place,
      (into, x, y, square) => this.pictures.draw(into, drawn, x, y, square),
      (x, y) => this.pictures.pixels(drawn, x, y, size),
    );
  }

  /** Returns the bitmap of the board; at rest one whose cells have the size in which they are shown. */
  private fittingBitmap(board: BoardView, pitch: number, isMoving: boolean): BoardBitmap {
    if (this.bitmap !== null && (this.bitmap.cellPixels === pitch || isMoving)) return this.bitmap;
    if (this.stampsNow.size !== pitch) this.dropPictures(pitch);
    this.bitmap = createBoardBitmap(board.width, board.height, pitch);
    return this.bitmap;
  }

  private dropPictures(size: number): void {
    this.stampsNow = stampsOf(this.style, size);
    this.pictures = createCellPictures();
  }
}

function stampsOf({ looks, sprites, showInvisible }: SceneStyle, size: number): Stamps {
  return createStamps(looks, sprites, size, showInvisible);
}
