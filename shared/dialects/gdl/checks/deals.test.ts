import { expect, it } from "vitest";
import type { JsonObject } from "../../../base/json";
import { finish } from "../../../base/work";
import { packOf } from "../text/smallGame.testing";
import { GAME, MANIFEST } from "./armies.testing";
import { checkGdl } from "./check";

it("a deal that names a hand twice and leaves out another one is reported", () => {
  const hand = (name: string): JsonObject => ({ owner: `player('${name}')` });
  const zones = { deck: {}, white: hand("White"), black: hand("Black"), spare: {} };
  const deal = (to: readonly string[], ...more: readonly JsonObject[]): readonly string[] => {
    // Nobody is dealt into a purse.
    const purse = { ...hand("Black"), visibility: "all" };
    const topology = { type: "grid", width: 5, height: 6, zones: { ...zones, purse } };
    const fill = { action: "spawn_entity", schema: "Piece", at: ["zone('deck')"], count: 9 };
    const steps = [{ action: "deal_cards", from: "deck", to, count: 3 }, ...more, fill].reverse();
    const pack = packOf({ "manifest.json": MANIFEST, "game.json": { ...GAME, topology, setup: { steps } } });
    return finish(checkGdl(pack)).map(({ code, at, fixes }) => `${code} ${JSON.stringify(at)} ${fixes?.[0]?.title}`);
  };
  expect(deal(["white", "white"])).toEqual(['dealt-twice "/setup/steps/1/to/1" Change to "black"']);
  expect(deal(["zone('white')", "zone('white')", "spare"])).toEqual([
    `dealt-twice "/setup/steps/1/to/1" Change to "zone('black')"`,
  ]);
  expect(deal(["white", "black", "white"])).toEqual([]);
  expect(deal(["white", "spare", "spare"])).toEqual([]);
  expect(deal(["white", "white"], { action: "move_card", from: "deck", to: "black", count: 1 })).toEqual([]);
  expect(deal(["white", "white"], { action: "effects", do: ["draw_cards(deck, black, 1)"] })).toEqual([]);
});

it("a deal from a zone in which nothing lies yet is reported", () => {
  const zones = { deck: {}, white: {}, black: {} };
  const fill = { action: "spawn_entity", schema: "Piece", at: ["zone('deck')"], count: 9 };
  const deal = (from: string): JsonObject => ({ action: "deal_cards", from, to: ["black"], count: 1 });
  const codes = (steps: readonly JsonObject[], start: JsonObject = {}): readonly string[] => {
    const topology = { type: "grid", width: 5, height: 6, zones };
    const game = { ...GAME, topology, setup: { steps: [...steps] } };
    const files = { "manifest.json": MANIFEST, "game.json": game, "games/a.json": { start, moves: [] } };
    return finish(checkGdl(packOf(files))).map(({ code, at }) => `${code} ${JSON.stringify(at)}`);
  };
  expect(codes([fill, deal("deck"), deal("black")])).toEqual([]);
  expect(codes([fill, deal("white")])).toEqual(['deal-from-empty "/setup/steps/1/from"']);
  expect(codes([deal("zone('deck')"), fill])).toEqual(['deal-from-empty "/setup/steps/0/from"']);
  expect(codes([deal("deck")], { zones: { deck: [{ schema: "Piece" }] } })).toEqual([]);
  expect(codes([{ action: "effects", do: ["spawn_entity('Piece', deck)"] }, deal("deck")])).toEqual([]);
});

it("a deal of more cards than lie in the zone is reported", () => {
  const zones = { deck: {}, white: {}, black: {} };
  const fill = { action: "spawn_entity", schema: "Piece", at: ["zone('deck')"], count: 5 };
  const deal = (count: number): JsonObject => ({ action: "deal_cards", from: "deck", to: ["white", "black"], count });
  const told = (steps: readonly JsonObject[]): readonly string[] => {
    const topology = { type: "grid", width: 5, height: 6, zones };
    const pack = packOf({
      "manifest.json": MANIFEST,
      "game.json": { ...GAME, topology, setup: { steps: [...steps] } },
    });
    return finish(checkGdl(pack)).map(({ at, message, fixes }) => `${at as string} ${message} ${fixes?.[0]?.title}`);
  };
  expect(told([fill, deal(2)])).toEqual([]);
  expect(told([fill, fill, deal(5)])).toEqual([]);
  expect(told([fill, deal(3)])).toEqual([
    '/setup/steps/1/count Only 5 cards lie in "deck" at this step, and 6 are dealt. Change to 2',
  ]);
  expect(told([fill, deal(2), deal(1)])).toEqual([
    '/setup/steps/2/count Only 1 card lies in "deck" at this step, and 2 are dealt. undefined',
  ]);
  expect(told([fill, { action: "effects", do: ["spawn_entity('Piece', deck)"] }, deal(3)])).toEqual([]);
});
