import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type BoardView, type Entity, entityAt } from "../../../../base/boardView";
import { cellValue, entryValue } from "../../../../text/cellText";
import { type TextEdit, applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { isSameEntity } from "../../../../base/entityKey";
import { boardOfLevel } from "../board/board";
import { paintEdits, paintLayersEdits } from "./paint";
import type { PaintedCell } from "./stroke";

const WIDTH = 4;
const HEIGHT = 3;
const GAME = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "empty" },
    { id: "objects", occupancy: "zero_or_one" },
  ],
};

const entities: fc.Arbitrary<Entity> = fc.oneof(
  fc.record({ kind: fc.constantFrom("rock", "empty", "a long name"), params: fc.constant({}) }),
  fc.record({ kind: fc.constant("portal"), params: fc.record({ channel: fc.constantFrom("blue", 'a"b', "é\n") }) }),
  fc.record({ kind: fc.constant("pipe"), params: fc.record({ queue: fc.array(fc.integer(), { maxLength: 2 }) }) }),
);
const cells: fc.Arbitrary<PaintedCell> = fc.record({
  x: fc.integer({ min: -1, max: WIDTH }),
  y: fc.integer({ min: -1, max: HEIGHT }),
  entity: fc.option(entities),
});
const strokes = fc.array(cells, { maxLength: 12 });
const layerIds = fc.constantFrom("ground", "objects");

/** Rows as authors leave them: too few, too short, null, or written with all cells. */
const denseLayers = fc.array(
  fc.option(fc.array(fc.option(entities.map(cellValue)), { maxLength: WIDTH }), { freq: 6 }),
  { maxLength: HEIGHT },
);
const sparseLayers = fc
  .array(fc.record({ x: fc.nat(WIDTH), y: fc.nat(HEIGHT), entity: entities }), { maxLength: 8 })
  .map((list) => ({ format: "sparse", entries: list.map(({ x, y, entity }) => entryValue([x, y], entity)) }));
const layers = fc.oneof(denseLayers, sparseLayers, fc.constant(null), fc.constant(undefined));
const indentations = fc.constantFrom(undefined, 1, 2, "\t");

const levels = fc
  .record({ ground: layers, objects: layers, indentation: indentations, crlf: fc.boolean() })
  .map(({ ground, objects, indentation, crlf }) => {
    const level = { id: "one", board: { size: [WIDTH, HEIGHT], layers: { ground, objects } }, goals: [] };
    const text = JSON.stringify(level, null, indentation);
    return crlf ? text.replaceAll("\n", "\r\n") : text;
  });

function boardOf(text: string): BoardView {
  const board = boardOfLevel(parseJsonTree(text), GAME);
  if (!board.ok) throw new Error(board.refusal.message);
  return board.value;
}

function editsOf(text: string, layer: string, stroke: readonly PaintedCell[]): readonly TextEdit[] {
  const edits = paintEdits({ text, tree: parseJsonTree(text) }, GAME, layer, stroke);
  if (!edits.ok) throw new Error(edits.refusal.message);
  return edits.value;
}

/** Every entity by layer and cell, for comparing boards whatever their entity tables. */
function content(board: BoardView): readonly (Entity | null)[] {
  return [...board.cells].map((entity) => board.entities[entity] ?? null);
}

function paintedBoard(before: BoardView, layer: string, stroke: readonly PaintedCell[]): readonly (Entity | null)[] {
  const expected = [...content(before)];
  const index = before.layers.indexOf(layer);
  for (const { x, y, entity } of stroke) {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue;
    const fill = layer === "ground" ? { kind: "empty", params: {} } : null;
    expected[(index * HEIGHT + y) * WIDTH + x] = entity ?? fill;
  }
  return expected;
}

const plain = (list: readonly (Entity | null)[]): unknown => JSON.parse(JSON.stringify(list));

test("the board after the edits is the board with the cells painted", () => {
  fc.assert(
    fc.property(levels, layerIds, strokes, (text, layer, stroke) => {
      const after = applyEdits(text, editsOf(text, layer, stroke));
      expect(parseJsonTree(after).errors).toEqual([]);
      expect(plain(content(boardOf(after)))).toEqual(plain(paintedBoard(boardOf(text), layer, stroke)));
    }),
    { numRuns: 500 },
  );
});

test("strokes on all layers at once give the board of one after the other", () => {
  fc.assert(
    fc.property(levels, strokes, strokes, (text, ground, objects) => {
      const all = new Map([
        ["objects", objects],
        ["ground", ground],
      ]);
      const together = paintLayersEdits({ text, tree: parseJsonTree(text) }, GAME, all);
      const first = applyEdits(text, editsOf(text, "ground", ground));
      const second = applyEdits(first, editsOf(first, "objects", objects));
      expect(together.ok && plain(content(boardOf(applyEdits(text, together.value))))).toEqual(
        plain(content(boardOf(second))),
      );
    }),
    { numRuns: 300 },
  );
});

test("edits never overlap and come in the order of the text", () => {
  fc.assert(
    fc.property(levels, layerIds, strokes, (text, layer, stroke) => {
      let end = 0;
      for (const edit of editsOf(text, layer, stroke)) {
        expect(edit.offset).toBeGreaterThanOrEqual(end);
        end = edit.offset + edit.length;
      }
    }),
  );
});

test("painting what is there edits nothing", () => {
  fc.assert(
    fc.property(levels, layerIds, strokes, (text, layer, stroke) => {
      const after = applyEdits(text, editsOf(text, layer, stroke));
      expect(editsOf(after, layer, stroke)).toEqual([]);
    }),
  );
});

test("the other layer, and all that is no layer, keep their bytes", () => {
  fc.assert(
    fc.property(levels, strokes, (text, stroke) => {
      const whole = (source: string): Record<string, unknown> => JSON.parse(source) as Record<string, unknown>;
      const after = applyEdits(text, editsOf(text, "objects", stroke));
      const [before, now] = [whole(text), whole(after)] as [{ board: object }, { board: object }];
      expect({ ...now, board: null }).toEqual({ ...before, board: null });
      expect(Object.keys(now.board)).toEqual(Object.keys(before.board));
    }),
  );
});

test("undoing is taking the replaced texts back", () => {
  fc.assert(
    fc.property(levels, layerIds, strokes, (text, layer, stroke) => {
      const edits = editsOf(text, layer, stroke);
      const after = applyEdits(text, edits);
      let shift = 0;
      const inverse = edits.map(({ offset, length, text: put }) => {
        const edit = { offset: offset + shift, length: put.length, text: text.slice(offset, offset + length) };
        shift += put.length - length;
        return edit;
      });
      expect(applyEdits(after, inverse)).toBe(text);
    }),
  );
});

test("the same stroke on the dense and on the sparse form of a layer gives the same board", () => {
  const full = fc.array(fc.option(entities), { minLength: WIDTH * HEIGHT, maxLength: WIDTH * HEIGHT });
  fc.assert(
    fc.property(full, layerIds, strokes, (all, layer, stroke) => {
      const rows = Array.from({ length: HEIGHT }, (_, y) => all.slice(y * WIDTH, (y + 1) * WIDTH).map(cellValue));
      const entries = all.flatMap((entity, cell) =>
        entity === null ? [] : [entryValue([cell % WIDTH, Math.floor(cell / WIDTH)], entity)],
      );
      const textOf = (value: unknown): string =>
        JSON.stringify({ board: { size: [WIDTH, HEIGHT], layers: { [layer]: value } } }, null, 2);
      const [dense, sparse] = [rows, { format: "sparse", entries }].map((value) => {
        const text = textOf(value);
        return content(boardOf(applyEdits(text, editsOf(text, layer, stroke))));
      });
      expect(plain(dense!)).toEqual(plain(sparse!));
    }),
  );
});

test("a stroke of one dense cell replaces exactly that cell's text", () => {
  fc.assert(
    fc.property(entities, entities, fc.nat(WIDTH - 1), (before, after, x) => {
      const row = Array.from({ length: WIDTH }, (_, column) => (column === x ? cellValue(before) : null));
      const text = JSON.stringify({ board: { size: [WIDTH, 1], layers: { objects: [row] } } });
      const edits = editsOf(text, "objects", [{ x, y: 0, entity: after }]);
      expect(edits.length).toBe(isSameEntity(before, after) ? 0 : 1);
      for (const { offset, length } of edits) {
        expect(text.slice(offset, offset + length)).toBe(JSON.stringify(cellValue(before)));
      }
      expect(entityAt(boardOf(applyEdits(text, edits)), "objects", x, 0)?.kind).toBe(after.kind);
    }),
  );
});
