// Where moves can lead at all: the parts of conditions that only ask for places, numbers and attributes of the acting
// player, tried for all pairs of places. What else they ask for counts as possible (gdl.md, A4, A7 and A8).
import { objectOf } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import { type Call, type Expression, visitExpression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import { startsOnBoard } from "./boardStarts";
import { expressionsIn } from "./attributeValues";
import { type CheckedGame, expressionsOf, roleValues } from "./checked";
import { interactionAt } from "./found";

/** A place of a board of squares or hexes. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** One way to move, by one player. */
export interface Step {
  /** The acting player, by seat. */
  readonly seat: number;
  readonly start: Place;
  readonly target: Place;
  /** The number that an attribute of the player has in place of its own. */
  readonly instead: OtherNumber | null;
}

export interface OtherNumber {
  readonly name: string;
  readonly value: number;
}

/** What is not known without a position. */
const OPEN = Symbol("open");

type Value = number | string | boolean | Place | null | typeof OPEN;
type Answer = (step: Step) => Value;

/** Returns whether a condition may hold of a step. */
export type Possible = (step: Step) => boolean;

/** A board with more places has too many pairs to try. */
const MOST_PLACES = 450;

/** What the moves of an interaction can be. */
export interface MoveGeometry {
  readonly places: readonly Place[];
  /** Returns what a condition says; null for one that says nothing of places. */
  possible(condition: Expression): Possible | null;
  /** Returns whether all these may hold of some step of a player, where an attribute has another number if one is given. */
  isFound(seat: number, all: readonly Possible[], instead?: OtherNumber): boolean;
}

/** Returns what is known of an interaction's moves; null where nothing is, as on a network. */
export function moveGeometry(game: CheckedGame, name: string): MoveGeometry | null {
  const { index } = game;
  const interaction = index.interactions.get(name) ?? {};
  const places = placesOf(game);
  if (places === null || !startsOnBoard(index, interaction)) return null;
  const isOwn = expressionsOf(interaction["conditions"], interactionAt(name)).some(({ expression }) =>
    OWN.has(printExpression(expression)),
  );
  const known: Known = { game, isOwn, isKing: objectOf(index.game["topology"])["adjacency"] === "king" };
  return {
    places,
    possible(condition) {
      const answer = answerTo(condition, known);
      return answer === null ? null : (step) => isPossible(answer(step));
    },
    isFound: (seat, all, instead) =>
      places.some((start) =>
        places.some((target) => {
          const step = { seat, start, target, instead: instead ?? null };
          return start !== target && all.every((each) => each(step));
        }),
      ),
  };
}

const OWN: ReadonlySet<string> = new Set(
  ["player", "state.current_player"].flatMap((who) => [`eq(entity.owner, ${who})`, `eq(${who}, entity.owner)`]),
);

const placesOf = memoByIdentity(({ index }: CheckedGame): readonly Place[] | null => {
  const { board } = index;
  if (board.kind !== "hexagon" && board.kind !== "grid" && board.kind !== "hex_grid") return null;
  const first = board.kind === "hexagon" ? -board.radius : 0;
  const [width, height] = board.kind === "hexagon" ? [board.radius + 1, board.radius + 1] : [board.width, board.height];
  const places: Place[] = [];
  for (let y = first; y < height; y += 1) {
    for (let x = first; x < width; x += 1) {
      if (board.kind === "hexagon" && Math.abs(x + y) > board.radius) continue;
      places.push({ x, y });
      if (places.length > MOST_PLACES) return null;
    }
  }
  return places;
});

interface Known {
  readonly game: CheckedGame;
  /** The entity that moves belongs to the acting player. */
  readonly isOwn: boolean;
  readonly isKing: boolean;
}

function isPossible(value: Value): boolean {
  return value === OPEN || (value !== null && value !== false && value !== 0 && value !== "");
}

/** Returns how an expression is worked out; null for one that is always open. */
function answerTo(node: Expression, known: Known): Answer | null {
  switch (node.kind) {
    case "number":
    case "text":
    case "constant": {
      const { value } = node;
      return () => value;
    }
    case "name":
      return nameAnswer(node.name, known.game);
    case "property":
      return propertyAnswer(printExpression(node.of), node.name, node.of, known);
    case "call":
      return callAnswer(node, known);
    default:
      return null;
  }
}

function nameAnswer(name: string, { index: { players, hasDynamicRoles } }: CheckedGame): Answer | null {
  if (name === "start") return ({ start }) => start;
  if (name === "target") return ({ target }) => target;
  // A player is known by the name.
  return name === "player" && !hasDynamicRoles ? ({ seat }) => players[seat] ?? OPEN : null;
}

function propertyAnswer(of: string, name: string, node: Expression, known: Known): Answer | null {
  if (of === "entity" && name === "pos") return ({ start }) => start;
  const isActing = of === "player" || (known.isOwn && of === "entity.owner");
  if (isActing && name === "name") return nameAnswer("player", known.game);
  if (isActing && writtenNames(known.game)?.has(name) === false) return attributeAnswer(name, known.game);
  if (!AXES.has(name)) return null;
  const place = answerTo(node, known);
  if (place === null) return null;
  return (step) => {
    const value = place(step);
    if (value === OPEN || value === null) return value;
    if (typeof value !== "object") return OPEN;
    return name === "x" || name === "q" ? value.x : name === "y" || name === "r" ? value.y : -value.x - value.y;
  };
}

const AXES: ReadonlySet<string> = new Set(["x", "y", "q", "r", "s"]);

/** Returns the value that an attribute of the acting player has by its role; null for what no role has. */
function attributeAnswer(name: string, { index }: CheckedGame): Answer | null {
  if (index.hasDynamicRoles || !index.playerAttributes.has(name)) return null;
  const values = roleValues(index.game).map((attributes): Value => {
    const value = attributes[name] ?? null;
    return typeof value === "number" ? value : OPEN;
  });
  return ({ seat, instead }) => (instead?.name === name ? instead.value : (values[seat] ?? OPEN));
}

/** The names of properties that some effect writes: their values are not those of the roles for ever. */
const writtenNames = memoByIdentity((game: CheckedGame): ReadonlySet<string> | null => {
  const read = expressionsIn(game);
  // What cannot be read may write anything.
  if (read === null) return null;
  const names = new Set<string>();
  for (const { expression } of read) {
    visitExpression(expression, (node) => {
      const [place] = node.kind === "call" && WRITES.has(node.name) ? node.args : [];
      if (place?.kind === "property") names.add(place.name);
    });
  }
  return names;
});

const WRITES: ReadonlySet<string> = new Set(["set", "add", "sub", "mul"]);

type Compute = (values: readonly Value[]) => Value;

function numeric(compute: (...numbers: number[]) => number | boolean): Compute {
  return (values) => {
    if (values.some((value) => value === null)) return null;
    if (values.some((value) => typeof value !== "number")) return OPEN;
    return compute(...(values as number[]));
  };
}

function compared(compute: (one: number, other: number) => boolean): Compute {
  return (values) => numeric((one = 0, other = 0) => compute(one, other))(values) ?? false;
}

function isSame(one: Value, other: Value): boolean | typeof OPEN {
  if (one === OPEN || other === OPEN) return OPEN;
  if (typeof one === "object" && typeof other === "object" && one !== null && other !== null)
    return one.x === other.x && one.y === other.y;
  return one === other;
}

const COMPUTED: Readonly<Record<string, Compute>> = {
  add: numeric((...all) => all.reduce((sum, each) => sum + each, 0)),
  mul: numeric((...all) => all.reduce((product, each) => product * each, 1)),
  sub: numeric((one = 0, other = 0) => one - other),
  abs: numeric((one = 0) => Math.abs(one)),
  min: numeric((...all) => Math.min(...all)),
  max: numeric((...all) => Math.max(...all)),
  gt: compared((one, other) => one > other),
  gte: compared((one, other) => one >= other),
  lt: compared((one, other) => one < other),
  lte: compared((one, other) => one <= other),
  eq: ([one = null, other = null]) => isSame(one, other),
  ne: ([one = null, other = null]) => {
    const same = isSame(one, other);
    return same === OPEN ? OPEN : !same;
  },
  not: ([one = null]) => (one === OPEN ? OPEN : !isPossible(one)),
  and: (all) => (all.some((each) => !isPossible(each)) ? false : all.includes(OPEN) ? OPEN : true),
  or: (all) => (all.some((each) => each !== OPEN && isPossible(each)) ? true : all.includes(OPEN) ? OPEN : false),
};

function callAnswer(call: Call, known: Known): Answer | null {
  const [first] = call.args;
  if (call.name === "player" && first?.kind === "text") return answerTo(first, known);
  const compute = COMPUTED[call.name] ?? (call.name === "adjacent" ? adjacency(known) : undefined);
  if (compute === undefined) return null;
  const parts = call.args.map((arg) => answerTo(arg, known));
  const isOpenAtOnce = parts.every((part) => part === null);
  if (isOpenAtOnce) return null;
  return (step) => compute(parts.map((part) => (part === null ? OPEN : part(step))));
}

function adjacency({ game: { index }, isKing }: Known): Compute {
  const isSquares = index.board.kind === "grid";
  return ([one = null, other = null]) => {
    if (one === OPEN || other === OPEN) return OPEN;
    if (one === null || other === null) return false;
    if (typeof one !== "object" || typeof other !== "object") return OPEN;
    const [x, y] = [other.x - one.x, other.y - one.y];
    const [wide, high] = [Math.abs(x), Math.abs(y)];
    if (!isSquares) return wide + high + Math.abs(x + y) === 2;
    return isKing ? Math.max(wide, high) === 1 : wide + high === 1;
  };
}
