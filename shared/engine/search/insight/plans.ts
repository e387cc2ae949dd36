// Sorts the shortest solutions by what they do to the board. Two are one plan when their boards follow one another alike, and
// one idea when they make the same changes in any order.
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

/** A state on the way, with the moves that led to it. */
interface Link {
  readonly state: number;
  readonly action: number;
  readonly from: Link | null;
}

/** States with one board after the same boards, or the end of a solution. */
interface Group {
  readonly board: number;
  readonly isWin: boolean;
  readonly links: Map<number, Link>;
}

/** `distances`: to a win, exact for the states on shortest solutions; `length`: of these. */
export function* plansOf(graph: StateGraph, edges: Edges, distances: Int32Array, length: number): Work<Plans> {
  const { starts, targets } = edges;
  const boards = new Boards(graph);
  const followed = { edges: 0 };

  /** Returns the groups that come next after the boards of this one. */
  const after = function* (group: Group): Work<readonly Group[]> {
    const next = new Map<number, Group>();
    const reached = new Map(group.links);
    // A map is visited in the order of insertion, what is added on the way too.
    for (const link of reached.values()) {
      const { state } = link;
      for (let edge = starts[state]!; edge < starts[state + 1]!; edge += 1) {
        followed.edges += 1;
        if (followed.edges % EDGES_AT_A_TIME === 0) yield;
        const target = targets[edge]!;
        const isWin = target === END.won && distances[state] === 1;
        if (!isWin && (target < END.states || distances[target - END.states] !== distances[state]! - 1)) continue;
        const action = graph.moves.at(edge);
        const to: Link = { state: isWin ? -1 : target - END.states, action, from: link };
        const board = isWin ? boards.after(state, action) : boards.of(to.state);
        if (!isWin && board === group.board) {
          if (!reached.has(to.state)) reached.set(to.state, to);
          continue;
        }
        const key = isWin ? -1 - board : board;
        const known = next.get(key);
        if (known === undefined) next.set(key, { board, isWin, links: new Map([[to.state, to]]) });
        else if (!known.links.has(to.state)) known.links.set(to.state, to);
      }
    }
    return Array.from(next.values());
  };

  const found = new Found();
  const first: Group = {
    board: boards.of(0),
    isWin: false,
    links: new Map([[0, { state: 0, action: -1, from: null }]]),
  };
  const stack: { readonly group: Group; readonly next: readonly Group[]; at: number }[] = [];
  const changes: number[] = [];
  let paused = 0;
  if (length > 0) stack.push({ group: first, next: yield* after(first), at: 0 });
  while (stack.length > 0 && found.plans < MOST_PLANS && followed.edges < MOST_EDGES) {
    const frame = stack.at(-1)!;
    const group = frame.next[frame.at];
    frame.at += 1;
    if (group === undefined) {
      stack.pop();
      changes.pop();
      continue;
    }
    changes.push(boards.change(frame.group.board, group.board));
    if (group.isWin) {
      found.add(changes, () => pathOf(Array.from(group.links.values())[0]!, graph));
      changes.pop();
    } else stack.push({ group, next: yield* after(group), at: 0 });
    if (followed.edges - paused > EDGES_AT_A_TIME) {
      paused = followed.edges;
      yield;
    }
  }
  return found.plansOf(stack.length === 0);
}

/** The plans found so far. */
class Found {
  plans = 0;
  private readonly ideas = new Map<string, number>();
  private readonly first: Plan[] = [];
  private readonly other: Plan[] = [];

  add(changes: readonly number[], path: () => Plan["path"]): void {
    this.plans += 1;
    const key = changes.toSorted((one, other) => one - other).join(" ");
    const known = this.ideas.get(key);
    const idea = known ?? this.ideas.size;
    this.ideas.set(key, idea);
    const list = known === undefined ? this.first : this.other;
    if (list.length < MOST_LISTED) list.push({ path: path(), idea });
  }

  plansOf(exact: boolean): Plans {
    return {
      plans: { count: this.plans, exact },
      ideas: { count: this.ideas.size, exact },
      listed: [...this.first, ...this.other].slice(0, MOST_LISTED),
    };
  }
}

function pathOf(last: Link, graph: StateGraph): Plan["path"] {
  const path: Plan["path"][number][] = [];
  for (let link: Link | null = last; link !== null && link.from !== null; { from: link } = link) {
    path.push(graph.level.actions[link.action]!);
  }
  return path.reverse();
}
