import { describe, expect, it } from "vitest";
import type { PackSource } from "../pack/packSource";
import { compareProfiles } from "./compareProfiles";
import { sampleSync } from "./sampleTexts.testing";
import { createWorkspace } from "./workspace";

const PROFILES = ["dsl-0.5", "published"] as const;

/** The sample pack with one file's text changed. */
function packWith(path: string, change: (text: string) => string): PackSource {
  const sample = sampleSync("flag-worlds");
  const workspace = createWorkspace();
  const files = sample.files.map((file) => (file.path === path ? { path, text: change(file.text ?? "") } : file));
  workspace.sync({ ...sample, files });
  return workspace.pack();
}

function limited(limit: number): (text: string) => string {
  const loses = `"loseConditions": [{ "type": "max_actions", "config": { "limit": ${limit} } }],`;
  return (text) => text.replace('"goals":', `${loses}\n  "goals":`);
}

describe("comparing two profiles", () => {
  it("finds what only one of them does at the start (V2)", () => {
    const rule =
      '{ "id": "count", "on": "object_placed", "then": [{ "increment_variable": { "name": "placed", "amount": 1 } }] }';
    const pack = packWith("levels/fw_001.json", (text) => text.replace('"goals":', `"rules": [${rule}],\n  "goals":`));
    const [first] = compareProfiles(pack, PROFILES);
    expect(first).toMatchObject({ level: "fw_001", title: "First Steps", file: "levels/fw_001.json", turns: 0 });
    expect(first!.difference).toEqual({ actions: [], what: ["variables"] });
  });

  it("finds the turn of the gold path in which a limit is reached rather than exceeded (V5)", () => {
    const [first] = compareProfiles(packWith("levels/fw_001.json", limited(3)), PROFILES);
    expect(first!.difference!.what).toEqual(["lost"]);
    expect(first!.difference!.actions.map(({ direction }) => direction)).toEqual(["right", "right", "down"]);
  });

  it("finds what lies off the gold path, by a shortest way to it", () => {
    const [first] = compareProfiles(packWith("levels/fw_001.json", limited(8)), PROFILES);
    expect(first!.difference!.what).toEqual(["lost"]);
    expect(first!.difference!.actions).toHaveLength(8);
  });

  it("finds none between a profile and itself", () => {
    const comparisons = compareProfiles(packWith("", String), ["published", "published"]);
    expect(comparisons).toHaveLength(10);
    expect(comparisons.filter(({ difference }) => difference !== null)).toEqual([]);
    expect(comparisons.every(({ turns }) => turns > 0)).toBe(true);
  });
});
