// Finds arguments of calls whose names are written in two ways: one that no other call of the function has, and one that
// its stub reads and no call gives.
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import { nearestName } from "../../../base/nearestName";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { parsePath } from "../rules/path";
import { categoryNamed } from "../rules/rule";
import { reactionsOfPack, valuesOf } from "../text/reactions";
import { rulesOfPack } from "../text/ruleTexts";
import { laterRules } from "./possibleRules";
import { found, replacing } from "./found";

interface CallText {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly names: readonly string[];
}

/** Returns findings on the arguments of all functions but the built-in ones, whose arguments are known. */
export function callArgumentFindings(pack: PackSource): readonly Finding[] {
  const calls = callsByFunction(pack);
  return [
    ...Array.from(calls).flatMap(([target, all]) => (all === null ? [] : oddFindings(target, all))),
    ...stubFindings(pack, calls),
  ];
}

/** Returns the calls of each function; null for one of which some call's arguments are not written out. */
function callsByFunction({ files }: PackSource): ReadonlyMap<string, readonly CallText[] | null> {
  const calls = new Map<string, CallText[] | null>();
  const add = (target: Json | undefined, value: Json | undefined, place: Omit<CallText, "names"> | null): void => {
    if (typeof target !== "string" || target.startsWith("Rule.")) return;
    const before = calls.get(target);
    const isWritten = place !== null && (value === undefined || (isJsonObject(value) && !isBinding(value)));
    if (before === null || !isWritten) return void calls.set(target, null);
    const call = { ...place, names: Object.keys(objectOf(value)) };
    if (before === undefined) calls.set(target, [call]);
    else before.push(call);
  };
  for (const { file, definition, at } of rulesOfPack(files)) {
    if (categoryNamed(definition["category"]) !== "TRIGGER") continue;
    for (const [index, outcome] of listOf(definition["outcomes"]).entries()) {
      const { target, value } = objectOf(outcome);
      add(target, value, { file, at: childPointer(at, "outcomes", index, "value") });
    }
  }
  for (const { outcomes } of laterRules(files))
    for (const outcome of listOf(outcomes)) add(objectOf(outcome)["target"], objectOf(outcome)["value"], null);
  return calls;
}

/** Calls with more names were not written by hand. */
const MOST_COMPARED = 500;

/** Reports an argument of one call alone, where each other call has one like it that this call lacks. */
function oddFindings(target: string, calls: readonly CallText[]): readonly Finding[] {
  const counts = new Map<string, number>();
  for (const name of calls.flatMap(({ names }) => names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size > MOST_COMPARED) return [];
  const inAllButOne = [...counts.keys()].filter((name) => counts.get(name) === calls.length - 1);
  const isPair = calls.length === 2;
  return calls.flatMap((call) =>
    call.names.flatMap((name): readonly Finding[] => {
      const meant =
        counts.get(name) === 1
          ? nearestName(
              name,
              inAllButOne.filter((each) => !call.names.includes(each)),
            )
          : null;
      if (meant === null) return [];
      const at = childPointer(call.at, name);
      const message = isPair
        ? `The other call of ${target} has "${meant}" and not "${name}": one of them is misspelt.`
        : `No other call of ${target} has "${name}". Did you mean "${meant}"?`;
      const others = isPair ? calls.filter((each) => each !== call) : [];
      const related = others.map((other) => ({
        file: other.file.path,
        at: childPointer(other.at, meant),
        message: "The other call",
      }));
      const fixes = replacing(call.file, at, meant, { onKey: true });
      return [found("unknown-argument", call.file, at, message, { onKey: true, params: { name }, related, fixes })];
    }),
  );
}

/**
 * Reports the argument that a stub of the pack reads and no call gives: where the calls give a single one, which the stub
 * never reads, and where it reads one like it elsewhere. One like it that a single call gives is reported there.
 */
function stubFindings({ files }: PackSource, all: ReadonlyMap<string, readonly CallText[] | null>): readonly Finding[] {
  return reactionsOfPack(files).flatMap((reaction) => {
    const calls = reaction.call === null ? null : (all.get(reaction.call) ?? null);
    if (calls === null || reaction.file.role !== "services") return [];
    const given = Array.from(new Set(calls.flatMap(({ names }) => names)));
    const read = valuesOf(reaction).flatMap(({ at, value }) => Array.from(argumentsIn(value, at)));
    const names = new Set(read.map(({ name }) => name));
    const [first = ""] = given;
    const only = given.length === 1 && names.size === 1 && !names.has(first) ? first : null;
    return read.flatMap(({ name, rest, at, mayMiss }): readonly Finding[] => {
      const nearest = nearestName(name, given);
      // Of a single call it is not known whether the call or the stub is misspelt.
      const isMeant = nearest !== null && (names.has(nearest) || (nearest === only && calls.length > 1));
      const meant = nearest === null ? only : isMeant ? nearest : null;
      if (mayMiss || given.includes(name) || meant === null) return [];
      const message = `No call of ${reaction.call ?? ""} gives "${name}". Did you mean "${meant}"?`;
      const fixes = replacing(reaction.file, at, ["args", meant, ...rest].join("."));
      return [found("unknown-argument", reaction.file, at, message, { params: { name }, fixes })];
    });
  });
}

/** A binding to an argument of the call. */
interface ReadArgument {
  readonly name: string;
  /** What is read of it. */
  readonly rest: readonly string[];
  readonly at: JsonPointer;
  readonly mayMiss: boolean;
}

function* argumentsIn(value: Json | undefined, at: JsonPointer): Iterable<ReadArgument> {
  if (typeof value !== "object" || value === null) return;
  const { fromContext: text } = objectOf(value);
  const { root, names } = parsePath(typeof text === "string" ? text : "");
  const [name, ...rest] = names;
  if (root === "args" && name !== undefined)
    yield { name, rest, at: childPointer(at, "fromContext"), mayMiss: Object.hasOwn(value, "default") };
  for (const [key, part] of Object.entries(value) as readonly (readonly [string, Json])[])
    yield* argumentsIn(part, childPointer(at, key));
}
