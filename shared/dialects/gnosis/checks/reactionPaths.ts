// Checks where the paths begin that stubs and subscribers read: a misspelt root is found nowhere (spec B7).
import { type Json, type JsonPointer, childPointer, objectOf } from "../../../base/json";
import type { NameIndex } from "../../../base/nameIndex";
import { nameTable } from "../../../base/nameTable";
import { nearestName } from "../../../base/nearestName";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { ROOTS, type Root, parsePath } from "../rules/path";
import { type ReactionText, reactionsOfPack, valuesOf } from "../text/reactions";
import { unknown } from "./found";
import { type ValuesAt, knownValues } from "./knownValues";

/** What a stub reads: what its call was given, and what the rule that calls it can see. */
const OF_STUB: readonly Root[] = ["args", ...ROOTS];
/** What a subscriber reads: the event, and both state trees. */
const OF_SUBSCRIBER: readonly Root[] = ["payload", "persistent", "ephemeral"];

/** What the arguments of a call are often called. */
const CALLED = nameTable({ params: "args", parameter: "args", arguments: "args", value: "args", event: "payload" });

/** Returns findings on the roots of paths in the services of a pack and of its sessions. */
export function reactionPathFindings(pack: PackSource): readonly Finding[] {
  const valuesAt = knownValues(pack);
  return reactionsOfPack(pack.files).flatMap((reaction) => Array.from(reactionFindings(reaction, valuesAt)));
}

function* reactionFindings(reaction: ReactionText, valuesAt: ValuesAt): Iterable<Finding> {
  const { event, file } = reaction;
  const roots = reaction.call === null ? OF_SUBSCRIBER : OF_STUB;
  const isInPayload = (names: readonly string[]): boolean => {
    if (event === null || names.length === 0) return false;
    const { values, isOpen } = valuesAt(event, "payload", names);
    return isOpen || values.length > 0;
  };
  for (const { at, value } of valuesOf(reaction)) yield* rootFindings({ file, roots, isInPayload }, value, at);
}

interface Reads {
  readonly file: SourceFile;
  readonly roots: readonly Root[];
  /** Whether the event that a subscriber hears comes with a value there. */
  readonly isInPayload: (names: readonly string[]) => boolean;
}

function* rootFindings(reads: Reads, value: Json | undefined, at: JsonPointer): Iterable<Finding> {
  const { file, roots, isInPayload } = reads;
  if (typeof value !== "object" || value === null) return;
  const { fromContext: text } = objectOf(value);
  const root = typeof text === "string" && text !== "" ? parsePath(text).root : undefined;
  if (typeof text === "string" && (root === null || (root !== undefined && !roots.includes(root)))) {
    const [first = ""] = text.split(".");
    // As stubs read it.
    const isArgs = root === "args" && isInPayload(parsePath(text).names);
    const names: NameIndex = isArgs ? { nearest: () => "payload" } : rootNames(roots);
    yield unknown(
      "unknown-root",
      file,
      childPointer(at, "fromContext"),
      `"${text}" begins with none of ${roots.join(", ")}: nothing is found there.`,
      { name: first, names, write: (other) => other + text.slice(first.length) },
    );
  }
  for (const [key, part] of Object.entries(value) as readonly (readonly [string, Json])[]) {
    yield* rootFindings(reads, part, childPointer(at, key));
  }
}

function rootNames(roots: readonly Root[]): NameIndex {
  return {
    nearest: (name) => {
      const called = CALLED[name.toLowerCase()];
      return roots.find((root) => root === called) ?? nearestName(name, roots);
    },
  };
}
