// Changes of a board as text edits: sizes, nodes, edges, zones.
import { describe, expect, test } from "vitest";
import type { Json } from "../../../../base/json";
import { type TextEdit, applyEdits } from "../../../../text/edit";
import { type ParsedText, parseJsonTree } from "../../../../text/jsonTree";
import { indexGame } from "../names/gameIndex";
import { SMALL_GAME, packOf } from "../smallGame.testing";
import { addEdge, addNode, edgesOf, placeNodes, removeEdge, removeNode } from "./network";
import { keepStart, leavesOut, resizeRules, sizedBoard } from "./resize";
import { addZone, removeZone } from "./zones";

const parsed = (value: Json | string): ParsedText => {
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return { text, tree: parseJsonTree(text) };
};
const after = (text: ParsedText, edits: readonly TextEdit[]): ParsedText => parsed(applyEdits(text.text, edits));
const valueOf = ({ text }: ParsedText) => JSON.parse(text) as typeof SMALL_GAME & { presentation?: Json };

describe("a board of squares", () => {
  test("gets another size where it is written, and loses what would stand outside of it", () => {
    const rules = parsed(SMALL_GAME);
    expect(sizedBoard(rules)).toEqual({ kind: "grid", width: 4, height: 4 });
    const small = after(rules, resizeRules(rules, { kind: "grid", width: 2, height: 3 }));
    expect(valueOf(small).topology.structure).toBe("grid(2, 3)");
    expect(valueOf(small).setup.steps[0].at).toEqual(["grid_nodes(0,0, 1,0)"]);
    const large = after(rules, resizeRules(rules, { kind: "grid", width: 5, height: 4 }));
    expect(valueOf(large)).toEqual({ ...SMALL_GAME, topology: { type: "discrete", structure: "grid(5, 4)" } });
    expect(large.text.length).toBe(rules.text.length);
  });

  test("has its size as members, or as the radius of a hexagon", () => {
    const members = parsed({ topology: { type: "grid", width: 3, height: 3 } });
    expect(after(members, resizeRules(members, { kind: "grid", width: 3, height: 5 })).text).toContain('"height": 5');
    const hexagon = parsed({ topology: { type: "discrete", structure: "hexagon( 2 )" } });
    expect(sizedBoard(hexagon)).toEqual({ kind: "hexagon", radius: 2 });
    expect(after(hexagon, resizeRules(hexagon, { kind: "hexagon", radius: 3 })).text).toContain("hexagon( 3 )");
    const ofRadius = parsed({ topology: { type: "hexagon", radius: 2 } });
    expect(after(ofRadius, resizeRules(ofRadius, { kind: "hexagon", radius: 3 })).text).toContain('"radius": 3');
    expect(sizedBoard(parsed({ topology: { type: "zones", zones: {} } }))).toBeNull();
  });

  test("takes from games what stands outside of it", () => {
    const game = parsed({ start: { place: { A1: {}, D1: {}, A3: {} } }, moves: [] });
    const kept = after(game, keepStart(game, { kind: "grid", width: 3, height: 2 }));
    expect(JSON.parse(kept.text)).toEqual({ start: { place: { A1: {} } }, moves: [] });
    expect(keepStart(parsed({ moves: [] }), { kind: "grid", width: 1, height: 1 })).toEqual([]);
  });

  test("knows beforehand whether something would stand outside of it", () => {
    const rules = parsed(SMALL_GAME);
    const game = parsed({ start: { place: { D4: {} } } });
    expect(leavesOut(rules, [game], { kind: "grid", width: 5, height: 4 })).toBe(false);
    expect(leavesOut(rules, [], { kind: "grid", width: 2, height: 3 })).toBe(true);
    expect(leavesOut(rules, [game], { kind: "grid", width: 4, height: 3 })).toBe(true);
  });
});

const NETWORK = {
  ...SMALL_GAME,
  topology: {
    type: "network",
    nodes: { North: {}, "New York": {}, South: {} },
    edges: [
      { from: "North", to: "New York" },
      { from: "South", to: "North", special: true },
    ],
  },
  setup: {
    steps: [{ action: "spawn_entity", schema: "Piece", at: ["node('North')", "node('New York')"] }],
  },
  presentation: { layout: { North: [0, 0], "New York": [1, 0], South: [0, 2] } },
} as const;

describe("a network", () => {
  const rules = parsed(NETWORK);
  const index = indexGame(packOf({ "game.json": NETWORK }));

  test("has its nodes where they are dragged", () => {
    const moved = after(rules, placeNodes(rules, new Map([["North", [0.333_33, 1]]])));
    expect(valueOf(moved).presentation).toEqual({ layout: { ...NETWORK.presentation.layout, North: [0.33, 1] } });
    const { presentation: _layout, ...bare } = NETWORK;
    const all = new Map(["North", "New York", "South"].map((name, x) => [name, [x, 0]] as const));
    const placed = after(parsed(bare), placeNodes(parsed(bare), all));
    expect(valueOf(placed).presentation).toEqual({ layout: { North: [0, 0], "New York": [1, 0], South: [2, 0] } });
  });

  test("gets nodes and loses them with their edges and pieces", () => {
    const added = after(rules, addNode(rules, index, "West", [3, 3]));
    expect(JSON.parse(added.text)).toMatchObject({
      topology: { nodes: { North: {}, West: {} } },
      presentation: { layout: { West: [3, 3] } },
    });
    expect(addNode(rules, index, "North", [0, 0])).toEqual([]);
    const removed = JSON.parse(after(rules, removeNode(rules, index, "North")).text) as typeof NETWORK;
    expect(Object.keys(removed.topology.nodes)).toEqual(["New York", "South"]);
    expect(removed.topology.edges).toEqual([]);
    expect(removed.setup.steps[0].at).toEqual(["node('New York')"]);
    expect(Object.keys(removed.presentation.layout)).toEqual(["New York", "South"]);
  });

  test("gets edges and loses them, in either direction", () => {
    const edge = { from: "South", to: "New York", isSpecial: false };
    const joined = after(rules, addEdge(rules, edge));
    expect(edgesOf(joined)).toHaveLength(3);
    expect(addEdge(joined, { ...edge, from: "New York", to: "South" })).toEqual([]);
    expect(after(joined, removeEdge(joined, { ...edge, from: "New York", to: "South" })).text).toBe(rules.text);
    expect(addEdge(rules, { from: "South", to: "South", isSpecial: false })).toEqual([]);
    expect(edgesOf(after(rules, removeEdge(rules, { from: "North", to: "South", isSpecial: true })))).toHaveLength(1);
  });
});

test("zones are added and removed", () => {
  const rules = parsed(SMALL_GAME);
  const zone = { name: "hand_white", type: "set", owner: "White", visibility: "owner_only" } as const;
  const added = after(rules, addZone(rules, zone));
  expect(JSON.parse(added.text)).toMatchObject({
    topology: { zones: { hand_white: { type: "set", owner: "player('White')", visibility: "owner_only" } } },
  });
  expect(addZone(added, zone)).toEqual([]);
  expect(valueOf(after(added, removeZone(added, "hand_white")))).toEqual(SMALL_GAME);
});
