import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../text/edit";
import { namePlaces, renameAtCaret } from "../../../language/names";
import { SMALL_PACK, packWithCaret } from "./pack.testing";

/** `file:line:column` of each place. */
function places(
  path: string,
  part: string,
  marked: string,
): { all: readonly string[]; definitions: readonly string[] } {
  const found = namePlaces(packWithCaret(path, part, marked).caret);
  const told = (list: NonNullable<typeof found>["places"]): readonly string[] =>
    list.map(({ file, range }) => `${file}:${range.line}:${range.column}`);
  return { all: told(found?.places ?? []), definitions: told(found?.definitions ?? []) };
}

/** The texts after a rename, those that changed. */
function renamed(path: string, part: string, marked: string, next: string): Record<string, string> {
  const { pack, caret } = packWithCaret(path, part, marked);
  const result = renameAtCaret(caret, next);
  if (!result.ok) throw new Error(result.refusal);
  return Object.fromEntries(
    result.value.changes.map(({ file, edits }) => [file, applyEdits(pack.files.get(file)!.text, edits)]),
  );
}

function refusal(path: string, part: string, marked: string, next: string): string {
  const result = renameAtCaret(packWithCaret(path, part, marked).caret, next);
  return result.ok ? "" : result.refusal;
}

describe("where a name is said", () => {
  it("finds a kind's definition from a rule, and its uses in rules, cells and entries", () => {
    const { all, definitions } = places("game.json", `{"event": {"kind": "crate"}}`, `{"event": {"kind": "cr|ate"}}`);
    expect(definitions).toEqual(["game.json:16:6"]);
    expect(all).toEqual([
      "game.json:16:6",
      expect.stringMatching(/^game.json:31:/),
      expect.stringMatching(/^levels\/one.json:1\d:/),
    ]);
  });

  it("finds it from a cell of the board too", () => {
    const { definitions } = places("levels/one.json", `"water"`, `"wa|ter"`);
    expect(definitions).toEqual(["game.json:14:6"]);
  });

  it("finds a layer in references, on the board and in kinds", () => {
    const { all } = places("game.json", `"$cell.objects.kind"`, `"$cell.obj|ects.kind"`);
    expect(all.filter((place) => place.startsWith("levels/one.json"))).toHaveLength(1);
    expect(all.length).toBeGreaterThan(7);
  });

  it.each([
    ["a system from its override", "levels/one.json", `{"push": {"pushableTags"`, `{"pu|sh": {"pushableTags"`],
    [
      "an action from a move",
      "levels/one.json",
      `"action": "move", "direction": "down"`,
      `"action": "mo|ve", "direction": "down"`,
    ],
    ["a level from the sequence", "game.json", `"ref": "one"`, `"ref": "o|ne"`],
    ["a variable from a condition", "game.json", `"name": "gems", "op"`, `"name": "ge|ms", "op"`],
    ["an animation from an effect", "game.json", `"animation": "burning"`, `"animation": "burn|ing"`],
  ])("finds %s", (_what, path, part, marked) => {
    const { all, definitions } = places(path, part, marked);
    expect(definitions.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(definitions.length - 1);
  });

  it("is nothing where the text names nothing", () => {
    expect(namePlaces(packWithCaret("game.json", `"symbol": "G"`, `"symbol": "|G"`).caret)).toBeNull();
  });
});

describe("rename", () => {
  it("changes a kind in every file and nothing else", () => {
    const texts = renamed("game.json", `{"event": {"kind": "crate"}}`, `{"event": {"kind": "cr|ate"}}`, "box");
    expect(Object.keys(texts).sort()).toEqual(["game.json", "levels/one.json"]);
    for (const [path, text] of Object.entries(texts))
      expect(text).toBe(SMALL_PACK[path]!.replaceAll('"crate"', '"box"'));
  });

  it("changes the name inside references", () => {
    const texts = renamed("game.json", `"$cell.objects.kind"`, `"$cell.mark|ers.kind"`, "signs");
    expect(texts["game.json"]).toContain(`"item": "$cell.signs.kind"`);
    expect(texts["game.json"]).toContain(`{"id": "signs"`);
    expect(texts["levels/one.json"]).toContain(`"signs": {"format"`);
  });

  it("writes names that JSON must escape", () => {
    const texts = renamed("game.json", `"tags": ["gem"]`, `"tags": ["g|em"]`, 'shiny "gem"');
    expect(JSON.parse(texts["game.json"]!).entityKinds.gem.tags).toEqual(['shiny "gem"']);
  });

  it.each([
    [
      "a name that is taken",
      `{"event": {"kind": "crate"}}`,
      `{"event": {"kind": "cr|ate"}}`,
      "gem",
      `already a kind "gem"`,
    ],
    ["an empty name", `{"event": {"kind": "crate"}}`, `{"event": {"kind": "cr|ate"}}`, " ", "empty"],
    ["a reference as a name", `{"event": {"kind": "crate"}}`, `{"event": {"kind": "cr|ate"}}`, "$x", "reference"],
    ["a kind that players know", `"void": {`, `"vo|id": {`, "gap", "Players know"],
    ["a layer that systems know", `{"id": "objects"`, `{"id": "obj|ects"`, "things", "Players know"],
    ["a tag that a system knows", `"tags": ["solid"]`, `"tags": ["so|lid"]`, "hard", "avatar_navigation asks for"],
    [
      "a name that a default means",
      `"tags": ["teleport"]`,
      `"tags": ["tele|port"]`,
      "door",
      `leaves out "teleportTags"`,
    ],
    [
      "an event, which is the language's",
      `"on": "object_placed"`,
      `"on": "object|_placed"`,
      "x",
      "not a name that this pack gives",
    ],
  ])("refuses %s", (_what, part, marked, next, expected) => {
    expect(refusal("game.json", part, marked, next)).toContain(expected);
  });

  it("refuses a kind that an effect of the pack knows, and only then", () => {
    const effect = `{"increment_variable": {"name": "gems"}}`;
    const spawn = `{"spawn": {"position": [0, 0], "kind": "num|ber"}}`;
    expect(refusal("game.json", effect, spawn, "digit")).toBe("");
    expect(refusal("game.json", effect, `{"release_from_emitter": {"emitterId": "a"}}, ${spawn}`, "digit")).toBe(
      `"number" is a kind that release_from_emitter asks for by that name.`,
    );
  });

  it("refuses while a file does not parse, since places would be missed", () => {
    const { caret } = packWithCaret("game.json", `{"event": {"kind": "crate"}}`, `{"event": {"kind": "cr|ate"}},,`);
    const result = renameAtCaret(caret, "box");
    expect(result.ok ? "" : result.refusal).toContain("game.json does not parse");
  });
});
