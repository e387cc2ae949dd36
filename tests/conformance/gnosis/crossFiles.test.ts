// Mistakes in event rules that other files of the pack give away: names of arguments, texts, nesting, denied events.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../shared/base/json";
import { finish } from "../../../shared/base/work";
import { buildPackSource } from "../../../shared/dialects/models";
import { checkPack } from "../../../shared/dialects/gnosis/checks/check";
import { gnosisLanguage } from "../../../shared/dialects/gnosis/language/language";
import { applyEdits } from "../../../shared/text/edit";
import { locate } from "../../../shared/findings/locate";
import { withFixes } from "../../../shared/language/fixes";

const SWING = { id: "HIT", data: { amount: 5, kind: "PHYSICAL", traits: ["ice", "big one"] } };

/** Code, place and what the first fix writes there, for each finding but those of what sessions leave out. */
function told(rules: readonly object[], files: Readonly<Record<string, Json>> = {}): readonly string[] {
  const texts: Readonly<Record<string, unknown>> = {
    "manifest.json": { dialect: "gnosis", title: "T" },
    "rules/r.json": rules,
    "state/persistent.json": { player: { luck: 20, power: 3 }, best: { power: 4 } },
    "sessions/a.json": { id: "a", events: [SWING] },
    ...files,
  };
  const pack = buildPackSource(
    Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) })),
    [],
    [],
  );
  const findings = finish(checkPack(pack)).filter(
    ({ code }) => code !== "rule-never-fired" && code !== "outcome-skipped",
  );
  const located = findings.map((finding) => locate(finding, (path) => pack.files.get(path)));
  return withFixes(gnosisLanguage, pack, located).map(({ code, file, at, fixes }) => {
    const [change] = fixes?.[0]?.changes ?? [];
    const [edit] = change?.edits ?? [];
    const text = pack.files.get(change?.file ?? "")?.text ?? "";
    const fixed =
      edit === undefined ? "" : ` -> ${applyEdits(text, [edit]).slice(edit.offset, edit.offset + edit.text.length)}`;
    return `${code} ${file === "rules/r.json" ? "" : file}${at ?? ""}${fixed}`;
  });
}

const rule = (id: string, category: string, outcome: object, more: object = {}): object => ({
  id,
  category,
  trigger: "HIT",
  outcomes: [outcome],
  ...more,
});
const add = (value: Json, more: object = {}): object =>
  rule("add", "INTERCEPTOR", { type: "MATH_ADD", target: "amount", value }, more);
const asks = (path: string, op: string, value: Json): object => add(1, { conditions: [{ path, op, value }] });
const call = (id: string, value: Json, more: object = {}): object =>
  rule(id, "TRIGGER", { type: "CALL_SERVICE", target: "Audio.Play", value }, more);
const deny = rule(
  "deny",
  "INTERCEPTOR",
  { type: "SET", target: "allowed", value: false },
  {
    conditions: [{ path: "payload.amount", op: "GT", value: 9 }],
  },
);

describe("one mistake is one finding:", () => {
  it.each<readonly [string, readonly object[], readonly string[]]>([
    [
      "another word with the same beginning",
      [asks("payload.kind", "EQUALS", "PHYSICS")],
      ['value-never-given /0/conditions/0/value -> "PHYSICAL"'],
    ],
    [
      "the same words, written otherwise",
      [asks("payload.traits", "CONTAINS", "big_one")],
      ['value-never-given /0/conditions/0/value -> "big one"'],
    ],
    [
      "a list that is compared with a text",
      [asks("payload.traits", "EQUALS", "ice")],
      ['value-of-other-type /0/conditions/0/value -> "CONTAINS"'],
    ],
    [
      "a value of the state without what it is in",
      [add({ fromContext: "persistent.luck" })],
      ['unknown-state-path /0/outcomes/0/value/fromContext -> "persistent.player.luck"'],
    ],
    [
      "one that is in two places",
      [add({ fromContext: "persistent.power" })],
      ['unknown-state-path /0/outcomes/0/value/fromContext -> ,"power":0'],
    ],
    [
      "a target in another root",
      [rule("r", "INTERCEPTOR", { type: "SET", target: "calculations.left", value: 1 })],
      ['target-not-payload /0/outcomes/0/target -> "left"'],
    ],
    [
      "a sum of one die, twice",
      [
        add(
          { fromContext: "calculations.sum" },
          {
            calculations: [
              { name: "one", op: "DICE", args: [1, 6] },
              { name: "other", op: "DICE", args: [1, 6] },
              {
                name: "sum",
                op: "+",
                args: [{ fromContext: "calculations.one" }, { fromContext: "calculations.one" }],
              },
            ],
          },
        ),
      ],
      ['unused-calculation /0/calculations/1/name -> "calculations.other"'],
    ],
    [
      "a calculation that was copied with its name",
      [
        add(
          { fromContext: "calculations.sum" },
          {
            calculations: [
              { name: "one", op: "DICE", args: [1, 6] },
              { name: "one", op: "DICE", args: [1, 6] },
              {
                name: "sum",
                op: "+",
                args: [{ fromContext: "calculations.one" }, { fromContext: "calculations.other" }],
              },
            ],
          },
        ),
      ],
      ['unknown-calculation /0/calculations/2/args/1/fromContext -> "other"'],
    ],
  ])("%s", (_what, rules, findings) => {
    expect(told(rules)).toEqual(findings);
  });

  it("an argument that the other calls have under another name", () => {
    const others = [call("a", { clipId: "x" }), call("b", { clipId: "y", volume: 2 })];
    expect(told([...others, call("c", { clip: "z" })])).toEqual([
      'unknown-argument /2/outcomes/0/value/clip -> "clipId"',
    ]);
    expect(told([...others, call("c", { volume: 1, clipId: "z" })])).toEqual([]);
    // Where a call's arguments come from elsewhere they are not known.
    expect(told([...others, call("c", { fromContext: "payload" }), call("d", { clip: "z" })])).toEqual([]);
  });

  it("an argument that a stub reads and no call gives", () => {
    const services = (path: string, more: object = {}) => ({
      "services.json": {
        services: { "Audio.Play": { set: [{ path: "ephemeral.last", value: { fromContext: path, ...more } }] } },
      } as Json,
    });
    expect(told([call("a", { clip: "x" })], services("args.by"))).toEqual([
      'unknown-argument services.json/services/Audio.Play/set/0/value/fromContext -> "args.clip"',
    ]);
    expect(told([call("a", { clip: "x" })], services("args.clip"))).toEqual([]);
    const both = (path: string): Json => ({
      services: {
        "Audio.Play": {
          set: [
            { path: "ephemeral.last", value: { fromContext: path } },
            { path: "ephemeral.clip", value: { fromContext: "args.clip" } },
          ],
        },
      },
    });
    const calls = [call("a", { clip: "x", volume: 2 })];
    expect(told(calls, { "services.json": both("args.clap") })).toEqual([
      'unknown-argument services.json/services/Audio.Play/set/0/value/fromContext -> "args.clip"',
    ]);
    expect(told(calls, { "services.json": both("args.volume") })).toEqual([]);
    expect(told([call("a", { clip: "x" })], services("args.by", { default: 1 }))).toEqual([]);
  });

  it("a number by default that is written as a text", () => {
    const services = (usual: Json) => ({
      "services.json": {
        services: {
          "Audio.Play": { publish: [{ id: "HIT", data: { amount: { fromContext: "args.amount", default: usual } } }] },
        },
      } as Json,
    });
    const rules = [call("a", { amount: 1 }, { trigger: "OPEN" }), asks("payload.amount", "GT", 1)];
    const files = { "sessions/a.json": { id: "a", events: [SWING, { id: "OPEN", data: {} }] } as Json };
    expect(told(rules, { ...files, ...services("1") })).toEqual([
      "value-of-other-type services.json/services/Audio.Play/publish/0/data/amount/default -> 1",
    ]);
    expect(told(rules, { ...files, ...services(1) })).toEqual([]);
  });

  it("a payload that is no object, where its event has one member", () => {
    const fires = rule("a", "OBSERVER", { type: "FIRE_EVENT", target: "WON", value: "gold" });
    const files = { "events.json": { WON: { payload: { id: "silver" } } } };
    const found = told([fires, { ...call("b", {}), trigger: "WON" }], files);
    expect(found).toEqual(['payload-not-object /0/outcomes/0/value -> {"id": "gold"}']);
  });

  it("a rule that runs for events that another one denies", () => {
    const condition = { path: "payload.allowed", op: "NOT_EQUALS", value: false };
    expect(told([deny, call("a", {})])).toEqual([
      `denial-unheeded /1/outcomes -> ,"conditions":[${JSON.stringify(condition)}]`,
    ]);
    expect(told([deny, call("a", {}, { conditions: [condition] })])).toEqual([]);
    expect(told([call("a", {})])).toEqual([]);
  });

  it("a rule for other events than those that are denied is none", () => {
    const few = (value: number) => call("a", {}, { conditions: [{ path: "payload.amount", op: "LT", value }] });
    expect(told([deny, few(5)])).toEqual([]);
    expect(told([deny, few(20)])).toContainEqual(expect.stringContaining("denial-unheeded"));
    // Another interceptor may change what is asked.
    expect(told([deny, add(-9), few(5)])).toContainEqual(expect.stringContaining("denial-unheeded"));
  });

  it("a member like allowed that nothing reads", () => {
    const sets = (target: string, value: Json) => rule("a", "INTERCEPTOR", { type: "SET", target, value });
    expect(told([sets("allow", false)])).toEqual(['unknown-payload-member /0/outcomes/0/target -> "allowed"']);
    expect(told([sets("payload.alowed", true)])).toEqual([
      'unknown-payload-member /0/outcomes/0/target -> "payload.allowed"',
    ]);
    expect(told([sets("allowed", false)])).toEqual([]);
    expect(told([sets("allow", "all")])).toEqual([]);
    expect(told([sets("allow", true), call("b", { may: { fromContext: "payload.allow" } })])).toEqual([]);
  });

  it("a rule that is for the denied events alone is none", () => {
    const because = (reason: string): object =>
      rule(
        "heavy",
        "INTERCEPTOR",
        { type: "SET", target: "allowed", value: false },
        {
          outcomes: [
            { type: "SET", target: "allowed", value: false },
            { type: "SET", target: "reason", value: reason },
          ],
        },
      );
    const groan = (reason: string): object =>
      call("groan", {}, { conditions: [{ path: "payload.reason", op: "EQUALS", value: reason }] });
    expect(told([because("heavy"), groan("heavy")])).toEqual([]);
    // Another rule denies such an event for a reason of its own.
    expect(told([because("heavy"), deny, groan("heavy")])).toEqual([]);
    expect(told([because("heavy"), groan("light")])).toContainEqual(expect.stringContaining("denial-unheeded"));
  });
});

it("a scale in quotes is taken out of them", () => {
  const value = { m: { fromContext: "payload.amount", scale: "0.08" } };
  expect(told([rule("r", "INTERCEPTOR", { type: "SET", target: "kept", value })])).toEqual([
    "number-or-text /0/outcomes/0/value/m/scale -> 0.08",
  ]);
});

it("a text that other rules ask for is not meant by one like it", () => {
  const other = { ...asks("payload.kind", "EQUALS", "PHYSICAL"), id: "other" };
  expect(told([asks("payload.kind", "EQUALS", "PHYSICS"), other])).toEqual([]);
  expect(told([asks("payload.kind", "EQUALS", "MAGICAL")])).toEqual([]);
});

describe("a number in quotes, where a binding gives the value,", () => {
  const tells = (value: Json, more: object) =>
    told(
      [
        rule("tell", "OBSERVER", {
          type: "FIRE_EVENT",
          target: "SUM",
          value: { sum: { fromContext: "payload.amount" } },
        }),
        rule(
          "hear",
          "OBSERVER",
          { type: "FIRE_EVENT", target: "HEARD", value: {} },
          {
            trigger: "SUM",
            conditions: [{ path: "payload.sum", op: "EQUALS", value }],
          },
        ),
      ],
      { "events.json": { SUM: { payload: { sum: 5 } }, HEARD: { description: "Heard." } }, ...more },
    );

  it("is told where all that is known are numbers", () => {
    expect(tells(100, {})).toEqual([]);
    expect(tells("100", {})).toEqual(["value-of-other-type /1/conditions/0/value -> 100"]);
  });

  it("is none where a text of the pack is the same", () => {
    expect(tells("100", { "state/persistent.json": { player: { luck: 20, power: "100" } } })).toEqual([]);
  });
});

describe("a member of the payload that events.json describes", () => {
  const events = (member: string) => ({
    "events.json": { SUM: { payload: { [member]: 5 } }, HEARD: { description: "Heard." } },
  });
  const tells = (member: string, published: string, read: string) =>
    told(
      [
        rule("tell", "OBSERVER", { type: "FIRE_EVENT", target: "SUM", value: { [published]: 3 } }),
        rule(
          "hear",
          "OBSERVER",
          { type: "FIRE_EVENT", target: "HEARD", value: {} },
          {
            trigger: "SUM",
            conditions: [{ path: `payload.${read}`, op: "GT", value: 2 }],
          },
        ),
      ],
      events(member),
    );

  it("is told where nothing has it, and what the event comes with and rules read is like it", () => {
    expect(tells("kills", "kills", "kills")).toEqual([]);
    expect(tells("kill", "kills", "kills")).toEqual(['unknown-payload-member events.json/SUM/payload/kill -> "kills"']);
  });

  it("is no mistake where it is another name, or one of both is only read", () => {
    expect(tells("source", "kills", "kills")).toEqual([]);
    expect(tells("kills", "kill", "kill")).not.toEqual([]);
  });
});
