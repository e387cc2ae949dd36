import { expect, it } from "vitest";
import { GAME, LEVEL, MANIFEST } from "../../checks/smallPack.testing";
import { levelFileMoves } from "./levelFileMove";
import { buildPackSource } from "../../../models";
import { type PackIndex, indexPack } from "../names/packIndex";

function index(...paths: readonly string[]): PackIndex {
  const levels = paths.map((path) => ({ path, text: LEVEL }));
  const others = [
    { path: "manifest.json", text: MANIFEST },
    { path: "game.json", text: GAME },
  ];
  return indexPack(buildPackSource([...others, ...levels], [], []));
}

it("moves the file that is named after the level", () => {
  const moves = [{ from: "levels/one.json", to: "levels/two.json" }];
  expect(levelFileMoves(index("levels/one.json"), { of: "level", name: "one", next: "two" })).toEqual({
    ok: true,
    value: moves,
  });
});

it.each([
  ["a level whose file has another name", index("levels/first.json"), "level", "two"],
  ["any other name", index("levels/one.json"), "kind", "two"],
  ["the same name", index("levels/one.json"), "level", "one"],
])("moves nothing for %s", (_what, pack, of, next) => {
  expect(levelFileMoves(pack, { of, name: "one", next })).toEqual({ ok: true, value: [] });
});

it.each(["a/b", "a:b", ".hidden", "end.", "con", " a", "a|b", "../x"])("refuses %j", (next) => {
  expect(levelFileMoves(index("levels/one.json"), { of: "level", name: "one", next })).toMatchObject({ ok: false });
});

it("refuses the name of a file that is there", () => {
  expect(
    levelFileMoves(index("levels/one.json", "levels/two.json"), { of: "level", name: "one", next: "two" }),
  ).toMatchObject({
    ok: false,
    refusal: "There is a file levels/two.json already.",
  });
});
