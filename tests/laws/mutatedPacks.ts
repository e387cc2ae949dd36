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
