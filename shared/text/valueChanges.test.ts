import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "../base/canonicalJson";
import { type Json, isJsonObject, pointerKeys } from "../base/json";
import { valueChanges } from "./valueChanges";

const changes = (before: Json, after: Json): unknown[] => [...valueChanges(before, after, ["id", "type"])];

describe("the changes of a value", () => {
  it("names members that came, went and changed, whatever their order", () => {
    expect(changes({ a: 1, b: 2, c: 3 }, { d: 4, c: 3, a: 0 })).toEqual([
      { kind: "added", at: "/d", after: 4 },
      { kind: "changed", at: "/a", before: 1, after: 0 },
      { kind: "removed", at: "/b", before: 2 },
    ]);
  });

  it("changes positions as a whole", () => {
    expect(changes({ at: [1, 2] }, { at: [1, 3] })).toEqual([
      { kind: "changed", at: "/at", before: [1, 2], after: [1, 3] },
    ]);
  });

  it("names the one expression of a short list that changed", () => {
    const [first, before, after] = [
      "eq(board[target].owner, player)",
      "lte(amount, state.left)",
      "lt(amount, state.left)",
    ];
    expect(changes({ conditions: [first, before] }, { conditions: [first, after] })).toEqual([
      { kind: "changed", at: "/conditions/1", before, after },
    ]);
    expect(changes({ tags: ["bridge", "walkable"] }, { tags: ["walkable"] })).toEqual([
      { kind: "changed", at: "/tags", before: ["bridge", "walkable"], after: ["walkable"] },
    ]);
  });

  it("follows a named item to its new place", () => {
    const [one, two, three] = [{ id: "one", n: 1 }, { id: "two" }, { id: "three" }];
    expect(changes([one, two, three], [two, three, { id: "one", n: 2 }])).toEqual([
      { kind: "moved", at: "/2", from: "/0" },
      { kind: "changed", at: "/2/n", before: 1, after: 2 },
    ]);
  });

  it("sees an item that came before others", () => {
    expect(changes([{ a: 1 }, { a: 2 }], [{ a: 9 }, { a: 1 }, { a: 2 }])).toEqual([
      { kind: "added", at: "/0", after: { a: 9 } },
    ]);
  });

  it("takes a member called __proto__ for what it is", () => {
    const [before, after] = ['{"__proto__": 1}', '{"__proto__": 2}'].map((text) => JSON.parse(text) as Json);
    expect(changes(before ?? null, after ?? null)).toEqual([
      { kind: "changed", at: "/__proto__", before: 1, after: 2 },
    ]);
  });

  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
  const named = fc.array(fc.record({ id: fc.constantFrom("a", "b", "c"), n: fc.nat(2) }), { maxLength: 6 });
  const pairs = fc.oneof(
    fc.tuple(json, json),
    fc.tuple(named, named),
    json.map((value) => [value, value] as const),
  );

  it("has none exactly for equal values", () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        expect(changes(before, after).length === 0).toBe(canonicalJson(before) === canonicalJson(after));
      }),
    );
  });

  it("gives values that stand where it says", () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        for (const change of valueChanges(before, after, ["id"])) {
          if (change.kind === "added") expect(at(after, change.at)).toEqual(change.after);
          if (change.kind === "removed") expect(at(before, change.at)).toEqual(change.before);
          if (change.kind === "changed") expect(at(after, change.at)).toEqual(change.after);
        }
      }),
    );
  });
});

function at(value: Json | undefined, pointer: string): Json | undefined {
  return pointerKeys(pointer).reduce<Json | undefined>((inner, key) => {
    if (Array.isArray(inner)) return (inner as readonly Json[])[Number(key)];
    return isJsonObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);
}
