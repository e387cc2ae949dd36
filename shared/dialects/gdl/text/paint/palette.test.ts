import { expect, test } from "vitest";
import { SMALL_GAME, packOf } from "../smallGame.testing";
import { indexGame } from "../names/gameIndex";
import { lacksPlayers, paletteOf } from "./palette";

test("what a set-up and the games use can be painted for each player, what nobody owns for nobody", () => {
  const place = {
    A1: { schema: "Piece", owner: "Black", rank: "king" },
    A2: { rank: "wall" },
    A3: { owner: "Black", rank: "man" },
  };
  const pack = packOf({ "game.json": SMALL_GAME, "games/a.json": { id: "a", start: { place } } });
  const palette = paletteOf(pack).map(({ owner, brushes }) => [
    owner,
    brushes.map(({ attributes }) => attributes["rank"]),
  ]);
  expect(palette).toEqual([
    ["White", [undefined, "king"]],
    ["Black", [undefined, "king"]],
    [null, ["wall"]],
  ]);
});

test("entities of players that the rules do not name are missed, not taken for undeclared", () => {
  expect(lacksPlayers(indexGame(packOf({ "game.json": SMALL_GAME })))).toBe(false);
  expect(lacksPlayers(indexGame(packOf({ "game.json": { ...SMALL_GAME, players: "two" } })))).toBe(true);
  expect(lacksPlayers(indexGame(packOf({ "game.json": { interactions: {}, game_flow: {} } })))).toBe(false);
});

test("a game without schemas has nothing to paint", () => {
  expect(paletteOf(packOf({ "game.json": { interactions: {}, game_flow: {} } }))).toEqual([]);
});
