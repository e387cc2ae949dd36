import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type BoardView, type Entity, entityAt } from "../../../../../shared/base/boardView";
import { UNPLAYED } from "../../../../../shared/dialects/gridponder/text/board/stateView";
import {
  allCells,
  clipOf,
  clipStrokes,
  emptyingStrokes,
  joinedStrokes,
  turnedClip,
} from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import type { Turn } from "../../../../../shared/dialects/gridponder/text/grid/transformGrid";
import { carriedOver } from "./carriedCells";

const GAME = {
  layers: [{ id: "ground", occupancy: "exactly_one", default: "grass" }, { id: "objects" }, { id: "marks" }],
  entityKinds: {
    grass: { layer: "ground" },
    rock: { layer: "objects" },
    door: { layer: "objects", params: { to: { type: "position" }, side: { type: "direction" } } },
  },
};
const GRASS: Entity = { kind: "grass", params: {} };
const ENTITIES = [
  null,
  GRASS,
  { kind: "rock", params: {} },
  { kind: "door", params: { to: [1, 1], side: "up" } },
  { kind: "door", params: { to: [0, 0], side: "left" } },
];
const [WIDTH, HEIGHT] = [4, 3];
const LAYERS = ["ground", "objects", "marks"];

const board = fc
  .array(fc.nat(ENTITIES.length - 1), { minLength: WIDTH * HEIGHT * 3, maxLength: WIDTH * HEIGHT * 3 })
  .map((cells): BoardView => {
    return {
      width: WIDTH,
      height: HEIGHT,
      layers: LAYERS,
      entities: ENTITIES,
      cells: Uint16Array.from(cells),
      state: UNPLAYED,
    };
  });
const place = fc.tuple(fc.integer({ min: -3, max: 4 }), fc.integer({ min: -3, max: 4 }));
const turns = fc.array(fc.constantFrom<Turn>("clockwise", "flipX", "flipY"), { maxLength: 2 });
const emptied = (layer: string): Entity | null => (layer === "ground" ? GRASS : null);
const isFree = (layer: string): boolean => layer !== "marks";

/** Layer by layer, row by row, what stands on each cell. */
function standing(view: BoardView): readonly (Entity | null)[] {
  return LAYERS.flatMap((layer) => allCells(WIDTH, HEIGHT).map(([x, y]) => entityAt(view, layer, x, y)));
}

it("shows what the strokes of putting it down make of the board, on free layers alone, and counts it", () => {
  fc.assert(
    fc.property(
      board,
      fc.subarray([...allCells(WIDTH, HEIGHT)], { minLength: 1 }),
      place,
      turns,
      fc.boolean(),
      (view, cells, at, turned, isCopy) => {
        const lifted = turned.reduce(turnedClip, clipOf(view, cells, LAYERS)!);
        const from = isCopy ? [] : cells;
        const strokes = joinedStrokes(emptyingStrokes(from, LAYERS), clipStrokes(lifted, at, GAME));
        const expected = [...standing(view)];
        for (const [layer, stroke] of strokes) {
          for (const { x, y, entity } of isFree(layer) ? stroke : []) {
            if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue;
            expected[(LAYERS.indexOf(layer) * HEIGHT + y) * WIDTH + x] = entity ?? emptied(layer);
          }
        }
        const over = carriedOver(view, { carry: { clip: lifted, at, from }, game: GAME, isFree, emptied });
        expect(standing(over.board)).toEqual(expected);
        const texts = expected.map((entity) => JSON.stringify(entity));
        const differ = standing(view).filter((entity, slot) => JSON.stringify(entity) !== texts[slot]);
        expect(over.changed).toBe(differ.length);
        // The table of entities is the board's own, unless something new came to be.
        if (over.board.entities.length === ENTITIES.length) expect(over.board.entities).toBe(view.entities);
      },
    ),
  );
});
