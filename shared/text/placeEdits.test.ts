import { describe, expect, test } from "vitest";
import type { Json } from "../base/json";
import { type TextEdit, applyEdits } from "./edit";
import { type ParsedText, parseJsonTree } from "./jsonTree";
import { type JsonPath, memberEdits } from "./memberEdit";
import { insertItemEdits, moveItemEdits, removeValueEdits, renameKeyEdits } from "./placeEdits";

const LEVEL = `{
  "id": "a",
  "goals": [
    { "id": "one", "type": "reach_target", "config": { "targetKind": "flag" } },
    { "id": "two", "type": "all_cleared", "config": {} }
  ],
  "state": { "variables": { "count": 1 } }
}
`;

function after(edits: (parsed: ParsedText) => readonly TextEdit[], text = LEVEL): string {
  return applyEdits(text, edits({ text, tree: parseJsonTree(text) }));
}

function set(steps: JsonPath, value: Json, text = LEVEL): string {
  return after(({ text, tree }) => memberEdits(text, tree, steps, value), text);
}

test("a first item that is too long for a line is written over several, as far as it needs", () => {
  const rule = {
    id: "bridge",
    where: {
      all_of: ["liquid", "pushable"].map((tag) => ({ position_has_tag: { layer: "ground", tag, and: "more" } })),
    },
    then: [{ destroy: { layer: "objects" } }],
  };
  const text = `{\n  "rules": []\n}`;
  const edits = insertItemEdits({ text, tree: parseJsonTree(text) }, ["rules"], 0, rule);
  expect(applyEdits(text, edits)).toBe(`{
  "rules": [
    {
      "id": "bridge",
      "where": {
        "all_of": [
          {"position_has_tag": {"layer": "ground", "tag": "liquid", "and": "more"}},
          {"position_has_tag": {"layer": "ground", "tag": "pushable", "and": "more"}}
        ]
      },
      "then": [{"destroy": {"layer": "objects"}}]
    }
  ]
}`);
});

describe("a value set by steps", () => {
  test("inside an item changes that value alone", () => {
    expect(set(["goals", 0, "config", "targetKind"], "door")).toBe(LEVEL.replace('"flag"', '"door"'));
  });

  test("that is missing comes last in its object, with the objects on the way", () => {
    expect(set(["goals", 1, "config", "kind"], "rock")).toBe(
      LEVEL.replace('"config": {}', '"config": { "kind": "rock" }'),
    );
    expect(set(["metadata", "difficulty"], 2)).toContain(',\n  "metadata": { "difficulty": 2 }\n}');
  });

  test("a new list of objects has one on each line", () => {
    const text = set(["loseConditions"], [{ type: "max_actions", config: { limit: 3 } }]);
    expect(text).toContain(',\n  "loseConditions": [\n    { "type": "max_actions", "config": { "limit": 3 } }\n  ]\n}');
  });

  test("that is there already gives no edit, in whatever order its members stand", () => {
    const [goal] = JSON.parse(LEVEL).goals as readonly { readonly [name: string]: Json }[];
    const turned = Object.fromEntries(Object.entries(goal!).toReversed());
    expect(set(["goals", 0], turned)).toBe(LEVEL);
    expect(set(["goals", 0], { ...turned, more: 1 })).not.toBe(LEVEL);
    expect(set(["goals", 1, "config"], { kind: "rock" })).not.toBe(LEVEL);
  });

  test("of an item that is not there gives no edit", () => {
    expect(set(["goals", 2, "id"], "three")).toBe(LEVEL);
    expect(set(["id", 0], "b")).toBe(LEVEL);
  });
});

describe("items of a list", () => {
  const third = { id: "three", type: "balance" };

  test("are put in as their neighbours are written", () => {
    const line = '    { "id": "three", "type": "balance" }';
    expect(after((parsed) => insertItemEdits(parsed, ["goals"], 2, third))).toContain(`"config": {} },\n${line}\n  ]`);
    expect(after((parsed) => insertItemEdits(parsed, ["goals"], 0, third))).toContain(`[\n${line},\n    { "id": "one"`);
  });

  test("are written over several lines where the neighbour is", () => {
    const text = `{\n  "goals": [\n    {\n      "id": "one"\n    }\n  ]\n}`;
    expect(after((parsed) => insertItemEdits(parsed, ["goals"], 1, { id: "two" }), text)).toBe(
      `{\n  "goals": [\n    {\n      "id": "one"\n    },\n    {\n      "id": "two"\n    }\n  ]\n}`,
    );
  });

  test("begin a list that is missing", () => {
    expect(after((parsed) => insertItemEdits(parsed, ["solution", "hintStops"], 0, 3))).toContain(
      '"solution": { "hintStops": [3] }',
    );
  });

  test("are moved as they are written", () => {
    const [one, two] = LEVEL.split("\n").slice(3, 5);
    const moved = LEVEL.replace(`${one}\n${two}`, `${two},\n${one!.replace(/,$/, "")}`);
    expect(after((parsed) => moveItemEdits(parsed, ["goals"], 0, 2))).toBe(moved);
    expect(after((parsed) => moveItemEdits(parsed, ["goals"], 1, 0))).toBe(moved);
    expect(after((parsed) => moveItemEdits(parsed, ["goals"], 0, 1))).toBe(LEVEL);
    expect(after((parsed) => moveItemEdits(parsed, ["state"], 0, 1))).toBe(LEVEL);
  });

  test("are taken away with their lines, members with their keys", () => {
    const [one] = LEVEL.split("\n").slice(3, 4);
    expect(after((parsed) => removeValueEdits(parsed, ["goals", 0]))).toBe(LEVEL.replace(`${one}\n`, ""));
    expect(after((parsed) => removeValueEdits(parsed, ["state", "variables", "count"]))).toContain('"variables": {}');
    expect(after((parsed) => removeValueEdits(parsed, ["goals", 5]))).toBe(LEVEL);
  });
});

test("a member's key is changed where it stands", () => {
  expect(after((parsed) => renameKeyEdits(parsed, ["state", "variables", "count"], "steps"))).toBe(
    LEVEL.replace('"count"', '"steps"'),
  );
  expect(after((parsed) => renameKeyEdits(parsed, ["goals", 0], "steps"))).toBe(LEVEL);
});
