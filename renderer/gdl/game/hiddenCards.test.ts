import { expect, test } from "vitest";
import { gameState } from "./gameState";
import { byPlace, inPlaceOrder, moveNameOf, withHandles } from "./hiddenCards";

const card = (id: number) => ({ id, schema: "Card", rank: id });
const all = gameState({ zones: { deck: [card(5), card(2)], hand_b: [card(9), card(7)], pile: [card(1)] } });
const seen = gameState({
  zones: { deck: [{ count: 2, back: "x" }], hand_b: [{ back: "x" }, card(7)], pile: [card(1)], other: [{ back: "x" }] },
});
const zones = withHandles(seen.zones, all.zones);

test("a hidden card is named in moves as what lies in its place", () => {
  const names = zones.map(({ cards }) => cards.map(moveNameOf));
  expect(names).toEqual([["#5", "#2"], ["#9", "#7"], ["#1"], [null]]);
  expect(zones[1]?.cards.map(({ entity }) => entity?.params["rank"])).toEqual([undefined, 7]);
});

test("words call hidden cards by their places, and others by their numbers", () => {
  expect(byPlace("steal victim: #9", zones)).toBe("steal victim: card 1 of hand b");
  expect(byPlace("#2 → #7 → #70", zones)).toBe("card 2 of deck → #7 → #70");
});

test("moves that choose hidden cards stand in the order of their places, each among those of its action", () => {
  const take = (card: string) => ({ action: "take", card });
  const moves = [take("#2"), { action: "pass" }, take("#5"), { action: "peek", at: "#9" }, take("#1")];
  expect(inPlaceOrder(moves, zones)).toEqual([take("#5"), moves[1], take("#2"), moves[3], take("#1")]);
  expect(inPlaceOrder(moves, seen.zones)).toEqual(moves);
});
