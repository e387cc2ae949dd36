// Tells which rows of a language's table of versions a level's shortest solution depends on.
import type { Work } from "../../../base/work";
import type { VersionRow } from "../../levelVariants";
import type { PlayableLevel } from "../../playableLevel";
import type { GameAction } from "../../turnRecord";
import type { SearchOptions } from "../searchRun";
import type { Shortest } from "../searchOutcome";
import { shortest } from "../shortest";
import type { VersionFinding, VersionReport } from "./questionOutcome";

/** Solves a level once for each row, that row as in the other version. Each search has the whole budget. */
export function* versionReport<State>(
  level: PlayableLevel<State>,
  rows: readonly VersionRow[],
  options: SearchOptions,
): Work<VersionReport> {
  const { answer: own } = yield* shortest(level, options);
  const findings: VersionFinding[] = [];
  const open: string[] = [];
  for (const each of rows) {
    const { row, title } = each;
    if (options.isCancelled?.() === true) {
      open.push(row);
      continue;
    }
    const changed = each.level();
    const { answer: other } = yield* shortest(changed, options);
    if (isKnownToDiffer(own, other)) {
      const path = own.kind === "solved" ? own.path : other.kind === "solved" ? other.path : [];
      findings.push({ row, title, other, turn: firstDifference(level, changed, path) });
    } else if (own.kind === "unknown" || other.kind === "unknown") open.push(row);
  }
  return { own, findings, open };
}

/** Returns whether two answers cannot be the same, as far as they are known. */
function isKnownToDiffer(one: Shortest, other: Shortest): boolean {
  if (one.kind === "unknown") return other.kind === "solved" && other.length < one.noneUnder;
  if (other.kind === "unknown") return one.kind === "solved" && one.length < other.noneUnder;
  if (one.kind !== "solved" || other.kind !== "solved") return one.kind !== other.kind;
  return one.length !== other.length;
}

/** Returns the first turn of a path, from 1, after which two levels show different boards; null: none. */
function firstDifference<One, Other>(
  one: PlayableLevel<One>,
  other: PlayableLevel<Other>,
  path: readonly GameAction[],
): number | null {
  const { print } = one.presentation;
  let [here, there] = [one.start(null), other.start(null)];
  const [myStart, theirStart] = [one.view(here), other.view(there)];
  for (const [index, action] of path.entries()) {
    const [mine, theirs] = [one.step(here, action, null), other.step(there, action, null)];
    const isSame =
      mine.accepted === theirs.accepted &&
      mine.won === theirs.won &&
      mine.lost === theirs.lost &&
      print(one.view(mine.state), myStart) === print(other.view(theirs.state), theirStart);
    if (!isSame) return index + 1;
    [here, there] = [mine.state, theirs.state];
  }
  return null;
}
