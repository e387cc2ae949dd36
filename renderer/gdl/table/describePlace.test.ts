import { expect, test } from "vitest";
import { cardWords, entityWords, wordsInList } from "./describePlace";

const card = (params: Record<string, string | number | boolean | null>) => ({ kind: "Card", params });

test("entities of a list read as on the board, and by their attributes where several would read alike", () => {
  const pieces = ["king", "pawn"].map((rank) => ({ kind: "Piece", params: { rank, moved: false } }));
  expect(wordsInList(pieces)).toEqual(["king", "pawn"]);
  const cards = [card({ value: 1, owner: null }), card({ value: 2, suit: "gold" }), card({})];
  expect(wordsInList(cards)).toEqual(["Card 1", "Card 2 gold", "Card"]);
  expect(wordsInList([card({ rank: "king", suit: "hearts" }), card({ rank: "king", suit: "spades" })])).toEqual([
    "king hearts",
    "king spades",
  ]);
  expect(wordsInList([card({ home: false }), card({ home: true })])).toEqual(["Card", "Card home"]);
});

test("a rank that is a number stands behind what it is a rank of", () => {
  expect(entityWords({ kind: "Army", params: { owner: "Red", rank: 2 } })).toBe("Red Army 2");
  expect(entityWords({ kind: "Piece", params: { owner: "White", rank: "king" } })).toBe("White king");
});

test("a card reads by all of its short attributes, else by what it is", () => {
  expect(cardWords(card({ rank: 7, suit: "hearts", owner: "Ann" }))).toBe("7 hearts");
  expect(cardWords(card({ seen: true }))).toBe("Card");
});
