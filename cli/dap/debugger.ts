// A run with its breakpoints and the place where the debugger stands in it. Knows nothing of the protocol's messages.
import { defined } from "../../shared/base/defined";
import {
  type Breakpoint,
  type LogLine,
  type Moment,
  hitsIn,
  isBefore,
  nextHit,
} from "../../shared/engine/breakpoints/breakpoints";
import { type SessionStep, type StepPosition, stepInSession } from "../../shared/engine/trace/sessionSteps";
import { recordCount } from "../../shared/engine/trace/traceTree";
import { momentQuestions } from "../../shared/host/debug/conditions";
import type { LevelRun } from "./levelRun";

/** Where a run led. */
export interface Stop {
  /** `end`, `start`: no breakpoint stopped it. */
  readonly reason: "breakpoint" | "end" | "start";
  /** What log points wrote on the way, in the order of the session. */
  readonly log: readonly LogLine[];
  /** The breakpoints that stopped it; none for an end or a start. */
  readonly breakpoints: readonly Breakpoint[];
}

export class LevelDebugger {
  position: StepPosition = { turn: 0, cursor: 0 };

  constructor(readonly run: LevelRun) {}

  step(step: SessionStep): void {
    this.position = stepInSession(this.run.turns, this.position, step);
  }

  /** Whether nothing comes after the place where the debugger stands. */
  isAtEnd(): boolean {
    return this.position.cursor === null && this.position.turn === this.run.turns.length - 1;
  }

  /** Runs to the next breakpoint, or to the end of the session in that direction. */
  runOn(breakpoints: readonly Breakpoint[], direction: "forward" | "backward"): Stop {
    const { level, turns } = this.run;
    const questions = momentQuestions(level);
    const { hits, log } = hitsIn(turns, level.debug, breakpoints, {
      holds: (condition, turn, record) => questions.ask(condition, turn, record) === true,
      message: (text, turn, record) => questions.message(text, turn, record),
    });
    const from = this.moment();
    const hit = nextHit(hits, from, direction);
    const there = hit === null ? [] : hits.filter(({ turn, record }) => turn === hit.turn && record === hit.record);
    const last = turns.length - 1;
    const otherwise: StepPosition = direction === "forward" ? { turn: last, cursor: null } : { turn: 0, cursor: 0 };
    this.position = hit === null ? otherwise : { turn: hit.turn, cursor: hit.record };
    const to = this.moment();
    const [first, end] = direction === "forward" ? [from, to] : [to, from];
    return {
      reason: hit === null ? (direction === "forward" ? "end" : "start") : "breakpoint",
      log: log.filter((line) => isBefore(first, line) && !isBefore(end, line)),
      breakpoints: there.map((each) => defined(breakpoints[each.breakpoint])),
    };
  }

  private moment(): Moment {
    const { turn, cursor } = this.position;
    return { turn, record: cursor ?? recordCount(defined(this.run.turns[turn]).trace) };
  }
}
