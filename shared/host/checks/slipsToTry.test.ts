import { expect, it } from "vitest";
import { finish } from "../../base/work";
import type { Finding } from "../../findings/finding";
import { pointerIn } from "../../findings/finding";
import { rulesOf } from "../../language/slips";
import { pack, sourceOf } from "./failures.testing";
import { slipsToTry } from "./slipsToTry";

/** Where the changes are that are tried while rules never fire, as far as the first 10 compilations go. */
function placesTried(...unfired: readonly number[]): readonly string[] {
  const source = sourceOf(pack({}));
  const [file] = rulesOf(source);
  const known = unfired.map((rule): Finding => ({
    code: "rule-never-fired",
    severity: "information",
    message: "",
    file: file!.path,
    at: `/rules/${rule}/id`,
    params: {},
  }));
  return finish(slipsToTry(source, [], known, 10 * (file!.text.length + 1))).map(({ at }) => pointerIn(at));
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
