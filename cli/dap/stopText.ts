// What an editor tells about a run: what is run, and why it stopped; in the words of the pack's language.
import { counted } from "../../shared/base/counted";
import { defined } from "../../shared/base/defined";
import { breakText } from "../../shared/engine/breakpoints/breakPlaces";
import type { Breakpoint } from "../../shared/engine/breakpoints/breakpoints";
import { PLAIN_WORDS, type PackWords } from "../../shared/pack/packModel";
import type { Stop } from "./debugger";
import type { LevelRun } from "./levelRun";
import { EXCEPTION_FILTERS } from "./ruleBreakpoints";

/** Returns `fw_001  First Steps: 7 recorded moves`. */
export function runText(run: LevelRun): string {
  const { level, turns } = run;
  const { move, moves } = wordsOf(run);
  return `${level.id}  ${level.title}: ${counted(turns.length - 1, `recorded ${move}`, `recorded ${moves}`)}`;
}

/** Returns what stopped a run, or where it came to its end. */
export function stopText({ reason, breakpoints: [breakpoint] }: Stop, run: LevelRun): string {
  if (breakpoint !== undefined) return breakpointText(breakpoint, run);
  const { moves, start } = wordsOf(run);
  return reason === "end" ? `End of the recorded ${moves}` : `Start of the ${start}`;
}

function breakpointText({ on }: Breakpoint, { level: { presentation }, turns }: LevelRun): string {
  // A language may have no words for what the editor lists as an exception.
  const filter = EXCEPTION_FILTERS.find((each) => each.filter === on.kind);
  const isNamed = filter === undefined || presentation.breaks.some(({ kind }) => kind === on.kind);
  return isNamed ? breakText(on, presentation, defined(turns[0]).shape) : filter.label;
}

function wordsOf({ pack }: LevelRun): PackWords {
  return pack.model?.words ?? PLAIN_WORDS;
}
