// The functions of the language, each by its name (gdl.md, A7). Their numbers of arguments have been checked.
import type { Call, Expression } from "../expressions/expression";
import { fault } from "../values/fault";
import { Kind, NULL, Tag, type Value, tagOf, truth, valueOf } from "../values/value";
import { drawnFraction, nextRandom } from "../../../base/random";
import { Slot } from "../world/layout";
import { type Code, Reads, codeOf } from "./code";
import {
  absolute,
  all,
  any,
  choice,
  comparison,
  equality,
  floored,
  folded,
  foldedOrFault,
  modulo,
  negation,
  quotient,
} from "./operators";
import { anyMove, countOfMovesBeside, listOfMoves, topOrCountOfMoves } from "./moveLists";
import { middle, pathClear, placeAt, placeMeant, relation } from "./places";
import type { Scope } from "./scope";
import {
  countOf,
  countOfOwned,
  listOfOwned,
  listOfZone,
  nextPlayer,
  otherPlayer,
  ownedEntities,
  playerNamed,
  seatOf,
  textOfValue,
  topOf,
  topOfOwned,
  zoneNamed,
} from "./things";

type Compile = (part: Expression) => Code;

/** A call whose arguments are compiled. */
interface CompiledCall {
  readonly name: string;
  readonly args: readonly Code[];
  /** The first two arguments; null where there are fewer. */
  readonly a: Code;
  readonly b: Code;
}

/** Returns the code of a call of one of the language's functions. */
export function callCode(scope: Scope, call: Call, compile: Compile): Code {
  const [first] = call.args;
  const { name } = call;
  // The top and the number of a player's entities are found without a list of them.
  if (first?.kind === "call" && (TOPS.has(name) || COUNTS.has(name))) {
    const fused = fusedCall(scope, first, TOPS.has(name), compile);
    if (fused !== null) return fused;
  }
  const isTruth = (index: number): boolean => TRUTHS.has(name) || (name === "if" && index === 0);
  const movesOf = (part: Expression, index: number): Code | null => {
    if (isTruth(index)) return anyMove(scope, part, compile);
    return COMPARISONS.has(name) ? countOfMovesBeside(scope, part, call.args[1 - index], compile) : null;
  };
  const args = call.args.map((part, index) => movesOf(part, index) ?? compile(part));
  const [a = NOTHING, b = NOTHING] = args;
  const compiled: CompiledCall = { name, args, a, b };
  return plainCall(scope, compiled) ?? boardCall(scope, compiled) ?? ruleCall(scope, compiled);
}

const NOTHING: Code = { run: () => NULL, kinds: Kind.null, fails: false, reads: 0, constant: NULL };
const TOPS: ReadonlySet<string> = new Set(["top", "top_card"]);
const COUNTS: ReadonlySet<string> = new Set(["count", "size"]);
/** Functions that ask of their arguments only whether they hold. */
const TRUTHS: ReadonlySet<string> = new Set(["and", "or", "not"]);
const COMPARISONS: ReadonlySet<string> = new Set(["eq", "ne", "gt", "lt", "gte", "lte"]);

function fusedCall(scope: Scope, inner: Call, isTop: boolean, compile: Compile): Code | null {
  if (inner.name === "entities_of_player" && (inner.args.length === 1 || inner.args.length === 3)) {
    const owned = ownedEntities(scope.declarations, inner.args.map(compile));
    return owned === null ? null : isTop ? topOfOwned(owned) : countOfOwned(owned);
  }
  return topOrCountOfMoves(scope, inner, isTop, compile);
}

/** Returns the code of a function of values alone; null for any other. */
function plainCall(scope: Scope, { name, args, a, b }: CompiledCall): Code | null {
  const { values } = scope.declarations;
  switch (name) {
    case "eq":
      return equality(a, b, false);
    case "ne":
      return equality(a, b, true);
    case "gt":
      return comparison(values, a, b, (difference) => difference > 0);
    case "lt":
      return comparison(values, a, b, (difference) => difference < 0);
    case "gte":
      return comparison(values, a, b, (difference) => difference >= 0);
    case "lte":
      return comparison(values, a, b, (difference) => difference <= 0);
    case "and":
      return all(args);
    case "or":
      return any(args);
    case "not":
      return negation(a);
    case "if":
      return choice(a, b, args[2] ?? null);
    case "add":
      return folded(values, args, (sum, next) => sum + next);
    case "mul":
      return folded(values, args, (product, next) => product * next);
    case "sub":
      return folded(values, args, (one, other) => one - other);
    case "min":
      return folded(values, args, Math.min);
    case "max":
      return folded(values, args, Math.max);
    case "mod":
      return foldedOrFault(values, args, modulo);
    case "div":
      return foldedOrFault(values, args, quotient);
    case "abs":
      return absolute(values, a);
    case "floor":
      return floored(values, a);
    case "concat": {
      const text = (): Value => values.ofText(args.map(({ run }) => textOfValue(scope.declarations, run())).join(""));
      return codeOf(text, Kind.text, false, args);
    }
    default:
      return null;
  }
}

/** Returns the code of a function of the board, its players and what stands there; null for any other. */
function boardCall(scope: Scope, { name, args, a, b }: CompiledCall): Code | null {
  const { declarations } = scope;
  const { topology } = declarations;
  switch (name) {
    case "mid_pos":
      return middle(declarations, a, b);
    case "path_clear":
      return pathClear(declarations, a, b);
    case "adjacent":
      return relation(declarations, a, b, (one, other) => topology.adjacent(one, other), 0);
    case "special_connection":
      return relation(declarations, a, b, (one, other) => topology.isSpecial(one, other), 0);
    case "pos":
      return placeAt(declarations, a, b);
    case "player":
      return playerNamed(declarations, a);
    case "other_player":
    case "opponent_of":
      return otherPlayer(declarations, a);
    case "next_player":
      return nextPlayer(declarations, a, args.length > 1 ? b : null);
    case "zone":
      return zoneNamed(declarations, a);
    case "top":
    case "top_card":
      return topOf(declarations, a);
    case "count":
    case "size":
      return countOf(declarations, a);
    case "entities_in_zone":
      return listOfZone(declarations, a);
    case "entities_of_player": {
      const owned = ownedEntities(declarations, args);
      return owned === null ? null : listOfOwned(declarations, owned);
    }
    default:
      return null;
  }
}

/** Returns the code of a function that asks the rules, or draws a random number. */
function ruleCall(scope: Scope, { name, args, a, b }: CompiledCall): Code {
  const { declarations } = scope;
  const { rules, values, world } = declarations;
  switch (name) {
    case "attacked": {
      const attacked = (): Value => {
        const player = b.run();
        const place = placeMeant(declarations, a.run());
        if (place < 0 || seatOf(player) < 0) return truth(false);
        return truth(rules.attacked(valueOf(Tag.place, place), player));
      };
      // It may ask about itself.
      return codeOf(attacked, Kind.bool, true, args, Reads.state);
    }
    case "visible_to": {
      const visible = (): Value => {
        const entity = a.run();
        const player = b.run();
        if (entity === NULL || seatOf(player) < 0) return truth(false);
        if (tagOf(entity) !== Tag.entity) throw fault("This is not an entity.");
        return truth(rules.isVisible(entity, player));
      };
      return codeOf(visible, Kind.bool, true, args, Reads.state);
    }
    case "get_all_legal_moves_for":
      return listOfMoves(scope, a);
    default: {
      // random_int: the only function left.
      const drawn = (): Value => {
        const low = a.run();
        const high = b.run();
        const [first, last] = [values.numberOf(low), values.numberOf(high)];
        if (first === null || last === null || !Number.isSafeInteger(first) || !Number.isSafeInteger(last)) {
          throw fault("random_int draws between two integers.");
        }
        if (first > last) throw fault("random_int needs a low and a high end, in this order.");
        world.write(Slot.random, nextRandom(world.mem[Slot.random] ?? 0));
        return values.ofNumber(first + Math.floor(drawnFraction(world.mem[Slot.random] ?? 0) * (last - first + 1)));
      };
      return codeOf(drawn, Kind.int | Kind.number, true, args, Reads.state);
    }
  }
}
