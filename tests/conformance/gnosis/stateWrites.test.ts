// What subscribers and stubs write into the state where nothing reads it.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../shared/base/json";
import { codesOf, findingsOf, rule } from "./checked.testing";

type Files = Readonly<Record<string, Json>>;

const BAG = { bag: { load: 0, last: "" }, used: 0 };
const LOAD = "ephemeral.bag.load";

/** A rule reads the load of a bag, and a subscriber writes these paths. */
function writing(paths: readonly string[], { state = BAG, ...more }: Files = {}): Files {
  const outcome = { type: "SET", target: "n", value: { fromContext: LOAD } };
  return {
    "rules/a.json": rule({ outcomes: [outcome] }),
    "state/ephemeral.json": state,
    "services.json": { subscribers: [{ event: "E", set: paths.map((path) => ({ path, value: 1 })) }] },
    ...more,
  };
}

describe("a path that a subscriber writes and nothing reads", () => {
  it.each([
    ["a part too few", "ephemeral.load"],
    ["a part too many", "ephemeral.bag.now.load"],
    ["a misspelt part", "ephemeral.bag.laod"],
  ])("is meant for one that is read and never written: %s", (_what, path) => {
    const findings = findingsOf(writing([path]));
    expect(findings).toMatchObject([
      { code: "unknown-state-path", at: "/subscribers/0/set/0/path", severity: "information" },
    ]);
    expect(findings[0]!.message).toBe(`Nothing reads "${path}". Did you mean "${LOAD}"?`);
    expect(findings[0]!.fixes?.[0]?.title).toBe(`Change to "${LOAD}"`);
  });

  it.each<readonly [string, Files]>([
    ["the other one is written, too", writing(["ephemeral.load", LOAD])],
    ["all around the other one is written", writing(["ephemeral.load", "ephemeral.bag"])],
    ["a state has it", writing(["ephemeral.load"], { state: { ...BAG, load: 0 } })],
    ["it is another path", writing(["ephemeral.weight"])],
    [
      "something reads all of the state",
      {
        ...writing(["ephemeral.load"]),
        "rules/b.json": rule({
          id: "s",
          outcomes: [{ type: "SET", target: "all", value: { fromContext: "ephemeral" } }],
        }),
      },
    ],
  ])("is left as it is where %s", (_what, files) => {
    expect(codesOf(files).filter((code) => code.includes("/subscribers/"))).toEqual([]);
  });
});
