import { describe, expect, it } from "vitest";
import { parseJsonTree } from "../../text/jsonTree";
import { rulePlaces } from "../../dialects/gridponder/text/names/rulePlaces";
import { type FollowedRule, type FollowedRules, followedRules, renamedRules } from "./renamedRules";

const rule = (id: string, on = "avatar_entered"): string => `{"id": ${JSON.stringify(id)}, "on": "${on}"}`;
const file = (...rules: readonly string[]): string => `{"rules": [${rules.join(", ")}]}`;
const pack = (files: Readonly<Record<string, string>>): FollowedRules =>
  new Map(Object.entries(files).map(([path, text]) => [path, rulesOf(text)]));
const game = (...rules: readonly string[]): FollowedRules => pack({ "game.json": file(...rules) });

function rulesOf(text: string): readonly FollowedRule[] {
  const tree = parseJsonTree(text);
  return followedRules(tree, rulePlaces(tree));
}

/** What the names become while a text goes through states, one after the other. */
function through(...states: readonly FollowedRules[]): Readonly<Record<string, string>> {
  const names = new Map<string, string>();
  let followed = states[0]!;
  for (const state of states.slice(1)) {
    const told = renamedRules(followed, state);
    for (const [from, to] of told.renamed) {
      const first = [...names].find(([, name]) => name === from)?.[0] ?? from;
      names.set(first, to);
    }
    ({ followed } = told);
  }
  return Object.fromEntries(names);
}

const [a, b] = [rule("a"), rule("b", "move_blocked")];

describe("a rule has another name", () => {
  it("when it stands where it stood and is otherwise the same", () => {
    expect(through(game(a, b), game(rule("burns"), b))).toEqual({ a: "burns" });
    expect(through(game(a, b), game(a, rule("c", "move_blocked")))).toEqual({ b: "c" });
  });

  it("when a text is replaced in its name and in what it does", () => {
    expect(through(game(rule("torch_burns", "torch_used"), b), game(rule("lamp_burns", "lamp_used"), b))).toEqual({
      torch_burns: "lamp_burns",
    });
    expect(through(game(rule("torch", "Torch_used"), b), game(rule("touch", "touch_used"), b))).toEqual({
      torch: "touch",
    });
    // All of them at once, also where two names change alike.
    expect(
      through(game(rule("at_1", "at_x"), rule("at_2", "at_y")), game(rule("on_1", "on_x"), rule("on_2", "on_y"))),
    ).toEqual({ at_1: "on_1", at_2: "on_2" });
    expect(through(game(rule("torch_burns", "torch_used")), game(rule("lamp_burns", "turn_ended")))).toEqual({});
  });

  it("after each letter that is typed, and when it is typed again", () => {
    const states = ["ab", "abc", "", "x", "xy"].map((id) => game(rule(id), b));
    expect(through(game(a, b), ...states)).toEqual({ a: "xy" });
  });

  it("when its name was that of another rule in between, or the text no JSON", () => {
    expect(through(game(rule("b2"), rule("b")), game(rule("b"), rule("b")), game(rule("b3"), rule("b")))).toEqual({
      b2: "b3",
    });
    const broken = pack({ "game.json": '{"rules": [{"id": ' });
    expect(through(game(a, b), broken, game(rule("c"), b))).toEqual({ a: "c" });
    expect(through(game(a, b), pack({}), game(a, b))).toEqual({});
  });

  it("when all that have the name are given the same one", () => {
    const both = (id: string, other = id): FollowedRules =>
      pack({ "levels/1.json": file(rule(id)), "levels/2.json": file(rule(other)) });
    expect(through(both("a"), both("c"))).toEqual({ a: "c" });
    expect(through(both("a"), both("c", "a"))).toEqual({});
    expect(through(both("a"), both("c", "d"))).toEqual({});
    // One file after the other.
    expect(through(both("a"), both("c", "a"), both("c", "c"))).toEqual({});
  });

  it.each<readonly [string, FollowedRules]>([
    ["it does something else too", game(rule("c", "turn_ended"), b)],
    ["it has gone elsewhere", game(b, rule("c"))],
    ["it is gone", game(b)],
    ["the name is that of a rule there was", game(b, b)],
    ["nothing of it has changed", game(a, b)],
  ])("but not when %s", (_, now) => {
    expect(through(game(a, b), now)).toEqual({});
  });
});

it("ids of many thousand letters take no time", () => {
  const [long, longer] = ["a".repeat(20_000), `${"a".repeat(20_000)}b`];
  const before = pack({ "game.json": file(rule(long)) });
  expect(through(before, pack({ "game.json": file(rule(longer, "turn_ended")) }))).toEqual({});
});

describe("the rules of a file", () => {
  it("are those with an id, by their place in the list", () => {
    const text = file('{"on": "turn_ended"}', a);
    expect(rulesOf(text)).toEqual([{ id: "a", at: "/rules/1", body: '{"on":"avatar_entered"}' }]);
    expect(rulesOf(`{"rules": 7}`)).toEqual([]);
  });
});
