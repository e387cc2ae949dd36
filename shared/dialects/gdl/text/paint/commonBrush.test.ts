import { expect, test } from "vitest";
import { commonBrush, mixedAttributes, withChanges } from "./commonBrush";

const redMan = { schema: "Piece", attributes: { owner: "Red", rank: "man" } };
const redKing = { schema: "Piece", attributes: { owner: "Red", rank: "king", moved: true } };

test("what all have is what they have in common", () => {
  expect(commonBrush([redMan, redKing])).toEqual({ schema: "Piece", attributes: { owner: "Red" } });
  expect(commonBrush([redMan])).toEqual(redMan);
  expect(commonBrush([redMan, { schema: "Card", attributes: {} }])).toBeNull();
  expect(commonBrush([])).toBeNull();
});

test("a change of that leaves what differs", () => {
  const before = { schema: "Piece", attributes: { owner: "Red" } };
  expect(withChanges(redKing, before, { schema: "Piece", attributes: { owner: "Black" } }).attributes).toEqual({
    owner: "Black",
    rank: "king",
    moved: true,
  });
  expect(
    withChanges(redKing, before, { schema: "Piece", attributes: { owner: "Red", rank: "man" } }).attributes,
  ).toEqual({ owner: "Red", rank: "man", moved: true });
  expect(withChanges(redMan, before, { schema: "Stone", attributes: {} })).toEqual({
    schema: "Stone",
    attributes: { rank: "man" },
  });
});

test("attributes are mixed where they differ or only some have them, and can be taken from all", () => {
  expect(mixedAttributes([redMan, redKing])).toEqual(new Set(["rank", "moved"]));
  expect(mixedAttributes([redMan, { schema: "Piece", attributes: { rank: "man" } }])).toEqual(new Set(["owner"]));
  expect(mixedAttributes([redMan])).toEqual(new Set());
  const common = commonBrush([redMan, redKing])!;
  expect(withChanges(redKing, common, common, "rank").attributes).toEqual({ owner: "Red", moved: true });
});
