import { expect, it } from "vitest";
import type { BoardView } from "../../../shared/base/boardView";
import { boardOfLevel } from "../../../shared/dialects/gridponder/text/board/board";
import { parseJsonTree } from "../../../shared/text/jsonTree";
import { showsLastGood } from "./lastGoodBoard";

const GAME = { layers: [{ id: "objects" }], entityKinds: { rock: {}, wood: {} } };
const DECLARED = new Map(Object.entries(GAME.entityKinds));

/** The board that a text with these cells gives. */
function boardOf(cells: string): BoardView | null {
  const board = boardOfLevel(
    parseJsonTree(`{ "board": { "size": [3, 1], "layers": { "objects": [[${cells}]] } } }`),
    GAME,
  );
  return board.ok ? board.value : null;
}

it("a text without its mistake shows itself, and so does one whose cells are what they were", () => {
  const good = boardOf('"rock", null, "old"') ?? undefined;
  expect(showsLastGood(boardOf('"rock", "wood"'), good, DECLARED)).toBe(false);
  expect(showsLastGood(boardOf('"rock", null, "old",'), good, DECLARED)).toBe(false);
  expect(showsLastGood(null, undefined, DECLARED)).toBe(false);
});

it("cells of commas and brackets are not painted: the board from before the mistake stays", () => {
  const good = boardOf('"rock", null, "wood"') ?? undefined;
  expect(showsLastGood(boardOf('"rock, null, "wood"'), good, DECLARED)).toBe(true);
  expect(showsLastGood(null, good, DECLARED)).toBe(true);
});
