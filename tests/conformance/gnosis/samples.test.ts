// The sample packs of event rules: nothing to find in them, and every session goes as it says.
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readPackFolder } from "../../../cli/packFolder";
import { diagnose } from "../../../shared/host/checks/diagnose";
import { createSolutionChecker, levelEntries } from "../../../shared/host/checks/solutions";

describe.each([
  ["seed-rules", 7, 7],
  ["dungeon", 25, 8],
])("the sample %s", (name, rules, sessions) => {
  it(`has ${rules} rules and ${sessions} sessions that go as they say`, async () => {
    const read = await readPackFolder(path.resolve(__dirname, "../../../sample-packs", name));
    if (!read.ok) throw new Error(read.refusal);
    const { pack } = read.value;
    const { byFile, compilation } = diagnose(pack, null);
    expect(byFile).toEqual({});
    expect(pack.model?.rules(pack)).toHaveLength(rules);
    const checker = createSolutionChecker();
    const statuses = levelEntries(pack, compilation.game).map((entry) => checker.check(entry).status);
    expect(statuses).toEqual(Array.from({ length: sessions }, () => "wins"));
  });
});
