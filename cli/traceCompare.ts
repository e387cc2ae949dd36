// trace --compare: a level's recorded moves beside the same moves in another profile of the language, or by another
// version of the pack. Tells what the Compare panel tells.
import { type Result, done, refused } from "../shared/base/result";
import { type NamedTurn, isSameTurn } from "../shared/engine/compare/compareTurns";
import { type PlayComparison, comparisonHeadline } from "../shared/engine/compare/compareRuns";
import type { PlayableLevel } from "../shared/engine/dialect";
import { compareMoments } from "../shared/engine/compare/momentComparison";
import { turnText } from "../shared/engine/trace/traceText";
import { PlayedRun, compareRuns } from "../shared/host/debug/playComparison";
import { compilePack } from "../shared/host/checks/diagnose";
import { tracedTurns } from "../shared/host/play/tracedTurns";
import type { PackSource } from "../shared/pack/packSource";
import { PROFILES } from "./arguments";
import { readPackFolder } from "./packFolder";

export interface TraceComparison {
  readonly lines: readonly string[];
  readonly parts: boolean;
}

/**
 * What is there to tell, in lines. `other` names a profile or a folder; refused with a sentence when there is no such
 * level to compare with, or no turn `step` (null: the first that differs) in either run.
 */
export async function traceComparison(
  pack: PackSource,
  level: PlayableLevel,
  other: string,
  step: number | null,
): Promise<Result<TraceComparison, string>> {
  const found = await otherLevel(pack, level.id, other);
  if (!found.ok) return found;
  const run = { level, actions: level.goldPath };
  const against = new PlayedRun(found.value, level.goldPath);
  const compared = toItsEnd(compareRuns(run, against));
  const names = ["here", other] as const;
  const turn = step ?? compared.parting?.turn ?? null;
  const head = [comparisonHeadline(compared, names), ...partingLines(compared, other)];
  if (turn === null) return done({ lines: head, parts: false });
  const turns = [run, against].map((each) => [...tracedTurns(each.level, each.actions)][turn]);
  const [left, right] = [turns[0], turns[1]];
  if (left === undefined && right === undefined) return refused(`Neither run has a turn ${turn}.`);
  const both =
    left === undefined || right === undefined ? null : ([named(level, left), named(found.value, right)] as const);
  const diff =
    both === null
      ? [`${turnText((left ?? right)!, turn)}: only one of the runs has it`]
      : differenceLines(...both, turn, other);
  return done({ lines: [...head, ...diff], parts: compared.parting !== null });
}

function named({ debug }: PlayableLevel, turn: NamedTurn["turn"]): NamedTurn {
  return { turn, debug };
}

function toItsEnd(comparison: Iterator<undefined, PlayComparison>): PlayComparison {
  for (;;) {
    const next = comparison.next();
    if (next.done === true) return next.value;
  }
}

async function otherLevel(pack: PackSource, id: string, other: string): Promise<Result<PlayableLevel, string>> {
  const profile = PROFILES.find((each) => each === other);
  if (profile !== undefined) return found(compilePack(pack, { profile }).game?.level(id), id, `as ${profile}`);
  const read = await readPackFolder(other);
  return read.ok ? found(compilePack(read.value.pack, {}).game?.level(id), id, `in ${other}`) : read;
}

function found(level: PlayableLevel | null | undefined, id: string, where: string): Result<PlayableLevel, string> {
  return level ? done(level) : refused(`Level "${id}" cannot be played ${where}.`);
}

function partingLines({ parting }: PlayComparison, other: string): readonly string[] {
  return parting === null ? [] : [`  here: ${parting.leftText}`, `  ${other}: ${parting.rightText}`];
}

/** How the boards differ after a turn of both, and the events of one only. */
function differenceLines(left: NamedTurn, right: NamedTurn, turn: number, other: string): readonly string[] {
  const title = turnText(left.turn, turn);
  if (isSameTurn(left.turn, right.turn)) return [`after ${title}: the same`];
  const { differences, events } = compareMoments({ ...left, cursor: null }, { ...right, cursor: null });
  return [
    `after ${title}:`,
    ...differences.map(({ what, one, other: there }) => `  ${what}: ${one} here, ${there} ${other}`),
    ...events.onlyLeft.map((event) => `  only here: ${plain(event)}`),
    ...events.onlyRight.map((event) => `  only ${other}: ${plain(event)}`),
  ];
}

function plain(event: string): string {
  return event.replace(/^event /, "");
}
