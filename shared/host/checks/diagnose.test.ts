import { describe, expect, it } from "vitest";
import type { Finding } from "../../findings/finding";
import { MAX_FINDINGS_IN_FILE } from "../../findings/limits";
import { buildPackSource } from "../../dialects/models";
import { diagnose, withPlayed } from "./diagnose";

const FILE = "levels/one.json";

const pack = buildPackSource([{ path: FILE, text: '{"id": "one", "solution": {"goldPath": ["up", "up"]}}' }], [], []);
const known = diagnose(pack, null);

function moveFinding(move: number, message = "Cut off."): Finding {
  const at = `/solution/goldPath/${move}`;
  return { code: "cascade-cut-off", severity: "warning", message, file: FILE, at, params: {} };
}

function told(played: readonly Finding[]): readonly string[] {
  const others = new Set(known.byFile[FILE] ?? []);
  const all = withPlayed(known, played)[FILE] ?? [];
  return all.filter((each) => !others.has(each)).map(({ at, message }) => `${at} ${message}`);
}

describe("what playing shows of a pack", () => {
  it("is told once, by whomever it was found", () => {
    expect(told([moveFinding(0), moveFinding(1), moveFinding(0)])).toEqual([
      "/solution/goldPath/0 Cut off.",
      "/solution/goldPath/1 Cut off.",
    ]);
    expect(told([moveFinding(0), moveFinding(0, "Something else.")])).toHaveLength(2);
  });

  it("stands among what is known of the text, in the order of the text", () => {
    const offsets = withPlayed(known, [moveFinding(1), moveFinding(0)])[FILE]!.map(({ span }) => span.offset);
    expect(offsets.length).toBeGreaterThanOrEqual(2);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    const late = { ...known, byFile: { [FILE]: [located(1)] } };
    expect(withPlayed(late, [moveFinding(0)])[FILE]!.map(({ at }) => at)).toEqual([
      "/solution/goldPath/0",
      "/solution/goldPath/1",
    ]);
  });

  it("is reported of a file up to a limit", () => {
    const many = Array.from({ length: MAX_FINDINGS_IN_FILE + 1 }, (_, index) =>
      moveFinding(index % 2, `Number ${index}.`),
    );
    expect(told(many)).toHaveLength(MAX_FINDINGS_IN_FILE);
  });

  it("is not reported of cascades that are cut off where the texts say that all are", () => {
    const inGame = { ...located(0), file: "game.json", code: "cascade-without-pass" };
    const texts = { ...known, byFile: { "game.json": [inGame] } };
    expect(withPlayed(texts, [moveFinding(0), moveFinding(1)])).toEqual(texts.byFile);
  });

  it("leaves what is known as it is when it is nothing", () => {
    expect(withPlayed(known, [])).toBe(known.byFile);
  });
});

describe("a pack in a language that is not known", () => {
  function codes(texts: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
    const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
    const { byFile } = diagnose(buildPackSource(files, [], []), null);
    return Object.entries(byFile).flatMap(([file, findings]) => findings.map(({ code }) => [file, code] as const));
  }

  it("is told so where its manifest names the language", () => {
    expect(codes({ "manifest.json": '{ "dialect": "chess" }' })).toEqual([["manifest.json", "unknown-dialect"]]);
  });

  it("is told so at its first file when it names none and is not recognised", () => {
    expect(codes({ "game.json": '{ "board": 8 }' })).toEqual([["game.json", "not-recognised"]]);
  });
});

function located(move: number) {
  return withPlayed({ ...known, byFile: {} }, [moveFinding(move)])[FILE]![0]!;
}
