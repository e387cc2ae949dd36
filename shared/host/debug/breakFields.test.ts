// The fields of breakpoints: what is offered in a condition, and why a malformed one is none.
import { describe, expect, it } from "vitest";
import type { BreakOn } from "../../engine/breakpoints/breakPlaces";
import { languageOf } from "../../dialects/registry";
import { smallPack } from "../../dialects/gridponder/language/pack.testing";
import { checkCondition, completeCondition } from "./breakFields";

const pack = smallPack();
const onSink: BreakOn = { kind: "rule", rule: "sink" };

/** The labels offered at the `|` of a condition. */
async function labels(marked: string, on: BreakOn = onSink): Promise<readonly string[]> {
  const offers = await completeCondition(pack, on, marked.replace("|", ""), marked.indexOf("|"));
  return offers.map(({ label }) => label);
}

/** The text after choosing an offer. */
async function chosen(marked: string, label: string): Promise<string> {
  const text = marked.replace("|", "");
  const offer = (await completeCondition(pack, onSink, text, marked.indexOf("|"))).find((each) => each.label === label);
  if (offer === undefined) throw new Error(`${label} is not offered`);
  return text.slice(0, offer.span.offset) + offer.text + text.slice(offer.span.offset + offer.span.length);
}

describe("in the condition of a breakpoint", () => {
  it.each<readonly [what: string, marked: string, expected: readonly string[]]>([
    ["the conditions there are", "{|}", ["variable", "avatar", "position_has_tag", "any_of"]],
    ["the pack's variables", `{"variable": {"name": "|"}}`, ["gems"]],
    ["layers", `{"position_has_tag": {"layer": |}}`, ["ground", "objects"]],
    ["kinds", `{"avatar": {"hasItem": "|"}}`, ["crate", "gem"]],
    ["fields of the rule's event", `{"event": {"param": "|"}}`, ["kind", "position"]],
    ["the same while nothing is closed", `{"variable": {"name": "|`, ["gems"]],
  ])("offers %s", async (_what, marked, expected) => {
    expect(await labels(marked)).toEqual(expect.arrayContaining([...expected]));
  });

  it("offers the fields of the event it stops at", async () => {
    const fields = await labels(`{"event": {"param": "|"}}`, { kind: "event", event: "variable_changed" });
    expect(fields).toEqual(expect.arrayContaining(["variable", "newValue"]));
  });

  it("writes no comma after the last part", async () => {
    expect(await chosen(`{"variable": {"name": "|`, "gems")).toBe(`{"variable": {"name": "gems"`);
  });

  it("offers nothing after a whole condition", async () => {
    expect(await labels(`{"position": [1, 2]}|`)).toEqual([]);
  });

  it("offers nothing in a pack without a game", async () => {
    expect(await completeCondition(smallPack({ "game.json": "[" }), onSink, "{}", 1)).toEqual([]);
  });
});

describe("a condition", () => {
  it.each<readonly [text: string, marked: string | null, said: RegExp]>([
    [`{"variable": {"name": "gems", "op": "gte", "value": 3}}`, null, /^$/],
    ["", null, /^$/],
    [`{"variable": `, ":", /./],
    [`[1]`, "[1]", /object/],
    [`{"moon": "full"}`, `"moon"`, /moon/],
    [`{"variable": {"name": "gems", "op": "above", "value": 3}}`, `"above"`, /op/],
    [`{"position_has_tag": {"layer": "sky", "tag": "liquid"}}`, `"sky"`, /sky/],
    [`{"avatar": {"hasItem": "lamp"}}`, `"lamp"`, /lamp/],
  ])("%s: what is wrong is reported where it stands", (text, marked, said) => {
    const [problem] = checkCondition(pack, onSink, text);
    expect(problem === undefined ? null : text.slice(problem.offset, problem.offset + problem.length)).toBe(marked);
    expect(problem?.message ?? "").toMatch(said);
  });

  it("is checked in a game without rules too", () => {
    const bare = smallPack({ "game.json": `{"layers": [{"id": "ground"}]}` });
    expect(checkCondition(bare, { kind: "lose" }, `{"moon": 1}`)).toHaveLength(1);
  });
});

/** The event that a rule of the pack listens to. */
function onOf(rule: string): string {
  const { rules } = JSON.parse(pack.game!.text) as {
    readonly rules: readonly { readonly id: string; readonly on: string }[];
  };
  return rules.find(({ id }) => id === rule)!.on;
}

it("names what breakpoints can be set on", () => {
  const names = languageOf(pack)!.debug.breakNames(pack);
  expect(names.rules).toEqual(["sink", "collect"]);
  expect(names.variables).toEqual(["gems"]);
  expect(names.kinds).toContain("crate");
  expect(names.events).toContain("move_blocked");
  // Those that rules listen to are first.
  const heard = new Set(["sink", "collect"].map((id) => onOf(id)));
  expect(new Set(names.events.slice(0, heard.size))).toEqual(heard);
});
