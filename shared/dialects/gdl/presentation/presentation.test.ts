import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { BoardView } from "../../../base/boardView";
import { gdlPresentation } from "./presentation";

const WHITE = { kind: "Piece", params: { owner: "White", rank: "king", moved: false } };
const BLACK = { kind: "Piece", params: { owner: "Black", rank: "pawn", moved: true } };

function board(cells: readonly number[], state: BoardView["state"] = {}): BoardView {
  const geometry = { kind: "squares", up: true, names: "a1" } as const;
  return {
    width: 2,
    height: 2,
    layers: ["board"],
    entities: [null, WHITE, BLACK],
    cells: Uint16Array.from(cells),
    geometry,
    state,
  };
}

test("entities read by owner and rank, with what is set beside them", () => {
  expect(gdlPresentation.entityText(WHITE)).toBe("White king");
  expect(gdlPresentation.entityText(BLACK)).toBe("Black pawn {moved: true}");
  expect(gdlPresentation.entityText({ kind: "Army", params: { owner: "Red", armies: 3 } })).toBe(
    "Red Army {armies: 3}",
  );
  expect(gdlPresentation.valueText({ id: 7, schema: "Card", rank: "K" })).toBe("K #7");
  expect(gdlPresentation.valueText([{ back: "blue" }, { back: "blue", count: 4 }])).toBe("[hidden, 4 hidden]");
});

test("facts tell of phase, player, variables, players and zones, and every one is found by its name", () => {
  const state = {
    current: "White",
    phase: "main_turn",
    variables: { pot: 3 },
    players: { White: { chips: 4 } },
    zones: { deck: [] },
    turn: 2,
  };
  const facts = gdlPresentation.facts(state);
  expect(facts.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    "turn of: White",
    "phase: main_turn",
    "pot: 3",
    "White.chips: 4",
    "deck: []",
  ]);
  for (const { path } of facts) expect(gdlPresentation.fieldNamed(gdlPresentation.fieldName(path))).toBe(path);
  expect(gdlPresentation.fieldNamed("state.pot")).toBe("variables.pot");
});

test("a field's name leads back to it, whatever variables are called", () => {
  const names = fc.constantFrom("phase", "turn", "state", "variables", "players", "pot", "x y", "seed");
  fc.assert(
    fc.property(names, names, (one, other) => {
      for (const path of [`variables.${one}`, `players.${one}.${other}`]) {
        expect(gdlPresentation.fieldNamed(gdlPresentation.fieldName(path))).toBe(path);
      }
    }),
  );
});

test("two moments differ by places and by fields; the number of the turn makes no difference", () => {
  const one = board([1, 0, 0, 2], { turn: 1, variables: { pot: 1 } });
  const other = board([0, 1, 0, 2], { turn: 2, variables: { pot: 2 } });
  expect(gdlPresentation.differences(one, other)).toEqual([
    { what: "A1", one: "White king", other: "empty" },
    { what: "B1", one: "empty", other: "White king" },
    { what: "pot", one: "1", other: "2" },
  ]);
  expect(gdlPresentation.differingCells(one, other)).toEqual([
    [0, 0],
    [1, 0],
  ]);
  const print = (view: BoardView): string => gdlPresentation.print(view, one);
  expect(print(one)).not.toBe(print(other));
  expect(print(one)).toBe(print(board([1, 0, 0, 2], { turn: 5, variables: { pot: 1 } })));
});
