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
    const topology = { type: "grid", width: 5, height: 6, zones };
    const steps = [{ action: "deal_cards", from: "deck", to, count: 3 }, ...more];
    const pack = packOf({ "manifest.json": MANIFEST, "game.json": { ...GAME, topology, setup: { steps } } });
    return finish(checkGdl(pack)).map(({ code, at, fixes }) => `${code} ${JSON.stringify(at)} ${fixes?.[0]?.title}`);
  };
  expect(deal(["white", "white"])).toEqual(['dealt-twice "/setup/steps/0/to/1" Change to "black"']);
  expect(deal(["zone('white')", "zone('white')", "spare"])).toEqual([
    `dealt-twice "/setup/steps/0/to/1" Change to "zone('black')"`,
  ]);
  expect(deal(["white", "black", "white"])).toEqual([]);
  expect(deal(["white", "spare", "spare"])).toEqual([]);
  expect(deal(["white", "white"], { action: "move_card", from: "deck", to: "black", count: 1 })).toEqual([]);
  expect(deal(["white", "white"], { action: "effects", do: ["draw_cards(deck, black, 1)"] })).toEqual([]);
});
