import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defined } from "../../base/defined";
import { buildPackSource } from "../../dialects/models";
import { sampleSync } from "../sampleTexts.testing";
import { type PackDifference, isSamePack, packDifference } from "./packDifference";

interface Sample {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly assets: readonly string[];
}

function sample(name: string): Sample {
  const { files, assets } = sampleSync(name);
  return { files: files.map(({ path, text }) => ({ path, text: text ?? "" })), assets: assets ?? [] };
}

const FLAGS = sample("flag-worlds");
const EVENTS = sample("seed-rules");

type Edit = readonly [file: string, from: string | RegExp, to: string];

function packOf({ files, assets }: Sample, edits: readonly Edit[] = []): ReturnType<typeof buildPackSource> {
  const texts = files.map(({ path, text }) => {
    const edited = edits
      .filter(([file]) => file === path)
      .reduce((was, [, from, to]) => {
        const is = was.replace(from, to);
        if (is === was) throw new Error(`${path} has no ${from.toString()}`);
        return is;
      }, text);
    return { path, text: edited };
  });
  return buildPackSource(texts, assets, []);
}

const before = packOf(FLAGS);
const changedBy = (...edits: Edit[]): PackDifference => packDifference(before, packOf(FLAGS, edits));
const RULE_FILE = defined(
  EVENTS.files.find(({ path, text }) => path.startsWith("rules/") && text.includes('"op": "')),
).path;
const LEVEL = "levels/fw_001.json";

describe("the difference of two versions of a pack", () => {
  it.each([FLAGS, EVENTS])("is none for equal packs", (sync) => {
    expect(isSamePack(packDifference(packOf(sync), packOf(sync)))).toBe(true);
  });

  it("is none for another layout of the texts", () => {
    const files = FLAGS.files.map((file) => ({ ...file, text: JSON.stringify(JSON.parse(file.text)) }));
    expect(isSamePack(packDifference(before, packOf({ ...FLAGS, files })))).toBe(true);
  });

  it("tells a painted cell as a cell, not as text, and how the level plays", () => {
    const { levels, files, kinds, rules } = changedBy([LEVEL, '"position": [4, 3]', '"position": [4, 2]']);
    expect({ files, kinds, rules }).toEqual({ files: [], kinds: [], rules: [] });
    expect(levels).toHaveLength(1);
    expect(levels[0]).toMatchObject({
      kind: "changed",
      id: "fw_001",
      changes: [],
      record: null,
      board: {
        cells: [
          { layer: "markers", place: "(4,2)", before: "nothing", after: "flag" },
          { layer: "markers", place: "(4,3)", before: "flag", after: "nothing" },
        ],
        places: [
          [4, 2],
          [4, 3],
        ],
      },
      play: { verdict: "shorter", before: { status: "wins", moves: 7 }, after: { status: "wins-early", step: 6 } },
    });
  });

  it("tells recorded moves apart from the rest of a level's text", () => {
    const [level] = changedBy(
      [LEVEL, /,\s*\{ "action": "move", "direction": "down" \}\s*\]/, "]"],
      [LEVEL, '"difficulty": 1', '"difficulty": 2'],
    ).levels;
    expect(level).toMatchObject({
      board: null,
      record: { before: 7, after: 6, from: 7 },
      changes: [{ kind: "changed", at: "/metadata/difficulty", before: 1, after: 2 }],
      play: { verdict: "not-won", earlierMovesWinAt: 7 },
    });
  });

  it("tells rules and kinds clause by clause, and the levels that play differently", () => {
    const { rules, kinds, levels, files } = changedBy(
      ["game.json", '"id": "object_creates_bridge",', '"id": "object_creates_bridge", "priority": 7,'],
      ["game.json", '"tags": ["liquid", "walkable"]', '"tags": ["liquid"]'],
    );
    expect(rules).toEqual([
      expect.objectContaining({
        id: "object_creates_bridge",
        changes: [{ kind: "added", at: "/priority", after: 7 }],
      }),
    ]);
    expect(kinds.map(({ id, changes }) => [id, changes.map(({ at }) => at)])).toEqual([["water", ["/tags"]]]);
    expect(files).toEqual([]);
    expect(levels.some(({ play }) => play?.verdict === "not-won" || play?.verdict === "differently")).toBe(true);
    expect(levels.every(({ board, record, changes }) => !board && !record && changes.length === 0)).toBe(true);
  });

  it("tells a larger board by its size, and first rules of a level as rules alone", () => {
    const { rules, levels } = changedBy(
      ["levels/fw_002.json", /"size": \[\d+, \d+\]/, '"size": [20, 20]'],
      [LEVEL, '"goals": [', '"rules": [{ "id": "new", "on": "turn_ended", "then": [] }], "goals": ['],
    );
    expect(rules).toMatchObject([{ kind: "added", id: "new", file: LEVEL }]);
    expect(levels.find(({ id }) => id === "fw_001")?.changes ?? []).toEqual([]);
    const larger = levels.find(({ id }) => id === "fw_002");
    expect(larger?.board).toMatchObject({ after: [20, 20], cells: [] });
  });

  it("follows a level to its new place, and tells what came and went", () => {
    const ref = (id: string): string => `{ "type": "level", "ref": "${id}" }`;
    const game = before.game?.text ?? "";
    expect(game).toContain(ref("fw_002"));
    const { levels, files } = changedBy(
      ["game.json", ref("fw_001"), ref("fw_00X")],
      ["game.json", ref("fw_002"), ref("fw_001")],
      ["game.json", ref("fw_00X"), ref("fw_002")],
    );
    expect(files).toEqual([]);
    expect(levels).toHaveLength(1);
    expect(levels[0]?.moved).toBeDefined();
    const smaller = packOf({ ...FLAGS, files: FLAGS.files.filter(({ path }) => path !== LEVEL) });
    expect(packDifference(before, smaller).levels).toMatchObject([{ kind: "removed", id: "fw_001" }]);
    expect(packDifference(smaller, before).levels).toMatchObject([{ kind: "added", id: "fw_001" }]);
  });

  it("says what it cannot compare, and compares the rest", () => {
    const { uncompared, levels } = changedBy(
      [LEVEL, '"id": "fw_001",', '"id": "fw_001"'],
      ["levels/fw_002.json", '"difficulty": ', '"difficulty": 1'],
    );
    expect(uncompared).toMatchObject([{ side: "after", file: LEVEL, line: 3 }]);
    expect(levels.find(({ id }) => id === "fw_002")?.changes).toMatchObject([{ at: "/metadata/difficulty" }]);
  });

  it("finds that nothing can be played without a readable game", () => {
    const { uncompared, levels } = changedBy(["game.json", "{", "["]);
    expect(uncompared.map(({ file }) => file)).toEqual(["game.json"]);
    expect(levels.map(({ play }) => play?.verdict)).toContain("unplayable");
  });

  it("compares the texts of packs in two languages", () => {
    const { uncompared, files } = packDifference(before, packOf(EVENTS));
    expect(uncompared[0]?.message).toMatch(/^Only texts are compared/);
    expect(files).toContainEqual(expect.objectContaining({ kind: "removed", file: "game.json" }));
  });

  it("tells the rules of any language by their ids", () => {
    const after = packOf(EVENTS, [[RULE_FILE, /"op": "[^"]*"/, '"op": "set"']]);
    const { rules, files } = packDifference(packOf(EVENTS), after);
    expect(rules).toHaveLength(1);
    expect(rules[0]?.id).not.toBe("");
    expect(files).toEqual([]);
  });

  it("never throws, whatever the texts are", () => {
    const paths = FLAGS.files.map(({ path }) => path);
    const broken = fc.record({
      path: fc.constantFrom(...paths),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(40),
      text: fc.constantFrom("", "{", "]", "null", '"', "[[[[", '{"__proto__": []}', "1e999"),
    });
    fc.assert(
      fc.property(fc.array(broken, { minLength: 1, maxLength: 3 }), fc.boolean(), (changes, isBefore) => {
        const files = FLAGS.files.map((file) =>
          changes
            .filter(({ path }) => path === file.path)
            .reduce((was, { at, length, text }) => {
              const offset = Math.floor(at * was.text.length);
              return { ...was, text: was.text.slice(0, offset) + text + was.text.slice(offset + length) };
            }, file),
        );
        const other = packOf({ ...FLAGS, files });
        const found = isBefore ? packDifference(other, before) : packDifference(before, other);
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
