// What a player can do: checks actions against their declarations and lists all candidates in order (fact sheet 16).
import type { Json } from "../../../base/json";
import { entriesAsWritten } from "../../../base/writtenOrder";
import { own } from "../../../base/nameTable";
import type { ActionOffer } from "../../../engine/playableLevel";
import type { GameAction } from "../../../engine/turnRecord";
import type { Board } from "./board";
import type { KindSet } from "./entities";
import { asPosition } from "../text/read";
import type { ActionModel, ActionParamModel } from "./model";
import type { State } from "./state";
import { sameValue } from "../text/values";

export function actionOffers(actions: readonly ActionModel[]): readonly ActionOffer[] {
  return actions.map(({ id, params }) => ({ id, params }));
}

/**
 * Returns a function that checks whether an action is declared, with a declared value for every declared param
 * (decision 10).
 */
export function compileLegality(actions: readonly ActionModel[]): (action: GameAction) => boolean {
  const declared = actions.map(({ id, params }) => ({
    id,
    checks: Object.entries(params).map(([name, param]) => new ParamCheck(name, param)),
  }));
  return (action) => {
    // A game has few actions: comparing their names is faster than looking one up.
    for (const { id, checks } of declared) if (id === action.action && hasAllowed(action, checks)) return true;
    return false;
  };
}

function hasAllowed(action: GameAction, checks: readonly ParamCheck[]): boolean {
  for (const check of checks) if (!check.allows(action)) return false;
  return true;
}

/** Checks one param of an action. */
class ParamCheck {
  /** The texts among the allowed values: most values are texts, which are equal to nothing else. */
  private readonly texts: readonly string[];

  constructor(
    private readonly name: string,
    private readonly param: ActionParamModel,
  ) {
    this.texts = (param.values ?? []).filter((value) => typeof value === "string");
  }

  /** Returns whether the action has the param with an allowed value. */
  allows(action: GameAction): boolean {
    const { type, values } = this.param;
    // What every object inherits is no text, so that a text is the action's own.
    const text = action[this.name];
    if (typeof text === "string" && values !== null) return isOneOf(this.texts, text);
    const value = own(action, this.name);
    if (value === undefined) return false;
    if (values !== null) return values.some((allowed) => sameValue(allowed, value));
    return type !== "position" || (Array.isArray(value) && asPosition(value) !== null);
  }
}

function isOneOf(texts: readonly string[], wanted: string): boolean {
  for (const text of texts) if (text === wanted) return true;
  return false;
}

/** Longer lists of actions are made each time, since they would take much memory for as long as the level. */
const MOST_KEPT = 10_000;

/**
 * Returns a function that lists every candidate action in a state: declared order, later params varying fastest. A param
 * without values allows none.
 */
export function compileCandidates(board: Board): (state: State) => readonly GameAction[] {
  const list = (): readonly Candidates[] =>
    board.game.actions.map((model) => ({
      needs: model.entityKind === null ? null : board.kinds([model.entityKind]),
      actions: candidatesOf(model, board),
    }));
  const isLong = countActions(board) > MOST_KEPT;
  let kept: readonly Candidates[] | null = null;
  let all: readonly GameAction[] | null = null;
  return (state) => {
    const every = isLong ? list() : (kept ??= list());
    const offered = every.filter(({ needs }) => needs === null || isOnBoard(needs, state));
    // In most states of most levels nothing is missing: that list is made once.
    if (isLong || offered.length < every.length) return joined(offered);
    return (all ??= joined(every));
  };
}

function joined(candidates: readonly Candidates[]): readonly GameAction[] {
  return candidates.flatMap(({ actions }) => actions);
}

/** The candidates of one declared action; `needs`: what must be on the board for them, null: nothing. */
interface Candidates {
  readonly needs: KindSet | null;
  readonly actions: readonly GameAction[];
}

/** Lists the candidate actions of every state, with the kind that must be on the board for each (null: none). */
export function everyAction(
  board: Board,
): readonly { readonly action: GameAction; readonly entityKind: string | null }[] {
  return board.game.actions.flatMap((model) =>
    candidatesOf(model, board).map((action) => ({ action, entityKind: model.entityKind })),
  );
}

/** Returns how many actions `everyAction` lists; the number may be beyond all memory. */
export function countActions(board: Board): number {
  const count = ({ type, values }: ActionParamModel): number =>
    values?.length ?? (type === "position" ? board.grid.area : 0);
  return board.game.actions.reduce(
    (sum, { params }) => sum + Object.values(params).reduce((product, param) => product * count(param), 1),
    0,
  );
}

function candidatesOf({ id, params }: ActionModel, board: Board): readonly GameAction[] {
  let candidates: readonly GameAction[] = [{ action: id }];
  for (const [name, param] of entriesAsWritten(params)) {
    const values = param.values ?? (param.type === "position" ? cellsOf(board) : []);
    candidates = candidates.flatMap((candidate) => values.map((value) => ({ ...candidate, [name]: value })));
  }
  return candidates;
}

function cellsOf(board: Board): readonly Json[] {
  return Array.from({ length: board.grid.area }, (_, cell) => board.grid.ofCell(cell).toJson());
}

function isOnBoard(wanted: KindSet, { cells }: State): boolean {
  return cells.pages.some((page) => page.some((entity) => wanted.has(entity)));
}
