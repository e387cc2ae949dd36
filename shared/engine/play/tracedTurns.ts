// Plays a level and records each turn with its trace, for sessions, runs to breakpoints and the command line.
import type { BoardView } from "../../base/boardView";
import type { PlayableLevel } from "../playableLevel";
import type { GameAction, TurnRecord } from "../turnRecord";
import { createTracer } from "../trace/tracer";
import { boardBefore } from "./boardBefore";

/** What a turn begins with, and what it leads to: the dialect's state and its view. */
export interface BetweenTurns {
  readonly state: unknown;
  readonly view: BoardView;
}

export interface RecordedTurn {
  readonly record: TurnRecord;
  readonly next: BetweenTurns;
}

/** Loads a level. */
export function recordLoading(level: PlayableLevel): RecordedTurn {
  const tracer = createTracer();
  const state = level.start(tracer);
  const after = level.view(state);
  const trace = tracer.trace();
  const outcome = level.outcome(state);
  const record: TurnRecord = {
    action: null,
    accepted: true,
    events: [],
    won: outcome?.kind === "won",
    lost: outcome?.kind === "lost",
    loseReason: outcome?.kind === "lost" ? outcome.reason : null,
    goals: level.goals(state),
    ...(level.loadBudgetSpent() ? { budgetSpent: true } : {}),
    shape: after,
    before: boardBefore(after, trace),
    after,
    trace,
  };
  return { record, next: { state, view: after } };
}

/** Plays an action; a refused one leaves the state as it was. */
export function recordTurn(level: PlayableLevel, from: BetweenTurns, action: GameAction): RecordedTurn {
  const tracer = createTracer();
  const step = level.step(from.state, action, tracer);
  const { state, accepted, events, won, lost, loseReason, goals } = step;
  const view = accepted ? level.view(state) : from.view;
  const trace = tracer.trace();
  const record: TurnRecord = {
    action,
    accepted,
    events,
    won,
    lost,
    loseReason,
    goals,
    ...(step.budgetSpent ? { budgetSpent: true } : {}),
    shape: view,
    before: from.view,
    after: view,
    trace,
  };
  return { record, next: { state, view } };
}

/** Yields loading and then actions, one at a time, with the state after each; ends after the first refused action. */
export function* playedTurns(level: PlayableLevel, actions: Iterable<GameAction>): Generator<RecordedTurn, void> {
  let turn = recordLoading(level);
  yield turn;
  for (const action of actions) {
    turn = recordTurn(level, turn.next, action);
    yield turn;
    if (!turn.record.accepted) return;
  }
}

/** Yields only the records. */
export function* tracedTurns(level: PlayableLevel, actions: Iterable<GameAction>): Generator<TurnRecord> {
  for (const { record } of playedTurns(level, actions)) yield record;
}
