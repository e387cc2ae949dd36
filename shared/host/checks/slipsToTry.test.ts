import { expect, it } from "vitest";
import { finish } from "../../base/work";
import { buildPackSource } from "../../dialects/models";
import type { Source } from "../../engine/debugInfo";
import { type Finding, pointerIn } from "../../findings/finding";
import { rulesOf } from "../../language/slips";
import { pack, sourceOf } from "./failures.testing";
import { slipsToTry } from "./slipsToTry";

/** The pack, the file of its rules, and how many characters ten tries compile. */
function small() {
  const source = sourceOf(pack({}));
  const [file] = rulesOf(source);
  return { source, file: file!.path, most: 10 * (file!.text.length + 1) };
}

/** Where the changes are that are tried while rules never fire, as far as the first 10 compilations go. */
function placesTried(...unfired: readonly number[]): readonly string[] {
  const { source, file, most } = small();
  const known = unfired.map((rule): Finding => ({
    code: "rule-never-fired",
    severity: "information",
    message: "",
    file,
    at: `/rules/${rule}/id`,
    params: {},
  }));
  return finish(slipsToTry(source, { mistakes: [], known }, most)).map(({ at }) => pointerIn(at));
}

it("changes of the one rule that never fires are tried first, as many as may be", () => {
  const places = placesTried(1);
  expect(places).toHaveLength(10);
  expect(places.every((at) => at.startsWith("/rules/1/"))).toBe(true);
});

it("where several rules never fire, half of what is tried is elsewhere", () => {
  const places = placesTried(0, 1);
  expect(places).toHaveLength(10);
  expect(places.filter((at) => at.startsWith("/rules/"))).toHaveLength(5);
  expect(places.slice(0, 5).every((at) => at.startsWith("/rules/"))).toBe(true);
});

it("of the places that decide how a play ends some changes are tried, after the likelier ones", () => {
  const { source, file, most } = small();
  const placesOf = (ends: readonly Source[]): readonly string[] =>
    finish(slipsToTry(source, { mistakes: [], known: [] }, most, { ends })).map(({ at }) => pointerIn(at));
  const at = "/rules/1/then";
  const [before, after] = [placesOf([]), placesOf([{ file, at }])];
  expect(before.some((each) => each.startsWith(at))).toBe(false);
  expect(after).toHaveLength(10);
  expect(after.slice(0, 8)).toEqual(before.slice(0, 8));
  expect(after.slice(8).every((each) => each.startsWith(at))).toBe(true);
});

it("nothing is tried in a pack of an unknown language", () => {
  const source = buildPackSource([{ path: "other.json", text: "{}" }], [], []);
  expect(finish(slipsToTry(source, { mistakes: [], known: [] }, 1000))).toEqual([]);
});
