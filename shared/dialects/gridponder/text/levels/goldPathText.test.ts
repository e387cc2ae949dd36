import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { parsePath, pathText } from "./goldPathText";
import { hintStopEdits, movedStop, stopsWithout, toggledStop } from "./hintStops";

const move = (direction: string) => ({ action: "move", direction });

describe("a path as text", () => {
  it("is words where every move is one, and comes back the same", () => {
    const moves = [move("up"), { action: "flood" }, move("left")];
    expect(pathText(moves)).toBe("up flood left");
    expect(parsePath("up flood left")).toEqual({ ok: true, value: moves });
  });

  it("is JSON where a move has params of its own, and comes back the same", () => {
    const moves = [move("up"), { action: "slide", position: [1, 2] }];
    expect(pathText(moves)).toBe('["up",{"action":"slide","position":[1,2]}]');
    expect(parsePath(pathText(moves))).toEqual({ ok: true, value: moves });
  });

  it("is read as people write it", () => {
    const directions = [move("up"), move("down"), move("left"), move("right")];
    expect(parsePath(" U, d\nL → RIGHT ")).toEqual({ ok: true, value: directions });
    const level = '{ "id": "a", "solution": { "goldPath": ["up", { "direction": "down" }] } }';
    expect(parsePath(level)).toEqual({ ok: true, value: directions.slice(0, 2) });
  });

  it.each(["", "up 3 left", "[1]", '{"id": "a"}', "[up"])("is refused where it is none: %j", (text) => {
    expect(parsePath(text).ok).toBe(false);
  });
});

describe("hint stops", () => {
  it("are at most three, in order, on moves of the path", () => {
    expect(toggledStop([2, 5], 3, 6)).toEqual([2, 3, 5]);
    expect(toggledStop([2, 3, 5], 3, 6)).toEqual([2, 5]);
    expect(toggledStop([2, 3, 5], 6, 6)).toEqual([2, 3, 5]);
    expect(toggledStop([], 7, 6)).toEqual([]);
  });

  it("move past each other but never onto each other or off the path", () => {
    expect(movedStop([2, 5], 2, 6, 6)).toEqual([5, 6]);
    expect(movedStop([2, 5], 2, 5, 6)).toEqual([2, 5]);
    expect(movedStop([2, 5], 2, 0, 6)).toEqual([0, 5]);
    expect(movedStop([2, 5], 2, -1, 6)).toEqual([2, 5]);
    expect(toggledStop([2], 0, 6)).toEqual([0, 2]);
  });

  it.each([
    ["the first move", [0, 2, 3, 4], [1], 5, [0, 1, 2, 3]],
    ["a move after them", [2, 3], [4], 5, [2, 3]],
    ["the move that one ends with", [2, 4], [4], 6, [2, 3]],
    ["a move between two that then are one", [2, 3], [3], 5, [2]],
    ["the moves that are left after a cut", [2, 3, 4], [4, 5], 5, [2, 3]],
    ["the end that two showed", [1, 3, 4], [3, 4, 5], 5, [1]],
    ["all moves before one", [1, 3], [1], 4, [2]],
    ["all moves", [0, 2], [1, 2, 3], 3, [0]],
    ["a move, one being beyond the path", [2, 9], [1], 5, [1]],
  ])("follow their moves when a path loses %s", (_, stops, taken, moves, left) => {
    expect(stopsWithout(stops, new Set(taken), moves)).toEqual(left);
  });

  it("are written beside the path, in the style of what was there", () => {
    const written = (text: string, stops: readonly number[]): string =>
      applyEdits(text, hintStopEdits({ text, tree: parseJsonTree(text) }, stops));
    expect(written('{ "solution": { "goldPath": ["up"], "hintStops": [ 1 ] } }', [1, 2])).toBe(
      '{ "solution": { "goldPath": ["up"], "hintStops": [ 1, 2 ] } }',
    );
    expect(written('{ "solution": { "goldPath": ["up"] } }', [1])).toContain('"hintStops": [1]');
    expect(written('{ "solution": ', [1])).toBe('{ "solution": ');
  });
});
