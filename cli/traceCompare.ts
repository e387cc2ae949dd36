// trace --compare: compares a level's recorded moves with the same moves in another profile of the language, or in
// another version of the pack. Prints what the Compare panel shows.
import { defined } from "../shared/base/defined";
import { type Result, done, refused } from "../shared/base/result";
import { type NamedTurn, isSameTurn } from "../shared/engine/compare/compareTurns";
import { type PlayComparison, comparisonHeadline } from "../shared/engine/compare/compareRuns";
import type { CompileOptions } from "../shared/engine/dialect";
import type { PlayableLevel } from "../shared/engine/playableLevel";
import { compareMoments } from "../shared/engine/compare/momentComparison";
import { PlayedRun, compareRuns } from "../shared/host/debug/playComparison";
import { compilePack } from "../shared/host/checks/diagnose";
import { tracedTurns } from "../shared/engine/play/tracedTurns";
import type { PackSource } from "../shared/pack/packSource";
import { PROFILES } from "./profiles";
import { readPackFolder } from "./packFolder";
import { startNamed } from "./levelNames";

export interface TraceComparison {
  readonly lines: readonly string[];
  readonly diverges: boolean;
}

/**
 * Returns the comparison in lines. `other` names a profile or a folder. Refused with a sentence when there is no such
 * level to compare with, or neither run has a turn `step` (null: the first that differs).
 */
export async function traceComparison(
  pack: PackSource,
  level: PlayableLevel,
  other: string,
  step: number | null,
): Promise<Result<TraceComparison, string>> {
  const found = await otherLevel(pack, level.id, other);
  if (!found.ok) return found;
  const run = { level, actions: level.solution };
  const otherRun = new PlayedRun(found.value, level.solution);
  const compared = runToEnd(compareRuns(run, otherRun));
  const names = ["here", other] as const;
  const turn = step ?? compared.divergence?.turn ?? null;
  const head = [comparisonHeadline(compared, names, pack.model?.words), ...divergenceLines(compared, other)];
  if (turn === null) return done({ lines: head, diverges: false });
  const turns = [run, otherRun].map((each) => [...tracedTurns(each.level, each.actions)][turn]);
  const [left, right] = [turns[0], turns[1]];
  if (left === undefined && right === undefined) return refused(`Neither run has a turn ${turn}.`);
  const both =
    left === undefined || right === undefined
      ? null
      : ([namedTurn(level, left), namedTurn(found.value, right)] as const);
  const diff =
    both === null
      ? [`${level.presentation.turnText(defined(left ?? right), turn)}: only one of the runs has it`]
      : differenceLines(...both, turn, other);
  return done({ lines: [...head, ...diff], diverges: compared.divergence !== null });
}

function namedTurn({ debug, presentation }: PlayableLevel, turn: NamedTurn["turn"]): NamedTurn {
  return { turn, debug, presentation };
}

function runToEnd(comparison: Iterator<undefined, PlayComparison>): PlayComparison {
  for (;;) {
    const next = comparison.next();
    if (next.done === true) return next.value;
  }
}

async function otherLevel(pack: PackSource, id: string, other: string): Promise<Result<PlayableLevel, string>> {
  const profile = PROFILES.find((each) => each === other);
  if (profile !== undefined) return levelOf(pack, id, { profile }, `as ${profile}`);
  const read = await readPackFolder(other);
  return read.ok ? levelOf(read.value.pack, id, {}, `in ${other}`) : read;
}

function levelOf(pack: PackSource, id: string, options: CompileOptions, where: string): Result<PlayableLevel, string> {
  const level = compilePack(pack, options).game?.level(id) ?? null;
  return level === null ? refused(`${startNamed(id, pack)} cannot be played ${where}.`) : done(level);
}

function divergenceLines({ divergence }: PlayComparison, other: string): readonly string[] {
  return divergence === null ? [] : [`  here: ${divergence.leftText}`, `  ${other}: ${divergence.rightText}`];
}

/** Returns how the boards differ after a turn that both runs have, and the events of only one. */
function differenceLines(left: NamedTurn, right: NamedTurn, turn: number, other: string): readonly string[] {
  const title = left.presentation.turnText(left.turn, turn);
  if (isSameTurn(left.turn, right.turn, left.presentation)) return [`after ${title}: the same`];
  const { differences, events } = compareMoments({ ...left, cursor: null }, { ...right, cursor: null });
  return [
    `after ${title}:`,
    ...differences.map(({ what, one, other: there }) => `  ${what}: ${one} here, ${there} ${other}`),
    ...events.onlyLeft.map((event) => `  only here: ${withoutPrefix(event)}`),
    ...events.onlyRight.map((event) => `  only ${other}: ${withoutPrefix(event)}`),
  ];
}

function withoutPrefix(event: string): string {
  return event.replace(/^event /, "");
}
