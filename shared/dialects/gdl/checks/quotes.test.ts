// Texts that lack their quotes, and values and names that have some.
import { describe, expect, it } from "vitest";
import { told } from "./armies.testing";

const STEP = "interactions.list.step";
const EFFECT = `${STEP}.effects.1`;
const KING = "set(entity.rank, 'king')";

describe("quotes that are wrong are one finding, at the text:", () => {
  it.each([
    ["eq(count(entities_of_player(player, rank, 'man')), 3)", "unknown-name: rank -> 'rank'"],
    ["eq(count(entities_of_player(player, 'rank', man)), 3)", "unknown-name: man -> 'man'"],
  ])("%s", (condition, finding) => {
    expect(told(`${STEP}.conditions.0`, condition)).toEqual([finding]);
  });

  it.each([
    [`do(${KING}, set(state.left, '3'))`, "value-type: '3' -> 3"],
    [`do(${KING}, set(state.left, 'by'))`, "value-type: 'by' -> by"],
    [`do(${KING}, set(entity.owner, 'player'))`, "value-type: 'player' -> player"],
    [`do(${KING}, set(state.left, if(eq(by, 1), '2', 3)))`, "value-type: '2' -> 2"],
    [`do(${KING}, set(state.left, if(eq(by, 1), 2, if(eq(by, 2), player, 3))))`, "value-type: player"],
  ])("%s", (effect, finding) => {
    expect(told(EFFECT, effect)).toEqual([finding]);
  });
});

it("what an if chooses from may be of several types where anything may be written", () => {
  expect(told(EFFECT, `do(${KING}, set(state.left, if(eq(by, 1), 2, state.left)))`)).toEqual([]);
  expect(told(EFFECT, `do(${KING}, set(board[start], if(eq(by, 1), null, entity)))`)).toEqual([]);
});
