import { describe, expect, it } from "vitest";
import type { Severity } from "../../../shared/findings/codes";
import type { LocatedFinding } from "../../../shared/findings/finding";
import { SEVERITIES, countProblems, listProblems, problemAfter, problemKeys } from "./problemList";

function found(file: string, offset: number, severity: Severity, message: string): LocatedFinding {
  const range = { line: 1, column: offset + 1, endLine: 1, endColumn: offset + 2 };
  return {
    code: "json-syntax",
    severity,
    message,
    file,
    params: {},
    at: null,
    range,
    span: { offset, length: 1 },
    related: [],
  };
}

const late = found("b.json", 9, "error", "a comma is missing");
const early = found("b.json", 2, "warning", "the kind wale is unknown");
const first = found("a.json", 5, "information", "a note");
const findings = { "b.json": [late, early], "a.json": [first] };
const all = { words: "", severities: new Set(SEVERITIES) };

describe("the problems of a pack", () => {
  it("stand in the order of their files, then of their places", () => {
    const [later, other] = [
      { ...late, severity: "information" } as const,
      { ...early, severity: "information" } as const,
    ];
    expect(listProblems({ "b.json": [later, other], "a.json": [first] }, all)).toEqual([first, other, later]);
  });

  it("begin with the file that has an error, and its errors", () => {
    expect(listProblems({ ...findings, "c.json": [] }, all)).toEqual([late, early, first]);
  });

  it.each([
    ["words of the message, in any order and case", "WALE kind", [early]],
    ["the file's name", "a.json", [first]],
    ["nothing that occurs", "zebra", []],
  ])("are narrowed by %s", (_title, words, expected) => {
    expect(listProblems(findings, { ...all, words })).toEqual(expected);
  });

  it("keep their keys while others come and go, and are moved by edits", () => {
    const again = { ...late, span: { offset: 20, length: 1 } };
    const [key, other] = problemKeys([late, again]);
    expect(key).not.toBe(other);
    expect(problemKeys([first, early, { ...late, span: { offset: 12, length: 1 } }, again]).slice(2)).toEqual([
      key,
      other,
    ]);
  });

  it("are narrowed by severity, and counted", () => {
    expect(listProblems(findings, { words: "", severities: new Set(["error"]) })).toEqual([late]);
    expect(countProblems(findings)).toEqual({ error: 1, warning: 1, information: 1 });
  });

  it("follow one another around the end, both ways", () => {
    const list = listProblems(findings, all);
    expect(problemAfter(list, null, 1)).toBe(late);
    expect(problemAfter(list, null, -1)).toBe(first);
    expect(problemAfter(list, first, 1)).toBe(late);
    expect(problemAfter(list, late, -1)).toBe(first);
    expect(problemAfter([], first, 1)).toBeNull();
  });
});
