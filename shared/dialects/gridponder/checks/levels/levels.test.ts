import { expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, type Row, TEXTS, expectFinding, packOf, rule } from "../smallPack.testing";

const TABLE: readonly Row[] = [
  {
    change: [
      "game.json",
      '"levelSequence": [{"type": "level", "ref": "one"}]',
      '"levelSequence": [{"type": "level", "ref": "one"}, {"type": "level", "ref": "one"}]',
    ],
    code: "level-twice",
    mark: '"one"',
    says: 'The level "one" is played twice.',
  },
  {
    change: [
      "game.json",
      '{"id": "objects", "occupancy": "zero_or_one"}',
      '{"id": "objects", "occupancy": "zero_or_one", "default": "crate"}',
    ],
    code: "default-idle",
    mark: '"crate"',
    says: 'Only a layer with "occupancy": "exactly_one" is filled',
  },
  // Kinds and cells
  {
    change: [LEVEL_FILE, '"water", "empty"', '"rock", "empty"'],
    code: "kind-on-other-layer",
    mark: '"rock"',
    says: '"objects"',
  },
  {
    change: [
      LEVEL_FILE,
      '"kind": "portal", "channel": "blue"},\n        {"position": [2',
      '"kind": "portal"},\n        {"position": [2',
    ],
    code: "missing-param",
    mark: '{"position": [0, 2], "kind": "portal"}',
  },
  {
    change: [LEVEL_FILE, '[0, 2], "kind": "portal", "channel": "blue"', '[0, 2], "kind": "portal", "channel": 3'],
    code: "param-type",
    mark: "3",
    says: "a text",
    also: ["portal-alone"],
  },
  { change: ["game.json", ', "symbol": "G"', ""], code: "symbol-missing", mark: '"gem"' },
  { change: ["game.json", '"symbol": "G"', '"symbol": "@"'], code: "symbol-reserved", mark: '"@"' },
  { change: ["game.json", '"symbol": "G"', '"symbol": "R"'], code: "symbol-shared", mark: '"R"' },
  { change: ["game.json", '"symbol": "G"', '"symbol": "💎"'], code: "symbol-wide", mark: '"💎"' },
  { change: ["game.json", '"symbol": "G"', '"symbol": "石"'], code: "symbol-wide", mark: '"石"' },
  { change: ["game.json", '"symbol": "G"', '"symbol": "GG"'], code: "symbol-wide", mark: '"GG"' },
  {
    change: [
      "game.json",
      '"occupancy": "exactly_one", "default": "empty"',
      '"occupancy": "exactly_one", "default": "emty"',
    ],
    code: "unknown-kind",
    mark: '"emty"',
    says: '"empty"?',
  },

  // Pictures
  {
    change: ["game.json", 'assets/rock.png"}', 'assets/rokc.png"}'],
    code: "missing-sprite",
    mark: '"assets/rokc.png"',
  },
  {
    change: ["game.json", 'frames": ["assets/rock.png"]', 'frames": ["assets/fire.png"]'],
    code: "missing-sprite",
    mark: '"assets/fire.png"',
  },
  {
    change: ["game.json", 'assets/rock.png"}', '../../rock.png"}'],
    code: "sprite-outside-pack",
    mark: '"../../rock.png"',
  },
  {
    change: ["game.json", ', "spriteParam": "value"', ""],
    code: "sprite-placeholder",
    mark: '"assets/tile_{value}.png"',
  },
  {
    change: [LEVEL_FILE, '"value": 4', '"value": 8'],
    code: "missing-sprite",
    mark: '"assets/tile_{value}.png"',
    says: "tile_8.png",
    at: "game.json",
  },
  { change: ["theme.json", "assets/rabbit.png", "assets/hare.png"], code: "missing-sprite", mark: '"assets/hare.png"' },

  // Levels
  {
    change: [LEVEL_FILE, ',\n        ["empty", "empty", "empty", "void"]', ""],
    code: "layer-shape",
    mark: '"ground"',
    says: "2 rows; the board is 3 high",
  },
  {
    change: [LEVEL_FILE, '["empty", "empty", "empty", "void"]', '["empty"]'],
    code: "layer-shape",
    mark: '["empty"]',
    says: "1 cell; the board is 4 wide",
  },
  { change: [LEVEL_FILE, '"position": [1, 1]', '"position": [4, 1]'], code: "off-board", mark: "[4, 1]" },
  {
    change: [
      LEVEL_FILE,
      '"size": [4, 3]',
      '"size": [4, 3], "multiCellObjects": [{"id": "p", "kind": "crate", "cells": [[3, 2], [4, 2]]}]',
    ],
    code: "off-board",
    mark: "[4, 2]",
  },
  {
    change: [
      LEVEL_FILE,
      '"size": [4, 3]',
      '"size": [4, 3], "multiCellObjects": [{"id": "p", "kind": "crate", "cells": [{"position": [0, -1]}]}]',
    ],
    code: "off-board",
    mark: '{"position": [0, -1]}',
  },
  {
    change: [
      LEVEL_FILE,
      '"size": [4, 3]',
      '"size": [4, 3], "multiCellObjects": [{"id": "p", "kind": "crate", "cells": [{"x": 9, "y": 9, "position": [0, 1]}]}]',
    ],
    code: "double-position",
    mark: '"x"',
    says: '"position" counts, "x" and "y" are ignored',
  },
  {
    change: [
      LEVEL_FILE,
      '"size": [4, 3]',
      '"size": [4, 3], "multiCellObjects": [{"id": "p", "kind": "crate", "cells": [{"position": [0, 9], "y": 1}]}]',
    ],
    code: "double-position",
    mark: '"y"',
    says: '"position" counts, "y" is ignored',
    also: ["off-board"],
  },
  { change: [LEVEL_FILE, '"position": [1, 1]', '"position": [2, 2]'], code: "double-entry", mark: "[2, 2]" },
  {
    change: [LEVEL_FILE, '"size": [4, 3]', '"size": [4000, 3000]'],
    code: "board-too-large",
    mark: "[4000, 3000]",
  },
  { change: [LEVEL_FILE, '"position": [0, 0]}', '"position": [4, 0]}'], code: "avatar-off-board", mark: "[4, 0]" },
  {
    change: [LEVEL_FILE, '"position": [0, 0]}', '"position": [1, 1]}'],
    code: "avatar-on-solid",
    mark: "[1, 1]",
    says: '"crate"',
  },
  {
    change: [LEVEL_FILE, '"position": [0, 0]}', '"position": [3, 2]}'],
    code: "avatar-on-solid",
    mark: "[3, 2]",
    says: "void",
  },
  { change: [LEVEL_FILE, ', "position": [0, 0]}', "}"], code: "avatar-nowhere", mark: '"avatar"' },
  {
    change: [LEVEL_FILE, '"channel": "blue"},\n        {"position": [3', '"channel": "red"},\n        {"position": [3'],
    code: "portal-alone",
    mark: '{"position": [2, 2], "kind": "portal", "channel": "red"}',
    says: 'One "portal" has the channel "blue", and one "red": neither leads anywhere.',
  },
  {
    change: [LEVEL_FILE, '"kind": "crate"', '"kind": "portal", "channel": "blue"'],
    code: "portal-crowd",
    mark: '{"position": [1, 1], "kind": "portal", "channel": "blue"}',
  },
  {
    change: ["game.json", '{"type": "level", "ref": "one"}', ""],
    code: "level-not-in-sequence",
    mark: '"one"',
    at: LEVEL_FILE,
  },
  {
    change: rule(
      '{"id": "r", "on": "avatar_exited", "where": {"position": [7, 1]}, "then": [{"clear_inventory": {}}]}',
    ),
    code: "off-board",
    mark: "[7, 1]",
  },
  {
    change: rule('{"id": "r", "on": "avatar_exited", "then": [{"destroy": {"position": [1, 3]}}]}'),
    code: "off-board",
    mark: "[1, 3]",
  },

  // Goals and gold paths
  {
    change: [LEVEL_FILE, '[{"id": "reach", "type": "reach_target", "config": {"targetKind": "flag"}}]', "[]"],
    code: "no-goals",
    mark: "[]",
  },
  { change: [LEVEL_FILE, '"targetKind": "flag"', '"targetKind": "gem"'], code: "goal-never-met", mark: '"gem"' },
  { change: [LEVEL_FILE, '"targetKind": "flag"', '"targetTag": "gem"'], code: "goal-never-met", mark: '"gem"' },
  {
    change: [LEVEL_FILE, '"avatar": {"enabled": true', '"avatar": {"enabled": false'],
    code: "goal-never-met",
    mark: '{"id": "reach", "type": "reach_target", "config": {"targetKind": "flag"}}',
  },
  {
    change: [
      LEVEL_FILE,
      '"reach_target", "config": {"targetKind": "flag"}',
      '"board_match", "config": {"targetLayers": {"objects": [["gem"]]}}',
    ],
    code: "goal-never-met",
    mark: '{"objects": [["gem"]]}',
  },
  {
    change: [
      LEVEL_FILE,
      '"reach_target", "config": {"targetKind": "flag"}',
      '"variable_threshold", "config": {"variable": "gum", "target": 1}',
    ],
    code: "unknown-variable",
    mark: '"gum"',
  },
  {
    change: [LEVEL_FILE, '"action": "move", "direction": "down"', '"action": "mve", "direction": "down"'],
    code: "unknown-action",
    mark: '"mve"',
    says: '"move"?',
  },
  { change: [LEVEL_FILE, ', "right"]', ', "jump"]'], code: "unknown-action", mark: '"jump"' },
  {
    change: ["game.json", '{"id": "move", "params"', '{"id": "move", "entityKind": "gem", "params"'],
    code: "not-offered",
    mark: '{"action": "move", "direction": "right"}',
    says: 'Players are not offered the action "move" here: no "gem" is in the level, and nothing creates one.',
    at: LEVEL_FILE,
  },
  {
    change: [LEVEL_FILE, '"down"}, "right"]', '"down"}, {"action": "tap", "position": [2, 3]}]'],
    code: "off-board",
    mark: "[2, 3]",
    says: "The cell (2, 3) of this move is not on the board of 4 × 3.",
  },
  {
    change: [LEVEL_FILE, '"direction": "down"', '"direction": "dwon"'],
    code: "action-param",
    mark: '"dwon"',
    says: '"down"',
  },
  {
    change: [LEVEL_FILE, '{"action": "move", "direction": "down"}', '{"action": "move"}'],
    code: "action-param",
    mark: '{"action": "move"}',
    says: '"direction"',
  },
  {
    change: [LEVEL_FILE, '{"action": "move", "direction": "down"}', '{"action": "tap", "position": 3}'],
    code: "action-param",
    mark: "3",
    says: "[x, y]",
  },
  { change: [LEVEL_FILE, "[0, 1, 2]", "[1, 1, 2]"], code: "hint-stops", mark: "1", says: "increase" },
  { change: [LEVEL_FILE, "[0, 1, 2]", "[0, 1, 4]"], code: "hint-stops", mark: "4", says: "beyond" },
  { change: [LEVEL_FILE, "[0, 1, 2]", "[0, 1, 3]"], code: "hint-stops", mark: "3", says: "the whole gold path" },
  { change: [LEVEL_FILE, "[0, 1, 2]", "[0, 1, 2, 3]"], code: "hint-stops", mark: "3", says: "at most 3" },
];

test.each(TABLE)("$code: $change.2", (row) => expectFinding(row));

test("an avatar that starts where it cannot walk is reported, unless it may fall there", () => {
  const told = (more: string): readonly string[] => {
    const game = GAME.replace('"moveAction": "move"', '"moveAction": "move", "validGroundTags": ["walkable"]');
    const level = LEVEL.replace('"position": [0, 0]}', '"position": [2, 0]}');
    const texts = { ...TEXTS, "game.json": game.replace('"systems": [', `"systems": [${more}`), [LEVEL_FILE]: level };
    return semanticFindings(packOf(texts)).flatMap(({ code, message }) =>
      code === "avatar-on-solid" ? [message] : [],
    );
  };
  expect(told("")).toEqual(['The avatar starts on "water", which it cannot walk onto.']);
  expect(told('{"id": "f", "type": "support_collapse", "config": {"severAction": "tap"}},')).toEqual([]);
});

test("an avatar inside a crate can be moved to each cell beside it where it can stand", () => {
  const level = LEVEL.replace('"position": [0, 0]}', '"position": [1, 1]}');
  const pack = packOf({ ...TEXTS, [LEVEL_FILE]: level });
  const found = semanticFindings(pack).find(({ code }) => code === "avatar-on-solid");
  const titles = found?.fixes?.map(({ title }) => title) ?? [];
  expect(titles.length).toBeGreaterThan(0);
  for (const [index, { changes = [] }] of (found?.fixes ?? []).entries()) {
    const text = applyEdits(level, changes[0]?.edits ?? []);
    expect(titles[index]).toBe(`Move to (${/"avatar": .*?\[(\d, \d)\]/.exec(text)?.[1]})`);
    const after = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: text }));
    expect(after.filter(({ code }) => code === "avatar-on-solid")).toEqual([]);
  }
});

test.each([
  ["[0, 1, 4]", "[0, 1]"],
  ["[0, 1, 2, 3]", "[0, 1, 2]"],
])("hint stops %s have the fix %s", (written, fixed) => {
  const level = LEVEL.replace("[0, 1, 2]", written);
  const found = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: level })).find(({ code }) => code === "hint-stops");
  expect(found?.fixes?.map(({ title }) => title)).toEqual(["Remove this hint stop"]);
  expect(applyEdits(level, found?.fixes?.[0]?.changes[0]?.edits ?? [])).toBe(LEVEL.replace("[0, 1, 2]", fixed));
});
