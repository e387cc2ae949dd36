// What each move does at a state: keeps the win near, makes it longer, or loses it.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import { canonicalJson } from "../../../base/canonicalJson";
import type { GameAction } from "../../turnRecord";
import { NO_WAY } from "../graph/distances";
import { END, type StateGraph } from "../graph/stateGraph";
import type { MoveFate, MoveKind, PathReport, PathStep, StateFate, StateReport } from "./insightOutcome";

const UNKNOWN: StateFate = { kind: "unknown" };
const DEAD: StateFate = { kind: "dead" };

/** Where the moves of a path lead: to a state, to an end, or `stopped` at a move that is refused or not known. */
interface Followed {
  /** After each move, the start first; without the end of the level. */
  readonly states: readonly number[];
  readonly end: "state" | "won" | "lost" | "stopped";
}

export class Fates {
  private readonly actionNumbers: ReadonlyMap<string, number>;

  /** `component`: by state; null: not known. */
  constructor(
    private readonly graph: StateGraph,
    private readonly distances: Int32Array,
    private readonly dead: Uint8Array,
    private readonly component: Uint32Array | null,
  ) {
    this.actionNumbers = new Map(graph.level.actions.map((action, number) => [canonicalJson(action), number]));
  }

  /** Returns the fate of a state to which `made` moves have led. */
  of(state: number, made: number): StateFate {
    const { graph } = this;
    const distance = this.distances[state]!;
    const left = (graph.level.lengthLimit ?? Infinity) - made;
    if (this.dead[state] === 1 || left <= 0) return DEAD;
    if (distance === NO_WAY) return UNKNOWN;
    const exact = graph.isComplete || distance <= graph.depth - graph.depthOf(state) + 1;
    if (distance <= left) return { kind: "winning", moves: distance, exact };
    return exact ? DEAD : UNKNOWN;
  }

  /** Reports on a state; one that is not expanded has no moves to tell of. */
  report(state: number, made: number): StateReport {
    const { graph } = this;
    const fate = this.of(state, made);
    const moves: MoveFate[] = [];
    for (const edge of graph.edgesOf(state)) {
      const action = graph.level.actions[graph.moves.at(edge)]!;
      const target = graph.targets.at(edge);
      moves.push({ action, ...this.moveTo(target, state, made, fate) });
    }
    return { fate, moves };
  }

  /** Follows the moves of a path from the start, as far as their states are known. */
  along(path: readonly GameAction[]): Followed {
    const { graph } = this;
    const states = [0];
    for (const action of path) {
      const edge = graph.edgeWith(states[states.length - 1]!, this.actionNumbers.get(canonicalJson(action)) ?? -1);
      if (edge < 0) return { states, end: "stopped" };
      const target = graph.targets.at(edge);
      if (target < END.states) return { states, end: target === END.won ? "won" : "lost" };
      states.push(target - END.states);
    }
    return { states, end: "state" };
  }

  /** Reports on the steps of a path from the start. */
  pathReport(path: readonly GameAction[]): PathReport {
    const { states, end } = this.along(path);
    const steps = states.slice(0, path.length).map((state, made): PathStep => {
      const report = this.report(state, made);
      const counted = { best: 0, detour: 0, fatal: 0, idle: 0, unknown: 0 };
      for (const { kind } of report.moves) counted[kind] += 1;
      const forced = counted.best + counted.detour === 1 && counted.unknown === 0 && report.moves.length > 0;
      // Where the level is lost already, no move loses it.
      const traps = report.fate.kind === "dead" ? 0 : counted.fatal;
      return { ...report, forced, traps, noReturn: this.noReturn(state, states[made + 1]) };
    });
    const dead = states.findIndex((state, made) => this.of(state, made).kind === "dead");
    const lost = dead < 0 && end === "lost" ? states.length : dead;
    const firstTrap = steps.findIndex(({ traps }) => traps > 0);
    const decides = ({ fate, moves }: PathStep): boolean =>
      fate.kind !== "dead" &&
      moves.filter(({ kind }) => kind === "best" || kind === "detour" || kind === "fatal").length > 1;
    return {
      steps,
      lastWayOut: lost > 0 ? lost - 1 : null,
      firstTrap: firstTrap < 0 ? null : firstTrap,
      decisions: steps.filter(decides).length,
    };
  }

  private moveTo(target: number, from: number, made: number, here: StateFate): Pick<MoveFate, "kind" | "moves"> {
    if (target === END.won) return { kind: "best", moves: 1 };
    if (target === END.lost) return { kind: "fatal", moves: null };
    const fate = this.of(target - END.states, made + 1);
    // Where the number of moves is limited, one that changes nothing may lose the level all the same.
    const wastes = fate.kind === "dead" && here.kind !== "dead";
    if (target - END.states === from && !wastes) return { kind: "idle", moves: null };
    if (fate.kind === "dead") return { kind: "fatal", moves: null };
    if (fate.kind === "unknown") return { kind: "unknown", moves: null };
    const best = here.kind === "winning" ? here.moves : Infinity;
    const kind: MoveKind = fate.moves + 1 <= best ? "best" : "detour";
    return { kind, moves: fate.moves + 1 };
  }

  private noReturn(state: number, next: number | undefined): boolean | null {
    if (this.component === null || next === undefined) return null;
    return this.component[state] !== this.component[next];
  }
}
