// Texts that nobody reads, since a reader would run out of stack or of memory: each question about them has an answer.
import { describe, expect, it } from "vitest";
import { diagnose } from "../../../host/checks/diagnose";
import { createCoverageCounter } from "../../../host/checks/coverage";
import { SMALL_PACK, smallPack } from "./pack.testing";
import { createLanguageService } from "../../../host/language/service";

const MILLION = 1_000_000;

const TEXTS: readonly (readonly [what: string, text: string, code: string])[] = [
  ["lists nested a million deep", "[".repeat(MILLION), "json-syntax"],
  ["objects nested a million deep, closed", '{"a":'.repeat(MILLION) + "1" + "}".repeat(MILLION), "json-syntax"],
  ["deep lists in a member", SMALL_PACK["game.json"]!.replace("{", `{"deep": ${"[".repeat(MILLION)},`), "json-syntax"],
  ["three million zeros", `[${"0,".repeat(3 * MILLION)}0]`, "json-syntax"],
];

describe.each(["manifest.json", "game.json", "levels/one.json", "theme.json"])("%s", (path) => {
  it.each(TEXTS)("has an answer to each question about %s", async (_what, text, code) => {
    const pack = smallPack({ [path]: text });
    const diagnosis = diagnose(pack, null);
    const service = createLanguageService({
      pack: () => pack,
      game: () => diagnosis.compilation.game,
      diagnosis: () => diagnosis,
      coverage: createCoverageCounter(),
      schedule: (work) => work(),
      played: () => [],
    });
    for (const offset of [0, 5, 1_000, text.length / 2, text.length]) {
      expect(await service.complete(path, offset)).toEqual([]);
      expect(await service.hover(path, offset)).toBeNull();
      expect(await service.namePlaces(path, offset)).toBeNull();
      expect((await service.rename(path, offset, "other")).ok).toBe(false);
    }
    expect((await service.findingsOf(path)).map((each) => each.code)).toEqual([code]);
    expect(await service.ruleFirings(path)).toEqual([]);
  });
});
