// A small pack without mistakes, and a way to break it in one place.
import { expect } from "vitest";
import type { Severity } from "../../../findings/codes";
import type { GridponderCode } from "./codes";
import type { Finding } from "../../../findings/finding";
import { locate } from "../../../findings/locate";
import { buildPackSource } from "../../models";
import type { PackSource } from "../../../pack/packSource";

export const MANIFEST = `{
  "dslVersion": "0.5",
  "packVersion": 1,
  "gameId": "org.example.test",
  "title": "Test",
  "version": "1.0.0",
  "minEngineVersion": "0.5.0",
  "tags": ["one", "two-words"]
}`;

const GAME = `{
  "layers": [
    { "id": "ground", "occupancy": "exactly_one", "default": "empty" },
    { "id": "objects", "occupancy": "zero_or_one" }
  ],
  "actions": [
    { "id": "move", "params": { "direction": { "type": "direction", "values": ["up", "down"] } } }
  ],
  "entityKinds": {
    "empty": { "layer": "ground", "tags": ["walkable"], "symbol": "." },
    "crate": {
      "layer": "objects", "tags": ["pushable"], "symbol": "c", "sprite": null,
      "animations": { "break": { "frames": ["assets/a.png"], "duration": 300 } }
    }
  },
  "systems": [
    { "id": "nav", "type": "avatar_navigation", "config": { "solidHandling": "delegate" } },
    { "id": "push", "type": "push_objects", "config": { "chainPush": false } }
  ],
  "rules": [
    {
      "id": "melt",
      "on": "avatar_entered",
      "where": { "position_has_tag": { "layer": "ground", "tag": "ice" } },
      "if": { "variable": { "name": "heat", "op": "gte", "value": 3 } },
      "then": [
        { "destroy": { "position": "$event.position", "layer": "objects" } },
        { "increment_variable": { "name": "melted", "amount": 1 } }
      ]
    }
  ],
  "levelSequence": [{ "type": "level", "ref": "one" }, { "type": "story", "text": "The end" }],
  "defaults": { "maxCascadeDepth": 3 }
}`;

export const LEVEL = `{
  "id": "one",
  "board": {
    "size": [3, 2],
    "layers": {
      "ground": [["empty", "empty", "empty"], ["empty", "empty", "empty"]],
      "objects": { "format": "sparse", "entries": [{ "position": [1, 1], "kind": "crate", "weight": 2 }] }
    }
  },
  "state": { "avatar": { "position": [0, 0], "facing": "right" }, "variables": { "heat": 0 } },
  "goals": [{ "id": "win", "type": "reach_target", "config": { "targetKind": "crate" } }],
  "loseConditions": [{ "type": "max_actions", "config": { "limit": 9 } }],
  "systemOverrides": { "push": { "chainPush": true } },
  "solution": { "goldPath": [{ "action": "move", "direction": "right" }, "down"], "hintStops": [1, 2] }
}`;

const THEME = `{
  "controls": { "gestureMap": [{ "gesture": "key_press", "key": "r", "action": "move" }] },
  "palette": { "red": "#FF0000" },
  "boardStyle": { "cellSize": 64 }
}`;

export const TEXTS = { "manifest.json": MANIFEST, "game.json": GAME, "levels/one.json": LEVEL, "theme.json": THEME };
export type FileName = keyof typeof TEXTS;

/** Returns a pack of these texts, without assets. */
export function packOf(texts: Readonly<Record<string, string>>): PackSource {
  return buildPackSource(
    Object.entries(texts).map(([path, text]) => ({ path, text })),
    [],
    [],
  );
}

/** Returns the pack with one piece of one file replaced. The piece must occur exactly once. */
export function broken(file: FileName, piece: string, by: string): PackSource {
  expect(TEXTS[file].split(piece)).toHaveLength(2);
  return packOf({ ...TEXTS, [file]: TEXTS[file].replace(piece, () => by) });
}

/** Returns the piece of text that a finding marks. */
export function markedText(pack: PackSource, finding: Finding): string {
  const { span } = locate(finding, (file) => pack.files.get(file));
  return pack.files.get(finding.file)!.text.slice(span.offset, span.offset + span.length);
}

/** One mistake: a piece of a file replaced, and the finding that reports it. */
export type Mistake = readonly [
  file: FileName,
  piece: string,
  by: string,
  code: GridponderCode,
  severity: Severity,
  marked: string,
  message: string,
];

/** Returns the content of a finding, for comparing. */
export function contentOf(pack: PackSource, finding: Finding): Readonly<Record<string, string>> {
  const { file, code, severity, message } = finding;
  return { file, code, severity, marked: markedText(pack, finding), message };
}
