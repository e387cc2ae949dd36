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

/** What a stub reads: what its call was given, and what the rule that calls it can see. */
const OF_STUB: readonly Root[] = ["args", ...ROOTS];
/** What a subscriber reads: the event, and both state trees. */
const OF_SUBSCRIBER: readonly Root[] = ["payload", "persistent", "ephemeral"];

/** What the arguments of a call are often called. */
const CALLED = nameTable({ params: "args", parameter: "args", arguments: "args", value: "args", event: "payload" });

/** Returns findings on the roots of paths in the services of a pack and of its sessions. */
export function reactionPathFindings({ files }: PackSource): readonly Finding[] {
  return reactionsOfPack(files).flatMap((reaction) => Array.from(reactionFindings(reaction)));
}

function* reactionFindings(reaction: ReactionText): Iterable<Finding> {
  const roots = reaction.call === null ? OF_SUBSCRIBER : OF_STUB;
  for (const { at, value } of valuesOf(reaction)) yield* rootFindings(reaction.file, value, at, roots);
}

function* rootFindings(
  file: SourceFile,
  value: Json | undefined,
  at: JsonPointer,
  roots: readonly Root[],
): Iterable<Finding> {
  if (typeof value !== "object" || value === null) return;
  const { fromContext: text } = objectOf(value);
  const root = typeof text === "string" && text !== "" ? parsePath(text).root : undefined;
  if (typeof text === "string" && (root === null || (root !== undefined && !roots.includes(root)))) {
    const [first = ""] = text.split(".");
    yield unknown(
      "unknown-root",
      file,
      childPointer(at, "fromContext"),
      `"${text}" begins with none of ${roots.join(", ")}: nothing is found there.`,
      { name: first, names: rootNames(roots), write: (other) => other + text.slice(first.length) },
    );
  }
  for (const [key, part] of Object.entries(value) as readonly (readonly [string, Json])[]) {
    yield* rootFindings(file, part, childPointer(at, key), roots);
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
