import { describe, expect, it } from "vitest";
import { torchTurn } from "./torchTurn.testing";
import { readWatch, watchText, watchValue } from "./watches";

describe("a watch as typed", () => {
  it.each([
    ["gems", { kind: "variable", name: "gems" }, "gems"],
    [" (3, 1) ", { kind: "cell", position: [3, 1] }, "3,1"],
    ["#wood", { kind: "count", entity: "wood" }, "#wood"],
    ['{"position": [0, 0]}', { kind: "condition", condition: { position: [0, 0] } }, '{"position":[0,0]}'],
  ])("%s is read, and said again", (text, watch, said) => {
    expect(readWatch(text)).toEqual(watch);
    expect(watchText(readWatch(text)!)).toBe(said);
    expect(readWatch(said)).toEqual(watch);
  });

  it.each(["", "  ", "#", "{", "{]"])("%s is none", (text) => expect(readWatch(text)).toBeNull());
});

describe("a watch shows", () => {
  const { before, after } = torchTurn;
  it.each([
    ["a cell's layers", "3,1", "ground: grass, objects: wood", "ground: grass"],
    ["a cell off the board", "9,9", "not on the board", "not on the board"],
    ["a count", "#wood", "1", "0"],
    ["a variable", "burned.wood", "nothing", "1"],
    ["nothing of a condition", '{"position": [0, 0]}', null, null],
  ])("%s", (_title, text, first, last) => {
    expect(watchValue(before, readWatch(text)!)).toBe(first);
    expect(watchValue(after, readWatch(text)!)).toBe(last);
  });
});
