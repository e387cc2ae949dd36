import type { CompletionOffer } from "../../../shared/language/offers";
import { describe, expect, it } from "vitest";
import { namedLines } from "../../ui/namedLines";
import { offeredLines } from "./suggestions";

const offer = (more: Partial<CompletionOffer>): CompletionOffer => ({
  label: "gems",
  kind: "name",
  detail: "",
  documentation: "",
  span: { offset: 0, length: 0 },
  text: '"gems"',
  also: [],
  asks: false,
  snippet: false,
  filter: '"gems"',
  order: "1",
  ...more,
});

/** The lines with their marked part in brackets. */
function lines(text: string, caret: number, offers: readonly CompletionOffer[]): readonly string[] {
  return offeredLines(text, caret, offers).map(({ text: line, select: [from, to] }) => {
    return `${line.slice(0, from)}[${line.slice(from, to)}]${line.slice(to)}`;
  });
}

describe("an offer as a line", () => {
  it.each<readonly [what: string, text: string, caret: number, given: Partial<CompletionOffer>, expected: string]>([
    ["replaces its span", '{"name": "g"}', 11, { span: { offset: 9, length: 3 } }, '{"name": "gems"[]}'],
    [
      "marks its first stop",
      "{}",
      1,
      { span: { offset: 1, length: 0 }, text: '"${1:name}": {$2}', snippet: true, filter: "" },
      '{"[name]": {}}',
    ],
    [
      "is one line, with what was escaped",
      "",
      0,
      { text: '{\n  "at": "\\$event",\n  "of": $1\n}', snippet: true },
      '{ "at": "$event", "of": [] }',
    ],
    [
      "leaves a choice open",
      "",
      0,
      { text: '"layer": "${1|ground,objects|}", "tag": "${2|a,b|}"', snippet: true },
      '"layer": "[]", "tag": ""',
    ],
    [
      "takes edits beside it along",
      '{"a": 1 "b"}',
      10,
      { span: { offset: 8, length: 3 }, text: '"bees"', filter: '"bees"', also: [{ offset: 7, length: 0, text: "," }] },
      '{"a": 1, "bees"[]}',
    ],
  ])("%s", (_what, text, caret, given, expected) => expect(lines(text, caret, [offer(given)])).toEqual([expected]));

  it("is left out when something else was begun, quotes aside", () => {
    const span = { offset: 0, length: 2 };
    expect(lines('"x', 2, [offer({ span })])).toEqual([]);
    expect(lines("ge", 2, [offer({ span })])).toHaveLength(1);
  });

  it("comes in the order that was told", () => {
    const found = offeredLines("", 0, [offer({ label: "b", order: "2" }), offer({ label: "a", order: "1" })]);
    expect(found.map(({ label }) => label)).toEqual(["a", "b"]);
  });
});

it("names that begin as typed come before those that only hold it", () => {
  const found = namedLines("block", ["actor_blocked", "blocked_by", "moved"]);
  expect(found.map(({ label }) => label)).toEqual(["blocked_by", "actor_blocked"]);
  expect(namedLines("moved", ["moved"])).toEqual([]);
});
