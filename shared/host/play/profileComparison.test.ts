import { describe, expect, it } from "vitest";
import type { PackSource } from "../../pack/packSource";
import { createProfileComparer } from "./profileComparison";
import { sampleSync } from "../sampleTexts.testing";
import { createWorkspace } from "../workspace";

const LIMIT = '"loseConditions": [{ "type": "max_actions", "config": { "limit": 2 } }], "goals":';

/** The sample pack with a level on which the two profiles part. */
function samplePack(): PackSource {
  const workspace = createWorkspace();
  const sync = sampleSync("flag-worlds");
  const files = sync.files.map(({ path, text }) => ({
    path,
    text: path === "levels/fw_001.json" ? (text ?? "").replace('"goals":', LIMIT) : text,
  }));
  workspace.sync({ ...sync, files });
  return workspace.pack();
}

/** Work put off, to be run by hand. */
function putOff() {
  const work: (() => void)[] = [];
  const schedule = (next: () => void): void => void work.push(next);
  return { work, schedule };
}

describe("comparing profiles", () => {
  it("names the levels that part, the move, and how", async () => {
    const pack = samplePack();
    const comparison = await createProfileComparer(() => pack, setImmediate).compare();
    expect(comparison?.profiles).toEqual(["dsl-0.5", "published"]);
    expect(comparison?.levels).toBe(pack.levels.length);
    const [first] = comparison!.differences;
    expect(first).toMatchObject({ level: "fw_001", file: "levels/fw_001.json", onSolution: true });
    expect(first!.moves).toHaveLength(2);
    expect(first!.differences).toContainEqual({
      what: "the level is",
      one: "not over",
      other: "lost (max_actions)",
    });
  });

  it("is given up when it is cancelled, and when another begins", async () => {
    const pack = samplePack();
    const { work, schedule } = putOff();
    const comparer = createProfileComparer(() => pack, schedule);
    const first = comparer.compare();
    const second = comparer.compare();
    comparer.cancel();
    for (const next of work) next();
    expect([await first, await second]).toEqual([null, null]);
  });

  it("is given up when the pack is edited meanwhile", async () => {
    let pack = samplePack();
    const { work, schedule } = putOff();
    const comparison = createProfileComparer(() => pack, schedule).compare();
    pack = samplePack();
    for (const next of work) next();
    expect(await comparison).toBeNull();
  });
});
