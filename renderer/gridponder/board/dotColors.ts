// What colour an entity is from afar: its picture drawn small once, and averaged. Knows sprites; nothing of boards' texts.
import { memoWithInputs } from "../../../shared/base/memo";
import type { BoardView, Entity } from "../../../shared/base/boardView";
import { entityKey } from "../../../shared/base/entityKey";
import { context2d } from "../../board/canvas";
import { type DotColors, meanColor } from "./boardDots";
import type { BoardColors } from "../../board/boardColors";
import { type Rgb, parseHexColor } from "../../board/color";
import { entityLook } from "./entityLook";
import type { Looks } from "./looks";
import type { PackLooks } from "./sceneStyle";
import type { Sprites } from "../../board/spriteStore";
import { drawEntity } from "./stamps";
import { stateView } from "../../../shared/dialects/gridponder/text/board/stateView";

/** Pixels of the picture that is averaged. */
const SIDE = 8;

const FIGURE: Rgb = { red: 42, green: 120, blue: 214, alpha: 1 };
const GREY: Rgb = { red: 128, green: 128, blue: 128, alpha: 1 };

/** Colours by entity key, for as long as the looks and the images are the same. */
const knownColors = memoWithInputs((_looks: Looks, _sprites: Sprites) => new Map<string, Rgb | null>());

/** Returns the colours of all that stands on a board; what is still loading is left out, and requested. */
export function dotColors(view: BoardView, { looks, sprites }: PackLooks, colors: BoardColors): DotColors {
  const known = knownColors(looks, sprites);
  const of = (entity: Entity | null): Rgb | null =>
    entity === null ? null : entityColor(entity, looks, sprites, known);
  return {
    floor: [parseHexColor(colors.floor) ?? GREY, parseHexColor(colors.floorOther) ?? GREY],
    entities: view.entities.map(of),
    objects: stateView(view).multiCellObjects.map(({ kind, params }) => of({ kind, params })),
    avatar: looks.avatar.visible ? FIGURE : null,
    marked: parseHexColor(colors.after) ?? GREY,
  };
}

function entityColor(entity: Entity, looks: Looks, sprites: Sprites, known: Map<string, Rgb | null>): Rgb | null {
  const key = entityKey(entity);
  const before = known.get(key);
  if (before !== undefined) return before;
  const look = entityLook(looks, entity);
  const sprite = look.sprite === null ? null : sprites.get(look.sprite);
  if (sprite?.state === "loading") return null;
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = context2d(canvas, { willReadFrequently: true });
  drawEntity(
    context,
    { face: look.face, sprite },
    { x: 0, y: 0, size: SIDE },
    { board: looks.board, showInvisible: false },
  );
  const color = meanColor(context.getImageData(0, 0, SIDE, SIDE).data);
  const seen = color.alpha === 0 ? null : color;
  known.set(key, seen);
  return seen;
}
