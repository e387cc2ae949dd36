// Vectors V1 to V5 and V10 to V13 of the specification of event rules: what one rule does.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { interceptor, payloadOf, play } from "./sessions";

const add = (id: string, value: number, more: JsonObject = {}): JsonObject =>
  interceptor(id, { outcomes: [{ type: "MATH_ADD", target: "amount", value }], ...more });
const multiply = (id: string, value: number, more: JsonObject = {}): JsonObject =>
  interceptor(id, { outcomes: [{ type: "MATH_MULTIPLY", target: "amount", value }], ...more });

describe("V1: the sword's rule", () => {
  const rule = {
    id: "iron_sword_boost",
    category: "INTERCEPTOR",
    trigger: "E",
    conditions: [{ path: "payload.damageType", op: "EQUALS", value: "PHYSICAL" }],
    outcomes: [{ type: "MATH_ADD", target: "amount", value: 5 }],
  };
  it.each([
    ["PHYSICAL", 15],
    ["FIRE", 10],
  ])("%s", (damageType, amount) => {
    expect(payloadOf([rule], { amount: 10, damageType })).toEqual({ amount, damageType });
  });
});

describe("V2: the order of rules", () => {
  const orders: readonly (readonly [string, readonly JsonObject[], number])[] = [
    ["add, multiply", [add("a", 5), multiply("m", 1.5)], 22.5],
    ["multiply, add", [multiply("m", 1.5), add("a", 5)], 20],
    ["an order before the numbered one", [add("a", 5), multiply("m", 1.5, { executionOrder: 5 })], 20],
    ["a tie, multiply first", [multiply("m", 1.5, { executionOrder: 10 }), add("a", 5)], 20],
    ["a tie, add first", [add("a", 5), multiply("m", 1.5, { executionOrder: 10 })], 22.5],
  ];
  it.each(orders)("%s", (_title, rules, amount) => {
    expect(payloadOf(rules, { amount: 10 })).toEqual({ amount });
  });
});

describe("V3: several outcomes after a guard", () => {
  const rule = interceptor("r", {
    conditions: [{ path: "payload.amount", op: "EXISTS" }],
    outcomes: [
      { type: "MATH_MULTIPLY", target: "amount", value: 1.5 },
      { type: "MATH_ADD", target: "amount", value: 1 },
      { type: "MATH_MULTIPLY", target: "amount", value: 2 },
    ],
  });
  it("changes one value step by step", () => expect(payloadOf([rule], { amount: 10 })).toEqual({ amount: 32 }));
  it("does nothing without it", () => expect(payloadOf([rule], {})).toEqual({}));
});

describe("V4: calculations", () => {
  const rule = interceptor("r", {
    calculations: [
      { name: "base_damage", fromContext: "payload.amount" },
      { name: "total_bonus", op: "*", args: [{ fromContext: "persistent.player.strength" }, 0.5] },
      {
        name: "final_damage",
        op: "+",
        args: [{ fromContext: "calculations.base_damage" }, { fromContext: "calculations.total_bonus" }],
      },
    ],
    outcomes: [
      {
        type: "SET",
        target: "modifiedAmount",
        value: { fromContext: "calculations.final_damage", scale: 1.1, round: "ceil" },
      },
    ],
  });
  it.each([
    [10, 8, 16],
    [10, 0, 11],
    [7, 3, 10],
  ])("amount %d, strength %d", (amount, strength, modifiedAmount) => {
    expect(payloadOf([rule], { amount }, { persistent: { player: { strength } } })).toEqual({ amount, modifiedAmount });
  });
  it("leaves the payload alone when a number is missing", () => {
    expect(payloadOf([rule], { amount: 10 })).toEqual({ amount: 10 });
  });
});

describe("V5: rounding", () => {
  const round = (value: Json, how: Json, scale: number): Json | undefined => {
    const bound = { fromContext: "payload.n", scale, round: how };
    return payloadOf([interceptor("r", { outcomes: [{ type: "SET", target: "out", value: bound }] })], { n: value })[
      "out"
    ];
  };
  it.each([
    [2.5, "round", 1, 3],
    [-2.5, "round", 1, -3],
    [0.5, "round", 1, 1],
    [-0.5, "round", 1, -1],
    [10, "ceil", 1.1, 11],
    [3, "floor", 1.1, 3],
    [2.5, true, 1, 3],
  ])("%d as %s, scaled by %d", (value, how, scale, result) => {
    expect(round(value, how, scale)).toBe(result);
  });
});

interface Row {
  readonly path: string;
  readonly op: string;
  readonly value?: Json;
}

describe("V10: conditions", () => {
  const persistent = { s: "abc", l: [1, "a", { k: 1 }], n: 5, z: null, b: true };
  const holds = (condition: Row): boolean => {
    const rule = interceptor("r", {
      parameters: { p: 5 },
      conditions: [{ ...condition }],
      outcomes: [{ type: "SET", target: "yes", value: true }],
    });
    return payloadOf([rule], {}, { persistent })["yes"] === true;
  };
  const passing: readonly Row[] = [
    { path: "persistent.n", op: "EQUALS", value: 5 },
    { path: "persistent.n", op: "NE", value: "5" },
    { path: "persistent.missing", op: "EQUALS", value: null },
    { path: "persistent.missing", op: "NE", value: "" },
    { path: "persistent.missing", op: "NE", value: 1 },
    { path: "persistent.z", op: "NOT_EXISTS" },
    { path: "persistent.s", op: "CONTAINS", value: "bc" },
    { path: "persistent.s", op: "CONTAINS", value: "" },
    { path: "persistent.l", op: "CONTAINS", value: "a" },
    { path: "persistent.l", op: "CONTAINS", value: { k: 1 } },
    { path: "persistent.n", op: "GT", value: 4 },
    { path: "persistent.n", op: "GTE", value: 5 },
    { path: "persistent.n", op: "LTE", value: { fromContext: "parameters.p" } },
    { path: "persistent.l.2.k", op: "EQUALS", value: 1 },
    { path: "persistent.l[2].k", op: "EQUALS", value: 1 },
    { path: "Persistent.n", op: "EQUALS", value: 5 },
    { path: "persistent.l", op: "EQUALS", value: [1, "a", { k: 1 }] },
  ];
  const failing: readonly Row[] = [
    { path: "persistent.n", op: "EQUALS", value: "5" },
    { path: "persistent.z", op: "EXISTS" },
    { path: "persistent.s", op: "CONTAINS", value: "BC" },
    { path: "persistent.l", op: "CONTAINS", value: "1" },
    { path: "persistent.n", op: "LT", value: 5 },
    { path: "persistent.s", op: "GT", value: 1 },
    { path: "persistent.missing", op: "LT", value: 1 },
    { path: "persistent.N", op: "EXISTS" },
    { path: "persistent.b", op: "EQUALS", value: 1 },
    { path: "", op: "EXISTS" },
    { path: "persistent.n", op: "NO_SUCH_OPERATOR", value: 5 },
  ];
  it.each(passing)("passes: $path $op $value", (row) => expect(holds(row)).toBe(true));
  it.each(failing)("fails: $path $op $value", (row) => expect(holds(row)).toBe(false));
});

describe("V11: operators of calculations", () => {
  const result = (op: string, args: readonly Json[], seed = 1): Json | undefined => {
    const rule = interceptor("r", {
      calculations: [{ name: "c", op, args }],
      outcomes: [{ type: "SET", target: "out", value: { fromContext: "calculations.c" } }],
    });
    return payloadOf([rule], {}, { seed })["out"];
  };
  const results: readonly (readonly [string, readonly Json[], number | undefined])[] = [
    ["+", [1, 2, 3], 6],
    ["ADD", [1], 1],
    ["-", [10, 3, 2], 5],
    ["\u00d7", [2, 3, 4], 24],
    ["/", [7, 2], 3.5],
    ["%", [7, 3], 1],
    ["MOD", [-7, 3], -1],
    ["REM", [7, -3], 1],
    ["RANDOM_INT", [5, 5], 5],
    ["RNG_INT", [6, 1], 4],
    ["SUB", [5], undefined],
    ["DIV", [1, 0], undefined],
    ["DICE", [6], undefined],
    ["+", ["a", 1], undefined],
    ["^", [1, 2], undefined],
    ["mul", [2, 3], 6],
    ["/", [-0, 5], 0],
    ["*", [1e308, 10], undefined],
  ];
  it.each(results)("%s %j", (op, args, value) => expect(result(op, args)).toBe(value));
});

describe("V12: outcomes and bindings", () => {
  it("writes, and skips what cannot be written", () => {
    const rule = interceptor("r", {
      calculations: [{ name: "c", fromContext: "payload.a" }],
      outcomes: [
        { type: "MATH_ADD", target: "a", value: 1 },
        { type: "SET", target: "b", value: { fromContext: "payload.a" } },
        { type: "SET", target: "c", value: { fromContext: "calculations.c" } },
        { type: "SET", target: "deep.x.y", value: 1 },
        { type: "MATH_ADD", target: "nope", value: 1 },
        { type: "SET", target: "ephemeral.q", value: 1 },
        {
          type: "SET",
          target: "payload.d",
          value: { fromContext: "payload.zzz", default: { fromContext: "payload.yyy", default: 7 }, scale: 2 },
        },
      ],
    });
    expect(payloadOf([rule], { a: 1 })).toEqual({ a: 2, b: 2, c: 1, deep: { x: { y: 1 } }, d: 14 });
  });
});

describe("V13: denial", () => {
  it.each([
    ["RotateCW", false],
    ["RotateCCW", false],
    ["MoveLeft", true],
  ])("%s", (action, allowed) => {
    const rule = interceptor("deny rotate", {
      conditions: [{ path: "payload.action", op: "CONTAINS", value: "Rotate" }],
      outcomes: [{ type: "SET", target: "allowed", value: false }],
    });
    const { final } = play({ rules: [rule], events: [{ id: "E", data: { action, allowed: true } }] });
    expect(final).toEqual({ id: "E", payload: { action, allowed }, denied: !allowed });
  });
});
