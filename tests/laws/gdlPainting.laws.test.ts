// Painting on a set-up or a start position, then playing it, gives what was painted; erasing takes it back.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Entity } from "../../shared/base/boardView";
import type { Json } from "../../shared/base/json";
import { gameLevel } from "../../shared/dialects/gdl/play/level";
import { indexGame } from "../../shared/dialects/gdl/text/names/gameIndex";
import { type Brush, brushKey, brushOfEntity, entityOf } from "../../shared/dialects/gdl/text/paint/brush";
import { brushInSetup, paintSetup } from "../../shared/dialects/gdl/text/paint/setup";
import type { ZoneChange } from "../../shared/dialects/gdl/text/paint/zoneCards";
import { changeSetup } from "../../shared/dialects/gdl/text/paint/zoneSetup";
import { brushInStart, paintStart } from "../../shared/dialects/gdl/text/paint/start";
import { SMALL_GAME, packOf } from "../../shared/dialects/gdl/text/smallGame.testing";
import { compileGame } from "../../shared/dialects/gdl/turn/compileGame";
import { applyEdits } from "../../shared/text/edit";
import { parseJsonTree } from "../../shared/text/jsonTree";

const index = indexGame(packOf({ "game.json": SMALL_GAME }));
const BRUSHES: readonly Brush[] = [
  { schema: "Piece", attributes: { owner: "White" } },
  { schema: "Piece", attributes: { owner: "Black" } },
  { schema: "Piece", attributes: { owner: "Black", rank: "king" } },
  { schema: "Piece", attributes: { rank: "wall" } },
];
const SIDE = 4;

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly brush: Brush | null;
}
const strokes = fc.array(
  fc.record({
    x: fc.nat(SIDE - 1),
    y: fc.nat(SIDE - 1),
    brush: fc.constantFrom(...BRUSHES, null),
  }),
  { maxLength: 24 },
);

const parsed = (text: string) => ({ text, tree: parseJsonTree(text) });
const nameOf = (x: number, y: number): string => `${String.fromCharCode(65 + x)}${y + 1}`;

/** What stands on each place when the game is played from its start. */
function played(rules: string, start?: Json): ReadonlyMap<string, Entity> {
  const { game, problems } = compileGame(
    { value: JSON.parse(rules) as Json, at: "" },
    { seed: 1, players: null, start: { value: start, at: "" } },
  );
  const isWrong = /The step names/;
  expect(problems.filter(({ severity, message }) => severity === "error" || isWrong.test(message))).toEqual([]);
  if (game === null) throw new Error(rules);
  const about = { id: "g", file: "g", rulesFile: "g", title: "g", moves: [], expectedOutcome: null };
  const level = gameLevel(game, about);
  const { cells, entities } = level.view(level.start(null));
  const found = new Map<string, Entity>();
  for (const [slot, number] of cells.entries()) {
    const entity = entities[number];
    if (entity !== null && entity !== undefined) found.set(nameOf(slot % SIDE, Math.floor(slot / SIDE)), entity);
  }
  return found;
}

/** The same as brushes. */
function keysOf(board: ReadonlyMap<string, Entity>): ReadonlyMap<string, string> {
  return new Map(Array.from(board, ([place, entity]) => [place, brushKey(brushOfEntity(entity, index))]));
}

function painted(before: ReadonlyMap<string, string>, all: readonly Stroke[]): ReadonlyMap<string, string> {
  const board = new Map(before);
  for (const { x, y, brush } of all) {
    if (brush === null) board.delete(nameOf(x, y));
    else board.set(nameOf(x, y), brushKey(brush));
  }
  return board;
}

const sorted = (board: ReadonlyMap<string, string>) => [...board].sort(([one], [other]) => (one < other ? -1 : 1));

const SETUPS: readonly string[] = [
  JSON.stringify(SMALL_GAME, null, 2),
  JSON.stringify({ ...SMALL_GAME, setup: undefined }),
  JSON.stringify({
    ...SMALL_GAME,
    setup: {
      steps: [
        {
          action: "spawn_entity",
          schema: "Piece",
          set_attributes: { owner: "player('Black')" },
          at: "grid_nodes(0,2, 3,3)",
          count: 8,
        },
        { action: "effects", do: ["set(state.taken, 1)"] },
      ],
    },
  }),
];

describe("painting", () => {
  it("on a set-up gives the board that was painted, and reads as such", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SETUPS), strokes, (before, all) => {
        let text = before;
        for (const { x, y, brush } of all) {
          const place = { kind: "point", x, y } as const;
          text = applyEdits(text, paintSetup(parsed(text), index, place, brush));
          const there = brushInSetup(parsed(text), place);
          expect(there === null ? null : brushKey(there)).toBe(brush === null ? null : brushKey(brush));
        }
        expect(sorted(keysOf(played(text)))).toEqual(sorted(painted(keysOf(played(before)), all)));
      }),
      { numRuns: 100 },
    );
  });

  it("on a start position gives the board that was painted, and leaves the rest of the file as it is", () => {
    const games = [
      `{"id": "a", "moves": ["A1 A2"]}`,
      `{\n  "id": "a",\n  "start": {"phase": "main_turn"},\n  "moves": []\n}\n`,
      `{\n  "id": "a",\n  "start": {\n    "place": {\n      "a1": {"schema": "Piece", "owner": "Black"}\n    }\n  }\n}\n`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...games), strokes, (before, all) => {
        const rules = JSON.stringify(SMALL_GAME);
        const startOf = (text: string) => (JSON.parse(text) as { start?: Json }).start;
        const board = played(rules, startOf(before));
        const inherited = Array.from(board, ([place, entity]) => [place, brushOfEntity(entity, index)] as const);
        let text = before;
        for (const { x, y, brush } of all) {
          text = applyEdits(text, paintStart(parsed(text), index, nameOf(x, y), brush, inherited));
          const there = brushInStart(parsed(text), index, nameOf(x, y));
          if (there !== undefined) expect(there === null ? null : brushKey(there)).toBe(brush && brushKey(brush));
        }
        expect(sorted(keysOf(played(rules, startOf(text))))).toEqual(sorted(painted(keysOf(board), all)));
        const { start: _start, ...rest } = JSON.parse(text) as Record<string, Json>;
        const { start: _before, ...restBefore } = JSON.parse(before) as Record<string, Json>;
        expect(rest).toEqual(restBefore);
      }),
      { numRuns: 100 },
    );
  });

  it("then erasing a place that was empty gives the text of before, but for how places are listed", () => {
    const [text = ""] = SETUPS;
    fc.assert(
      fc.property(
        fc.constantFrom(...BRUSHES),
        fc.nat(SIDE - 1),
        fc.integer({ min: 1, max: SIDE - 1 }),
        (brush, x, y) => {
          const place = { kind: "point", x, y } as const;
          const there = applyEdits(text, paintSetup(parsed(text), index, place, brush));
          const back = applyEdits(there, paintSetup(parsed(there), index, place, null));
          expect(sorted(keysOf(played(back)))).toEqual(sorted(keysOf(played(text))));
          if (!there.includes("0,1, 3,1")) expect(JSON.parse(back)).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  it("shows what a brush puts down as the game does", () => {
    const [text = ""] = SETUPS;
    for (const brush of BRUSHES) {
      const there = applyEdits(text, paintSetup(parsed(text), index, { kind: "point", x: 2, y: 2 }, brush));
      expect(played(there).get("C3")).toEqual({
        ...entityOf(brush, index),
        params: expect.objectContaining(brush.attributes),
      });
    }
  });
});

describe("A zone that is set up", () => {
  const RANKS = ["ace", "two", "king"];
  const change: fc.Arbitrary<ZoneChange> = fc.oneof(
    fc.record({ kind: fc.constant("add" as const), brush: fc.constantFrom(...RANKS).map(cardOf) }),
    fc.record({ kind: fc.constant("remove" as const), at: fc.nat(5) }),
    fc.record({ kind: fc.constant("count" as const), at: fc.nat(5), count: fc.nat(4) }),
    fc.record({ kind: fc.constant("move" as const), at: fc.nat(5), to: fc.nat(5) }),
  );

  function cardOf(rank: string): Brush {
    return { schema: "Piece", attributes: { rank } };
  }

  interface Pile {
    readonly rank: string;
    readonly count: number;
  }

  /** What a change makes of piles, without any text. */
  function naive(piles: readonly Pile[], by: ZoneChange): readonly Pile[] {
    if (by.kind === "add") {
      const { rank } = by.brush.attributes;
      if (typeof rank !== "string") throw new Error("no rank");
      const top = piles.at(-1);
      return top?.rank === rank
        ? [...piles.slice(0, -1), { rank, count: top.count + 1 }]
        : [...piles, { rank, count: 1 }];
    }
    const pile = piles[by.at];
    if (pile === undefined) return piles;
    const others = piles.filter((each) => each !== pile);
    if (by.kind === "remove" || (by.kind === "count" && by.count === 0)) return others;
    if (by.kind === "count") return piles.map((each) => (each === pile ? { ...pile, count: by.count } : each));
    return by.to >= piles.length ? piles : [...others.slice(0, by.to), pile, ...others.slice(by.to)];
  }

  it("holds what was put there, in its order, when the game is played", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const rules = { ...SMALL_GAME, topology: { ...SMALL_GAME.topology, zones: { deck: { type: "stack" } } } };
        let text = JSON.stringify(rules, null, 2);
        let piles: readonly Pile[] = [];
        for (const by of changes) {
          text = applyEdits(text, changeSetup(parsed(text), index, "deck", by));
          piles = naive(piles, by);
        }
        const { game } = compileGame(
          { value: JSON.parse(text) as Json, at: "" },
          { seed: 1, players: null, start: { value: undefined, at: "" } },
        );
        if (game === null) throw new Error(text);
        const about = { id: "g", file: "g", rulesFile: "g", title: "g", moves: [], expectedOutcome: null };
        const level = gameLevel(game, about);
        const { zones } = level.view(level.start(null)).state;
        const ranks = piles.flatMap(({ rank, count }) => Array<string>(count).fill(rank));
        expect(JSON.stringify(zones).match(/ace|two|king/g) ?? []).toEqual(ranks);
      }),
      { numRuns: 100 },
    );
  });
});
