// The breakpoints that an editor has set, each with a number of its own. They are placed again whenever a level is loaded.
import { isDeepStrictEqual } from "node:util";
import type { DebugProtocol } from "@vscode/debugprotocol";
import type { Breakpoint } from "../../shared/engine/breakpoints/breakpoints";
import type { LevelRun } from "./levelRun";
import { type PlacedBreakpoint, exceptionBreakpoints, functionBreakpoint, lineBreakpoint } from "./ruleBreakpoints";

interface SetBreakpoint {
  readonly id: number;
  readonly place: (run: LevelRun) => PlacedBreakpoint;
  placed: PlacedBreakpoint;
}

/** What is said of a breakpoint before a level is loaded. */
const WAITING: PlacedBreakpoint = { breakpoint: null, shown: { verified: false } };

/** The key of the breakpoints that name a rule; a file's own have its path. */
const FUNCTIONS = Symbol("functions");

export class EditorBreakpoints {
  private run: LevelRun | null = null;
  private readonly sets = new Map<string | typeof FUNCTIONS, readonly SetBreakpoint[]>();
  private exceptions: readonly Breakpoint[] = [];
  private made = 0;

  /** Takes the breakpoints of a file, with lines from 1, for those that it had; returns what the editor shows. */
  setLines(file: string, wanted: readonly DebugProtocol.SourceBreakpoint[]): DebugProtocol.Breakpoint[] {
    return this.set(
      file,
      wanted.map((one) => (run) => lineBreakpoint(run, file, one)),
    );
  }

  /** Takes the breakpoints that name a rule; returns what the editor shows. */
  setFunctions(wanted: readonly DebugProtocol.FunctionBreakpoint[]): DebugProtocol.Breakpoint[] {
    return this.set(
      FUNCTIONS,
      wanted.map((one) => (run) => functionBreakpoint(run, one)),
    );
  }

  setExceptions(filters: readonly string[]): void {
    this.exceptions = exceptionBreakpoints(filters);
  }

  /** Places all of them in another run; returns those of which the editor shows something else now. */
  load(run: LevelRun): readonly DebugProtocol.Breakpoint[] {
    this.run = run;
    return this.all().flatMap((each) => {
      const before = each.placed;
      each.placed = each.place(run);
      return isDeepStrictEqual(before.shown, each.placed.shown) ? [] : [shown(each)];
    });
  }

  /** Lists those that stop somewhere. */
  active(): readonly Breakpoint[] {
    return [...this.all().flatMap(({ placed }) => placed.breakpoint ?? []), ...this.exceptions];
  }

  /** Returns the numbers of breakpoints of `active`; exceptions have none. */
  idsOf(breakpoints: readonly Breakpoint[]): number[] {
    return this.all().flatMap(({ id, placed }) =>
      placed.breakpoint !== null && breakpoints.includes(placed.breakpoint) ? [id] : [],
    );
  }

  private all(): readonly SetBreakpoint[] {
    return [...this.sets.values()].flat();
  }

  private set(of: string | typeof FUNCTIONS, places: readonly SetBreakpoint["place"][]): DebugProtocol.Breakpoint[] {
    const { run } = this;
    const set = places.map((place) => ({
      id: ++this.made,
      place,
      placed: run === null ? WAITING : place(run),
    }));
    this.sets.set(of, set);
    return set.map((each) => shown(each));
  }
}

function shown({ id, placed }: SetBreakpoint): DebugProtocol.Breakpoint {
  return { id, ...placed.shown };
}
