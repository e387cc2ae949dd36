// The moves of a naive board game, found by trying everything (gdl.md, A8).
import {
  type NaiveGame,
  type NaivePiece,
  type NaiveRule,
  type NaiveState,
  conditionsHold,
  paramsOf,
  run,
  takes,
} from "./naiveBoardGame";

type Params = Readonly<Record<string, number | string>>;

interface NaiveStep {
  readonly name: string;
  readonly entity: number | null;
  readonly start: number | null;
  readonly target: number | null;
  readonly params: Params;
  /** Another rule of the same input hides that this step could be the whole move. */
  readonly onlyGoesOn: boolean;
}

export interface NaiveMove {
  readonly steps: readonly NaiveStep[];
  readonly after: NaiveState;
}

const MOST_STEPS = 32;

function sorted(game: NaiveGame, names: readonly string[]): readonly string[] {
  const priority = (name: string): number => game.rules[name]?.priority ?? 0;
  return names.toSorted((one, other) => priority(other) - priority(one));
}

/** All steps for some rules, for one entity or for all. */
function stepsOf(
  game: NaiveGame,
  state: NaiveState,
  names: readonly string[],
  from: readonly (readonly [entity: NaivePiece | null, start: number | null])[],
): readonly NaiveStep[] {
  const found: NaiveStep[] = [];
  const places = Array.from(state.cells.keys());
  for (const [entity, start] of from) {
    for (const target of [null, ...places]) {
      const inputs = new Map<string, boolean>();
      for (const name of names) {
        const rule = game.rules[name]!;
        if (takes(rule, "entity") !== (entity !== null) || takes(rule, "target") !== (target !== null)) continue;
        if (target !== null && target === start) continue;
        for (const params of paramsOf(rule)) {
          const input = JSON.stringify(Object.entries(params));
          const isButton = entity === null && target === null;
          const before = isButton ? undefined : inputs.get(input);
          if (before !== undefined && (before || rule.chainable !== true)) continue;
          const frame = { game, state, player: state.player, entity, start, target, params };
          if (!conditionsHold(rule.conditions, frame)) continue;
          inputs.set(input, before === undefined ? rule.chainable === true : true);
          const onlyGoesOn = before !== undefined;
          found.push({ name, entity: entity?.id ?? null, start, target, params, onlyGoesOn });
        }
      }
    }
  }
  return found;
}

/** Returns the state after a step; null when its effects fail or its post conditions do not hold. */
function after(game: NaiveGame, state: NaiveState, step: NaiveStep): NaiveState | null {
  tries += 1;
  if (tries > MOST_TRIES) return null;
  const next = structuredClone(state);
  const { entity, start, target, params, name } = step;
  const mover = next.pieces.find(({ id }) => id === entity) ?? null;
  const frame = { game, state: next, player: state.player, entity: mover, start, target, params };
  const rule = game.rules[name]!;
  try {
    run(rule.effects, frame);
  } catch {
    return null;
  }
  return conditionsHold(rule.post_conditions ?? [], frame) ? next : null;
}

/** Positions with chains that go on for so long are left out: the plain interpreter is slow. */
const MOST_TRIES = 300;
let tries = 0;

/** Returns the moves of the player whose turn it is, in order; null when there are too many. */
export function naiveMoves(game: NaiveGame, state: NaiveState): readonly NaiveMove[] | null {
  tries = 0;
  const moves = movesOf(game, state);
  return tries > MOST_TRIES ? null : moves;
}

function movesOf(game: NaiveGame, state: NaiveState): readonly NaiveMove[] {
  const onBoard = state.cells.flatMap((id, start) => {
    const piece = id === null ? undefined : state.pieces.find((each) => each.id === id);
    return piece === undefined ? [] : [[piece, start] as const];
  });
  const steps = stepsOf(game, state, sorted(game, game.order), [[null, null], ...onBoard]);
  const priorities = [...new Set(steps.map(({ name }) => game.rules[name]?.priority ?? 0))].sort((a, b) => b - a);
  for (const priority of priorities) {
    const moves: NaiveMove[] = [];
    for (const step of steps) {
      if ((game.rules[step.name]?.priority ?? 0) !== priority) continue;
      const next = after(game, state, step);
      if (next === null) continue;
      const rule = game.rules[step.name]!;
      if (rule.chainable === true) goOn(game, [step], [state, next], moves);
      else moves.push({ steps: [step], after: next });
    }
    if (moves.length > 0) return inOrder(moves);
  }
  return [];
}

function goOn(game: NaiveGame, steps: readonly NaiveStep[], been: readonly NaiveState[], moves: NaiveMove[]): void {
  const last = steps.at(-1)!;
  const state = been.at(-1)!;
  const rule: NaiveRule = game.rules[last.name]!;
  const going = continuations(game, steps, state, rule).flatMap((step) => {
    const next = after(game, state, step);
    const isNew = next !== null && !been.some((each) => JSON.stringify(each) === JSON.stringify(next));
    return isNew ? [[step, next] as const] : [];
  });
  const isFirst = steps.length === 1;
  const mayStop = !(isFirst && last.onlyGoesOn) && !(rule.chain_required === true && going.length > 0);
  if (mayStop) moves.push({ steps, after: state });
  for (const [step, next] of going) goOn(game, [...steps, step], [...been, next], moves);
}

function continuations(
  game: NaiveGame,
  steps: readonly NaiveStep[],
  state: NaiveState,
  rule: NaiveRule,
): readonly NaiveStep[] {
  if (steps.length >= MOST_STEPS) return [];
  const entity = state.pieces.find(({ id }) => id === steps.at(-1)?.entity);
  if (entity === undefined) return [];
  const noted = entity.place !== null && state.cells[entity.place] === entity.id ? entity.place : null;
  const start = noted ?? state.cells.indexOf(entity.id);
  if (start < 0) return [];
  const named = rule.chain_with ?? game.order;
  const chainable = game.order.filter((name) => named.includes(name) && game.rules[name]?.chainable === true);
  const all = stepsOf(game, state, sorted(game, chainable), [[entity, start]]);
  return all.filter((step) => !step.onlyGoesOn && step.target !== null && steps.every((other) => agree(step, other)));
}

/** A move is recorded with one value for each param (D-27). */
function agree({ params }: NaiveStep, { params: others }: NaiveStep): boolean {
  return Object.entries(params).every(([name, value]) => others[name] === undefined || others[name] === value);
}

function inOrder(moves: readonly NaiveMove[]): readonly NaiveMove[] {
  const keys = ({ steps }: NaiveMove): readonly number[] =>
    steps.flatMap(({ start, entity, target }) => [start ?? -1, entity ?? -1, target ?? -1]);
  return moves.toSorted((one, other) => {
    const [a, b] = [keys(one), keys(other)];
    for (const [index, key] of a.entries()) {
      const against = b[index];
      if (against === undefined) return 1;
      if (key !== against) return key - against;
    }
    return a.length - b.length;
  });
}
