// The rules to begin with: each completed into a pack as a designer would, checked there, and played.
import { describe, expect, it } from "vitest";
import { gridponderLanguage } from "./language";
import { type BoardView, entityAt } from "../../../base/boardView";
import { buildPackSource } from "../../models";
import type { PackSource } from "../../../pack/packSource";
import { applyEdits } from "../../../text/edit";
import { diagnose } from "../../../host/checks/diagnose";
import { caretAt } from "../../../language/caret";
import { complete } from "../../../language/complete";
import { stateView } from "../text/board/stateView";

const MANIFEST = `{"dslVersion": "0.8", "packVersion": 1, "gameId": "recipes", "title": "Recipes", "version": "1.0.0",
  "minEngineVersion": "0.8.0"}`;

const GAME = `{
  "layers": [
    {"id": "ground", "occupancy": "exactly_one", "default": "floor"},
    {"id": "objects", "occupancy": "zero_or_one"},
    {"id": "markers", "occupancy": "zero_or_one"}
  ],
  "actions": [{"id": "move", "params": {"direction": {"type": "direction", "values": ["up", "down", "left", "right"]}}}],
  "entityKinds": {
    "floor": {"layer": "ground", "tags": ["walkable"], "symbol": "."},
    "water": {"layer": "ground", "tags": ["liquid", "walkable"], "symbol": "~"},
    "bridge": {"layer": "ground", "tags": ["walkable"], "symbol": "="},
    "torch": {"layer": "objects", "tags": ["pickup"], "symbol": "T"},
    "axe": {"layer": "objects", "tags": ["pickup"], "symbol": "A"},
    "wood": {"layer": "objects", "tags": ["solid", "burnable"], "symbol": "W"},
    "crate": {"layer": "objects", "tags": ["solid", "pushable"], "symbol": "C"},
    "gem": {"layer": "objects", "tags": ["precious"], "symbol": "G"},
    "number": {"layer": "objects", "tags": ["pickup"], "symbol": "N", "params": {"value": {"type": "integer"}}},
    "pipe": {"layer": "objects", "tags": ["emitter"], "symbol": "P"},
    "key": {"layer": "objects", "tags": ["pickup"], "symbol": "K"},
    "door": {"layer": "objects", "tags": ["solid", "locked"], "symbol": "D"},
    "home": {"layer": "objects", "tags": ["solid", "pushable"], "symbol": "H"},
    "spot": {"layer": "markers", "tags": ["spot"], "symbol": "S"},
    "exit": {"layer": "markers", "tags": ["goal_target"], "symbol": "E"}
  },
  "systems": [
    {"id": "walk", "type": "avatar_navigation", "config": {"solidHandling": "delegate"}},
    {"id": "push", "type": "push_objects", "config": {}}
  ],
  "rules": [
    {"id": "take_gems", "on": "avatar_entered", "where": {"position_has_tag": {"layer": "objects", "tag": "precious"}},
      "then": [{"destroy": {"position": "$event.position", "layer": "objects"}}]},
    ¦
  ],
  "levelSequence": [{"type": "level", "ref": "one"}]
}`;

/** A row of cells, the avatar on the first; a letter is a kind's symbol. */
function levelOf(row: string, item: string | null): string {
  const kinds: Readonly<Record<string, string>> = {
    "~": "water",
    T: "torch",
    A: "axe",
    W: "wood",
    C: "crate",
    G: "gem",
    E: "exit",
    N: "number",
    D: "door",
    H: "home",
  };
  const entries = Array.from(row).flatMap((symbol, x) =>
    "~E@.S".includes(symbol)
      ? []
      : [{ position: [x, 0], kind: kinds[symbol], ...(symbol === "N" ? { value: 1 } : {}) }],
  );
  const spots = Array.from(row).flatMap((symbol, x) => (symbol === "S" ? [{ position: [x, 0], kind: "spot" }] : []));
  const ground = Array.from(row, (symbol) => (symbol === "~" ? "water" : "floor"));
  return JSON.stringify({
    id: "one",
    board: {
      size: [row.length, 1],
      layers: {
        ground: [ground],
        objects: { format: "sparse", entries },
        markers: { format: "sparse", entries: spots },
      },
      multiCellObjects: [
        { id: "tap", kind: "pipe", cells: [[row.length - 1, 0]], params: { queue: [7, 8], exitPosition: [1, 0] } },
      ],
    },
    state: { avatar: { enabled: true, position: [0, 0], inventory: { slot: item } }, variables: {} },
    goals: [{ id: "end", type: "reach_target", config: { targetKind: "exit" } }],
    solution: { goldPath: [] },
  });
}

/** The pack after the recipe was taken and its tab stops were filled in, and the id of the rule it made. */
async function packWith(
  label: string,
  row: string,
  item: string | null,
  stops: readonly string[],
): Promise<PackSource> {
  const offset = GAME.indexOf("¦");
  const pack = (game: string): PackSource =>
    buildPackSource(
      [
        { path: "manifest.json", text: MANIFEST },
        { path: "game.json", text: game },
        { path: "levels/one.json", text: levelOf(row, item) },
      ],
      [],
      [],
    );
  const empty = pack(GAME.replace("¦", ""));
  const offers = await complete(caretAt(empty, gridponderLanguage, empty.files.get("game.json")!, offset)!);
  const offer = offers.find((each) => each.label === label)!;
  const written = applyEdits(GAME.replace("¦", ""), [
    { ...offer.span, text: filled(offer.text, stops) },
    ...offer.also,
  ]);
  return pack(written);
}

/** A snippet with its tab stops as given, else by their first choice; equal stops alike. */
function filled(snippet: string, given: readonly string[]): string {
  const values = new Map(given.map((value, at) => [String(at + 1), value]));
  for (const [, stop, choices, plain] of snippet.matchAll(/\$\{(\d+)(?:\|([^}]*)\||:([^}]*))?\}/g)) {
    if (!values.has(stop!) && (choices ?? plain) !== undefined) values.set(stop!, (choices ?? plain)!.split(",")[0]!);
  }
  return snippet.replaceAll(/\$\{(\d+)[^}]*\}/g, (_all, stop: string) => values.get(stop) ?? "").replaceAll("\\$", "$");
}

/** The board after moves to the right (or as said), as the kinds that stand on each cell. */
function played(pack: PackSource, moves: readonly string[]): BoardView {
  const level = diagnose(pack, null).compilation.game!.level("one")!;
  let state = level.start(null);
  for (const direction of moves) state = level.step(state, { action: "move", direction }, null).state;
  return level.view(state);
}

function drawn(view: BoardView): string {
  const { avatar } = stateView(view);
  const cells = Array.from({ length: view.width }, (_, x) => {
    const kinds = view.layers.map((layer) => entityAt(view, layer, x, 0)?.kind ?? "floor");
    return [avatar?.position?.[0] === x ? "@" : "floor", ...kinds].filter((kind) => kind !== "floor").join("+") || ".";
  });
  return `${cells.join(" ")}${avatar === null || avatar.item === null ? "" : ` · ${avatar.item}`}`;
}

type Row = readonly [
  recipe: string,
  row: string,
  item: string | null,
  stops: readonly string[],
  moves: readonly string[],
  after: string,
];

const RECIPES: readonly Row[] = [
  ["rule: pick up an item", "@TA", null, [], ["right", "right"], ". . @ · axe"],
  ["rule: pick up an item if the hand is empty", "@TA", null, [], ["right", "right"], ". . @+axe · torch"],
  ["rule: a tool removes an obstacle", "@W.", "torch", ["torch", "burnable"], ["right"], ". @ ."],
  ["rule: a tool removes an obstacle", "@W.", "axe", ["torch", "burnable"], ["right"], "@ wood . · axe"],
  ["rule: a key opens a door", "@D.", "key", ["key", "locked"], ["right"], ". @ ."],
  ["rule: a key opens a door", "@D.", "torch", ["key", "locked"], ["right"], "@ door . · torch"],
  ["rule: an object on its spot becomes another", "@CS", null, ["crate", "spot", "home"], ["right"], ". @ home+spot"],
  ["rule: an object on its spot becomes another", "@C.", null, ["crate", "spot", "home"], ["right"], ". @ crate"],
  ["rule: an object off its spot is as before", "@H.", null, ["home", "spot", "crate"], ["right"], ". @ crate"],
  ["rule: a pushed object makes a bridge", "@C~", null, ["bridge"], ["right"], ". @ bridge"],
  ["rule: liquid empties the hand", "@~.", "torch", [], ["right"], ". @+water ."],
  ["rule: a pressure plate opens a door", "@.W", null, ["1", "0", "2", "0"], ["right"], ". @ ."],
  ["rule: collecting all opens the exit", "@GG.", null, ["gem", "3", "0", "exit"], ["right"], ". @ gem ."],
  ["rule: collecting all opens the exit", "@GG.", null, ["gem", "3", "0", "exit"], ["right", "right"], ". . @ exit"],
  ["rule: an emitter releases when its exit clears", "@C..", null, ["tap", "1", "0"], ["right"], ". @+number crate ."],
];

describe("a recipe", () => {
  it.each(RECIPES)("%s: %s with %s", async (recipe, row, item, stops, moves, after) => {
    const pack = await packWith(recipe, row, item, stops);
    const findings = Object.values(diagnose(pack, null).byFile).flat();
    expect(findings.filter(({ at }) => at?.startsWith("/rules") === true)).toEqual([]);
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(drawn(played(pack, moves))).toBe(after);
  });
});
