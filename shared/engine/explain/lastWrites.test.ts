import { expect, it } from "vitest";
import { fieldPath } from "../trace/fieldPath";
import { type ReadPlace, lastWriteTo } from "./lastWrites";
import { torchRecords as at, torchTurn } from "../../dialects/gridponder/presentation/torchTurn.testing";

const cell = (layer: string, position: readonly [number, number]): ReadPlace => ({ kind: "cell", layer, position });
const field = (path: string): ReadPlace => ({ kind: "field", path });

it.each([
  ["a cell", cell("objects", [3, 1]), at.end, at.removed],
  ["a cell, before its write", cell("objects", [3, 1]), at.removed, null],
  ["a cell of another layer", cell("ground", [3, 1]), at.end, null],
  ["a cell off the board", cell("objects", [4, 1]), at.end, null],
  ["a cell of a layer that there is not", cell("sky", [3, 1]), at.end, null],
  ["a field", field("avatar.facing"), at.end, at.facing],
  ["all of something", field("avatar"), at.end, at.facing],
  ["a variable whose name has a dot in it", field(fieldPath("variables", "burned.wood")), at.end, at.counted],
  ["a field that nobody writes", field("avatar.item"), at.end, null],
  ["a field whose name only begins alike", field("avatar.face"), at.end, null],
])("the last write of %s", (_title, read, before, expected) =>
  expect(lastWriteTo(torchTurn, read, before)).toBe(expected),
);
