// A level as a search sees it: plays the plan of its turns on fields.
import type {
  MobileField,
  Observer,
  Piece,
  SearchLevel,
  TurnFields,
  Verdict,
} from "../../../engine/search/searchLevel";
import type { Json } from "../../../base/json";
import type { Observed } from "../../../engine/search/observed";
import type { GameAction } from "../../../engine/turnRecord";
import type { GoalCheck } from "../goals/goal";
import { countActions, everyAction } from "../turn/actions";
import type { Board } from "../turn/board";
import type { EntitySet } from "../turn/world";
import type { LevelFrame } from "../systems/system";
import type { State } from "../turn/state";
import { type TurnPlan, act, onlySelects, react } from "../turn/turn";
import { FieldWorld } from "./fieldWorld";
import { LevelFields } from "./fields";
import { observerOf } from "./observers";
import { observedVariables } from "./observedVariables";

const MOST_ACTIONS = 200_000;

/** Returns the level of the plan as a search sees it that begins with the state; null when it has too many actions. */
export function searchLevel(plan: TurnPlan, frame: LevelFrame, start: State): SearchLevel<State> | null {
  return countActions(frame.board) > MOST_ACTIONS ? null : new PlannedSearch(plan, frame, start);
}

function met(check: GoalCheck, world: FieldWorld): boolean {
  return check.isMet?.(world) ?? check.status(world).met;
}

class PlannedSearch implements SearchLevel<State> {
  readonly actions: readonly GameAction[];
  readonly mobile: readonly MobileField[];
  readonly unseen: readonly number[];
  readonly lengthLimit: number | null;
  readonly lacksGoal: boolean;
  private readonly board: Board;
  private readonly fields: LevelFields;
  private readonly world: FieldWorld;
  private isObserved: (variable: string) => boolean;
  private readonly alsoRead: Json[] = [];
  /** By action: the kind that must be on the board for it to be offered; null: none. */
  private readonly needed: readonly (EntitySet | null)[];
  /** By action: the layer that this kind is declared for. */
  private readonly likelyLayer: readonly number[];
  /** Some actions are free, so that the number of moves does not tell how many actions were counted. */
  private readonly countsActions: boolean;
  /** Whether the goals are met does not follow from the turn's end alone, so that each turn tells it. */
  private readonly winsInTurn: boolean;

  constructor(
    private readonly plan: TurnPlan,
    private readonly frame: LevelFrame,
    private readonly start: State,
  ) {
    const { board } = frame;
    this.board = board;
    this.lacksGoal = plan.goals.all.length === 0;
    const offered = everyAction(board).filter(({ action }) => plan.isLegal(action));
    this.actions = offered.map(({ action }) => action);
    const kinds = new Map<string, EntitySet>();
    this.needed = offered.map(({ entityKind }) => {
      if (entityKind === null) return null;
      const known = kinds.get(entityKind) ?? board.kinds([entityKind]);
      kinds.set(entityKind, known);
      return known;
    });
    this.likelyLayer = offered.map(({ entityKind }) =>
      Math.max(0, board.layer(board.game.kindLayers.get(entityKind ?? "") ?? "")),
    );
    this.fields = new LevelFields(board, start);
    this.world = new FieldWorld(board, this.fields, (name) => this.isObserved(name));
    this.isObserved = observedVariables(frame, []);
    this.mobile = [
      { field: this.fields.part("avatar.position"), values: board.grid.area + 1 },
      { field: this.fields.part("avatar.facing"), values: 4 },
      { field: this.fields.part("overlay"), values: 0 },
    ];
    this.unseen = [this.fields.part("pendingMove")];
    const limit = Math.min(...plan.loseConditions.map(({ check }) => check.afterActions ?? Infinity));
    this.countsActions = limit !== Infinity && plan.mayOnlySelect;
    this.winsInTurn = plan.goals.all.some(({ check }, index) => index > 0 && check.advance !== undefined);
    // The first action is played in any case, and a goal met by the last one wins.
    const left = Math.max(1, limit - start.actionCount);
    this.lengthLimit = limit === Infinity || this.countsActions ? null : left;
  }

  play(action: number, fields: TurnFields): boolean {
    const { plan, world } = this;
    world.begin(fields);
    if (!this.isOffered(action, fields)) return false;
    const played = this.actions[action];
    if (played === undefined || !act(plan, world, played)) return false;
    react(plan, world);
    if (!plan.profile.keepsPendingMove) world.setPendingMove(null);
    if (this.countsActions && !onlySelects(world)) world.countAction();
    this.advanceGoals(world);
    world.finish();
    return true;
  }

  /** Takes the goals in their order. One that advances may change what an earlier one has just seen. */
  private advanceGoals(world: FieldWorld): void {
    let isMet = this.plan.goals.all.length > 0;
    for (const { check } of this.plan.goals.all) {
      check.advance?.(world);
      if (this.winsInTurn) isMet &&= met(check, world);
    }
    if (this.winsInTurn) world.setWon(isMet);
  }

  verdict(fields: TurnFields): Verdict {
    const { plan, world } = this;
    world.begin(fields);
    const isMet = this.winsInTurn ? world.won : plan.goals.all.every(({ check }) => met(check, world));
    if (plan.goals.all.length > 0 && isMet) return "won";
    const losing = plan.loseConditions.some(
      ({ check }) => (check.afterActions === undefined || this.countsActions) && check.isLost(world),
    );
    return losing ? "lost" : "on";
  }

  initial(field: number): number {
    return this.fields.valueIn(this.start, field);
  }

  valueIn(state: State, field: number): number {
    return this.fields.valueIn(state, field);
  }

  nameOf(field: number): string {
    return this.fields.nameOf(field);
  }

  observe(observed: Observed): Observer | null {
    const { observer, reads } = observerOf(
      observed,
      this.board,
      this.world,
      new Set([...this.board.game.rules, ...this.frame.level.rules].map(({ id }) => id)),
    );
    this.alsoRead.push(...reads);
    this.isObserved = observedVariables(this.frame, this.alsoRead);
    return observer;
  }

  pieceOf(field: number, value: number): Piece | null {
    return this.fields.pieceOf(field, value);
  }

  get byteLength(): number {
    return this.fields.byteLength;
  }

  private isOffered(action: number, fields: TurnFields): boolean {
    const kind = this.needed[action] ?? null;
    if (kind === null) return true;
    const { slots, grid } = this.board;
    // The layer that it is declared for comes first: the order must be the same for every state.
    const first = (this.likelyLayer[action] ?? 0) * grid.area;
    for (let slot = first; slot < first + grid.area; slot += 1) if (fields.readIn(slot, kind)) return true;
    for (let slot = 0; slot < slots; slot += 1) {
      if ((slot < first || slot >= first + grid.area) && fields.readIn(slot, kind)) return true;
    }
    return false;
  }
}
