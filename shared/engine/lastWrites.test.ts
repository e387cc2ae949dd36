import { expect, it } from "vitest";
import { ANY_CELL, cellName, lastWriteTo } from "./lastWrites";
import { torchRecords as at, torchTurn } from "./torchTurn.testing";

it.each([
  ["a cell", cellName("objects", [3, 1]), at.end, at.removed],
  ["a cell, before its write", cellName("objects", [3, 1]), at.removed, null],
  ["a cell of another layer", cellName("ground", [3, 1]), at.end, null],
  ["any cell", ANY_CELL, at.end, at.removed],
  ["a field", "avatar.facing", at.end, at.facing],
  ["all of something", "avatar", at.end, at.facing],
  ["a variable whose name has a dot in it", "variables.burned.wood", at.end, at.counted],
  ["a field that nobody writes", "avatar.item", at.end, null],
  ["a field whose name only begins alike", "avatar.face", at.end, null],
])("the last write of %s", (_title, read, before, expected) =>
  expect(lastWriteTo(torchTurn, read, before)).toBe(expected),
);
