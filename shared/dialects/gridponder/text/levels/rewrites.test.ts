import { expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { boardOfLevel } from "../board/board";
import { formatEdits } from "../../../../pack/format/format";
import { readGoldPath } from "./goldPath";
import { buildPackSource } from "../../../models";
import type { PackSource } from "../../../../pack/packSource";
import { rewritesAt } from "./rewrites";
import { GRIDPONDER_STYLE } from "../style";

const GAME = `{"layers": [{"id": "ground", "occupancy": "exactly_one", "default": "empty"}, {"id": "objects"}]}`;
const LEVEL = `{
  "board": {
    "size": [2, 2],
    "layers": {
      "ground": [
        ["empty", "wall"],
        ["empty", "empty"]
      ],
      "objects": {"format": "sparse", "entries": [
        {"position": [1, 1], "kind": "gem", "value": 2}
      ]}
    }
  },
  "solution": {"goldPath": ["up", {"action": "move", "direction": "left"}, {"action": "tap", "position": [0, 0]}, "wait"]}
}`;

function pack(level: string, version = "0.8"): PackSource {
  const texts = { "manifest.json": `{"dslVersion": "${version}"}`, "game.json": GAME, "levels/a.json": level };
  return buildPackSource(
    Object.entries(texts).map(([path, text]) => ({ path, text })),
    [],
    [],
  );
}

/** The titles offered in a part of the level, and the level after the first. */
function rewritten(
  part: string,
  level = LEVEL,
  version = "0.8",
): { titles: readonly string[]; texts: readonly string[] } {
  const source = pack(level, version);
  const fixes = rewritesAt(source, source.levels[0]!, level.indexOf(part) + 1);
  return {
    titles: fixes.map(({ title }) => title),
    texts: fixes.map(({ changes }) => applyEdits(level, changes()[0]!.edits)),
  };
}

const boardOf = (level: string): unknown => {
  const source = pack(level);
  return boardOfLevel(source.levels[0]!.tree, source.game?.value);
};

test.each([
  ['"wall"', 'Write the layer "ground" as entries'],
  ['"gem"', 'Write the layer "objects" as rows'],
])("a layer is written in its other form, and back: %s", (part, title) => {
  const { titles, texts } = rewritten(part);
  expect(titles).toEqual([title]);
  expect(boardOf(texts[0]!)).toEqual(boardOf(LEVEL));
  expect(boardOf(rewritten(part, texts[0]).texts[0]!)).toEqual(boardOf(LEVEL));
});

test("moves are written as words where there is one, or as objects, and mean the same", () => {
  const moves = (level: string): unknown => readGoldPath(pack(level).levels[0]!.tree).map(({ move }) => move);
  const { titles, texts } = rewritten('"up"');
  expect(titles).toEqual(["Write the moves as words", "Write the moves as objects"]);
  expect(texts[0]).toContain(`["up", "left", {"action": "tap", "position": [0, 0]}, "wait"]`);
  expect(texts[1]).toContain(`[{"action": "move", "direction": "up"}, {"action": "move", "direction": "left"}, {"ac`);
  for (const text of texts) expect(moves(text)).toEqual(moves(LEVEL));
});

test("0.5 knows no words for moves", () => {
  expect(rewritten('"left"', LEVEL, "0.5").titles).toEqual(["Write the moves as objects"]);
});

test("elsewhere, and in a text that does not parse, there is nothing to rewrite", () => {
  expect(rewritten('"size"').titles).toEqual([]);
  expect(rewritten('"wall"', LEVEL.replace("[2, 2]", "[2, 2],,")).titles).toEqual([]);
});

test("a text in the house style stays in it: rows are aligned, moves stand on one line or on a line each", () => {
  const written = LEVEL.replace("[1, 1]", "[0, 1]").replace('{"action": "tap", "position": [0, 0]}, ', "");
  const edits = formatEdits(written, parseJsonTree(written), GRIDPONDER_STYLE);
  const styled = applyEdits(written, edits.ok ? edits.value : []);
  const gem = `{"kind": "gem", "value": 2}`;
  expect(rewritten('"objects"', styled).texts[0]).toContain(
    `"objects": [\n        [null,${" ".repeat(gem.length - 3)}null],\n        [${gem}, null]\n      ]`,
  );
  const [words, objects] = rewritten('"goldPath"', styled).texts;
  expect(words).toContain(`"goldPath": ["up", "left", "wait"]`);
  expect(objects).toContain(`"goldPath": [\n      {"action": "move", "direction": "up"},\n`);
});
