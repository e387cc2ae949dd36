// Leaves out findings that only follow from another one. What a mistake causes is found by trying: the fix that the
// mistake offers is made in a copy of the pack, and what is not found there any more followed from it.
import { type JsonPointer, childPointer, pointerKeys } from "../../base/json";
import type { Work } from "../../base/work";
import type { Finding, Fix } from "../../findings/finding";
import type { PackSource } from "../../pack/packSource";
import { locate } from "../../findings/locate";
import type { TextEdit } from "../../text/edit";
import { keySpanAt, parseJsonTree } from "../../text/jsonTree";
import { MOST_CHECKED_AGAIN, firstFixes, packAfter, textSize } from "./fixedPack";
import { renamedDeclarations } from "./renamedDeclarations";

/** Checks the texts of a pack. */
export type CheckTexts = (pack: PackSource) => Work<readonly Finding[]>;

/** Each try checks the whole pack again. */
const MOST_TRIES = 6;

/** The limit where all that is found is information: most packs have some, and are to be checked as fast as they can. */
const MOST_FOR_INFORMATION = 64_000;

/** A pack of more characters is not checked again for a name that seems to be renamed either. */
const MOST_RENAMED = 1_500_000;

/** Returns the findings of a pack's texts without those that another one causes. Pauses as the check does. */
export function* withoutEffects(
  pack: PackSource,
  all: readonly Finding[],
  check: CheckTexts,
): Work<readonly Finding[]> {
  const pending = all.filter(({ mayFollow }) => mayFollow === true);
  const findings = pending.length === 0 ? all : all.filter((finding) => !pending.includes(finding));
  const size = 1 + textSize(pack);
  const isAllRight = findings.every(({ severity }) => severity === "information");
  let tries = Math.min(MOST_TRIES, Math.floor((isAllRight ? MOST_FOR_INFORMATION : MOST_CHECKED_AGAIN) / size));
  let left = findings;
  const tried = new Set<string>();
  const renamed = size > MOST_RENAMED ? [] : yield* renamedDeclarations(pack, findings);
  tries = Math.max(tries, Math.min(renamed.length, 1));
  for (const cause of [...renamed, ...causesFirst(pack, findings)]) {
    const isAdded = renamed.includes(cause);
    if (tries < 1 || (left.length < 2 && !isAdded)) break;
    const [fix] = cause.fixes ?? [];
    const name = JSON.stringify([cause.code, fix?.title]);
    if (fix === undefined || !(isAdded || left.includes(cause)) || tried.has(name)) continue;
    tried.add(name);
    tries -= 1;
    const fixed = packAfter(pack, [fix]);
    if (fixed === null) continue;
    yield;
    const found = yield* check(fixed);
    const rest = found.filter(({ mayFollow }) => mayFollow !== true);
    const after = new Set(rest.map(placeOf));
    const mistakes = rest.filter(({ severity }) => severity !== "information").map(placeOf);
    // What a fix takes out of a list moves the entries behind it: these are known by what is said of them.
    const said = new Set(rest.map(wordsOf));
    const placeAfter = placesAfter(pack, cause, fix);
    const before = new Set(all.map(placeAfter));
    // A fix that leads to another mistake is not what is meant. A note may only have been hidden by the first one.
    if (mistakes.some((place) => !before.has(place))) continue;
    // No check finds those that were added.
    const stays = (finding: Finding): boolean =>
      finding === cause ||
      renamed.includes(finding) ||
      isMoreThanNote(finding, cause) ||
      after.has(placeAfter(finding)) ||
      said.has(wordsOf(finding)) ||
      isRemoved(pack, fix, finding);
    const kept = left.filter(stays);
    // One that is added stands for those that follow from it.
    left = isAdded && kept.length < left.length ? [cause, ...kept] : kept;
  }
  if (pending.length === 0 || size > MOST_CHECKED_AGAIN) return left;
  return [...left, ...(yield* foundAfterAll(pack, left, pending, check))];
}

const RANKS = { error: 0, warning: 1, information: 2 } as const;

/** Returns the findings that may be causes: errors first, and the rules, which all levels have, before them. */
function causesFirst(pack: PackSource, findings: readonly Finding[]): readonly Finding[] {
  const starts = new Set(pack.levels.map(({ path }) => path));
  const rankOf = ({ severity, file }: Finding): number => RANKS[severity] * 2 + (starts.has(file) ? 1 : 0);
  return findings.filter(({ fixes = [] }) => fixes.length > 0).toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Returns those of `pending` that are still found, and follow from nothing, where the others are fixed. */
function* foundAfterAll(
  pack: PackSource,
  others: readonly Finding[],
  pending: readonly Finding[],
  check: CheckTexts,
): Work<readonly Finding[]> {
  const fixed = packAfter(pack, firstFixes(others));
  if (fixed === null) return [];
  yield;
  const nameOf = ({ message, ...finding }: Finding): string => JSON.stringify([placeOf(finding), message]);
  const after = new Set((yield* check(fixed)).filter(({ mayFollow }) => mayFollow !== true).map(nameOf));
  return pending.flatMap(({ mayFollow: _may, ...finding }) => (after.has(nameOf(finding)) ? [finding] : []));
}

/** Returns whether a finding is a mistake and its supposed cause only a note, which need not be fixed. */
function isMoreThanNote(finding: Finding, cause: Finding): boolean {
  return cause.severity === "information" && finding.severity !== "information";
}

/** Returns whether a finding is about what a fix only removes: such a fix ends it, whatever its cause is. */
function isRemoved(pack: PackSource, { changes }: Fix, finding: Finding): boolean {
  const { span } = locate(finding, (file) => pack.files.get(file));
  const holds = ({ offset, length, text }: TextEdit): boolean =>
    text.trim() === "" && offset <= span.offset && span.offset + span.length <= offset + length;
  return changes.some(({ file, edits }) => file === finding.file && edits.some(holds));
}

/** Returns what gives a finding's place once a fix is made: one that renames a key moves all that is below it. */
function placesAfter(pack: PackSource, { file, at: from }: Finding, fix: Fix): (finding: Finding) => string {
  const to = typeof from === "string" ? renamedPointer(pack, file, from, fix) : null;
  if (typeof from !== "string" || to === null) return placeOf;
  const moved = (pointer: JsonPointer): JsonPointer =>
    pointer === from || pointer.startsWith(`${from}/`) ? to + pointer.slice(from.length) : pointer;
  return (finding) => {
    if (finding.file !== file) return placeOf(finding);
    const { at } = finding;
    if (typeof at === "string") return placeOf({ ...finding, at: moved(at) });
    return placeOf("within" in at ? { ...finding, at: { ...at, at: moved(at.at) } } : finding);
  };
}

/** Returns the pointer of a member whose key a fix renames; null where it does something else. */
function renamedPointer(pack: PackSource, path: string, at: JsonPointer, { changes }: Fix): JsonPointer | null {
  const file = pack.files.get(path);
  const key = file === undefined ? undefined : keySpanAt(file.tree, at);
  if (file === undefined || key === undefined) return null;
  const end = key.offset + key.length;
  const edits = changes.filter((change) => change.file === path).flatMap((change) => change.edits);
  const edit = edits.find(({ offset, length }) => key.offset <= offset && offset + length <= end);
  if (edit === undefined) return null;
  const text = file.text.slice(key.offset, edit.offset) + edit.text + file.text.slice(edit.offset + edit.length, end);
  const name: unknown = parseJsonTree(text).root?.value;
  return typeof name === "string" ? childPointer("", ...pointerKeys(at).slice(0, -1), name) : null;
}

function wordsOf({ code, file, message }: Finding): string {
  return JSON.stringify([code, file, message]);
}

function placeOf({ code, file, at }: Pick<Finding, "code" | "file" | "at">): string {
  return JSON.stringify([code, file, at]);
}
