import { expect, test } from "vitest";
import type { Entity } from "../../../base/boardView";
import type { JsonObject } from "../../../base/json";
import { gdlLooks } from "./looks";

const piece = (owner: string | null, rank: string): Entity => ({ kind: "Piece", params: { owner, rank } });

function gameWith(assets: readonly JsonObject[], presentation: JsonObject = {}): JsonObject {
  return {
    players: { roles: [{ name: "White" }, { name: "Black" }] },
    topology: { type: "grid", width: 8, height: 8 },
    presentation: { ...presentation, profiles: { drawn: { entity_assets: [...assets] } } },
  };
}

test("the first asset whose condition holds is the look; # stands for the rank", () => {
  const { pieceOf } = gdlLooks(
    gameWith([
      { conditions: "and(eq(entity.owner, player('White')), ne(entity.rank, 'pawn'))", asset: "assets/white-#.svg" },
      { conditions: ["eq(entity.owner.name, 'Black')", "not(eq(entity.rank, 'king'))"], asset: "♟" },
      { conditions: "eq(entity.schema, 'Piece')", asset: "P" },
    ]),
  );
  expect(pieceOf(piece("White", "king"))).toMatchObject({ kind: "picture", path: "assets/white-king.svg" });
  expect(pieceOf(piece("Black", "rook"))).toMatchObject({ kind: "letters", text: "♟" });
  expect(pieceOf(piece("White", "pawn"))).toMatchObject({ kind: "letters", text: "P" });
});

test("a condition that is broken, or that the entity alone cannot answer, does not hold", () => {
  const { pieceOf } = gdlLooks(
    gameWith([
      { conditions: "eq(entity.rank", asset: "x" },
      { conditions: "eq(state.turn, 1)", asset: "y" },
      { conditions: "not(eq(state.turn, 1))", asset: "z" },
    ]),
  );
  expect(pieceOf(piece("White", "king"))).toMatchObject({ text: "K" });
});

test("without assets a piece is the first letter of its rank, a capital for the first seat", () => {
  const { pieceOf, colorOf } = gdlLooks(gameWith([], { seats: { Black: "#123456", White: "red" } }));
  expect(pieceOf(piece("White", "queen"))).toEqual({ kind: "letters", text: "Q", color: colorOf("White") });
  expect(pieceOf(piece("Black", "queen"))).toEqual({ kind: "letters", text: "q", color: "#123456" });
  expect(pieceOf({ kind: "Stone", params: {} })).toMatchObject({ text: "s" });
});

test("a rank that is a number is shown whole, whoever owns the piece", () => {
  const { pieceOf } = gdlLooks(gameWith([]));
  expect(pieceOf({ kind: "Card", params: { owner: "Black", rank: 12 } })).toMatchObject({ text: "12" });
  expect(pieceOf({ kind: "Card", params: { rank: 0 } })).toMatchObject({ text: "0" });
});

test("players made by dynamic roles have colours of their own", () => {
  const players = { count: { min: 2, max: 4 }, dynamic_roles: true, roles: [{ name: "Player" }] };
  const { seats, colorOf } = gdlLooks({ ...gameWith([]), players });
  expect(seats).toEqual(["Player1", "Player2", "Player3", "Player4"]);
  expect(new Set(seats.map(colorOf)).size).toBe(4);
});

test("a broken game has looks", () => {
  for (const game of [
    undefined,
    null,
    3,
    { players: 1, presentation: [] },
    { presentation: { profiles: { a: null } } },
  ])
    expect(gdlLooks(game).pieceOf(piece("White", "king"))).toMatchObject({ text: expect.any(String) as string });
});

test("a player who is called by a colour has it, and the others have what is left", () => {
  const players = { roles: [{ name: "Red" }, { name: "Ann" }, { name: "black" }, { name: "Bob" }] };
  const { colorOf } = gdlLooks({ ...gameWith([]), players });
  expect(["Red", "Ann", "black", "Bob"].map(colorOf)).toEqual(["#c6493c", "#f2ead8", "#33383f", "#3d7bc4"]);
  const own = { ...gameWith([], { seats: { Red: "#123456" } }), players };
  expect(gdlLooks(own).colorOf("Red")).toBe("#123456");
});
