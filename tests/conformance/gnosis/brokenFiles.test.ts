// A pack of event rules in which one file has a syntax error: that is its one problem.
import { describe, expect, it } from "vitest";
import { buildPackSource } from "../../../shared/dialects/models";
import { diagnose } from "../../../shared/host/checks/diagnose";
import { sampleSync } from "../../../shared/host/sampleTexts.testing";
import { brokenRules } from "../../../shared/pack/brokenRules";
import type { PackSource } from "../../../shared/pack/packSource";

/** Returns the sample pack with only the first third of one file. */
function packWithHalf(path: string): PackSource {
  const texts = sampleSync("seed-rules").files.map((file) => {
    const text = file.text ?? "";
    return { path: file.path, text: file.path === path ? text.slice(0, text.length / 3) : text };
  });
  return buildPackSource(texts, [], []);
}

function findingsOf(pack: PackSource): readonly string[] {
  return Object.entries(diagnose(pack, null).byFile).flatMap(([file, all]) => all.map(({ code }) => `${file} ${code}`));
}

describe("a file with a syntax error", () => {
  it.each(["rules/triggers.json", "rules/interceptors.json", "state/persistent.json", "services.json"])(
    "is the one problem, and keeps all sessions from being played: %s",
    (path) => {
      const pack = packWithHalf(path);
      expect(findingsOf(pack)).toEqual([`${path} json-syntax`]);
      expect(brokenRules(pack)?.path).toBe(path);
    },
  );

  it.each(["sessions/3-strength.json", "events.json"])("is the one problem, and the others are played: %s", (path) => {
    const pack = packWithHalf(path);
    expect(findingsOf(pack)).toEqual([`${path} json-syntax`]);
    expect(brokenRules(pack)).toBeNull();
  });
});
