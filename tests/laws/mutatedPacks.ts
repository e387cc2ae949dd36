// Packs as JSON, spoiled at random: a part of a value replaced by something odd, or taken away. As data, so that a failing
// case can be made smaller.
import * as fc from "fast-check";
import { type Json, type JsonObject, isJsonObject } from "../../shared/base/json";
import { readConformancePack, vectorNames } from "../conformance/material";
import type { RandomPack } from "./randomPack";

/** What a mutation puts in: the odd values of every kind, and the parts of levels in spellings that may be misread. */
const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, "", "ground", "$event.position", "$cell.objects.kind", "__proto__", "constructor"),
  fc.constantFrom<Json>(0, -0, -1, 1.5, 1e9, -1e9, 9_007_199_254_740_991, 1e300),
  fc.constantFrom<Json>([], {}, [0, 0], [-5, 1e9], [[[]]], { kind: 5 }, { x: 1, y: 1 }, { format: "sparse" }),
  fc.constantFrom<Json>(
    [1e300, 0],
    [1, 1, 1],
    { kind: "" },
    { slot: "torch" },
    { position: [1, 1], x: 2, y: 2 },
    { position: null, x: 2, y: 2 },
    { kind: "crate", position: [0, 0], x: 1 },
    [{ id: "a", kind: "pipe", cells: [[0, 0], { position: [1, 0], x: 0, y: 0 }, { x: 1, y: 1 }] }],
    { format: "sparse", entries: [{ position: { x: 1, y: 0 }, kind: "crate" }, { position: [1, 0], kind: "" }, null] },
    [[null, "", { kind: "crate", b: [1], a: {} }], null, ["crate", "crate", "crate", "crate", "crate", "crate"]],
    { enabled: 0, position: { x: 1, y: 1 }, facing: "", inventory: {} },
    { position: [-1, -1], size: [0, -2] },
  ),
  fc.json().map((text) => JSON.parse(text) as Json),
);

/** A value with one of its parts, found by following `path` modulo what is there, replaced or taken away. */
function mutated(value: Json, path: readonly number[], put: Json, remove: boolean): Json {
  const [step, ...rest] = path;
  const keys = isJsonObject(value) || Array.isArray(value) ? Object.keys(value) : [];
  if (step === undefined || keys.length === 0) return put;
  const key = keys[step % keys.length]!;
  const last = rest.length === 0;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    if (last && remove) return items.filter((_, index) => String(index) !== key);
    return items.map((item, index) => (String(index) === key ? mutated(item, rest, put, remove) : item));
  }
  const entries = Object.entries(value as JsonObject);
  if (last && remove) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name === key ? mutated(item, rest, put, remove) : item]),
  );
}

export interface PackMutation {
  readonly file: keyof RandomPack;
  readonly path: readonly number[];
  readonly put: Json;
  readonly remove: boolean;
}

export const packMutations: fc.Arbitrary<readonly PackMutation[]> = fc.array(
  fc.record({
    file: fc.constantFrom<keyof RandomPack>("game", "game", "level", "level", "manifest"),
    path: fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 }),
    put: odd,
    remove: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);

export function mutatedPack(pack: RandomPack, changes: readonly PackMutation[]): RandomPack {
  return changes.reduce<RandomPack>(
    (current, { file, path, put, remove }) => ({
      ...current,
      [file]: mutated(current[file], path, put, remove),
    }),
    pack,
  );
}

/** The parts of a pack in which authors make mistakes. */
const PARTS: readonly (readonly [file: keyof RandomPack, member: string])[] = [
  ["game", "rules"],
  ["game", "systems"],
  ["game", "entityKinds"],
  ["level", "goals"],
  ["level", "loseConditions"],
  ["level", "board"],
  ["level", "state"],
  ["level", "systemOverrides"],
];

/** A mistake of an author: one value of a part is left out, or is another that could stand there. Taken modulo what is there. */
export interface Slip {
  readonly part: number;
  readonly leaf: number;
  readonly put: number;
  readonly remove: boolean;
}

export const slips: fc.Arbitrary<readonly Slip[]> = fc.array(
  fc.record({
    part: fc.nat(PARTS.length - 1),
    leaf: fc.nat(100_000),
    put: fc.nat(100_000),
    remove: fc.integer({ min: 0, max: 6 }).map((one) => one === 0),
  }),
  { minLength: 1, maxLength: 3 },
);

export function withSlips(pack: RandomPack, made: readonly Slip[]): RandomPack {
  return made.reduce<RandomPack>((current, slip) => {
    const [file, member] = PARTS[slip.part]!;
    const value = current[file][member];
    const leaves = value === undefined ? [] : leavesOf(value);
    if (leaves.length === 0 || value === undefined) return current;
    const { path, value: old } = leaves[slip.leaf % leaves.length]!;
    const changed = mutated(value, path, instead(old, slip.put, current), slip.remove);
    return { ...current, [file]: { ...current[file], [member]: changed } };
  }, pack);
}

function instead(old: Json, put: number, pack: RandomPack): Json {
  const choose = (from: readonly Json[]): Json => from[put % from.length]!;
  if (typeof old === "boolean") return !old;
  if (typeof old === "number") return choose([old + 1, old - 1, 0, -1, old + 0.5, String(old)]);
  return choose(PARTS.flatMap(([file, member]) => namesIn(pack[file][member] ?? null)));
}

interface Leaf {
  /** By numbers of members. */
  readonly path: readonly number[];
  readonly value: Json;
}

function leavesOf(value: Json, path: readonly number[] = []): readonly Leaf[] {
  const inner: readonly Json[] = isJsonObject(value) ? Object.values(value) : Array.isArray(value) ? value : [];
  if (inner.length === 0) return path.length === 0 ? [] : [{ path, value }];
  return inner.flatMap((each, number) => leavesOf(each, [...path, number]));
}

/** Returns the texts in a value, and the names of its members. */
function namesIn(value: Json): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return isJsonObject(value) ? Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each)]) : [];
}

/** The packs of the conformance material, one level each: every system, goal and lose condition there is. */
export function realPacks(): readonly RandomPack[] {
  return (vectorNames() ?? []).flatMap((name) => {
    const source = readConformancePack(name);
    const value = (file: { readonly value: Json | undefined } | null | undefined): JsonObject =>
      (file?.value ?? {}) as JsonObject;
    return source.levels
      .slice(0, 2)
      .map((level) => ({ manifest: value(source.manifest), game: value(source.game), level: value(level) }));
  });
}
