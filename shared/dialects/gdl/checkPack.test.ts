import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../base/json";
import { finish } from "../../base/work";
import type { Finding } from "../../findings/finding";
import { checkPack } from "./checkPack";
import { SMALL_GAME, packOf } from "./text/smallGame.testing";

function findingsOn(game: JsonObject): readonly Finding[] {
  return finish(checkPack(packOf({ "manifest.json": { dialect: "gdl", title: "Test" }, "game.json": game })));
}

/** The findings on the small game with a variable and effects of its own. */
function findingsWith(variable: Json, effects: readonly string[] = []): readonly Finding[] {
  const game = structuredClone(SMALL_GAME) as unknown as Record<string, Json>;
  const { step } = SMALL_GAME.interactions.list;
  game["state_schema"] = { ...SMALL_GAME.state_schema, global: { ...SMALL_GAME.state_schema.global, x: variable } };
  game["interactions"] = { list: { step: { ...step, effects: [...step.effects, ...effects] } } };
  return findingsOn(game);
}

const WRONG = { type: "int", initial: "random_int(2, 1)" };

describe("what keeps a game from being played, and has no check of its own", () => {
  it.each([
    ["div(1, 0)", "The divisor is 0."],
    ["random_int(2, 1)", "random_int needs a low and a high end, in this order."],
  ])("is an error with its place: %s", (initial, message) => {
    expect(findingsWith({ type: "number", initial })).toContainEqual(
      expect.objectContaining({
        code: "cannot-be-played",
        severity: "error",
        file: "game.json",
        at: "/state_schema/global/x/initial",
        message,
      }),
    );
  });

  it("is not told beside other errors", () => {
    const codes = findingsWith(WRONG, ["no(1)"]).map(({ code }) => code);
    expect(codes).toContain("unknown-function");
    expect(codes).not.toContain("cannot-be-played");
  });

  it("is not reported for a game that can be played", () => {
    const findings = findingsWith({ type: "int", initial: "random_int(1, 100000000)" });
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

it("takes the zones of a setup in both forms (gdl.md, A6)", () => {
  const file = join(__dirname, "../../../tests/conformance/gdl/poker_deal.json");
  const poker = JSON.parse(readFileSync(file, "utf8")) as JsonObject;
  expect(JSON.stringify(poker)).toContain('"from":"zone(\'deck\')"');
  expect(findingsOn(poker).filter(({ code }) => code === "unknown-zone")).toEqual([]);
});

it.each([
  [{ dialect: "gdl", title: "Test" }, "game.json", ""],
  [{ dialect: "gdl", title: "Test", gameFile: "rules.json" }, "rules.json", "/gameFile"],
])("a pack without its rules is told so: %j", (manifest, file, at) => {
  expect(finish(checkPack(packOf({ "manifest.json": manifest, "games/one.json": { id: "one", moves: [] } })))).toEqual([
    expect.objectContaining({
      code: "missing-file",
      severity: "error",
      file: "manifest.json",
      at,
      message: `The pack has no ${file}: without its rules no game can be played.`,
    }),
  ]);
});
