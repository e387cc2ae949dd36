import { describe, expect, it } from "vitest";
import { type FoldingPart, foldedParts } from "./folded";

const part = (rank: number, isHeld = false): FoldingPart => ({ rank, width: 30, isHeld });

const folds = (parts: readonly FoldingPart[], need: number, room: number): readonly number[] =>
  [...foldedParts(parts, { need, room, more: 30 })].sort((a, b) => a - b);

describe("a row that is short of room", () => {
  it("folds nothing while all of it fits", () => {
    expect(folds([part(1), part(2)], 100, 100)).toEqual([]);
  });

  it("makes room for the menu's button too", () => {
    // One pixel too much takes the part and, for the button, another one.
    expect(folds([part(1), part(1), part(1)], 101, 100)).toEqual([1, 2]);
  });

  it("folds what is used least first, of two alike the later one", () => {
    expect(folds([part(1), part(3), part(2), part(3)], 130, 100)).toEqual([1, 3]);
    expect(folds([part(2), part(3), part(2), part(3)], 160, 100)).toEqual([1, 2, 3]);
  });

  it("keeps what is in use, and folds all others where nothing helps", () => {
    expect(folds([part(1), part(3, true), part(2)], 120, 100)).toEqual([0, 2]);
    expect(folds([part(1, true), part(2)], 500, 100)).toEqual([1]);
  });
});
