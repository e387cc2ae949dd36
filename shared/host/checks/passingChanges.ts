// Makes single changes in copies of a pack, one after the other, and plays its recorded moves again: which changes let all
// of them pass, and what is not found any more with them.
import type { Finding, LocatedFinding } from "../../findings/finding";
import type { Slip } from "../../language/slips";
import type { Work } from "../../base/work";
import type { PackSource } from "../../pack/packSource";
import type { SolutionResult } from "../../rpc/solutions";
import { type CountedLevel, createCoverageCounter } from "./coverage";
import { type Diagnosis, compilePack, diagnoseWork } from "./diagnose";
import { packAfter } from "./fixedPack";
import { playedFindings } from "./playedFindings";
import { type LevelEntry, type SolutionChecker, createSolutionChecker, levelEntries } from "./solutions";

/** How many moves all tries together replay at most. */
const MOST_MOVES = 60_000;

/** So many changes that pass are compared at most. */
const MOST_COMPARED = 16;

/** Returns whether a finding is gone with a change. */
export type IsGone = (finding: Finding | LocatedFinding) => boolean;

/** A change with which all starts pass. */
export interface PassingChange {
  readonly slip: Slip;
  readonly diagnosis: Diagnosis;
  /** What playing shows with it, but for what the language finds itself. */
  readonly played: readonly Finding[];
  /** How much is found with it. */
  readonly left: number;
}

/** Returns the first few changes with which all these starts pass. */
export function* passingChanges(
  { pack, compilation }: Diagnosis,
  slips: readonly Slip[],
  starts: readonly SolutionResult[],
): Work<readonly PassingChange[]> {
  const found: PassingChange[] = [];
  let moves = 0;
  for (const slip of slips) {
    if (moves > MOST_MOVES || found.length >= MOST_COMPARED) break;
    const changed = packAfter(pack, [slip.fix()]);
    if (changed === null) continue;
    const compiled = compilePack(changed, { previous: compilation });
    const entries = levelEntries(changed, compiled.game);
    const checker = createSolutionChecker();
    const replayed = yield* replay(starts, entries, checker);
    moves += replayed.moves;
    yield;
    if (!replayed.allPass) continue;
    const after = yield* diagnoseWork(changed, compiled);
    const played = yield* shownByPlaying(changed, entries, checker);
    found.push({ slip, diagnosis: after, played, left: Object.values(after.byFile).flat().length + played.length });
  }
  return found;
}

/** Plays the recorded moves of starts until one does not pass; `moves`: how many were played. */
function* replay(
  starts: readonly SolutionResult[],
  entries: readonly LevelEntry[],
  checker: SolutionChecker,
): Work<{ readonly allPass: boolean; readonly moves: number }> {
  let moves = 0;
  for (const { level } of starts) {
    const entry = entries.find(({ id }) => id === level);
    const result = entry === undefined ? null : yield* checker.checkWork(entry);
    moves += result?.step ?? result?.moves ?? 0;
    if (result?.status !== "wins") return { allPass: false, moves };
  }
  return { allPass: true, moves };
}

/** Returns what playing all starts shows, such as rules that none fires. */
function* shownByPlaying(
  pack: PackSource,
  entries: readonly LevelEntry[],
  checker: SolutionChecker,
): Work<readonly Finding[]> {
  const coverage = createCoverageCounter();
  const levels: CountedLevel[] = [];
  const results: SolutionResult[] = [];
  for (const entry of entries) {
    const counted = yield* coverage.countWork(entry);
    if (counted !== null) levels.push(counted);
    results.push(yield* checker.checkWork(entry));
  }
  return playedFindings(pack, entries, results, levels);
}

/** Returns the change with which the least is found, the most likely of several; null for none. */
export function bestOf(found: readonly PassingChange[]): PassingChange | null {
  let best: PassingChange | null = null;
  for (const change of found) if (best === null || change.left < best.left) best = change;
  return best;
}

/** Returns what tells whether the texts do not show a finding any more. */
export function goneInTexts({ diagnosis }: PassingChange): IsGone {
  return goneFrom(Object.values(diagnosis.byFile).flat());
}

/** Returns what tells whether playing does not show a finding any more, also of those that the language finds itself. */
export function* goneInPlay({ diagnosis, played }: PassingChange): Work<IsGone> {
  const { game } = diagnosis.compilation;
  const own = game?.played === undefined ? [] : yield* game.played();
  return goneFrom([...played, ...own]);
}

/** Returns what tells whether a finding is not among these. */
function goneFrom(found: readonly (Finding | LocatedFinding)[]): IsGone {
  const left = new Set(found.map(placeOf));
  return (finding) => !left.has(placeOf(finding));
}

function placeOf(finding: Finding | LocatedFinding): string {
  const { code, file, at } = finding;
  return JSON.stringify([code, file, at ?? ("span" in finding ? finding.span : null)]);
}
