// Outcomes that recorded games expect and that no game has.
import { expect, it } from "vitest";
import { finish } from "../../../base/work";
import { SMALL_GAME, packOf } from "../text/smallGame.testing";
import { MANIFEST } from "./armies.testing";
import { checkGdl } from "./check";

it.each([
  ["White won", "White wins"],
  ["Black lose", "Black loses"],
  ["drawn", "draw"],
  ["no moves", "no move"],
  ["checkmate", undefined],
])("%j is no outcome: %j is", (outcome, meant) => {
  const pack = packOf({
    "manifest.json": MANIFEST,
    "game.json": SMALL_GAME,
    "games/one.json": { id: "one", moves: [], expect: { outcome } },
  });
  const [finding, ...others] = finish(checkGdl(pack)).filter(({ file }) => file === "games/one.json");
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code: "value-type" });
  expect(finding?.fixes?.[0]?.title).toBe(meant && `Change to "${meant}"`);
});
