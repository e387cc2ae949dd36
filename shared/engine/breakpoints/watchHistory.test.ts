import { describe, expect, it } from "vitest";
import type { TurnRecord } from "../turnRecord";
import { gridponderPresentation as presentation } from "../../dialects/gridponder/presentation/presentation";
import { NO_BOARD } from "../../base/placeName";
import { torchTurn } from "../../dialects/gridponder/presentation/torchTurn.testing";
import { changedTurns, curveOf, nearestOf, watchValues } from "./watchHistory";
import { readWatch } from "./watches";

const read = (text: string) => readWatch(text, presentation, NO_BOARD);

const turns: readonly TurnRecord[] = [{ ...torchTurn, after: torchTurn.before }, torchTurn, { ...torchTurn }];

it("a watch has a value at the end of each turn, and turns in which it changed", () => {
  const values = watchValues(turns, read("#wood")!, presentation);
  expect(values).toEqual(["1", "0", "0"]);
  expect(changedTurns(values!)).toEqual([1]);
  expect(watchValues(turns, read("burned.wood")!, presentation)).toEqual(["not set", "1", "1"]);
  expect(watchValues(turns, read('{"position": [0, 0]}')!, presentation)).toBeNull();
  expect(changedTurns(["1"])).toEqual([]);
});

it.each([
  ["all when there are few", [2, 5], 3, [2, 5]],
  ["as many before as after", [1, 2, 3, 4, 5, 6, 7, 8], 4, [3, 4, 5, 6]],
  ["the first", [5, 6, 7, 8, 9], 1, [5, 6, 7, 8]],
  ["the last", [1, 2, 3, 4, 5], 9, [2, 3, 4, 5]],
])("of many changes those nearest are %s", (_title, list, to, expected) =>
  expect(nearestOf(list, to, 4)).toEqual(expected),
);

describe("a curve", () => {
  it("goes from the least number to the greatest", () => expect(curveOf(["3", "1", "2"])).toEqual([1, 0, 0.5]));
  it.each([[["1", "1"]], [["1", "not set"]], [[]]])("%j has none", (values) => expect(curveOf(values)).toBeNull());
});
