import { describe, expect, it } from "vitest";
import { buildPackSource } from "../pack/packFiles";
import type { PackSource } from "../pack/packSource";
import type { LevelCoverage } from "../rpc/contract";
import { createCoverageCounter, neverFired, packCoverage } from "./coverage";
import { diagnose } from "./diagnose";
import { levelEntries } from "./goldPaths";
import { sampleSync } from "./sampleTexts.testing";

/** The sample pack with its game changed. */
function sample(change: (text: string) => string = (text) => text): PackSource {
  const { files } = sampleSync("flag-worlds");
  const texts = files.map(({ path, text }) => ({
    path,
    text: path === "game.json" ? change(text ?? "") : (text ?? ""),
  }));
  return buildPackSource(texts, [], []);
}

function levelsOf(pack: PackSource): readonly LevelCoverage[] {
  const counter = createCoverageCounter();
  return levelEntries(pack, diagnose(pack, null).compilation.game).flatMap((entry) => counter.count(entry) ?? []);
}

describe("what gold paths try", () => {
  const pack = sample();
  const levels = levelsOf(pack);
  const placeOf = (id: string): string => packCoverage(pack, 1, levels).rules.find((rule) => rule.id === id)!.place;

  it("is told by level and rule: tried, where and if failed, fired", () => {
    const third = levels.find(({ level }) => level === "fw_003")!;
    expect(third.rules[placeOf("torch_burns")]!.fired).toBe(1);
    expect(third.rules[placeOf("pickup_item")]!.fired).toBe(1);
    for (const { rules } of levels) {
      for (const { tried, whereFailed, ifFailed, fired } of Object.values(rules)) {
        expect(tried).toBeGreaterThanOrEqual(whereFailed + ifFailed + fired);
        expect(tried).toBeGreaterThan(0);
      }
    }
  });

  it("is told of kinds: how many stood on the board at once", () => {
    const third = levels.find(({ level }) => level === "fw_003")!;
    expect(third.kinds).toMatchObject({ wood: 1, torch: 1, flag: 1 });
    expect(third.kinds["rock"]).toBeUndefined();
  });

  it("counts a kind that is called like a part of every object", () => {
    const renamed = (text: string): string => text.replaceAll('"wood"', '"constructor"');
    const texts = sampleSync("flag-worlds").files.map(({ path, text }) => ({ path, text: renamed(text ?? "") }));
    const third = levelsOf(buildPackSource(texts, [], [])).find(({ level }) => level === "fw_003")!;
    expect(third.kinds["constructor"]).toBe(1);
  });

  it("marks rules that no path fires, with why not", () => {
    const broken = sample((text) => text.replace('"hasItem": "torch"', '"hasItem": "spoon"'));
    const findings = neverFired(broken, levelsOf(broken));
    const torch = findings.find(({ params }) => params["name"] === "torch_burns")!;
    expect(torch).toMatchObject({ code: "rule-never-fired", severity: "information", file: "game.json" });
    expect(torch.at).toMatch(/^\/rules\/\d+\/id$/);
    expect(torch.message).toMatch(/its if failed \d+ times/);
    expect(neverFired(pack, levels).map(({ params }) => params["name"])).not.toContain("torch_burns");
  });

  it("says nothing of rules while there is no path", () => {
    expect(neverFired(pack, [])).toEqual([]);
  });
});
