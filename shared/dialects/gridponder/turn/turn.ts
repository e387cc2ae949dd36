// Runs one turn, phase by phase (fact sheet 3), and the load cascade (4). Defines the order of things, not what they
// do.
import type { Json } from "../../../base/json";
import type { Step } from "../../../engine/playableLevel";
import type { GameAction, GameEventData, GoalStatus, Refusal } from "../../../engine/turnRecord";
import { EMPTY } from "./entities";
import { RecordKind } from "../../../engine/trace/trace";
import type { LevelGoals } from "./goals";
import { PHASE } from "./phases";
import type { Tracer } from "../../../engine/trace/tracer";
import { type Cascade, type SystemStep, runCascade, runSystems } from "./cascade";
import { type EventSpan, NO_EVENTS } from "./eventChain";
import { plainPayload } from "./gameEvent";
import { EVENT } from "./eventKinds";
import type { LoseCheck } from "../lose/loseCondition";
import type { Profile } from "../profile";
import type { State } from "./state";
import type { StateWorld } from "./stateWorld";
import type { World } from "./world";

/** A level's compiled turn: everything that happens in one, in order. */
export interface TurnPlan {
  readonly profile: Profile;
  /** Returns whether the game declares an action. */
  isLegal(action: GameAction): boolean;
  readonly action: readonly SystemStep<GameAction>[];
  readonly movement: readonly SystemStep<void>[];
  readonly cascade: Cascade;
  readonly npc: readonly SystemStep<void>[];
  /** Some system may emit `actor_selected`. */
  readonly mayOnlySelect: boolean;
  readonly goals: LevelGoals;
  readonly loseConditions: readonly { readonly ref: number; readonly check: LoseCheck }[];
}

const NO_GOALS: readonly GoalStatus[] = [];
/** The outcome of most turns in traces, one object for all. */
const GOES_ON: Json = { accepted: true, won: false, lost: false, loseReason: null };

/** The result of a turn. Events become plain data on first access. */
class TurnStep implements Step<State> {
  private plainEvents: readonly GameEventData[] | null = null;

  constructor(
    readonly state: State,
    readonly accepted: boolean,
    private readonly emitted: EventSpan,
    readonly goals: readonly GoalStatus[],
    readonly budgetSpent: boolean,
  ) {}

  get won(): boolean {
    return this.accepted && this.state.won;
  }

  get lost(): boolean {
    return this.accepted && this.state.lost;
  }

  get loseReason(): string | null {
    return this.accepted ? this.state.loseReason : null;
  }

  get events(): readonly GameEventData[] {
    return (this.plainEvents ??= this.emitted
      .toArray()
      .map((event) => ({ type: event.type, payload: plainPayload(event) })));
  }
}

/** Plays an action. Refused when the level is over, the action is not declared as given, or a system vetoes it. */
export function playTurn(
  plan: TurnPlan,
  world: StateWorld,
  state: State,
  action: GameAction,
  tracer: Tracer | null,
): Step<State> {
  world.begin(state);
  const goalsBefore = tracer === null ? NO_GOALS : plan.goals.statusesIn(state, world);
  if (tracer !== null) world.trace(tracer);
  const turn = world.enter(RecordKind.turn, state.turnCount + 1, world.traceValue(action), -1);
  const refusal = refuse(plan, world, state, action);
  if (refusal !== null) {
    const refused: Json = { accepted: false, won: false, lost: false, loseReason: null, refusal };
    world.leave(turn, -1, world.traceValue(refused));
    return new TurnStep(state, false, NO_EVENTS, NO_GOALS, false);
  }
  react(plan, world);
  const { budgetSpent } = world;
  const goals = finish(plan, world, goalsBefore);
  const { won, lost, loseReason } = world;
  if (world.traced) {
    const outcome = won || lost ? { accepted: true, won, lost, loseReason } : GOES_ON;
    world.leave(turn, -1, world.traceValue(outcome));
  }
  const end = world.end();
  if (tracer !== null) plan.goals.endedWith(end);
  return new TurnStep(end, true, world.takeEvents(), goals, budgetSpent);
}

/** Runs the phases between the action and the goals. */
export function react(plan: TurnPlan, world: World): void {
  const turn = world.openRecord;
  runPhase(world, PHASE.movement, plan.movement);
  const cascadePhase = world.enter(RecordKind.phase, PHASE.cascade);
  runCascade(plan.cascade, world);
  world.leave(cascadePhase, turn);
  runPhase(world, PHASE.npc, plan.npc);
}

/** Returns why the action is refused; null when it is accepted, and then its phase is over. */
function refuse(plan: TurnPlan, world: StateWorld, state: State, action: GameAction): Refusal | null {
  if (state.won || state.lost) return { reason: "level-over", won: state.won };
  if (!plan.isLegal(action)) return { reason: "not-offered" };
  return act(plan, world, action) ? null : { reason: "vetoed", by: world.vetoRecord };
}

/** Runs the action phase. Returns false when a system vetoed; everything is then reverted. */
export function act(plan: TurnPlan, world: World, action: GameAction): boolean {
  const parent = world.openRecord;
  const record = world.enter(RecordKind.phase, PHASE.action);
  runSystems(plan.action, world, action);
  if (world.vetoed) world.revert();
  world.leave(record, parent);
  return !world.vetoed;
}

function runPhase(world: World, phase: number, systems: readonly SystemStep<void>[]): void {
  if (systems.length === 0) return;
  const parent = world.openRecord;
  const record = world.enter(RecordKind.phase, phase);
  runSystems(systems, world, undefined);
  world.leave(record, parent);
}

/** Updates counters, goals and lose conditions, and ends the turn. Returns the goals' statuses. */
function finish(plan: TurnPlan, world: StateWorld, goalsBefore: readonly GoalStatus[]): readonly GoalStatus[] {
  const parent = world.openRecord;
  const record = world.enter(RecordKind.phase, PHASE.goals);
  if (!plan.profile.keepsPendingMove && world.pendingMove !== null) world.setPendingMove(null);
  world.setCounts(world.turnCount + 1, world.actionCount + (plan.mayOnlySelect && onlySelects(world) ? 0 : 1));
  const goals = plan.goals.evaluate(world, goalsBefore);
  if (areMet(goals)) world.win();
  else checkLosses(plan, world);
  world.emit(EVENT.turn_ended, { turnNumber: world.turnCount });
  world.leave(record, parent);
  return goals;
}

function areMet(goals: readonly GoalStatus[]): boolean {
  for (const { met } of goals) if (!met) return false;
  return goals.length > 0;
}

/** Returns whether the turn only selected an actor, which does not count as an action. */
export function onlySelects({ events }: World): boolean {
  if (events.first === null) return false;
  return events.find(({ kind }) => kind !== EVENT.actor_selected) === null;
}

function checkLosses(plan: TurnPlan, world: StateWorld): void {
  for (const { ref, check } of plan.loseConditions) {
    const parent = world.openRecord;
    const record = world.enter(RecordKind.lose, ref, world.traced ? world.traceValue(check.found(world)) : -1);
    const lost = check.isLost(world);
    world.leave(record, parent, lost ? 1 : 0);
    if (lost) return world.lose(check.reason);
  }
}

/** A level as loaded. */
export interface Loaded {
  readonly state: State;
  readonly budgetSpent: boolean;
}

/**
 * Returns the state after loading: the content of `zero_or_one` layers is announced, and rules and systems react (V2).
 */
export function loadTurn(plan: TurnPlan, world: StateWorld, first: State, tracer: Tracer | null): Loaded {
  world.begin(first);
  if (tracer !== null) world.trace(tracer);
  const turn = world.enter(RecordKind.turn, 0, world.traceValue(null), -1);
  if (plan.profile.cascadesAtLoad) {
    const record = world.enter(RecordKind.phase, PHASE.load);
    announceAll(world);
    runCascade(plan.cascade, world);
    world.leave(record, turn);
  }
  world.leave(turn, -1, world.traceValue(GOES_ON));
  const { budgetSpent } = world;
  world.takeEvents();
  return { state: world.end(), budgetSpent };
}

function announceAll(world: World): void {
  const { grid, layers, table } = world.board;
  layers.forEach((layer, index) => {
    if (!layer.zeroOrOne) return;
    for (let cell = 0; cell < grid.area; cell += 1) {
      const position = grid.ofCell(cell);
      const entity = world.at(index, position);
      if (entity === EMPTY) continue;
      world.emit(EVENT.object_placed, { position, kind: table.kindOf(entity), params: table.paramsOf(entity) });
    }
  });
}
