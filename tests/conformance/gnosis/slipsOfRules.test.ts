// Mistakes in event rules that the rest of the pack gives away, and rules that only look like them.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../shared/base/json";
import { finish } from "../../../shared/base/work";
import { buildPackSource } from "../../../shared/dialects/models";
import { checkPack } from "../../../shared/dialects/gnosis/checks/check";
import { applyEdits } from "../../../shared/text/edit";

const HURT = { path: "payload.amount", op: "GT", value: 0 };

/** A pack with one rule, which hears HIT, and what a test gives beside it. */
function told(rule: object, files: Readonly<Record<string, Json>> = {}): readonly string[] {
  const texts: Readonly<Record<string, Json>> = {
    "manifest.json": { dialect: "gnosis", title: "T" },
    "rules/r.json": [{ id: "r", category: "INTERCEPTOR", trigger: "HIT", conditions: [HURT], ...rule }],
    "state/persistent.json": { player: { power: 3, weapon: { name: "axe", damage: 6 }, luck: 20 } },
    "sessions/a.json": { id: "a", events: [{ id: "HIT", data: { amount: 5, target: "rat" } }] },
    ...files,
  };
  const pack = buildPackSource(
    Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value, null, 1) })),
    [],
    [],
  );
  return finish(checkPack(pack)).flatMap(({ code, file, at, fixes }) => {
    if (code === "rule-never-fired" || code === "outcome-skipped") return [];
    const [change] = fixes?.[0]?.changes ?? [];
    const [edit] = change?.edits ?? [];
    const text = pack.files.get(change?.file ?? "")?.text ?? "";
    const fixed =
      edit === undefined ? "" : ` -> ${applyEdits(text, [edit]).slice(edit.offset, edit.offset + edit.text.length)}`;
    return [`${code} ${file === "rules/r.json" ? "" : file}${JSON.stringify(at).slice(1, -1)}${fixed}`];
  });
}

const outcome = (each: object): object => ({ outcomes: [each] });
const set = (value: Json, target = "amount"): object => outcome({ type: "SET", target, value });

describe("one mistake is one finding:", () => {
  it.each<readonly [string, object, string]>([
    [
      "a price of 90 percent",
      set({ fromContext: "payload.amount", scale: 90 }),
      "percent-as-factor /0/outcomes/0/value/scale -> 0.9",
    ],
    [
      "half of the strength",
      outcome({
        type: "MATH_ADD",
        target: "amount",
        value: { fromContext: "persistent.player.power", scale: 50, round: "floor" },
      }),
      "percent-as-factor /0/outcomes/0/value/scale -> 0.5",
    ],
    [
      "half as much again",
      outcome({ type: "MATH_MULTIPLY", target: "amount", value: 150 }),
      "percent-as-factor /0/outcomes/0/value -> 1.5",
    ],
    [
      "a chance that is scaled down",
      {
        conditions: [{ op: "CHANCE_PERCENT", value: { fromContext: "persistent.player.luck", scale: 0.01 } }],
        ...set(1),
      },
      "chance-range /0/conditions/0/value/scale -> 1",
    ],
    [
      "a product with 1",
      outcome({ type: "MATH_MULTIPLY", target: "amount", value: 1 }),
      "outcome-idle /0/outcomes/0/value",
    ],
    ["a sum with 0", outcome({ type: "MATH_ADD", target: "amount", value: 0 }), "outcome-idle /0/outcomes/0/value"],
    [
      "a product with 0",
      outcome({ type: "MATH_MULTIPLY", target: "amount", value: 0 }),
      "outcome-idle /0/outcomes/0/value",
    ],
    [
      "a field that is no operator",
      { conditions: [{ ...HURT, comment: "it hurts" }], ...set(3) },
      "unknown-field /0/conditions/0/comment",
    ],
    ["a root as a target", set(3, "payload"), "root-as-target /0/outcomes/0/target"],
    [
      "a default in quotes",
      outcome({ type: "MATH_ADD", target: "amount", value: { fromContext: "payload.bonus", default: "2" } }),
      "number-or-text /0/outcomes/0/value/default -> 2",
    ],
    [
      "an object that is added",
      outcome({ type: "MATH_ADD", target: "amount", value: { fromContext: "persistent.player.weapon" } }),
      'value-of-other-type /0/outcomes/0/value/fromContext -> "persistent.player.weapon.damage"',
    ],
    [
      "an object that is compared",
      { conditions: [{ ...HURT, value: { fromContext: "persistent.player" } }], ...set(1) },
      "value-of-other-type /0/conditions/0/value/fromContext",
    ],
    [
      "a path of the state in the payload",
      set({ fromContext: "payload.player.power" }),
      'path-of-other-root /0/outcomes/0/value/fromContext -> "persistent.player.power"',
    ],
  ])("%s", (_what, rule, finding) => {
    expect(told(rule)).toEqual([finding]);
  });

  it("a chance in the state that is a fraction", () => {
    const rule = {
      conditions: [{ op: "CHANCE_PERCENT", value: { fromContext: "persistent.player.luck" } }],
      ...set(1),
    };
    expect(told(rule, { "state/persistent.json": { player: { luck: 0.2 } } })).toEqual([
      "chance-range state/persistent.json/player/luck -> 20",
    ]);
    expect(told(rule)).toEqual([]);
  });

  it("a payload without what the rule that hears its event reads", () => {
    const fire = (value: Json): object => ({
      category: "OBSERVER",
      ...outcome({ type: "FIRE_EVENT", target: "SEEN", value }),
    });
    const files = {
      "rules/other.json": [
        {
          id: "other",
          category: "OBSERVER",
          trigger: "HIT",
          outcomes: [{ type: "FIRE_EVENT", target: "SEEN", value: { id: "b" } }],
        },
      ],
      "rules/reader.json": [
        {
          id: "reader",
          category: "TRIGGER",
          trigger: "SEEN",
          outcomes: [{ type: "CALL_SERVICE", target: "Ui.Show", value: { text: { fromContext: "payload.id" } } }],
        },
      ],
      "services.json": { services: { "Ui.Show": {} } },
    };
    expect(told(fire({ name: "a" }), files)).toEqual(['payload-member-missing /0/outcomes/0/value -> "id"']);
    expect(told(fire({ name: "a", more: 1 }), files)).toEqual(["payload-member-missing /0/outcomes/0/value"]);
    expect(told(fire({}), files)).toEqual(["payload-member-missing /0/outcomes/0/value"]);
    expect(told(fire({ id: "a", more: 1 }), files)).toEqual([]);
  });

  it("names of events and members that nothing else has", () => {
    const rule = set({ fromContext: "payload.amount", scale: 2 });
    const hears = (event: string): Record<string, Json> => ({
      "services.json": { subscribers: [{ event, set: [{ path: "ephemeral.x", value: 1 }] }] },
    });
    const session = {
      "sessions/a.json": {
        id: "a",
        events: [
          { id: "FACT_KILLED", data: {} },
          { id: "HIT", data: { amount: 5 } },
        ],
      },
    };
    expect(told(rule, { ...hears("FACT_KILL"), ...session })).toEqual([
      'event-never-comes services.json/subscribers/0/event -> "FACT_KILLED"',
    ]);
    expect(told(rule, { ...hears("FACT_KILLED"), ...session })).toEqual([]);
    expect(
      told(rule, { ...session, "events.json": { FACT_KILED: { payload: {} }, HIT: { payload: { amount: 1 } } } }),
    ).toContain('event-unheard events.json/FACT_KILED -> "FACT_KILLED"');
    expect(told(rule, { "events.json": { HIT: { payload: { cost: 5 } } } })).toEqual([
      'unknown-payload-member events.json/HIT/payload/cost -> "amount"',
    ]);
  });

  it("a flag that is only ever false", () => {
    const files = {
      "rules/deny.json": [
        {
          id: "deny",
          category: "INTERCEPTOR",
          trigger: "HIT",
          conditions: [HURT],
          outcomes: [{ type: "SET", target: "allowed", value: false }],
        },
      ],
    };
    const asks = (value: boolean): object => ({
      category: "TRIGGER",
      conditions: [{ path: "payload.allowed", op: "EQUALS", value }],
      ...outcome({ type: "CALL_SERVICE", target: "Ui.Show", value: {} }),
    });
    expect(told(asks(true), files)).toContain("value-never-given /0/conditions/0/value -> false");
    expect(told(asks(false), files).filter((each) => each.startsWith("value-never-given"))).toEqual([]);
  });
});

describe("rules that only look like a mistake have no finding:", () => {
  it.each<readonly [string, object]>([
    ["50 points for each", set({ fromContext: "payload.amount", scale: 50 }, "points")],
    ["a hundredfold", set({ fromContext: "payload.amount", scale: 100, round: "round" })],
    ["twice as much", set({ fromContext: "payload.amount", scale: 2, round: "floor" })],
    ["a tenfold product", outcome({ type: "MATH_MULTIPLY", target: "amount", value: 10 })],
    ["a fraction", set({ fromContext: "payload.amount", scale: 0.25, round: "ceil" })],
    [
      "a binding with a number by default",
      outcome({ type: "MATH_ADD", target: "amount", value: { fromContext: "payload.bonus", default: 0 } }),
    ],
    [
      "a default by another binding",
      outcome({
        type: "MATH_ADD",
        target: "amount",
        value: { fromContext: "payload.bonus", default: { fromContext: "persistent.player.power" } },
      }),
    ],
    ["a whole object that is passed on", set({ fromContext: "persistent.player.weapon" }, "weapon")],
    [
      "a number of the state",
      outcome({ type: "MATH_ADD", target: "amount", value: { fromContext: "persistent.player.weapon.damage" } }),
    ],
    ["a path that only the payload has", set({ fromContext: "payload.source.name", default: "none" }, "by")],
  ])("%s", (_what, rule) => {
    expect(told(rule)).toEqual([]);
  });
});
