// Types that came after the version of the language that a pack declares are not offered.
import { describe, expect, it } from "vitest";
import { complete } from "../../../language/complete";
import { version05 } from "../checks/smallPack.testing";
import { packWithCaret } from "./pack.testing";

const LEVEL = "levels/one.json";

async function offered(part: string, marked: string, manifest?: string): Promise<readonly string[]> {
  const texts = manifest === undefined ? {} : { "manifest.json": manifest };
  return (await complete(packWithCaret(LEVEL, part, marked, texts).caret)).map(({ label }) => label);
}

describe("a goal's type", () => {
  const [part, marked] = [`"type": "reach_target"`, `"type": "|"`];

  it("is offered as far as the pack's version has it", async () => {
    expect(await offered(part, marked)).toContain("sum_constraint");
    const types = await offered(part, marked, version05);
    expect(types).toContain("board_match");
    expect(types).not.toContain("sum_constraint");
  });

  it("stays offered where it is written", async () => {
    expect(await offered(part, `"type": "sum_constraint|"`, version05)).toContain("sum_constraint");
  });
});

it("a whole goal is offered as far as the pack's version has its type", async () => {
  const [part, marked] = [`"goals": [`, `"goals": [|, `];
  const all = await offered(part, marked);
  const some = await offered(part, marked, version05);
  const isLater = (label: string): boolean => /\b(sum_constraint|count_constraint|param_match|balance)\b/.test(label);
  expect(all.some(isLater)).toBe(true);
  expect(some.some(isLater)).toBe(false);
  expect(some.some((label) => label.includes("reach_target"))).toBe(true);
});
