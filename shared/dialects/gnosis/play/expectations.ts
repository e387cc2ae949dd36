// Compares what came of an event with what its session expects: what it names, and nothing else (G-19).
import { type Json, type JsonObject, isJsonList, isJsonObject } from "../../../base/json";
import { withoutRepeats } from "../../../base/repeats";
import { fieldPath } from "../../../engine/trace/fieldPath";
import type { Published } from "../run/publish";
import { type Found, equalJson, memberOf } from "../rules/value";

/** Something that came out otherwise. */
export interface Unexpected {
  /** The names inside of `expect`. */
  readonly at: readonly string[];
  /** What was expected and what there is, as a sentence. */
  readonly message: string;
  /** What to write instead, and where, so that it is as it should be. */
  readonly kept: { readonly at: readonly string[]; readonly value: Json };
}

/**
 * The first things in which an event differs from what is expected of it; none when all is as it should be. `isDry`: it
 * was a dry run, which makes no calls.
 */
export function unexpected(
  expect: JsonObject,
  { final, fired, calls }: Published,
  isDry: boolean,
): readonly Unexpected[] {
  const { payload, denied, events, calls: expectedCalls } = expect;
  return [
    ...(payload === undefined ? [] : differing(payload, final.payload, ["payload"])),
    ...(denied === undefined ? [] : differing(denied, final.denied, ["denied"])),
    ...(events === undefined
      ? []
      : differingList(listForm(events), fired.map(firedForm), ["events"], "there are no events")),
    ...(expectedCalls === undefined
      ? []
      : differingList(
          listForm(expectedCalls),
          calls.map(callForm),
          ["calls"],
          isDry ? "a dry run makes no calls" : "there are no calls",
        )),
  ];
}

/** An event or a call as it is compared: what it is called, and the object that goes with it. */
interface Named {
  readonly name: string;
  readonly value: Found;
}

function firedForm({ id, payload }: Published["fired"][number]): Named {
  return { name: id, value: payload };
}

function callForm({ service, function: name, parameters }: Published["calls"][number]): Named {
  return { name: `${service}.${name}`, value: parameters };
}

/** A list of names, or of objects with a name and a value; or an object from names to values. */
function listForm(value: Json): readonly Named[] {
  if (isJsonList(value)) return value.map(namedForm);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([name, inner]) => ({ name, value: inner }));
}

function namedForm(value: Json): Named {
  if (!isJsonObject(value)) return { name: text(value), value: undefined };
  const { id, call, target, service, function: name } = value;
  const called = [id, call, target].find((each) => typeof each === "string") ?? `${text(service)}.${text(name)}`;
  const inner = ["payload", "data", "parameters", "value"].map((member) => memberOf(value, member));
  return { name: text(called), value: inner.find((each) => each !== undefined) };
}

function text(value: Json | undefined): string {
  return typeof value === "string" ? value : "?";
}

function differingList(
  expected: readonly Named[],
  actual: readonly Named[],
  at: readonly string[],
  none: string,
): readonly Unexpected[] {
  const wrong = expected.findIndex(({ name }, index) => actual[index]?.name !== name);
  const names = namesText(actual);
  const [what = ""] = at;
  if (wrong >= 0 || actual.length !== expected.length) {
    const there = names === "" ? none : `the ${what} are ${names}`;
    const place = wrong >= 0 ? [...at, String(wrong)] : at;
    return [
      {
        at: place,
        message: `Expected ${expected[wrong]?.name ?? (namesText(expected) || `no ${what}`)}, but ${there}.`,
        kept: { at, value: actual.map(({ name }) => name) },
      },
    ];
  }
  return expected.flatMap(({ value }, index) =>
    value === undefined ? [] : differing(value, actual[index]?.value, [...at, String(index)]),
  );
}

function namesText(list: readonly Named[]): string {
  return withoutRepeats(list.map(({ name }) => name)).join(", ");
}

/** Returns what differs as a trace keeps it: the path inside of `expect`, and the sentence. */
export function differenceForm({ at, message }: Unexpected): JsonObject {
  return { path: fieldPath(...at), message };
}

/** Members that an object names are compared, its others are not; anything else is compared whole. */
function differing(expected: Json, actual: Found, at: readonly string[]): readonly Unexpected[] {
  if (isJsonObject(expected) && isJsonObject(actual)) {
    return Object.entries(expected).flatMap(([name, value]) => differing(value, memberOf(actual, name), [...at, name]));
  }
  if (equalJson(expected, actual ?? null)) return [];
  const is = actual === undefined ? "not there" : JSON.stringify(actual);
  return [
    { at, message: `Expected ${JSON.stringify(expected)}, but it is ${is}.`, kept: { at, value: actual ?? null } },
  ];
}
