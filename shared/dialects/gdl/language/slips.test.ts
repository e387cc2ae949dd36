import { expect, it } from "vitest";
import type { JsonObject } from "../../../base/json";
import { applyEdits } from "../../../text/edit";
import { packOf } from "../text/smallGame.testing";
import { GAME, MANIFEST } from "../checks/armies.testing";
import { gdlSlips } from "./slips";

/** The interactions that are given a word on the turn, and which. */
function turns(change: JsonObject): readonly string[] {
  const game = { ...GAME, ...change } as unknown as JsonObject;
  const pack = packOf({ "manifest.json": MANIFEST, "game.json": game });
  const text = pack.files.get("game.json")?.text ?? "";
  return Array.from(gdlSlips(pack)).flatMap(({ says, fix }) => {
    const { title, changes } = fix();
    if (!title.startsWith('Add "end_turn"')) return [];
    const fixed = JSON.parse(applyEdits(text, changes[0]?.edits ?? [])) as typeof GAME;
    const list = Object.entries(fixed.interactions.list).filter(([, each]) => "end_turn" in each);
    return list.map(([name]) => `${name} ${says}`);
  });
}

it("an interaction that says nothing of the turn may be meant to do the opposite", () => {
  expect(turns({})).toEqual(['step "end_turn": false', 'leap "end_turn": false']);
  const zones = { type: "zones", zones: { deck: { type: "stack" } } };
  expect(turns({ topology: zones })).toEqual(['step "end_turn": true', 'leap "end_turn": true']);
});

it("one that says who moves next is left as it is", () => {
  const { step, leap } = GAME.interactions.list;
  const said = { step: { ...step, end_turn: true }, leap: { ...leap, end_turn: false } };
  expect(turns({ interactions: { list: said as unknown as JsonObject } })).toEqual([]);
});

it("whose turn it is may be meant for the player that an end is tried for, and only there", () => {
  const condition = "eq(count(entities_of_player(other_player(player))), 0)";
  const game = (lettered: string) =>
    ({
      ...GAME,
      end_conditions: { conditions: [{ type: "victory", for: lettered, condition }] },
    }) as unknown as JsonObject;
  const meant = (lettered: string): boolean =>
    Array.from(gdlSlips(packOf({ "manifest.json": MANIFEST, "game.json": game(lettered) }))).some(
      ({ says }) => says === "eq(count(entities_of_player(other_player(p))), 0)",
    );
  expect(meant("player(p)")).toBe(true);
  expect(meant("player")).toBe(false);
});
