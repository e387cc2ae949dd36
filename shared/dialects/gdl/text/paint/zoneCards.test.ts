import { describe, expect, it } from "vitest";
import type { Json } from "../../../../base/json";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { indexGame } from "../names/gameIndex";
import { SMALL_GAME, packOf } from "../smallGame.testing";
import type { Brush } from "./brush";
import type { ZoneChange } from "./zoneCards";
import { dealsOf } from "./zoneDeals";
import { changeSetup, setupEntries } from "./zoneSetup";
import { changeStart, startEntries } from "./zoneStart";

const card = (rank: string): Brush => ({ schema: "Piece", attributes: { rank } });
const rankOf = ({ attributes: { rank } }: Brush): string => (typeof rank === "string" ? rank : "");
const spawn = (rank: string, at: Json, more: Readonly<Record<string, Json>> = {}): Json => ({
  action: "spawn_entity",
  schema: "Piece",
  set_attributes: { rank },
  at,
  ...more,
});
const STEPS = [
  spawn("ace", ["zone('deck')"]),
  spawn("two", ["zone('deck')"], { count: 3 }),
  spawn("man", ["grid_nodes(0,0, 1,0)"]),
  spawn("joker", ["zone('deck')", 'zone("hand")'], { count: 2 }),
  { action: "deal_cards", from: "deck", to: ["hand"], count: 1 },
];
const GAME = `{
  "setup": {
    "steps": [
${STEPS.map((step) => `      ${JSON.stringify(step)}`).join(",\n")}
    ]
  }
}
`;
const index = indexGame(packOf({ "game.json": SMALL_GAME }));
const parsed = (text: string) => ({ text, tree: parseJsonTree(text) });

function setupOf(text: string, zone: string): readonly string[] {
  return setupEntries(parsed(text), zone).map(({ brush, count }) => `${count} ${rankOf(brush)}`);
}

function after(change: ZoneChange, zone = "deck"): string {
  return applyEdits(GAME, changeSetup(parsed(GAME), index, zone, change));
}

describe("The set-up of a zone", () => {
  it("tells what is dealt from it and to it", () => {
    const zones = Object.fromEntries(["deck", "hand", "open"].map((zone) => [zone, {}]));
    const steps = [
      ...STEPS,
      { action: "deal_cards", from: "zone('deck')", to: ["hand", "gone", "zone('open')"], count: 2 },
      { action: "move_card", from: "open", to: "hand" },
    ];
    const game = { ...SMALL_GAME, topology: { type: "zones", zones }, setup: { steps } };
    const dealt = indexGame(packOf({ "game.json": game }));
    expect(dealsOf(dealt, "deck")).toEqual([
      { from: "deck", to: "hand", count: 1 },
      { from: "deck", to: "hand", count: 2 },
      { from: "deck", to: "open", count: 2 },
    ]);
    expect(dealsOf(dealt, "open")).toEqual([
      { from: "deck", to: "open", count: 2 },
      { from: "open", to: "hand", count: 1 },
    ]);
    expect(dealsOf(dealt, "gone")).toEqual([]);
  });

  it("is listed from the bottom", () => {
    expect(setupOf(GAME, "deck")).toEqual(["1 ace", "3 two", "1 joker"]);
    expect(setupOf(GAME, "hand")).toEqual(["1 joker"]);
    expect(setupOf(GAME, "nowhere")).toEqual([]);
  });

  it("gets a card by a line after its last, and one more of the top one by its count", () => {
    const next = after({ kind: "add", brush: card("king") });
    expect(setupOf(next, "deck")).toEqual(["1 ace", "3 two", "1 joker", "1 king"]);
    const lines = next.split("\n");
    expect(lines.filter((line) => !GAME.split("\n").includes(line))).toEqual([
      `      ${JSON.stringify(spawn("king", ["zone('deck')"]))},`,
    ]);
    const twice = applyEdits(next, changeSetup(parsed(next), index, "deck", { kind: "add", brush: card("king") }));
    expect(setupOf(twice, "deck").at(-1)).toBe("2 king");
    // Before what is dealt, also into a zone that nothing is put into yet.
    const first = applyEdits(GAME, changeSetup(parsed(GAME), index, "new", { kind: "add", brush: card("king") }));
    expect(first.indexOf("zone('new')")).toBeLessThan(first.indexOf("deal_cards"));
    expect(setupOf(first, "new")).toEqual(["1 king"]);
  });

  it("loses a line, or one place of a line", () => {
    expect(setupOf(after({ kind: "remove", at: 0 }), "deck")).toEqual(["3 two", "1 joker"]);
    const shared = after({ kind: "remove", at: 2 });
    expect(setupOf(shared, "deck")).toEqual(["1 ace", "3 two"]);
    expect(setupOf(shared, "hand")).toEqual(["1 joker"]);
    expect(shared).toContain('"count":1');
  });

  it("is counted and put into another order", () => {
    expect(setupOf(after({ kind: "count", at: 1, count: 7 }), "deck")).toEqual(["1 ace", "7 two", "1 joker"]);
    expect(setupOf(after({ kind: "count", at: 0, count: 2 }), "deck")).toEqual(["2 ace", "3 two", "1 joker"]);
    expect(setupOf(after({ kind: "count", at: 1, count: 0 }), "deck")).toEqual(["1 ace", "1 joker"]);
    expect(setupOf(after({ kind: "move", at: 0, to: 1 }), "deck")).toEqual(["3 two", "1 ace", "1 joker"]);
    expect(setupOf(after({ kind: "move", at: 0, to: 2 }), "deck")).toEqual(["3 two", "1 joker", "1 ace"]);
    expect(setupOf(after({ kind: "move", at: 1, to: 0 }), "deck")).toEqual(["3 two", "1 ace", "1 joker"]);
  });

  it("leaves alone what shares its line with others, and entries that are not there", () => {
    expect(after({ kind: "count", at: 2, count: 5 })).toBe(GAME);
    expect(after({ kind: "move", at: 2, to: 0 })).toBe(GAME);
    expect(after({ kind: "remove", at: 9 })).toBe(GAME);
    expect(after({ kind: "move", at: 0, to: 9 })).toBe(GAME);
  });

  it("is begun in rules without any", () => {
    const edits = changeSetup(parsed("{}"), index, "deck", { kind: "add", brush: card("ace") });
    expect(setupOf(applyEdits("{}", edits), "deck")).toEqual(["1 ace"]);
  });
});

describe("The start of a game", () => {
  const OWN = `{
  "id": "g",
  "start": {"zones": {"deck": [{"schema": "Piece", "rank": "ace"}, {"schema": "Piece", "rank": "two"}]}},
  "moves": []
}
`;
  const ranks = (text: string, zone: string) =>
    startEntries(parsed(text), index, zone)?.map(({ brush }) => rankOf(brush));
  const change = (text: string, change: ZoneChange, zone = "deck") =>
    applyEdits(
      text,
      changeStart(parsed(text), zone, change, [
        ["deck", [card("ace"), card("two")]],
        ["hand", [card("joker")]],
      ]),
    );

  it.each<readonly [string, ZoneChange, readonly string[]]>([
    ["added on top", { kind: "add", brush: card("king") }, ["ace", "two", "king"]],
    ["removed", { kind: "remove", at: 0 }, ["two"]],
    ["moved up", { kind: "move", at: 0, to: 1 }, ["two", "ace"]],
    ["moved down", { kind: "move", at: 1, to: 0 }, ["two", "ace"]],
    ["copied", { kind: "count", at: 0, count: 3 }, ["ace", "ace", "ace", "two"]],
  ])("has a card %s", (_title, by, expected) => {
    const next = change(OWN, by);
    expect(ranks(next, "deck")).toEqual(expected);
    expect(next).toContain('"moves": []');
  });

  it("without zones of its own takes those of the set-up first, all of them", () => {
    const bare = '{\n  "id": "g",\n  "moves": []\n}\n';
    expect(startEntries(parsed(bare), index, "deck")).toBeUndefined();
    const next = change(bare, { kind: "remove", at: 1 });
    expect(ranks(next, "deck")).toEqual(["ace"]);
    expect(ranks(next, "hand")).toEqual(["joker"]);
    expect(next.split("\n").slice(2, 12)).toEqual([
      '  "start": {',
      '    "zones": {',
      '      "deck": [',
      '        {"schema": "Piece", "rank": "ace"}',
      "      ],",
      '      "hand": [',
      '        {"schema": "Piece", "rank": "joker"}',
      "      ]",
      "    }",
      "  },",
    ]);
    expect(change("{", { kind: "remove", at: 1 })).toBe("{");
  });
});

it.each([
  "",
  "[",
  "[]",
  '{"setup": 5}',
  '{"setup": {"steps": {"a": {"action": "spawn_entity"}}}}',
  '{"setup": {"steps": [5, null, {"action": "spawn_entity", "schema": "Piece", "at": {"x": 1}}]}}',
  '{"setup": {"steps": [{"action": "spawn_entity", "schema": "Piece", "at": "zone(", "count": "x"}]}}',
  '{"setup": {"steps": [{"action": "spawn_entity", "schema": "Piece", "at": "zone(\'deck\')", "count": -3.5}]}}',
  '{"start": {"zones": []}}',
  '{"start": {"zones": {"deck": 7}}}',
  '{"start": {"zones": {"deck": [1, null, "x", {}]}}}',
])("what is written otherwise, such as %s, is read and changed without harm", (text) => {
  const changes: readonly ZoneChange[] = [
    { kind: "add", brush: card("ace") },
    { kind: "remove", at: 0 },
    { kind: "count", at: 0, count: 2 },
    { kind: "move", at: 0, to: 1 },
  ];
  expect(setupEntries(parsed(text), "deck").every(({ count }) => count >= 0)).toBe(true);
  for (const change of changes) {
    const edits = [changeSetup(parsed(text), index, "deck", change), changeStart(parsed(text), "deck", change, [])];
    for (const each of edits) expect(() => applyEdits(text, each)).not.toThrow();
    expect(startEntries(parsed(text), index, "deck")?.length ?? 0).toBeLessThan(5);
  }
});
