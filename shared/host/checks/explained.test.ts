import { describe, expect, it } from "vitest";
import type { Finding, LocatedFinding } from "../../findings/finding";
import { withoutExplained } from "./explained";

const GAME = "game.json";
const UNFIRED: Finding = {
  code: "rule-never-fired",
  severity: "information",
  message: 'No solution fires "open".',
  file: GAME,
  at: "/rules/1/id",
  params: { name: "open" },
};

function located(at: string, severity: LocatedFinding["severity"] = "warning", file = GAME): LocatedFinding {
  const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const span = { offset: 0, length: 0 };
  return { code: "condition-never-holds", severity, message: "Never.", file, params: {}, at, range, span, related: [] };
}

function isTold(played: Finding, ...texts: readonly LocatedFinding[]): boolean {
  const inFile = (file: string): readonly LocatedFinding[] => texts.filter((each) => each.file === file);
  const byFile = Object.fromEntries(texts.map(({ file }) => [file, inFile(file)]));
  return withoutExplained([played], byFile).length === 1;
}

describe("a rule that no solution fires", () => {
  it("is reported where nothing in the rule says why", () => {
    expect(isTold(UNFIRED)).toBe(true);
    expect(isTold(UNFIRED, located("/rules/10/where"), located("/rules/0/where"))).toBe(true);
    expect(isTold(UNFIRED, located("/rules/1/where", "information"))).toBe(true);
    expect(isTold(UNFIRED, located("/rules/1/where", "warning", "levels/one.json"))).toBe(true);
  });

  it("is not reported beside a mistake in the rule", () => {
    expect(isTold(UNFIRED, located("/rules/1/where/event"))).toBe(false);
    expect(isTold(UNFIRED, located("/rules/1", "error"))).toBe(false);
  });

  it("is not reported while two levels have one id", () => {
    expect(isTold(UNFIRED, { ...located("/id", "error", "levels/two.json"), code: "duplicate-id" })).toBe(false);
  });

  it("is not reported while a level is not found", () => {
    expect(isTold(UNFIRED, { ...located("/levelSequence/1/ref", "error"), code: "unknown-level" })).toBe(false);
  });

  it("is not reported beside any mistake while a solution does not win", () => {
    const cutShort = { ...UNFIRED, params: { name: "open", isCutShort: true } };
    expect(isTold(cutShort)).toBe(true);
    expect(isTold(cutShort, located("/systems/0", "information"))).toBe(true);
    expect(isTold(cutShort, located("/state/avatar", "warning", "levels/one.json"))).toBe(false);
    expect(isTold(cutShort, { ...located("/disabledRules/0", "information"), code: "rule-disabled" })).toBe(false);
  });
});

describe("a level that is won at its start", () => {
  const level = "levels/one.json";
  const won: Finding = { ...UNFIRED, code: "won-at-start", severity: "error", file: level, at: "/goals/0" };
  const lacking = (params: LocatedFinding["params"]): LocatedFinding => ({
    ...located("/board/layers/objects/entries/0/kind", "warning", level),
    code: "missing-field",
    params,
  });

  it("is reported beside a warning that does not say why", () => {
    expect(isTold(won, located("/board/layers/objects", "warning", level))).toBe(true);
    expect(isTold(won, lacking({ name: "layer", assumed: "objects" }))).toBe(true);
  });

  it("is not reported beside a value that is missing", () => {
    expect(isTold(won, lacking({ name: "kind" }))).toBe(false);
  });
});
