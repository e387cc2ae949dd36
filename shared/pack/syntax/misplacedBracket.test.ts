import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../text/edit";
import { parseJsonTree } from "../../text/jsonTree";
import { misplacedBracket } from "./misplacedBracket";
import { syntaxFindings } from "./syntax";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const RULES = read("templates/2-crates/game.json");
const lineOf = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** Returns where a text has this bracket outside its strings. */
function placesOf(text: string, bracket: RegExp): readonly number[] {
  return Array.from(text.matchAll(/"(?:\\.|[^"\\])*"|[[\]{}]/g)).flatMap((match) =>
    bracket.test(match[0]) ? [match.index] : [],
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the lines whose bracket, changed, is not found within a line, or is not fixed. */
function missed(text: string, bracket: RegExp, change: (found: string) => string): readonly string[] {
  // Without the last: where no line follows, reading stops at the right place.
  const places = placesOf(text, bracket).filter((at) => at < text.trimEnd().length - 1);
  return places.flatMap((at) => {
    const broken = text.slice(0, at) + change(text.charAt(at)) + text.slice(at + 1);
    if (isJson(broken)) return [];
    const found = misplacedBracket(broken);
    const line = lineOf(text, at);
    if (found === null || Math.abs(lineOf(broken, found.offset) - line) > 1) return [`${line} is not found`];
    const fixed: unknown = JSON.parse(applyEdits(broken, [found.edit]));
    return JSON.stringify(fixed) === JSON.stringify(JSON.parse(text)) ? [] : [`${line} is not fixed`];
  });
}

const OTHER: Readonly<Record<string, string>> = { "]": "}", "}": "]" };

describe("a bracket of an indented text", () => {
  it.each<readonly [string, RegExp, (found: string) => string]>([
    ["that is missing at an end", /[}\]]/, () => ""],
    ["of the other sort", /[}\]]/, (found) => OTHER[found] ?? ""],
    ["written twice at an end", /\]/, (found) => found + found],
    ["that is missing at a begin", /\[/, () => ""],
    ["written twice at a begin", /\{/, (found) => found + found],
  ])("%s is found within a line, and its fix restores the text", (_what, bracket, change) => {
    expect(missed(RULES, bracket, change)).toEqual([]);
    expect(missed(read("templates/2-crates/levels/level_1.json"), bracket, change)).toEqual([]);
  });

  it("is added where lines end with a carriage return and are indented with tabs", () => {
    const text = '{\r\n\t"a": [\r\n\t\t1,\r\n\t\t2\r\n\t],\r\n\t"b": {}\r\n}\r\n';
    const broken = text.replace("\r\n\t],", ",");
    expect(applyEdits(broken, [misplacedBracket(broken)!.edit])).toBe(text);
  });

  it("is the only finding, though two objects seem to be one", () => {
    const text = RULES.replace(
      '      ]\n    },\n    {\n      "id": "crate_leaves',
      '      ]\n    {\n      "id": "crate_leaves',
    );
    const file = { path: "game.json", role: "game", text, tree: parseJsonTree(text), value: undefined };
    expect(syntaxFindings(file).map(({ code, message }) => `${code}: ${message}`)).toEqual([
      "json-syntax: A closing brace } is missing after this.",
    ]);
  });

  it("is not guessed in a text with another mistake", () => {
    expect(misplacedBracket(RULES.replace('"id": "push",', '"id": "push"'))).toBeNull();
  });
});
