import { describe, expect, it } from "vitest";
import { torchTurn } from "../trace/torchTurn.testing";
import { readWatch, watchText, watchValue, watchedHistory } from "./watches";

describe("a watch as typed", () => {
  it.each([
    ["gems", { kind: "variable", name: "gems" }, "gems"],
    [" (3, 1) ", { kind: "cell", position: [3, 1] }, "3,1"],
    ["variables.gems", { kind: "variable", name: "gems" }, "gems"],
    ["avatar.item", { kind: "field", path: "avatar.item" }, "avatar.item"],
    ["win", { kind: "field", path: "won" }, "won"],
    ["#wood", { kind: "count", entity: "wood" }, "#wood"],
    ['{"position": [0, 0]}', { kind: "condition", condition: { position: [0, 0] } }, '{"position":[0,0]}'],
  ])("%s is read, and said again", (text, watch, said) => {
    expect(readWatch(text)).toEqual(watch);
    expect(watchText(readWatch(text)!)).toBe(said);
    expect(readWatch(said)).toEqual(watch);
  });

  it.each(["", "  ", "#", "{", "{]"])("%s is none", (text) => expect(readWatch(text)).toBeNull());
});

it("is set by writes of its cell or field; counts and conditions by nothing of their own", () => {
  const setBy = (text: string) => watchedHistory(readWatch(text)!);
  expect(setBy("3,1")).toEqual({ kind: "cell", position: [3, 1] });
  expect(setBy("gems")).toEqual({ kind: "field", path: "variables.gems" });
  expect(setBy("avatar.item")).toEqual({ kind: "field", path: "avatar.item" });
  expect(setBy("#wood")).toBeNull();
  expect(setBy('{"moon": 1}')).toBeNull();
});

describe("a watch shows", () => {
  const { before, after } = torchTurn;
  it.each([
    ["a cell's layers", "3,1", "ground: grass, objects: wood", "ground: grass"],
    ["a cell off the board", "9,9", "not on the board", "not on the board"],
    ["a count", "#wood", "1", "0"],
    ["a variable", "burned.wood", "not set", "1"],
    ["a field", "avatar.facing", "up", "right"],
    ["the avatar where it stands", "2,1", "ground: grass, avatar", "ground: grass, avatar"],
    ["nothing of a condition", '{"position": [0, 0]}', null, null],
  ])("%s", (_title, text, first, last) => {
    expect(watchValue(before, readWatch(text)!)).toBe(first);
    expect(watchValue(after, readWatch(text)!)).toBe(last);
  });
});
