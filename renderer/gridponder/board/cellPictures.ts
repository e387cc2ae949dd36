// Whole cells as they were drawn, kept for the cells that look the same: one copy instead of a picture for each layer.
// Knows of what a cell's look depends on; how it is drawn is `drawCell`'s.
import type { BoardView, Entity } from "../../../shared/base/boardView";
import { entityKey } from "../../../shared/base/entityKey";
import { type CellScene, drawCell } from "./drawCell";
import { type Canvas2d, type Square, context2d } from "../../board/canvas";

export interface CellPictures {
  /** As `drawCell` does, sooner where such a cell was drawn before. */
  draw(context: Canvas2d, scene: CellScene, x: number, y: number, square: Square): void;
  /** Returns the cell as it is drawn, RGBA row by row; null where it must be drawn. Only for small cells. */
  pixels(scene: CellScene, x: number, y: number, size: number): Uint32Array | null;
}

/** Pixels of all pictures kept: 32 MB. */
const MOST_PIXELS = 8_000_000;

/** More of what stands together is forgotten: a board of cells that are all different, changed for long. */
const MOST_NUMBERS = 300_000;

/** Creates an empty cache. Valid for one size of cells and one style: create another one when either changes. */
export function createCellPictures(): CellPictures {
  /** What stands on a cell, layer by layer, as one number: by the entity's and the number of the layers below. */
  let numbers: (number | undefined)[][] = [];
  let numberCount = 0;
  const pictures = new Map<number, OffscreenCanvas | "seen once">();
  const blocks = new Map<number, Uint32Array | "seen once">();
  const entities = createEntityNumbers();
  let layers: readonly string[] = [];
  let pixels = 0;

  const numberOf = (below: number, id: number): number => {
    const known = (numbers[id] ??= [])[below];
    if (known !== undefined) return known;
    // The floors have the first two.
    const number = 2 + numberCount++;
    numbers[id][below] = number;
    return number;
  };

  /** The same for cells that look the same; null for one whose look depends on more than what stands on it. */
  const lookOf = (scene: CellScene, cell: number): number | null => {
    const { view, hidden, parts } = scene;
    if (parts.has(cell)) return null;
    const ids = entities.of(scene);
    const area = view.width * view.height;
    // The floor is a chessboard.
    let look = (Math.floor(cell / view.width) + (cell % view.width)) % 2;
    for (let slot = cell; slot < view.cells.length; slot += area) {
      const id = ids[view.cells[slot] ?? 0] ?? 0;
      if (id === OUTLINED || hidden?.has(slot) === true) return null;
      look = numberOf(look, id);
    }
    return look;
  };

  const pictureOf = (look: number, scene: CellScene, x: number, y: number, size: number): OffscreenCanvas | null => {
    const known = pictures.get(look);
    if (known instanceof OffscreenCanvas) return known;
    // Boards of which no two cells are alike need none.
    if (known === undefined) pictures.set(look, "seen once");
    // An image that was still loading when the cell was first drawn would stay missing in it.
    if (known === undefined || scene.sprites.pending() > 0 || pixels + size * size > MOST_PIXELS) return null;
    const picture = new OffscreenCanvas(size, size);
    drawCell(context2d(picture), scene, x, y, { x: 0, y: 0, size });
    pictures.set(look, picture);
    pixels += size * size;
    return picture;
  };

  const blockOf = (look: number, scene: CellScene, x: number, y: number, size: number): Uint32Array | null => {
    const known = blocks.get(look);
    if (known instanceof Uint32Array) return known;
    if (known === undefined) blocks.set(look, "seen once");
    if (known === undefined || scene.sprites.pending() > 0 || pixels + size * size > MOST_PIXELS) return null;
    const context = context2d(new OffscreenCanvas(size, size), { willReadFrequently: true });
    drawCell(context, scene, x, y, { x: 0, y: 0, size });
    const block = new Uint32Array(context.getImageData(0, 0, size, size).data.buffer);
    blocks.set(look, block);
    pixels += size * size;
    return block;
  };

  const forgetOthers = ({ view }: CellScene): void => {
    if (view.layers === layers && numberCount <= MOST_NUMBERS) return;
    numbers = [];
    numberCount = 0;
    pictures.clear();
    blocks.clear();
    layers = view.layers;
    pixels = 0;
  };

  return {
    pixels(scene, x, y, size) {
      forgetOthers(scene);
      const look = lookOf(scene, y * scene.view.width + x);
      return look === null ? null : blockOf(look, scene, x, y, size);
    },
    draw(context, scene, x, y, square) {
      forgetOthers(scene);
      const look = lookOf(scene, y * scene.view.width + x);
      const picture = look === null ? null : pictureOf(look, scene, x, y, square.size);
      if (picture === null) drawCell(context, scene, x, y, square);
      else context.drawImage(picture, square.x, square.y);
    },
  };
}

/** The number of an entity that is drawn by comparing it with its neighbours. */
const OUTLINED = -1;

interface EntityNumbers {
  /** By the board's own numbers: what is the same for equal entities of all boards. */
  of(scene: Pick<CellScene, "view" | "looks">): readonly number[];
}

function createEntityNumbers(): EntityNumbers {
  const byKey = new Map<string, number>();
  let last: { readonly entities: BoardView["entities"]; readonly numbers: readonly number[] } | null = null;
  const numberOf = (entity: Entity | null, looks: CellScene["looks"]): number => {
    if (entity === null) return 0;
    if ((looks.kinds.get(entity.kind)?.outline ?? null) !== null) return OUTLINED;
    const key = entityKey(entity);
    const number = byKey.get(key) ?? byKey.size + 1;
    byKey.set(key, number);
    return number;
  };
  return {
    of({ view: { entities }, looks }) {
      if (last?.entities !== entities) {
        last = { entities, numbers: entities.map((entity) => numberOf(entity, looks)) };
      }
      return last.numbers;
    },
  };
}
