import { describe, expect, it } from "vitest";
import type { GraphRule, RuleGraph } from "../../../shared/engine/explain/ruleGraph";
import { eventKey, graphKey, layOutGraph, neighbourhood, ruleKey } from "./graphLayout";

const rule = (id: string, on: string, emits: readonly string[] = []): GraphRule => ({
  id,
  file: "game.json",
  at: `/rules/${id}`,
  on,
  emits,
  pass: 1,
  setsOff: [],
  isInCycle: false,
});

function graphOf(rules: readonly GraphRule[]): RuleGraph {
  const types = new Set(rules.flatMap(({ on, emits }) => [on, ...emits]));
  const events = Array.from(types, (type) => ({
    type,
    systems: [],
    rules: rules.filter(({ emits }) => emits.includes(type)).map(({ id }) => id),
    listeners: rules.filter(({ on }) => on === type).map(({ id }) => id),
  }));
  return { rules, events, cycles: [], maxPasses: 3, passes: "pass" };
}

const [enter, burn, loop] = [
  rule("enter", "avatar_entered", ["object_removed", "inventory_changed"]),
  rule("burn", "object_removed", []),
  rule("loop", "object_removed", ["object_removed"]),
];
const layout = layOutGraph(graphOf([enter, burn, loop]));
const card = (type: string) => layout.cards.find(({ event }) => event.type === type)!;

describe("the plane of a graph", () => {
  it("has a card for each event that is heard, with its rules, and stands it before what those emit", () => {
    expect(layout.cards.map(({ key, rules }) => [key, rules.map((row) => row.rule.id)])).toEqual([
      [eventKey("avatar_entered"), ["enter"]],
      [eventKey("object_removed"), ["burn", "loop"]],
    ]);
    expect(card("avatar_entered").x).toBeLessThan(card("object_removed").x);
  });

  it("has lines from rules to what they emit, to themselves too, and none to what nobody hears", () => {
    expect(layout.lines.map(({ from, to }) => [from, to])).toEqual([
      [ruleKey(enter), eventKey("object_removed")],
      [ruleKey(loop), eventKey("object_removed")],
    ]);
    for (const { path } of layout.lines) expect(path).toMatch(/^M[\d. -]+C[\d. -]+$/);
  });

  it("has the line of a rule that sets itself off beside its card, where it can be seen", () => {
    const path = layout.lines.find(({ from }) => from === ruleKey(loop))?.path ?? "";
    const [x1 = 0, , x2, , x3, , x4] = path.match(/[\d.-]+/g)?.map(Number) ?? [];
    const { x, width } = card("object_removed");
    expect([x1, x4]).toEqual([x + width, x + width]);
    expect(x2).toBeGreaterThan(x1);
    expect(x3).toBe(x2);
    expect(x2).toBeLessThanOrEqual(layout.width);
  });

  it("has rows inside of their cards, cards apart from each other, and all of it on the plane, with 40 rules too", () => {
    const rules = Array.from({ length: 40 }, (_, index) =>
      rule(`rule_${index}`, `event_${index % 9}`, [`event_${(index * 5) % 13}`, `event_${(index * 7) % 11}`]),
    );
    const { cards, width, height } = layOutGraph(graphOf(rules));
    expect(cards.flatMap((each) => each.rules)).toHaveLength(40);
    for (const [index, one] of cards.entries()) {
      expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height).toBe(true);
      for (const row of one.rules) expect(row.y > one.y && row.y + row.height <= one.y + one.height).toBe(true);
      for (const other of cards.slice(index + 1)) {
        const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
        const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(isBeside || isAbove, `${one.key} and ${other.key}`).toBe(true);
      }
    }
  });

  it("is empty for no rules, and where no event of a rule is known", () => {
    const empty = { cards: [], lines: [], width: 0, height: 0 };
    expect(layOutGraph(graphOf([]))).toEqual(empty);
    expect(layOutGraph({ ...graphOf([]), rules: [rule("unwritten", "")] })).toEqual(empty);
  });
});

describe("what has to do with", () => {
  it("a rule: its event, who emits that, and what it emits", () => {
    expect(neighbourhood(layout, ruleKey(enter))).toEqual(
      new Set([ruleKey(enter), eventKey("avatar_entered"), eventKey("object_removed")]),
    );
    expect(neighbourhood(layout, ruleKey(burn))).toEqual(
      new Set([ruleKey(burn), eventKey("object_removed"), ruleKey(enter), ruleKey(loop)]),
    );
  });

  it("an event: who emits it and who listens", () => {
    expect(neighbourhood(layout, eventKey("object_removed"))).toEqual(
      new Set([eventKey("object_removed"), ruleKey(burn), ruleKey(loop), ruleKey(enter)]),
    );
  });
});

describe("an arrow key", () => {
  it.each([
    [eventKey("avatar_entered"), "ArrowRight", eventKey("object_removed")],
    [ruleKey(enter), "ArrowRight", eventKey("object_removed")],
    [eventKey("object_removed"), "ArrowLeft", ruleKey(loop)],
    [eventKey("object_removed"), "ArrowDown", ruleKey(burn)],
    [ruleKey(burn), "ArrowDown", ruleKey(loop)],
    [ruleKey(burn), "ArrowUp", eventKey("object_removed")],
    [ruleKey(burn), "ArrowRight", null],
    [ruleKey(enter), "x", null],
    ["nowhere", "ArrowLeft", null],
  ])("on %s: %s", (from, key, expected) => expect(graphKey(layout, from, key)).toBe(expected));
});
