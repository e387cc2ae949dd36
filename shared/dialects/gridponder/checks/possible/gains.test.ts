import { describe, expect, it } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, MANIFEST, TEXTS, packOf } from "../smallPack.testing";

const TAKE = `{"position_has_tag": {"layer": "objects", "tag": "gem"}}`;
const GONE = `{"destroy": {"position": "$event.position", "layer": "objects"}}`;
const COLLECT =
  /\{"id": "collect", "on": "avatar_entered", "if": .*\n.*"then": \[\{"increment_variable": \{"name": "gems"\}\}, .*\]\}/;

/** Returns what is said of a goal of so many gems in a level with two of them, and its fixes. */
function told(
  target: number,
  { rule = "", adds = `{"increment_variable": {"name": "gems"}}, `, then = GONE, where = TAKE, dsl = "0.8" } = {},
): readonly string[] {
  const collect = `{"id": "collect", "on": "avatar_entered", "where": ${where}, "then": [${adds}${then}]}`;
  const game = GAME.replace(COLLECT, collect).replace('"rules": [', `"rules": [${rule}`);
  expect(game).toContain(collect);
  const gems = `{"position": [0, 1], "kind": "gem"}, {"position": [2, 1], "kind": "gem"}, `;
  const goal = `{"id": "gems", "type": "variable_threshold", "config": {"variable": "gems", "target": ${target}}}`;
  const level = LEVEL.replace('"entries": [', `"entries": [${gems}`).replace('"goals": [', `"goals": [${goal}, `);
  const pack = packOf({
    ...TEXTS,
    "manifest.json": MANIFEST.replace('"0.8"', `"${dsl}"`),
    "game.json": game,
    [LEVEL_FILE]: level,
  });
  return semanticFindings(pack)
    .filter(({ code }) => code === "goal-never-met")
    .flatMap(({ message, fixes = [] }) => [message, ...fixes.map(({ title }) => title)]);
}

describe("a goal above what can be collected", () => {
  it("is told, with what can be", () => {
    const says = 'This goal can never be met: "gems" comes to 2 at most, with all "gem" of the level.';
    expect(told(3)).toEqual([says, "Change to 2"]);
    expect(told(2)).toEqual([]);
  });

  it("is not told where more may come", () => {
    const more = `{"id": "more", "on": "object_placed", "then": [{"increment_variable": {"name": "gems"}}]}, `;
    expect(told(3, { rule: more })).toEqual([]);
    const made = `{"id": "made", "on": "object_placed", "then": [{"set_cell": {"position": [0, 0], "layer": "objects", "kind": "gem"}}]}, `;
    expect(told(3, { rule: made })).toEqual([]);
    expect(told(3, { then: `{"clear_inventory": {}}` })).toEqual([]);
    expect(told(3, { where: `{"not": ${TAKE}}` })).toEqual([]);
  });

  it("is not told where a gem may be counted twice", () => {
    // Through portals the avatar enters two cells in one pass, whose rules are chosen before any of them runs.
    expect(told(3, { dsl: "0.5" })).toEqual([]);
  });

  it("counts what a rule that fires once adds once", () => {
    const once = `{"id": "first", "on": "avatar_entered", "once": true, "where": ${TAKE}, "then": [{"increment_variable": {"name": "gems", "amount": 5}}, ${GONE}]}, `;
    expect(told(7, { rule: once })).toEqual([]);
    expect(told(8, { rule: once }).at(-1)).toBe("Change to 7");
  });
});

describe("a goal that counts the items which come into the hand", () => {
  const count = (item: string): string =>
    `{"id": "count", "on": "inventory_changed", "where": {"event": {"param": "newItem", "equals": "${item}"}}, "then": [{"increment_variable": {"name": "gems"}}]}, `;
  const take = (item: string): string =>
    `{"id": "take", "on": "avatar_entered", "where": ${TAKE}, "then": [{"set_inventory": {"item": "${item}"}}, ${GONE}]}, `;
  const heard = (target: number, rule: string): readonly string[] => told(target, { rule, adds: "" });

  it("is told where it is above what can be taken", () => {
    const says = 'This goal can never be met: "gems" comes to 2 at most, with all "gem" of the level.';
    for (const item of ["$cell.objects.kind", "gem"]) {
      expect(heard(3, count("gem") + take(item))).toEqual([says, "Change to 2"]);
      expect(heard(2, count("gem") + take(item))).toEqual([]);
    }
    expect(heard(3, count("crate") + take("crate"))).toEqual([says, "Change to 2"]);
  });

  it("is not told where the item may come in another way", () => {
    expect(heard(3, count("gem") + take("gem") + take("gem"))).toEqual([]);
    expect(heard(3, count("gem") + take("$avatar.item"))).toEqual([]);
    expect(heard(3, count("gem") + take("$cell.markers.kind"))).toEqual([]);
    const gift = `{"id": "gift", "on": "object_pushed", "then": [{"set_inventory": {"item": "gem"}}]}, `;
    expect(heard(3, count("gem") + take("gem") + gift)).toEqual([]);
    expect(heard(3, count("gem").replace("newItem", "oldItem") + take("gem"))).toEqual([]);
  });
});
