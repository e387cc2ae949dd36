// A small pack without mistakes, and a check that one change to it gives exactly one finding.
import { expect } from "vitest";
import type { GridponderCode } from "./codes";
import type { Finding } from "../../../findings/finding";
import { locate } from "../../../findings/locate";
import { buildPackSource } from "../../models";
import type { PackSource } from "../../../pack/packSource";
import { semanticFindings } from "./findings.testing";

export const MANIFEST = `{
  "dslVersion": "0.8", "packVersion": 1, "gameId": "small", "title": "Small", "version": "1.0.0",
  "minEngineVersion": "0.8.0", "sharedAssets": ["rabbits"]
}`;

export const GAME = `{
  "layers": [
    {"id": "ground", "occupancy": "exactly_one", "default": "empty"},
    {"id": "objects", "occupancy": "zero_or_one"},
    {"id": "markers", "occupancy": "zero_or_one"}
  ],
  "actions": [
    {"id": "move", "params": {"direction": {"type": "direction", "values": ["up", "down", "left", "right"]}}},
    {"id": "tap", "params": {"position": {"type": "position"}}}
  ],
  "entityKinds": {
    "empty": {"layer": "ground", "tags": ["walkable"], "symbol": "."},
    "void": {"layer": "ground", "tags": [], "symbol": "#"},
    "water": {"layer": "ground", "tags": ["liquid"], "symbol": "~"},
    "rock": {"layer": "objects", "tags": ["solid"], "symbol": "R", "sprite": "assets/rock.png"},
    "crate": {"layer": "objects", "tags": ["solid", "pushable"], "symbol": "C", "animations": {
      "burning": {"frames": ["assets/rock.png"], "duration": 100}}},
    "gem": {"layer": "objects", "tags": ["gem"], "symbol": "G"},
    "portal": {"layer": "objects", "tags": ["teleport"], "symbol": "O",
      "params": {"channel": {"type": "string", "required": true}}},
    "tile": {"layer": "objects", "tags": [], "symbol": "t", "sprite": "assets/tile_{value}.png", "spriteParam": "value"},
    "flag": {"layer": "markers", "tags": ["goal_target"], "symbol": "F"}
  },
  "systems": [
    {"id": "nav", "type": "avatar_navigation", "config": {"moveAction": "move", "solidHandling": "delegate"}},
    {"id": "push", "type": "push_objects", "config": {"pushableTags": ["pushable"]}},
    {"id": "portals", "type": "portals", "config": {}}
  ],
  "rules": [
    {"id": "sink", "on": "object_placed", "where": {"position_has_tag": {"layer": "ground", "tag": "liquid"}},
      "if": {"event": {"kind": "crate"}},
      "then": [{"destroy": {"position": "$event.position", "layer": "objects", "animation": "burning"}}]},
    {"id": "collect", "on": "avatar_entered", "if": {"variable": {"name": "gems", "op": "lt", "value": 9}},
      "then": [{"increment_variable": {"name": "gems"}}, {"set_inventory": {"item": "$cell.objects.kind"}}]}
  ],
  "levelSequence": [{"type": "level", "ref": "one"}],
  "defaults": {"maxCascadeDepth": 3}
}`;

export const LEVEL = `{
  "id": "one",
  "board": {
    "size": [4, 3],
    "layers": {
      "ground": [
        ["empty", "empty", "water", "empty"],
        ["empty", "empty", "empty", "empty"],
        ["empty", "empty", "empty", "void"]
      ],
      "objects": {"format": "sparse", "entries": [
        {"position": [1, 1], "kind": "crate"},
        {"position": [0, 2], "kind": "portal", "channel": "blue"},
        {"position": [2, 2], "kind": "portal", "channel": "blue"},
        {"position": [3, 0], "kind": "tile", "value": 4}
      ]},
      "markers": {"format": "sparse", "entries": [{"position": [3, 1], "kind": "flag"}]}
    }
  },
  "state": {"avatar": {"enabled": true, "position": [0, 0]}, "variables": {"gems": 0}},
  "goals": [{"id": "reach", "type": "reach_target", "config": {"targetKind": "flag"}}],
  "loseConditions": [{"type": "max_actions", "config": {"limit": 9}}],
  "rules": [],
  "systemOverrides": {"push": {"pushableTags": ["pushable"]}},
  "solution": {
    "goldPath": [{"action": "move", "direction": "right"}, {"action": "move", "direction": "down"}, "right"],
    "hintStops": [0, 1, 2]
  }
}`;

const THEME = `{
  "controls": {"gestureMap": [{"gesture": "tap_cell", "action": "tap", "paramMapping": {"position": "tap_position"}}]},
  "avatar": {"sprite": "assets/rabbit.png"}
}`;

export const TEXTS: Readonly<Record<string, string>> = {
  "manifest.json": MANIFEST,
  "game.json": GAME,
  "theme.json": THEME,
  "levels/one.json": LEVEL,
};

/** Returns a pack source of these texts; null means a missing file. */
export function packOf(texts: Readonly<Record<string, string | null>>): PackSource {
  const files = Object.entries(texts).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
  const collections = [{ id: "rabbits", files: ["sprites/tiles/rabbit.png"] }];
  return buildPackSource(files, ["assets/rock.png", "assets/tile_4.png"], collections);
}

function marked(pack: PackSource, finding: Finding): string {
  const { span, file } = locate(finding, (path) => pack.files.get(path));
  return pack.files.get(file)?.text.slice(span.offset, span.offset + span.length) ?? "";
}

export const LEVEL_FILE = "levels/one.json";
/** Returns the change that gives the level a rule. */
export const rule = (text: string): readonly [string, string, string] => [
  LEVEL_FILE,
  '"rules": []',
  `"rules": [${text}]`,
];
export const version05 = MANIFEST.replace('"0.8"', '"0.5"');

/** One mistake in the small pack. */
export interface Row {
  readonly change: readonly [file: string, piece: string, replacement: string];
  readonly code: GridponderCode;
  /** The marked text. */
  readonly mark: string;
  /** A part of the message. */
  readonly says?: string;
  /** Other codes that the same mistake also causes. */
  readonly also?: readonly GridponderCode[];
  readonly manifest?: string;
  /** The file of the finding, if not the changed one. */
  readonly at?: string;
}

/** Makes the change and expects the one finding, at its place, and no others except the named ones. */
export function expectFinding({ change: [file, piece, replacement], code, mark, says, also, manifest, at }: Row): void {
  const before = TEXTS[file]!;
  expect(before.split(piece).length, `"${piece}" stands once in ${file}`).toBeGreaterThan(1);
  const texts = { ...TEXTS, [file]: before.replace(piece, () => replacement) };
  const pack = packOf(manifest === undefined ? texts : { ...texts, "manifest.json": manifest });
  const findings = semanticFindings(pack);
  const own = findings.filter((finding) => finding.code === code && marked(pack, finding) === mark);
  expect(findings.map((finding) => [finding.code, marked(pack, finding)])).toContainEqual([code, mark]);
  expect(own[0]?.message).toContain(says ?? "");
  expect(own[0]?.file).toBe(at ?? file);
  const others = findings.filter((finding) => finding !== own[0]).map((finding) => finding.code);
  expect(others.sort()).toEqual([...(also ?? [])].sort());
}
