// One level, compiled: plays it, and answers questions about its states.
import type { Json, JsonObject } from "../../../base/json";
import type { DebugInfo } from "../../../engine/debugInfo";
import type {
  ConditionCheck,
  PlayableLevel,
  ReferenceReader,
  RuleCells,
  Step,
  Outcome,
} from "../../../engine/playableLevel";
import type { GameAction, GoalStatus } from "../../../engine/turnRecord";
import type { SearchLevel } from "../../../engine/search/searchLevel";
import { searchLevel } from "../search/searchLevel";
import type { EntityTable } from "./entities";
import type { Tracer } from "../../../engine/trace/tracer";
import type { BoardView } from "../../../base/boardView";
import { actionOffers, compileCandidates } from "./actions";
import { Board } from "./board";
import { compilePlan } from "./compilePlan";
import { firstState } from "../load/board";
import type { GameModel, LevelModel, RuleModel } from "./model";
import type { Profile } from "../profile";
import { StatePacker } from "./packedState";
import { compileWatched, compileWatchedReference, watchedRuleCells } from "../rules/watched";
import type { State } from "./state";
import type { LevelFrame } from "../systems/system";
import { systemsInLevel } from "../text/systems/levelSystems";
import { type Loaded, type TurnPlan, loadTurn, playTurn } from "./turn";
import { gridponderPresentation } from "../presentation/presentation";
import { boardView, canonicalState } from "./view";
import { StateWorld } from "./stateWorld";
import { stateOfView } from "./viewedState";

/** Compiles a level that begins on the given board. */
export function compileLevel(
  game: GameModel,
  level: LevelModel,
  start: BoardView,
  profile: Profile,
  table: EntityTable,
): PlayableLevel<State> {
  const board = new Board(game, table, start.width, start.height, profile);
  const systems = systemsInLevel(game.systems, level.systemOverrides);
  return new CompiledLevel({ board, level, first: firstState(board, start), profile, systems });
}

/** Who plays a puzzle has no name. */
const ONE_PLAYER: readonly string[] = [""];

/** A cascade that needs more passes is taken to be endless. */
const DEEPEST = 64;

class CompiledLevel implements PlayableLevel<State> {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly debug: DebugInfo;
  readonly offers: PlayableLevel["offers"];
  readonly solution: readonly GameAction[];
  readonly presentation = gridponderPresentation;
  readonly players = ONE_PLAYER;
  private readonly board: Board;
  private readonly first: State;
  private readonly plan: TurnPlan;
  private readonly candidates: (state: State) => readonly GameAction[];
  /** Rules by file. */
  private readonly rulesOf: ReadonlyMap<string, readonly RuleModel[]>;
  /** One world for all turns: each turn ends before the next one begins. */
  private readonly world: StateWorld;
  private states: StatePacker | null = null;
  private loaded: Loaded | null = null;

  constructor(private readonly frame: LevelFrame) {
    const { board, level } = frame;
    this.board = board;
    this.first = frame.first;
    this.id = level.id;
    this.file = level.file;
    this.title = level.title;
    this.solution = level.goldPath;
    this.offers = actionOffers(board.game.actions);
    const { plan, debug } = compilePlan(frame);
    this.plan = plan;
    this.candidates = compileCandidates(board);
    this.debug = debug;
    this.rulesOf = new Map([
      [board.game.file, board.game.rules],
      [level.file, level.rules],
    ]);
    this.world = new StateWorld(board);
  }

  start(tracer: Tracer | null): State {
    if (tracer !== null) return loadTurn(this.plan, this.world, this.first, tracer).state;
    return this.load().state;
  }

  loadBudgetSpent(): boolean {
    return this.load().budgetSpent;
  }

  step(state: State, action: GameAction, tracer: Tracer | null): Step<State> {
    return playTurn(this.plan, this.world, state, action, tracer);
  }

  stepUncut(state: State, action: GameAction): Step<State> {
    const cascade = { ...this.plan.cascade, maxDepth: DEEPEST };
    return playTurn({ ...this.plan, cascade }, this.world, state, action, null);
  }

  actions(state: State): readonly GameAction[] {
    return this.candidates(state);
  }

  toAct(state: State): readonly string[] {
    return state.won || state.lost ? [] : this.players;
  }

  outcome({ won, lost, loseReason }: State): Outcome | null {
    if (won) return { kind: "won", seat: null, reason: null };
    return lost ? { kind: "lost", seat: null, reason: loseReason } : null;
  }

  view(state: State): BoardView {
    return boardView(this.board, state);
  }

  goals(state: State): readonly GoalStatus[] {
    this.world.begin(state);
    return this.plan.goals.all.map((goal) => goal.status(this.world));
  }

  goalsOn(view: BoardView): readonly GoalStatus[] {
    return this.goals(stateOfView(view, this.board.grid));
  }

  key(state: State): string {
    return this.packer().pack(state);
  }

  fromKey(key: string): State {
    return this.packer().unpack(key);
  }

  condition(condition: Json): ConditionCheck | null {
    return compileWatched(condition, this.board, this.world);
  }

  ruleCells(view: BoardView, file: string, id: string): RuleCells | null {
    const rule = this.rulesOf.get(file)?.find((each) => each.id === id);
    return rule === undefined ? null : watchedRuleCells(rule, view, this.board, this.world);
  }

  reference(text: string): ReferenceReader | null {
    return compileWatchedReference(text, this.board, this.world);
  }

  canonical(state: State): JsonObject {
    return canonicalState(this.board, state);
  }

  search(start: State): SearchLevel<State> | null {
    return searchLevel(this.plan, this.frame, start);
  }

  private load(): Loaded {
    return (this.loaded ??= loadTurn(this.plan, this.world, this.first, null));
  }

  /** Returns the packer, made on the first call: a player needs none. */
  private packer(): StatePacker {
    return (this.states ??= new StatePacker(this.board, this.first));
  }
}
