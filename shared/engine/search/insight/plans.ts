// Sorts the shortest solutions by what they do to the board. Two are one plan when their boards follow one another alike, and
// one idea when they make the same changes in any order. An example: of two crates either can be pushed home first. These
// are two plans of one idea, however many ways there are to walk from one crate to the other.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import type { Work } from "../../../base/work";
import type { Edges } from "../graph/edges";
import { END, type StateGraph } from "../graph/stateGraph";
import { Boards } from "./boards";
import type { Plan, Plans } from "./insightOutcome";

const MOST_PLANS = 10_000;
const MOST_LISTED = 60;
/** Edges that are followed at most. */
const MOST_EDGES = 500_000;
const EDGES_AT_A_TIME = 4096;

/** As the state of a link: the end of a solution. */
const WON = -1;

/** A state on the way, or WON, with the move that led there. */
interface Link {
  readonly state: number;
  readonly action: number;
  /** Null for the first state. */
  readonly from: Link | null;
}

/** States with one board after the same boards, or the end of a solution. Each link is one way there. */
interface Group {
  readonly board: number;
  readonly isWin: boolean;
  /** By their states. */
  readonly links: Map<number, Link>;
}

/** A group that was reached, with the groups after it, the first `tried` of which were looked into. */
interface Frame {
  readonly group: Group;
  readonly next: readonly Group[];
  tried: number;
}

/** `distances`: to a win, exact for the states on shortest solutions; `length`: of these. */
export function plansOf(graph: StateGraph, edges: Edges, distances: Int32Array, length: number): Work<Plans> {
  return new PlanWalk(graph, edges, distances).plans(length);
}

/** Walks along the shortest solutions, depth first, from one board to the next. */
class PlanWalk {
  private readonly boards: Boards;
  private readonly found = new FoundPlans();
  /** Edges that were followed. */
  private followed = 0;

  constructor(
    private readonly graph: StateGraph,
    private readonly edges: Edges,
    private readonly distances: Int32Array,
  ) {
    this.boards = new Boards(graph);
  }

  *plans(length: number): Work<Plans> {
    const { boards, found } = this;
    const stack: Frame[] = [];
    /** What led from each group of the stack to the next, and to the one that is looked into. */
    const changes: number[] = [];
    let paused = 0;
    if (length > 0) stack.push(yield* this.enter(this.start()));
    while (stack.length > 0 && found.count < MOST_PLANS && this.followed < MOST_EDGES) {
      const frame = stack.at(-1)!;
      const group = frame.next[frame.tried];
      frame.tried += 1;
      if (group === undefined) {
        stack.pop();
        changes.pop();
        continue;
      }
      changes.push(boards.change(frame.group.board, group.board));
      if (group.isWin) {
        found.add(changes, () => pathTo(Array.from(group.links.values())[0]!, this.graph));
        changes.pop();
      } else stack.push(yield* this.enter(group));
      if (this.followed - paused > EDGES_AT_A_TIME) {
        paused = this.followed;
        yield;
      }
    }
    return found.plans(stack.length === 0);
  }

  private start(): Group {
    const first: Link = { state: 0, action: -1, from: null };
    return { board: this.boards.of(first.state), isWin: false, links: new Map([[first.state, first]]) };
  }

  /** Finds the groups that come next after a group: those whose boards are the first others on the ways from it. */
  private *enter(group: Group): Work<Frame> {
    const { boards, edges } = this;
    const next = new Map<number, Group>();
    const reached = new Map(group.links);
    // A map is visited in the order of insertion, what is added on the way too.
    for (const from of reached.values()) {
      for (let edge = edges.starts[from.state]!; edge < edges.starts[from.state + 1]!; edge += 1) {
        this.followed += 1;
        if (this.followed % EDGES_AT_A_TIME === 0) yield;
        const link = this.linkAlong(edge, from);
        if (link === null) continue;
        const isWin = link.state === WON;
        const board = isWin ? boards.after(from.state, link.action) : boards.of(link.state);
        if (!isWin && board === group.board) {
          addOnce(reached, link);
          continue;
        }
        const key = isWin ? -1 - board : board;
        const known = next.get(key);
        if (known === undefined) next.set(key, { board, isWin, links: new Map([[link.state, link]]) });
        else addOnce(known.links, link);
      }
    }
    return { group, next: Array.from(next.values()), tried: 0 };
  }

  /** Returns where an edge of a state leads; null where no shortest solution goes along it. */
  private linkAlong(edge: number, from: Link): Link | null {
    const target = this.edges.targets[edge]!;
    const left = this.distances[from.state]!;
    const isWin = target === END.won && left === 1;
    const state = isWin ? WON : target - END.states;
    if (!isWin && (state < 0 || this.distances[state] !== left - 1)) return null;
    return { state, action: this.graph.moves.at(edge), from };
  }
}

function addOnce(links: Map<number, Link>, link: Link): void {
  if (!links.has(link.state)) links.set(link.state, link);
}

/** The plans found so far. */
class FoundPlans {
  count = 0;
  /** By the changes in any order. */
  private readonly ideas = new Map<string, number>();
  /** The first plan of each idea, which are listed first, and others. */
  private readonly first: Plan[] = [];
  private readonly others: Plan[] = [];

  add(changes: readonly number[], path: () => Plan["path"]): void {
    this.count += 1;
    const key = changes.toSorted((one, other) => one - other).join(" ");
    const known = this.ideas.get(key);
    const idea = known ?? this.ideas.size;
    this.ideas.set(key, idea);
    const list = known === undefined ? this.first : this.others;
    if (list.length < MOST_LISTED) list.push({ path: path(), idea });
  }

  /** `exact`: all were found. */
  plans(exact: boolean): Plans {
    return {
      plans: { count: this.count, exact },
      ideas: { count: this.ideas.size, exact },
      listed: [...this.first, ...this.others].slice(0, MOST_LISTED),
    };
  }
}

function pathTo(last: Link, { level }: StateGraph): Plan["path"] {
  const path: Plan["path"][number][] = [];
  for (let link = last; link.from !== null; link = link.from) path.push(level.actions[link.action]!);
  return path.reverse();
}
