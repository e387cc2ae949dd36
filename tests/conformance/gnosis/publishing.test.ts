// Vectors V6 to V9 and V14 of the specification of event rules: cascades, guards, random numbers, dry runs.
import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, isJsonObject } from "../../../shared/base/json";
import { sessionLevel } from "../../../shared/dialects/gnosis/play/level";
import { publish } from "../../../shared/dialects/gnosis/run/publish";
import { startSession } from "../../../shared/dialects/gnosis/run/session";
import { tracedTurns } from "../../../shared/engine/play/tracedTurns";
import { heldValues, interceptor, play, sessionOf } from "./sessions";
import { loadPack } from "../../../shared/dialects/gnosis/load/loadedPack";

const observer = (id: string, target: string, more: JsonObject = {}): JsonObject => ({
  id,
  category: "OBSERVER",
  trigger: "E",
  outcomes: [{ type: "FIRE_EVENT", target }],
  ...more,
});

describe("V6: an achievement and its sound", () => {
  const rules = [
    observer("unlock", "achievement.unlock", {
      conditions: [{ path: "persistent.stats.kills", op: "EQUALS", value: 100 }],
      outcomes: [{ type: "FIRE_EVENT", target: "achievement.unlock", value: { id: "centurion" } }],
    }),
    {
      id: "sound",
      category: "TRIGGER",
      trigger: "achievement.unlock",
      outcomes: [{ type: "CALL_SERVICE", target: "Audio.PlaySfx", value: { clipId: { fromContext: "payload.id" } } }],
    },
  ];
  const kills = (count: number): ReturnType<typeof play> =>
    play({ rules, persistent: { stats: { kills: count } }, events: [{ id: "E" }] });
  it("comes with the hundredth kill", () => {
    expect(kills(100)).toEqual({
      final: { id: "E", payload: {}, denied: false },
      fired: [{ id: "achievement.unlock", payload: { id: "centurion" } }],
      calls: [{ service: "Audio", function: "PlaySfx", parameters: { clipId: "centurion" } }],
      blocked: 0,
      changes: [],
    });
  });
  it("does not come before", () => expect(kills(99)).toMatchObject({ fired: [], calls: [] }));
});

describe("V7: guards", () => {
  it("ends a rule that fires its own trigger at depth 32", () => {
    const { fired, blocked } = play({ rules: [observer("loop", "E")], events: [{ id: "E" }] });
    expect([fired.length + 1, blocked]).toEqual([32, 1]);
  });
  it("ends two of them after 1000 events", () => {
    const { fired, blocked } = play({ rules: [observer("a", "E"), observer("b", "E")], events: [{ id: "E" }] });
    expect([fired.length + 1, blocked]).toEqual([1000, 1001]);
  });
  it("can be set", () => {
    const limits = { depth: 3, events: 5 };
    expect(play({ rules: [observer("loop", "E")], limits, events: [{ id: "E" }] }).fired).toHaveLength(2);
    const two = [observer("a", "E"), observer("b", "E")];
    expect(play({ rules: two, limits, events: [{ id: "E" }] }).fired).toHaveLength(4);
  });
});

describe("V8: CHANCE_PERCENT", () => {
  const rolls = (value: number, seed: number, times: number): string => {
    const rule = interceptor("r", {
      conditions: [{ op: "CHANCE_PERCENT", value }],
      outcomes: [{ type: "SET", target: "hit", value: true }],
    });
    const { start, surroundings } = sessionOf({ rules: [rule], seed });
    let session = startSession(start);
    let hits = "";
    for (let time = 0; time < times; time += 1) {
      const published = publish(session, surroundings, { id: "E", data: {} });
      session = published.session;
      hits += published.final.payload["hit"] === true ? "1" : "0";
    }
    return hits;
  };
  const count = (hits: string): number => hits.replaceAll("0", "").length;
  it("draws as seed 42 says", () => expect(rolls(50, 42, 10)).toBe("0100101001"));
  it("hits as often as it should", () => expect(count(rolls(15, 1, 10_000))).toBe(1530));
  it.each([
    [0, 0],
    [-5, 0],
    [100, 1000],
    [150, 1000],
  ])("%d percent of 1000", (value, hits) => expect(count(rolls(value, 1, 1000))).toBe(hits));
});

/** Fires an event with the roll of a die. */
const die: JsonObject = {
  id: "die",
  category: "OBSERVER",
  trigger: "E",
  calculations: [{ name: "roll", op: "DICE", args: [1, 6] }],
  outcomes: [{ type: "FIRE_EVENT", target: "rolled", value: { roll: { fromContext: "calculations.roll" } } }],
};

describe("V9: dice", () => {
  it("rolls as seed 42 says", () => {
    const events = Array.from({ length: 12 }, () => ({ id: "E" }));
    const { fired } = play({ rules: [die], seed: 42, events });
    expect(fired.map(({ payload }) => payload["roll"])).toEqual([4, 3, 6, 5, 2, 4, 2, 4, 6, 3, 2, 6]);
  });
});

describe("V14: dry runs", () => {
  it("call nothing, change nothing and leave the random generator alone", () => {
    const calling = {
      id: "c",
      category: "TRIGGER",
      trigger: "rolled",
      outcomes: [{ type: "CALL_SERVICE", target: "A.B" }],
    };
    const services = { "A.B": { set: [{ path: "ephemeral.called", value: true }] } };
    const { start, surroundings } = sessionOf({ rules: [die, calling], seed: 42, services });
    const session = startSession(start);
    const dry = publish(session, surroundings, { id: "E", data: {} }, { isDry: true });
    expect([dry.calls, dry.session === session, dry.fired[0]?.payload]).toEqual([[], true, { roll: 4 }]);
    const real = publish(dry.session, surroundings, { id: "E", data: {} });
    expect(real.fired[0]?.payload).toEqual({ roll: 4 });
    expect(real.session.ephemeral).toEqual({ called: true });
  });
});

describe("services", () => {
  const add = {
    id: "add",
    category: "TRIGGER",
    trigger: "E",
    outcomes: [
      {
        type: "CALL_FUNCTION",
        target: "Rule.AddRule",
        value: { definition: interceptor("new", { outcomes: [{ type: "SET", target: "n", value: 1 }] }) },
      },
    ],
  };
  const remove = {
    id: "remove",
    category: "TRIGGER",
    trigger: "R",
    outcomes: [{ type: "CALL_FUNCTION", target: "Rule.RemoveRuleById", value: { ruleId: "new" } }],
  };
  it("add a rule that takes part from the next event on, and take it away again", () => {
    const payloads = [["E"], ["E", "E"], ["E", "R", "E"]].map(
      (ids) => play({ rules: [add, remove], events: ids.map((id) => ({ id })) }).final.payload,
    );
    expect(payloads).toEqual([{}, { n: 1 }, {}]);
  });
  it("keep the list of active rules, where there is one", () => {
    const { changes } = play({ rules: [add, remove], ephemeral: { rules: ["add"] }, events: [{ id: "E" }] });
    expect(changes).toEqual([{ path: "ephemeral.rules", before: ["add"], after: ["add", "new"] }]);
  });
  it("set state and publish, bound to their parameters; subscribers do as well, the higher priority first", () => {
    const hit = {
      id: "hit",
      category: "TRIGGER",
      trigger: "E",
      outcomes: [{ type: "CALL_SERVICE", target: "Health.Lose", value: { amount: { fromContext: "payload.amount" } } }],
    };
    const result = play({
      rules: [hit],
      services: {
        "Health.Lose": {
          set: [{ path: "persistent.lost", value: { fromContext: "args.amount", scale: 2 } }],
          publish: [{ id: "lost", data: { amount: { fromContext: "persistent.lost" } } }],
        },
      },
      subscribers: [
        { event: "E", set: [{ path: "ephemeral.last", value: "low" }] },
        { event: "E", priority: 5, set: [{ path: "ephemeral.last", value: "high" }] },
      ],
      events: [{ id: "E", data: { amount: 4 } }],
    });
    expect(result.fired).toEqual([{ id: "lost", payload: { amount: 8 } }]);
    expect(result.changes).toEqual([
      { path: "persistent.lost", before: null, after: 8 },
      { path: "ephemeral.last", before: null, after: "low" },
    ]);
  });
  it.each<readonly [string, JsonObject, Json]>([
    ["null where null is written", { result: null }, null],
    ["an empty object where nothing is written", {}, {}],
  ])("give %s as a result", (_what, stub, payload) => {
    const asks = { id: "asks", category: "TRIGGER", trigger: "E", outcomes: [{ type: "CALL_SERVICE", target: "A.b" }] };
    const level = sessionLevel(
      sessionOf({ rules: [asks], services: { "A.b": stub }, events: [{ id: "E" }] }),
      "s",
      "s",
    );
    const [, turn] = Array.from(tracedTurns(level, level.solution));
    expect(turn?.trace.values.filter((value) => isJsonObject(value) && "ok" in value)).toEqual([{ ok: true, payload }]);
  });
  it("publish an empty payload where none is written, and nothing where it is no object", () => {
    const none = { fromContext: "persistent.none", default: null };
    const events = [{ id: "empty" }, { id: "written", data: null }, { id: "bound", data: none }, { id: "n", data: 1 }];
    const { fired } = play({
      rules: [],
      subscribers: [{ event: "E", publish: events }],
      events: [{ id: "E" }],
    });
    expect(fired).toEqual([{ id: "empty", payload: {} }]);
  });
});

describe("packs", () => {
  const rule = (id: string): JsonObject => observer(id, id);
  it("read every form of a file of rules, in the order of the index", () => {
    const pack = loadPack(
      heldValues({
        "manifest.json": { dialect: "gnosis", rules: "data/rules" },
        "data/rules/index.json": { domains: ["b.json", "more/a.json", "one.json", "state.json"] },
        "data/rules/b.json": [rule("b1"), rule("b2")],
        "data/rules/more/a.json": { a1: rule("a1"), a2: { ...rule("x"), id: null } },
        "data/rules/one.json": rule("one"),
        "data/rules/state.json": { Persistent: { configuration: { rules: { s1: rule("s1") } } } },
        "data/rules/unlisted.json": rule("unlisted"),
      }),
    );
    expect(pack.rules.rules.map(({ rule: { id } }) => id)).toEqual(["b1", "b2", "a1", "a2", "one", "s1"]);
    expect(pack.rules.problems).toEqual([]);
  });
  it("say which rules are active", () => {
    const files = {
      "rules/a.json": [rule("a"), rule("b"), rule("c")],
      "state/ephemeral.json": { rules: ["c", { instanceId: "a" }] },
    };
    const { start } = loadPack(heldValues(files)).session(null);
    expect(Array.from(startSession(start).active.byId.keys())).toEqual(["c", "a"]);
  });
});

describe("B5: the payload of a fired event, and rounding", () => {
  it.each([
    [undefined, ["achieved"]],
    [null, []],
    [[1], []],
    [{ n: 1 }, ["achieved"]],
  ])("with the value %j fires %j", (value, fired) => {
    const outcome = { type: "FIRE_EVENT", target: "achieved", ...(value === undefined ? {} : { value }) };
    const result = play({ rules: [observer("o", "", { outcomes: [outcome] })], events: [{ id: "E" }] });
    expect(result.fired.map(({ id }) => id)).toEqual(fired);
  });

  it.each([
    [0.49999999999999994, 0],
    [0.5, 1],
    [-0.5, -1],
    [2.5, 3],
    [-2.5, -3],
    [1_000_000_000.5, 1_000_000_001],
    [-1_000_000_000.5, -1_000_000_001],
  ])("rounds %d to %d, halves away from zero", (n, rounded) => {
    const set = { type: "SET", target: "n", value: { fromContext: "payload.n", round: "round" } };
    const { final } = play({ rules: [interceptor("i", { outcomes: [set] })], events: [{ id: "E", data: { n } }] });
    expect(final.payload).toEqual({ n: rounded });
  });
});
