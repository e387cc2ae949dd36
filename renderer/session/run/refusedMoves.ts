// Breakpoints at actions that are refused while playing: they leave no turn in the session that a run could come to.
import { defined } from "../../../shared/base/defined";
import type { Breakpoint } from "../../../shared/engine/breakpoints/breakpoints";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { host } from "../../bridge/host";
import { act } from "../play/playCommands";
import { playStore } from "../play/playStore";
import { breakpointStore } from "./breakpoints";
import { useRunResults } from "./runResults";

/** Returns the breakpoints that an attempt may come to. */
function onRefusals(): readonly Breakpoint[] {
  return breakpointStore.getState().breakpoints.filter(({ on, isEnabled }) => isEnabled && on.kind === "refused");
}

/** Returns whether an action that is refused may stop, or be logged. */
export function stopsAtRefusals(): boolean {
  return onRefusals().length > 0;
}

/** Tries an action after the turn in view, for its refusal; true when a breakpoint stops there. */
export async function tryRefused(action: GameAction): Promise<boolean> {
  await act(action);
  const { level, shown, refusedAction } = playStore.getState();
  const breakpoints = onRefusals();
  if (level === null || refusedAction !== action || breakpoints.length === 0) return false;
  const answer = await host.refusedHits(level.session, shown, action, breakpoints);
  if (answer === null || playStore.getState().refusedAction !== action) return false;
  const all = breakpointStore.getState().breakpoints;
  const log = answer.log.map((line) => {
    const breakpoint = all.indexOf(defined(breakpoints[line.breakpoint]));
    return { ...line, breakpoint, turn: shown };
  });
  const { session } = level;
  if (log.length > 0) {
    useRunResults.setState((before) => ({ session, log: [...(before.session === session ? before.log : []), ...log] }));
  }
  return answer.hit !== null;
}
