// Gives a name of the pack another one in every place that says it, as edits of all its files; or says why not.
import type { Occurrence } from "../../../../pack/names/occurrences";
import { sortOf } from "./sorts";
import { type Result, done, refused } from "../../../../base/result";
import type { FileEdits, TextEdit } from "../../../../text/edit";
import { nameTextRefusal } from "./nameText";
import { occurrencesOf } from "./occurrences";
import { type NameScope, filesToAsk, nameScope } from "./nameScope";
import { readerOf } from "./knownNames";
import type { PackIndex } from "./packIndex";
import type { SourceFile } from "../../../../pack/packSource";
import { type IsEventField, type ParamSort, paramOccurrences } from "./paramOccurrences";
import { paramRefusal } from "./paramNames";
import { silentUses } from "./silentUses";

/** A name of a sort, and what it is to be called. */
export interface NameChange<Sort extends string = string> {
  readonly of: Sort;
  readonly name: string;
  readonly next: string;
}

/** What `rename` can change: names that a pack gives, and words for them. */
export const RENAMABLE: Readonly<Record<string, string>> = {
  action: "an action",
  animation: "an animation",
  color: "a colour",
  emitter: "a multi-cell object",
  goal: "a goal",
  kind: "a kind",
  layer: "a layer",
  level: "a level",
  rule: "a rule",
  system: "a system",
  tag: "a tag",
  variable: "a variable",
};

/** Params can be renamed too, but by `renameParamEdits` alone. */
const PARAMS: Readonly<Record<string, string>> = { param: "a param", actionParam: "a param of an action" };

/** Names that players and their systems know by default. */
const KNOWN_TO_PLAYERS: ReadonlySet<string> = new Set(["kind empty", "kind void", "layer ground", "layer objects"]);

/**
 * Returns the edits of all files after which every place that means the same as the name in `file` says `next`; refused
 * with a sentence.
 */
export function renameEdits(
  index: PackIndex,
  change: NameChange,
  file: SourceFile,
): Result<readonly FileEdits[], string> {
  const { of, name, next } = change;
  const scope = nameScope(index, of, name, file);
  const refusal = refusalOf(index, change, scope);
  return refusal === null ? done(editsOf(occurrencesOf(index, of, name, scope), next)) : refused(refusal);
}

/**
 * Returns the same for a param, of kinds or of actions: `isEventField` tells its references from those to an event's
 * fields.
 */
export function renameParamEdits(
  index: PackIndex,
  change: NameChange<ParamSort>,
  isEventField: IsEventField,
): Result<readonly FileEdits[], string> {
  const { of, name, next } = change;
  const refusal = paramRefusal(index, of, name, next) ?? refusalOf(index, change, null);
  if (refusal !== null) return refused(refusal);
  return done(editsOf(paramOccurrences(index, of, name, isEventField), next));
}

function editsOf(occurrences: readonly Occurrence[], next: string): readonly FileEdits[] {
  const byFile = new Map<string, TextEdit[]>();
  const text = JSON.stringify(next).slice(1, -1);
  for (const { file, span } of occurrences) {
    const edits = byFile.get(file.path) ?? [];
    edits.push({ ...span, text });
    byFile.set(file.path, edits);
  }
  return Array.from(byFile, ([file, edits]) => ({ file, edits }));
}

function refusalOf(index: PackIndex, { of, name, next }: NameChange, scope: NameScope): string | null {
  const what = RENAMABLE[of] ?? PARAMS[of];
  if (what === undefined) return `"${name}" is not a name that this pack gives.`;
  const wrong = nameTextRefusal(next);
  if (wrong !== null) return wrong;
  if (KNOWN_TO_PLAYERS.has(`${of} ${name}`)) return `Players know ${what} called "${name}" by that name.`;
  const reader = of === "kind" || of === "tag" ? readerOf(index, of, name) : null;
  if (reader !== null) return `"${name}" is ${what} that ${reader} asks for by that name.`;
  const files = filesToAsk(index, of, scope);
  const broken = [...files].find(({ tree }) => tree.errors.length > 0);
  if (broken !== undefined) return `${broken.path} does not parse, so not all places can be found. Fix it first.`;
  if (next !== name && isTaken(index, of, next, files)) return `There is already ${what} "${next}".`;
  if (
    of === "layer" &&
    next.includes(".") &&
    occurrencesOf(index, of, name).some(({ written }) => written === "inside")
  )
    return "A layer that references read cannot have a dot in its name.";
  const silent = silentUses(index, of, name);
  const [first] = silent;
  if (first === undefined) return null;
  return `"${name}" is also meant where nothing is written: ${first.file} leaves out "${first.field}", whose default it is${silent.length > 1 ? ` (and ${silent.length - 1} more such places)` : ""}. Write it out there first.`;
}

function isTaken(index: PackIndex, of: string, name: string, files: ReadonlySet<SourceFile>): boolean {
  if (of === "kind" && index.kinds.has(name)) return true;
  for (const [file, names] of index.names) {
    if (files.has(file) && names.some((use) => sortOf(use.of) === of && use.name === name)) return true;
  }
  return false;
}
