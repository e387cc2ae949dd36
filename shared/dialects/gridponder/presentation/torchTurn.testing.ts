// A turn recorded by hand, for tests of code that reads traces: the avatar, holding a torch, walks right into wood,
// which burns; a second rule does not fire. Board 4 × 2, layers ground and objects.
import { fieldPath } from "../../../engine/trace/fieldPath";
import type { TraceReading } from "../../../engine/tracePresentation";
import { PHASE_TEXTS } from "../turn/phases";
import { gridponderPresentation } from "./presentation";
import type { BoardView } from "../../../base/boardView";
import { type StateView, UNPLAYED } from "../text/board/stateView";
import type { DebugInfo } from "../../../engine/debugInfo";
import type { TurnRecord } from "../../../engine/turnRecord";
import { CascadeEnd, EffectVerdict, RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import { createTracer } from "../../../engine/trace/tracer";

/** Indices of the records by name, in preorder. */
export interface TorchRecords {
  readonly turn: number;
  readonly action: number;
  readonly nav: number;
  readonly facing: number;
  readonly blocked: number;
  readonly cascade: number;
  readonly pass: number;
  readonly burns: number;
  readonly where: number;
  readonly destroy: number;
  readonly removed: number;
  readonly removedEvent: number;
  readonly count: number;
  readonly counted: number;
  readonly melts: number;
  readonly meltsWhere: number;
  readonly secondPass: number;
  readonly end: number;
  readonly goals: number;
  readonly goal: number;
}

const source = (at: string): { readonly file: string; readonly at: string } => ({ file: "game.json", at });

export const torchDebug: DebugInfo = {
  phases: PHASE_TEXTS,
  systems: [{ id: "nav", type: "avatar_navigation", source: source("/systems/0") }],
  rules: [
    { id: "torch_burns", on: "move_blocked", priority: 0, source: source("/rules/0") },
    { id: "torch_melts", on: "move_blocked", priority: 0, source: source("/rules/1") },
  ],
  conditions: [
    {
      rule: 0,
      clause: "if",
      text: "avatar hasItem torch",
      reads: { kind: "fields", paths: ["avatar"] },
      source: source("/rules/0/if"),
    },
    {
      rule: 1,
      clause: "where",
      text: "position_has_tag ground slippery",
      reads: { kind: "cell", layer: "ground", position: null },
      source: source("/rules/1/where"),
    },
  ],
  effects: [
    { name: "destroy", source: source("/rules/0/then/0") },
    { name: "increment_variable", source: source("/rules/0/then/1") },
  ],
  values: [],
  goals: [{ id: "reach", type: "reach_target", source: { file: "levels/one.json", at: "/goals/0" } }],
  loseConditions: [],
};

/** What reading the turn needs. */
export const torchReading: TraceReading = { debug: torchDebug, presentation: gridponderPresentation };

const stateBefore: StateView = {
  ...UNPLAYED,
  avatar: { enabled: true, position: [2, 1], facing: "up", item: "torch" },
};

const before: BoardView = {
  width: 4,
  height: 2,
  layers: ["ground", "objects"],
  entities: [null, { kind: "grass", params: {} }, { kind: "wood", params: {} }],
  cells: Uint16Array.from([1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2]),
  state: stateBefore,
};

/** The slot of the wood: layer 1, cell (3,1). */
const WOOD_SLOT = 15;

const after: BoardView = {
  ...before,
  cells: Uint16Array.from([1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
  state: {
    ...stateBefore,
    avatar: { enabled: true, position: [2, 1], facing: "right", item: "torch" },
    variables: { "burned.wood": 1 },
  },
};

function recordTrace(): { readonly trace: TurnRecord["trace"]; readonly at: TorchRecords } {
  const tracer = createTracer();
  const value = tracer.value.bind(tracer);
  const turn = tracer.open(RecordKind.turn, 3, value({ action: "move", direction: "right" }), value(null), -1);
  const action = tracer.open(RecordKind.phase, 1, -1, -1, turn);
  const nav = tracer.open(RecordKind.system, 0, -1, -1, turn);
  const facing = tracer.leaf(RecordKind.write, tracer.field("avatar.facing"), value("up"), value("right"), nav);
  const payload = { position: [3, 1], direction: "right" };
  const blocked = tracer.leaf(RecordKind.event, value("move_blocked"), value(payload), -1, nav);
  tracer.close(nav);
  tracer.close(action);
  const cascade = tracer.open(RecordKind.phase, 3, -1, -1, turn);
  const pass = tracer.open(RecordKind.pass, 1, 1, -1, turn);
  const burns = tracer.open(RecordKind.rule, 0, blocked, RuleVerdict.fired, blocked);
  const where = tracer.leaf(RecordKind.clause, 0, value("torch"), 1, burns);
  const destroyed = value({ layer: "objects", position: [3, 1] });
  const destroy = tracer.open(RecordKind.effect, 0, destroyed, EffectVerdict.done, burns);
  const removed = tracer.leaf(RecordKind.write, WOOD_SLOT, 2, 0, destroy);
  const removal = { position: [3, 1], kind: "wood" };
  const removedEvent = tracer.leaf(RecordKind.event, value("object_removed"), value(removal), -1, destroy);
  tracer.close(destroy);
  const count = tracer.open(RecordKind.effect, 1, value({ name: "burned.wood" }), EffectVerdict.done, burns);
  const counted = tracer.leaf(
    RecordKind.write,
    tracer.field(fieldPath("variables", "burned.wood")),
    -1,
    value(1),
    count,
  );
  tracer.close(count);
  tracer.close(burns);
  const melts = tracer.open(RecordKind.rule, 1, blocked, RuleVerdict.whereFailed, blocked);
  const meltsWhere = tracer.leaf(RecordKind.clause, 1, value(["walkable"]), 0, melts);
  tracer.close(melts);
  tracer.close(pass);
  const secondPass = tracer.open(RecordKind.pass, 2, 1, -1, turn);
  const lost = value({ dropped: [removedEvent], wouldFire: [1] });
  const end = tracer.leaf(RecordKind.end, CascadeEnd.cutOff, lost, -1, secondPass);
  tracer.close(secondPass);
  tracer.close(cascade);
  const goals = tracer.open(RecordKind.phase, 5, -1, -1, turn);
  const goal = tracer.leaf(RecordKind.goal, 0, value(0.5), 0, goals);
  tracer.close(goals);
  tracer.close(turn);
  const first = { turn, action, nav, facing, blocked, cascade, pass, burns, where, destroy, removed, removedEvent };
  const at = { ...first, count, counted, melts, meltsWhere, secondPass, end, goals, goal };
  return { trace: tracer.trace(), at };
}

const recorded = recordTrace();
export const torchRecords: TorchRecords = recorded.at;

export const torchTurn: TurnRecord = {
  action: { action: "move", direction: "right" },
  accepted: true,
  events: [],
  won: false,
  lost: false,
  loseReason: null,
  goals: [{ id: "reach", type: "reach_target", progress: 0.5, met: false }],
  shape: after,
  before,
  after,
  trace: recorded.trace,
};
