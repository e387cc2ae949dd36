// The smallest game with every outcome, for tests of code that works with any dialect: add up to exactly 3. Going past
// 3 loses; adding nothing is refused. Loading counts as a turn that sets the total to `first`.
import type { BoardView } from "../../base/boardView";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction, GoalStatus } from "../../engine/turnRecord";
import { RecordKind } from "../../engine/trace/trace";
import type { Tracer } from "../../engine/trace/tracer";
import { gridponderPresentation } from "../../dialects/gridponder/presentation/presentation";
import { stateView } from "../../dialects/gridponder/text/board/stateView";

export function add(amount: number): GameAction {
  return { action: "add", amount };
}

/** Returns a level named `id` whose solution adds `amounts` in turn. */
export function countingLevel(id: string, amounts: readonly number[], first = 0): PlayableLevel<number> {
  return {
    id,
    file: `levels/${id}.json`,
    title: `Counting ${id}`,
    debug: {
      phases: [],
      systems: [],
      rules: [],
      conditions: [],
      effects: [],
      values: [],
      goals: [],
      loseConditions: [],
    },
    presentation: gridponderPresentation,
    players: [""],
    offers: [{ id: "add", params: { amount: { type: "integer", values: [1, 2] } } }],
    solution: amounts.map(add),
    start: (tracer) => {
      recordTotal(tracer, 0, 0, first);
      return first;
    },
    step(state, action, tracer) {
      const amount = Number(action["amount"]);
      const total = state + amount;
      const accepted = amount > 0 && state < 3;
      const outcome = { won: accepted && total === 3, lost: accepted && total > 3 };
      recordTotal(tracer, 1, state, accepted ? total : state);
      return {
        state: accepted ? total : state,
        accepted,
        events: accepted ? [{ type: "added", payload: { amount } }] : [],
        ...outcome,
        loseReason: outcome.lost ? "too_much" : null,
        goals: goalsOf(accepted ? total : state),
        budgetSpent: false,
      };
    },
    actions: () => [add(1), add(2)],
    toAct: (total) => (total < 3 ? [""] : []),
    outcome(total) {
      if (total < 3) return null;
      return total === 3 ? { kind: "won", seat: null, reason: null } : { kind: "lost", seat: null, reason: null };
    },
    view: viewOf,
    goals: goalsOf,
    key: String,
    fromKey: Number,
    loadBudgetSpent: () => false,
    reference: () => null,
    ruleCells: () => null,
    goalsOn: () => [],
    condition: (total) => (typeof total === "number" ? (view) => stateView(view).variables["total"] === total : null),
    canonical: (state) => ({ total: state }),
  };
}

function recordTotal(tracer: Tracer | null, turn: number, before: number, after: number): void {
  if (tracer === null) return;
  const root = tracer.open(RecordKind.turn, turn, tracer.value(null), tracer.value({}), -1);
  const field = tracer.field("variables.total");
  if (before !== after) tracer.leaf(RecordKind.write, field, tracer.value(before), tracer.value(after), root);
  tracer.close(root);
}

function goalsOf(total: number): readonly GoalStatus[] {
  return [{ id: "three", type: "total", progress: Math.min(1, total / 3), met: total === 3 }];
}

function viewOf(total: number): BoardView {
  return {
    width: 1,
    height: 1,
    layers: ["ground"],
    entities: [null],
    cells: new Uint16Array(1),
    state: {
      avatar: null,
      multiCellObjects: [],
      overlay: null,
      variables: { total },
      pendingMove: null,
      sequenceIndices: {},
      onceFired: [],
      turnCount: 0,
      actionCount: 0,
      won: total === 3,
      lost: total > 3,
      loseReason: null,
    },
  };
}
