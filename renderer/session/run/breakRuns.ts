// Runs to breakpoints: over the session's turns, over the level's recorded solution, over those of all levels.
import { capital } from "../../../shared/base/capital";
import { createTaskQueue } from "../../../shared/base/taskQueue";
import { defined } from "../../../shared/base/defined";
import { commandKeys } from "../window/keyMap";
import type { BreakOn } from "../../../shared/engine/breakpoints/breakPlaces";
import { type Breakpoint, type Moment, breakpointOn, isBefore } from "../../../shared/engine/breakpoints/breakpoints";
import type { SolutionHits, RunAnswer } from "../../../shared/rpc/debug";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { breakpointStore } from "./breakpoints";
import { packPresentation } from "../pack/packPresentation";
import { packWords } from "../pack/packWords";
import { selectFile } from "../pack/packStore";
import { showPanel } from "../window/shellPort";
import { goToTurn, openSolution, tellInPassing } from "../play/playCommands";
import { togglePlay } from "../play/togglePlay";
import { playStore } from "../play/playStore";
import { playAgain } from "../play/playAgain";
import { goToMoment, momentNow } from "../step/runCommands";
import { useRunResults } from "./runResults";
import { activeLevel } from "../play/windowPlay";

export type Direction = "forward" | "backward";

const START: Moment = { turn: 0, record: -1 };

/** A run begins where the one before it ended, however quickly the keys are pressed. */
const inLine = createTaskQueue();

/** Makes sure that there is a session with turns to run over; gives where the run begins. */
async function readyToRun(direction: Direction): Promise<Moment | null> {
  const { level, turns, isStale } = playStore.getState();
  if (level !== null && level.file === activeLevel() && turns.length > 1) {
    if (isStale) await playAgain();
    return momentNow();
  }
  await openSolution(0);
  const opened = playStore.getState();
  if (opened.level === null) return null;
  return direction === "forward" ? START : { turn: opened.turns.length, record: 0 };
}

/** Asks the host where a run comes to, and keeps what it tells beside; null when the session is no more. */
async function ask(breakpoints: readonly Breakpoint[], from: Moment, direction: Direction): Promise<RunAnswer | null> {
  const { level } = playStore.getState();
  if (level === null) return null;
  const { session } = level;
  const answer = await host.runSession(session, { breakpoints, from, direction });
  if (answer === null || playStore.getState().level?.session !== session) return null;
  const counts = new Map(breakpoints.map((each, index) => [each, answer.counts[index] ?? 0]));
  useRunResults.setState({ counts, log: answer.log, session });
  return answer;
}

/**
 * Runs to the next breakpoint, or the one before: over the turns of the session, or, when nothing was played, over the
 * level's recorded solution. Without a breakpoint it runs from within a turn to the end of the session; else it begins to
 * play, as its key does elsewhere, and never ends it.
 */
export function runToBreakpoint(direction: Direction): Promise<void> {
  return inLine(async () => {
    const { breakpoints } = breakpointStore.getState();
    if (breakpoints.some(({ isEnabled }) => isEnabled)) return runFrom(await readyToRun(direction), direction);
    const { mode, cursor } = playStore.getState();
    if (mode !== "play" && cursor === null) return direction === "forward" ? togglePlay() : undefined;
    if (cursor !== null) runToEnd(direction);
    tellInPassing(
      breakpoints.length === 0 ? `No breakpoint is set.${howToSetOne()}` : "All breakpoints are switched off.",
    );
  });
}

function howToSetOne(): string {
  const keys = commandKeys("debug.breakpoint");
  return keys === undefined ? "" : ` ${keys} in the text sets one at the ${packPresentation().words.rule} there.`;
}

/** Runs over the level's recorded solution from its start, whatever was played. */
export function runSolution(): Promise<void> {
  return inLine(async () => {
    await openSolution(0);
    await runFrom(playStore.getState().level === null ? null : START, "forward");
  });
}

/** Runs to the next firing of a rule, or the last one before; breakpoints on the way stop it. */
export function runToRule(rule: string, direction: Direction): Promise<void> {
  const on: BreakOn = { kind: "rule", rule };
  return inLine(async () => runFrom(await readyToRun(direction), direction, on));
}

async function runFrom(from: Moment | null, direction: Direction, also?: BreakOn): Promise<void> {
  if (from === null) return;
  const { breakpoints } = breakpointStore.getState();
  const answer = await ask(also === undefined ? breakpoints : [...breakpoints, breakpointOn(also)], from, direction);
  if (answer === null) return;
  if (answer.hit !== null) return stopAt(answer.hit);
  if (direction === "forward" && also === undefined && (await nextSolution())) return;
  const { turns } = playStore.getState();
  const isEmpty =
    turns.length === 1 ? ` Nothing was played, and the ${packWords().start} has ${packWords().noRecord}.` : "";
  if (direction === "forward") goToTurn(turns.length - 1);
  else goToMoment({ turn: 0, record: 0 });
  const sought =
    also?.kind === "rule"
      ? `${capital(packPresentation().words.rule)} ${also.rule} does not fire and there is no breakpoint`
      : "No breakpoint";
  tellInPassing(`${sought} ${direction === "forward" ? "ahead" : "before"}.${isEmpty}${otherWay(answer, direction)}`);
}

/** Returns where stops are when a run found none: it ran to the session's end, or its start. */
function otherWay({ hits }: RunAnswer, direction: Direction): string {
  if (hits === 0) return "";
  const command = direction === "forward" ? "debug.runBack" : "debug.run";
  const where = direction === "forward" ? "behind" : "ahead";
  const nearest = direction === "forward" ? "the last" : "the first";
  const keys = commandKeys(command) ?? "";
  return hits === 1
    ? ` One stop is ${where}: ${keys} goes to it.`
    : ` ${hits} stops are ${where}: ${keys} goes to ${nearest} of them.`;
}

/** Runs to a record of the session, forwards or back; breakpoints on the way stop it. */
export function runToMoment(target: Moment): Promise<void> {
  return inLine(async () => {
    const from = momentNow();
    const direction: Direction = isBefore(from, target) ? "forward" : "backward";
    const answer = await ask(breakpointStore.getState().breakpoints, from, direction);
    const hit = answer?.hit ?? null;
    const isOnTheWay = hit !== null && (direction === "forward" ? isBefore(hit, target) : isBefore(target, hit));
    stopAt(isOnTheWay ? hit : target);
  });
}

/** Puts the debugger where a run comes to, and the turn in view. */
function stopAt(moment: Moment): void {
  goToMoment(moment);
  showPanel("turn");
}

/** Goes to the end of the session's last turn, or to the start of loading, ignoring breakpoints. */
export function runToEnd(direction: Direction): void {
  const { turns, level } = playStore.getState();
  if (level === null) return;
  if (direction === "forward") goToTurn(turns.length - 1);
  else goToMoment({ turn: 0, record: 0 });
}

/** Runs over the recorded solutions of all levels and stops at the first hit; the others are listed. */
export function runAllSolutions(): Promise<void> {
  return runSolutionsOf(null);
}

/** The same over the solutions of some levels; null for all. */
export function runSolutionsOf(paths: readonly string[] | null): Promise<void> {
  return inLine(async () => {
    documents.flush();
    const all = await host.runSolutions(breakpointStore.getState().breakpoints);
    const solutions = paths === null ? all : all.filter(({ file }) => paths.includes(file));
    useRunResults.setState({ solutions });
    const first = solutions.find(({ hits }) => hits.length > 0);
    if (first === undefined) tellInPassing(`No ${packWords().record} hits a breakpoint.`);
    else await showHit(first, defined(first.hits[0]));
  });
}

/** After the last hit of a level, the first one of the next level that has any; false when there is none. */
async function nextSolution(): Promise<boolean> {
  const { solutions } = useRunResults.getState();
  const here = solutions?.findIndex(({ file }) => file === playStore.getState().level?.file) ?? -1;
  if (solutions === null || here < 0) return false;
  const next = solutions.slice(here + 1).find(({ hits }) => hits.length > 0);
  if (next === undefined) return false;
  await showHit(next, defined(next.hits[0]));
  tellInPassing(`Continued in ${next.level}: the previous ${packWords().start} had no further breakpoint.`);
  return true;
}

/** Opens a level's recorded solution where a breakpoint stopped it or a log point wrote. */
export function showSolutionMoment(of: SolutionHits, moment: Moment): Promise<void> {
  return inLine(() => showHit(of, moment));
}

async function showHit({ file }: SolutionHits, moment: Moment): Promise<void> {
  selectFile(file);
  await openSolution(moment.turn);
  stopAt(moment);
}
