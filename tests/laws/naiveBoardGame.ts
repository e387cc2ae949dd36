// The language once more, written plainly from its specification (gdl.md, A7 and A8) without any of the compiled game's
// preparation: every condition is evaluated on every entity, target and params. Boards of squares with two players.
import type { Expression } from "../../shared/dialects/gdl/expressions/expression";
import { parseExpression } from "../../shared/dialects/gdl/expressions/parse";

export interface NaivePiece {
  readonly id: number;
  owner: string | null;
  rank: string | null;
  steps: number | null;
  place: number | null;
  isRemoved: boolean;
}

export interface NaiveState {
  cells: (number | null)[];
  pieces: NaivePiece[];
  player: string;
  energy: number | null;
}

export interface NaiveRule {
  readonly conditions: readonly string[];
  readonly effects: readonly string[];
  readonly post_conditions?: readonly string[];
  readonly chainable?: boolean;
  readonly chain_required?: boolean;
  readonly chain_with?: readonly string[];
  readonly priority?: number;
  readonly params?: Readonly<Record<string, { readonly type: string; readonly options: readonly (number | string)[] }>>;
  readonly attacks?: boolean;
}

export interface NaiveGame {
  readonly width: number;
  readonly height: number;
  readonly rules: Readonly<Record<string, NaiveRule>>;
  readonly order: readonly string[];
  readonly directions: Readonly<Record<string, number>>;
}

interface Player {
  readonly player: string;
}
interface Place {
  readonly place: number;
}
type Value = null | boolean | number | string | Player | Place | NaivePiece | readonly NaivePiece[];

interface Frame {
  readonly game: NaiveGame;
  readonly state: NaiveState;
  readonly player: string;
  readonly entity: NaivePiece | null;
  readonly start: number | null;
  readonly target: number | null;
  readonly params: Readonly<Record<string, number | string>>;
}

const PLAYERS = ["A", "B"];
const parsed = new Map<string, Expression>();

function expressionOf(text: string): Expression {
  const known = parsed.get(text) ?? parseExpression(text).expression;
  if (known === null) throw new Error(text);
  parsed.set(text, known);
  return known;
}

const place = (index: number | null): Value => (index === null ? null : { place: index });
const isPiece = (value: Value): value is NaivePiece => typeof value === "object" && value !== null && "id" in value;
const isPlace = (value: Value): value is Place =>
  typeof value === "object" && value !== null && "place" in value && !isPiece(value);

function truthy(value: Value): boolean {
  return !(
    value === null ||
    value === false ||
    value === 0 ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}

function same(a: Value, b: Value): boolean {
  if (isPiece(a) && isPiece(b)) return a.id === b.id;
  if (isPlace(a) && isPlace(b)) return a.place === b.place;
  if (typeof a === "object" && typeof b === "object" && a !== null && b !== null && "player" in a && "player" in b) {
    return a.player === b.player;
  }
  return typeof a !== "object" && typeof b !== "object" ? a === b : a === null && b === null;
}

function numbers(values: readonly Value[]): readonly number[] | null {
  for (const value of values) if (value !== null && typeof value !== "number") throw new Error("not a number");
  return values.includes(null) ? null : (values as readonly number[]);
}

function isPath(value: Value): number | null {
  if (value === null) return null;
  if (isPlace(value)) return value.place;
  if (isPiece(value)) return value.place;
  throw new Error("not a place");
}

function evaluate(expression: Expression, frame: Frame): Value {
  const { game, state } = frame;
  const { width, height } = game;
  if (expression.kind === "constant" || expression.kind === "number" || expression.kind === "text")
    return expression.value;
  if (expression.kind === "name") {
    const { name } = expression;
    if (name === "player") return { player: frame.player };
    if (name === "entity") return frame.entity;
    if (name === "start") return place(frame.start);
    if (name === "target") return place(frame.target);
    const param = frame.params[name];
    if (param === undefined) throw new Error(name);
    return param;
  }
  if (expression.kind === "property") {
    const { of, name } = expression;
    if (of.kind === "name" && of.name === "state") return name === "energy" ? state.energy : { player: state.player };
    const value = evaluate(of, frame);
    if (isPiece(value)) {
      if (name === "owner") return value.owner === null ? null : { player: value.owner };
      if (name === "pos") return place(value.place);
      return value[name as "rank" | "steps"];
    }
    if (isPlace(value)) return name === "x" ? value.place % width : Math.floor(value.place / width);
    if (typeof value === "object" && value !== null && "player" in value) {
      return name === "name" ? value.player : (game.directions[value.player] ?? null);
    }
    return null;
  }
  if (expression.kind === "index") {
    const at = isPath(evaluate(expression.at, frame));
    const id = at === null ? null : (state.cells[at] ?? null);
    return id === null ? null : (state.pieces.find((piece) => piece.id === id) ?? null);
  }
  const { name, args } = expression;
  const arg = (index: number): Value => evaluate(args[index]!, frame);
  if (name === "and") return args.every((part) => truthy(evaluate(part, frame)));
  if (name === "or") return args.some((part) => truthy(evaluate(part, frame)));
  if (name === "if") return truthy(arg(0)) ? arg(1) : args.length > 2 ? arg(2) : null;
  const values = args.map((part) => evaluate(part, frame));
  const [a = null, b = null] = values;
  switch (name) {
    case "eq":
      return same(a, b);
    case "ne":
      return !same(a, b);
    case "not":
      return !truthy(a);
    case "gt":
    case "lte": {
      if (a === null || b === null) return false;
      if (typeof a !== "number" || typeof b !== "number") throw new Error("mixed");
      return name === "gt" ? a > b : a <= b;
    }
    case "add":
      return numbers(values)?.reduce((sum, next) => sum + next) ?? null;
    case "mul":
      return numbers(values)?.reduce((sum, next) => sum * next) ?? null;
    case "sub": {
      const both = numbers(values);
      return both === null ? null : (both[0] ?? 0) - (both[1] ?? 0);
    }
    case "abs": {
      const one = numbers(values);
      return one === null ? null : Math.abs(one[0] ?? 0);
    }
    case "mod": {
      const both = numbers(values);
      if (both === null) return null;
      const [one = 0, other = 0] = both;
      if (other === 0) throw new Error("by 0");
      return ((one % other) + other) % other;
    }
    case "pos": {
      const both = numbers(values);
      if (both === null) return null;
      const [x = -1, y = -1] = both;
      return x >= 0 && y >= 0 && x < width && y < height ? { place: y * width + x } : null;
    }
    case "mid_pos": {
      const [one, other] = [isPath(a), isPath(b)];
      if (one === null || other === null) return null;
      const x = Math.floor(((one % width) + (other % width)) / 2);
      const y = Math.floor((Math.floor(one / width) + Math.floor(other / width)) / 2);
      return { place: y * width + x };
    }
    case "path_clear":
    case "adjacent": {
      const [one, other] = [isPath(a), isPath(b)];
      if (one === null || other === null) return false;
      const dx = (other % width) - (one % width);
      const dy = Math.floor(other / width) - Math.floor(one / width);
      if (name === "adjacent") return Math.abs(dx) + Math.abs(dy) === 1;
      if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return false;
      const steps = Math.max(Math.abs(dx), Math.abs(dy));
      for (let step = 1; step < steps; step += 1) {
        if (state.cells[one + step * (Math.sign(dy) * width + Math.sign(dx))] !== null) return false;
      }
      return true;
    }
    case "other_player":
      if (a === null) return null;
      if (typeof a !== "object" || !("player" in a)) throw new Error("not a player");
      return { player: PLAYERS.find((each) => each !== a.player) ?? "" };
    case "count":
      return Array.isArray(a) ? a.length : 0;
    case "entities_of_player":
      return state.pieces.filter(
        ({ owner, isRemoved }) => !isRemoved && same(owner === null ? null : { player: owner }, a),
      );
    case "attacked":
      return isAttacked(frame, isPath(a), b);
    default:
      throw new Error(name);
  }
}

function holdsOn(text: string, frame: Frame): boolean {
  try {
    return truthy(evaluate(expressionOf(text), frame));
  } catch {
    return false;
  }
}

let depth = 0;

function isAttacked({ game, state }: Frame, target: number | null, by: Value): boolean {
  if (target === null || typeof by !== "object" || by === null || !("player" in by)) return false;
  if (depth >= 3) throw new Error("depends on itself");
  depth += 1;
  try {
    const { player } = by;
    const other = structuredClone(state);
    other.player = player;
    if (other.cells[target] === null) {
      const owner = PLAYERS.find((each) => each !== player) ?? null;
      other.pieces.push({ id: 1 - depth, owner, rank: null, steps: null, place: target, isRemoved: true });
      other.cells[target] = 1 - depth;
    }
    return other.cells.some((id, start) => {
      const entity = other.pieces.find((piece) => piece.id === id) ?? null;
      if (entity === null || entity.owner !== player || entity.id <= 0 || start === target) return false;
      return game.order.some((name) => {
        const rule = game.rules[name]!;
        if (rule.attacks === false || !takes(rule, "entity") || !takes(rule, "target")) return false;
        const frames = paramsOf(rule).map((params) => ({ game, state: other, player, entity, start, target, params }));
        return frames.some((frame) => rule.conditions.every((condition) => holdsOn(condition, frame)));
      });
    });
  } finally {
    depth -= 1;
  }
}

export function takes({ conditions }: NaiveRule, what: "entity" | "target"): boolean {
  return conditions.some((text) => (what === "entity" ? /\b(entity|start)\b/ : /\btarget\b/).test(text));
}

export function paramsOf({ params = {} }: NaiveRule): readonly Readonly<Record<string, number | string>>[] {
  return Object.entries(params).reduce<readonly Record<string, number | string>[]>(
    (all, [name, { options }]) => all.flatMap((each) => options.map((option) => ({ ...each, [name]: option }))),
    [{}],
  );
}

/** Runs effects on a state; throws when one fails. */
export function run(effects: readonly string[], frame: Frame): void {
  for (const text of effects) runOne(expressionOf(text), frame);
}

function runOne(effect: Expression, frame: Frame): void {
  if (effect.kind !== "call") throw new Error("no effect");
  const { state } = frame;
  const [to, second, third] = effect.args;
  const value = (part: Expression | undefined): Value => (part === undefined ? null : evaluate(part, frame));
  if (effect.name === "if") {
    if (truthy(value(to))) runOne(second!, frame);
    else if (third !== undefined) runOne(third, frame);
  } else if (effect.name === "remove_entity") {
    const piece = value(to);
    if (piece === null) return;
    if (!isPiece(piece)) throw new Error("no entity");
    state.cells = state.cells.map((id) => (id === piece.id ? null : id));
    piece.isRemoved = true;
    piece.place = null;
  } else if (effect.name === "set") assign(to!, value(second), frame);
  else assign(to!, evaluate({ ...effect }, frame), frame);
}

function assign(to: Expression, value: Value, frame: Frame): void {
  const { state } = frame;
  if (to.kind === "index") {
    const at = isPath(evaluate(to.at, frame));
    if (at === null || (value !== null && !isPiece(value))) throw new Error("no place");
    state.cells[at] = value === null ? null : value.id;
    return;
  }
  if (to.kind !== "property") throw new Error("no target");
  if (to.of.kind === "name" && to.of.name === "state") {
    if (value !== null && !Number.isInteger(value)) throw new Error("no int");
    state.energy = value as number | null;
    return;
  }
  const piece = evaluate(to.of, frame);
  if (!isPiece(piece)) throw new Error("no entity");
  if (to.name === "pos") {
    if (value !== null && !isPlace(value)) throw new Error("no place");
    piece.place = value === null ? null : value.place;
  } else if (to.name === "rank") {
    if (value !== null && typeof value !== "string") throw new Error("no text");
    piece.rank = value;
  } else {
    if (value !== null && !Number.isInteger(value)) throw new Error("no int");
    piece.steps = value as number | null;
  }
}

export function conditionsHold(conditions: readonly string[], frame: Frame): boolean {
  return conditions.every((condition) => holdsOn(condition, frame));
}
