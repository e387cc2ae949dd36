import { describe, expect, it } from "vitest";
import { gridponderPresentation as presentation } from "../../dialects/gridponder/presentation/presentation";
import { NO_BOARD } from "../../base/placeName";
import { torchTurn } from "../../dialects/gridponder/presentation/torchTurn.testing";
import { readWatch, watchText, watchValue, watchedHistory } from "./watches";

const read = (text: string) => readWatch(text, presentation, NO_BOARD);

describe("a watch as typed", () => {
  it.each([
    ["gems", { kind: "field", path: "variables.gems" }, "gems"],
    [" (3, 1) ", { kind: "cell", position: [3, 1] }, "3,1"],
    ["variables.gems", { kind: "field", path: "variables.gems" }, "gems"],
    ["avatar.item", { kind: "field", path: "avatar.item" }, "avatar.item"],
    ["variables.won", { kind: "field", path: "variables.won" }, "variables.won"],
    ["burned.wood", { kind: "field", path: String.raw`variables.burned\.wood` }, "burned.wood"],
    ["win", { kind: "field", path: "won" }, "won"],
    ["#wood", { kind: "count", entity: "wood" }, "#wood"],
    ['{"position": [0, 0]}', { kind: "condition", condition: { position: [0, 0] } }, '{"position":[0,0]}'],
  ])("%s is read, and said again", (text, watch, said) => {
    expect(read(text)).toEqual(watch);
    expect(watchText(read(text)!, presentation, NO_BOARD)).toBe(said);
    expect(read(said)).toEqual(watch);
  });

  it.each(["", "  ", "#", "{", "{]"])("%s is none", (text) => expect(read(text)).toBeNull());
});

it("is set by writes of its cell or field; counts and conditions by nothing of their own", () => {
  const setBy = (text: string) => watchedHistory(read(text)!);
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
    expect(watchValue(before, read(text)!, presentation)).toBe(first);
    expect(watchValue(after, read(text)!, presentation)).toBe(last);
  });
});
