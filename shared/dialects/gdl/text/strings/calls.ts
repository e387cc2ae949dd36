// Reads the calls of an expression: numbers of arguments, where each function may stand, and names written as texts.
import type { Call, Expression, Property, TextValue } from "../../expressions/expression";
import { type FunctionInfo, VALUE_FUNCTIONS, EFFECT_FUNCTIONS, arityProblem } from "../../expressions/functions";
import { playerInstead, readArguments } from "./arguments";
import { type ReadContext, literalName, playerNames, tell, unknownPhase, unknownPlayer, unknownZone } from "./context";
import { closedTooEarly, missingArgumentFix } from "./arity";
import { isBareAttribute, readAttributeOfEntities, readAttributeValue } from "./entitiesOfPlayer";
import { readNumbersOf } from "./numbers";
import { printExpression } from "../../expressions/print";
import { readMiddle, readPoint } from "./points";
import { spanOf, unknownIn } from "./problem";
import { isLiteralOf, isQuotedName } from "./quoted";
import type { Setting } from "./scope";
import { TYPE_WORDS, type ValueType, elementType, fits, typeGivenBy } from "./types";
import { capital } from "../../../../base/capital";

/** Reads a call that gives a value. */
export function readCall(context: ReadContext, call: Call): ValueType {
  const info = VALUE_FUNCTIONS.get(call.name);
  if (info === undefined) unknownFunction(context, call);
  else if (!isAllowed(context, info, call)) return typeGivenBy(call.name);
  else {
    const problem = arityProblem(info, call.args.length);
    const closed = problem === null ? null : closedTooEarly(call, info);
    if (closed !== null) {
      tell(context, "wrong-arity", closed.inner, closed.message, closed);
      return typeGivenBy(call.name);
    }
    if (problem !== null) tell(context, "wrong-arity", call, problem, missingArgumentFix(context, call));
  }
  const types = call.args.map((arg, at) => (isBareAttribute(context, call, at) ? "text" : context.value(arg)));
  readLiterals(context, call);
  readKinds(context, call, types);
  readAttributeValue(context, call, types);
  readNumbers(context, call, types);
  readNumbersOf(context, call);
  readArguments(context, call, types);
  if (call.name === "if") return types[1] === types[2] || types.length === 2 ? (types[1] ?? "any") : "any";
  const isTop = call.name === "top" || call.name === "top_card";
  if (isTop && (types[0] === "moves" || types[0] === "players" || types[0] === "any")) return elementType(types[0]);
  return info === undefined ? "any" : typeGivenBy(call.name);
}

function unknownFunction({ problems, scope }: ReadContext, call: Call): void {
  const { name, nameAt, args } = call;
  const span = spanOf(nameAt);
  const [place] = args;
  if (name === "board" && place !== undefined && args.length === 1) {
    const text = `board[${printExpression(place)}]`;
    const fix = { title: `Write ${text}`, span: spanOf(call), text };
    problems.push({ code: "unknown-function", message: `The board is read as ${text}.`, span, name, fix });
    return;
  }
  if (EFFECT_FUNCTIONS.has(name)) {
    problems.push({
      code: "impure-condition",
      message: `${name}(…) changes the game: it can only stand as an effect.`,
      span,
      name,
    });
    return;
  }
  const code = scope.setting === "end" ? "end-unknown-function" : "unknown-function";
  const ending = scope.setting === "end" ? " This end condition is never tried." : "";
  const problem = unknownIn(code, `There is no function ${name}.${ending}`, {
    name,
    span,
    names: VALUE_FUNCTIONS.keys(),
  });
  problems.push(problem);
}

const DRAWS: ReadonlySet<Setting> = new Set<Setting>(["setup", "flow", "declaration"]);

/** Conditions draw no random numbers; moves are counted by end conditions alone (decisions D-14 and D-32). */
function isAllowed(context: ReadContext, { name, use }: FunctionInfo, { nameAt }: Call): boolean {
  const { scope, problems } = context;
  const span = spanOf(nameAt);
  if (use === "end" && scope.setting !== "end") {
    problems.push({ code: "unknown-function", message: `${name}(…) can only be used in end conditions.`, span, name });
    return false;
  }
  const isDrawn = scope.sort === "gdl-effect" || DRAWS.has(scope.setting);
  if (use === "drawn" && (!isDrawn || scope.sort === "gdl-condition")) {
    const message = `${name}(…) can only be used in effects: whether something may be done must not depend on chance.`;
    problems.push({ code: "impure-condition", message, span, name });
    return false;
  }
  return true;
}

function textArg({ args }: Call, at: number): TextValue | null {
  const arg = args[at];
  return arg?.kind === "text" ? arg : null;
}

/** Reads the names and places that the arguments of a call write out. */
function readLiterals(context: ReadContext, call: Call): void {
  const { index } = context;
  const first = textArg(call, 0);
  switch (call.name) {
    case "player":
      if (first !== null) literalName(context, "player", first, playerNames(index), unknownPlayer(first.value));
      break;
    case "zone":
    case "entities_in_zone":
      if (first !== null) literalName(context, "zone", first, index.zones, unknownZone(first.value));
      break;
    case "entities_of_player":
      readAttributeOfEntities(context, call);
      break;
    case "eq":
    case "ne":
      readComparison(context, call);
      break;
    case "other_player":
    case "opponent_of":
      if (index.mostPlayers > 2) {
        const message = `With more than two players, ${call.name}(…) is the first other one by seats; next_player(…) goes round.`;
        tell(context, "other-player-of-many", call, message);
      }
      break;
    case "pos":
      readPoint(context, call);
      break;
    case "mid_pos":
      readMiddle(context, call);
      break;
    case "adjacent":
    case "special_connection":
    case "path_clear":
      for (const at of [0, 1]) readNode(context, textArg(call, at));
      break;
  }
}

/** Reads a place of a network written as a text. */
export function readNode(context: ReadContext, literal: TextValue | null): void {
  const { board } = context.index;
  if (literal === null || board.kind !== "network") return;
  const unknown = { code: "undeclared-node", message: `The network has no place "${literal.value}".` } as const;
  literalName(context, "node", literal, board.nodes, unknown);
}

/** Reads a text that is compared with a phase, a sort of entity, a player's or a zone's name. */
function readComparison(context: ReadContext, { args: [one, other] }: Call): void {
  if (one === undefined || other === undefined) return;
  const [literal, value] = one.kind === "text" ? [one, other] : [other, one];
  if (literal.kind !== "text" || value.kind !== "property") return;
  const { index } = context;
  if (isPhase(context, value)) {
    literalName(context, "phase", literal, index.phases, { ...unknownPhase(literal.value), severity: "warning" });
  } else if (value.name === "schema") {
    const message = `The game has no sort of entity "${literal.value}".`;
    literalName(context, "schema", literal, index.schemas, { code: "unknown-schema", message, severity: "warning" });
  } else if (value.name === "name" || value.name === "id") readComparedName(context, literal, value);
}

/** Reads a text that is compared with the name of a player, a zone or a place of a network. */
function readComparedName(context: ReadContext, literal: TextValue, { of, name }: Property): void {
  const { index } = context;
  const type = context.typeOf(of);
  if (type === "player" && name === "name") {
    literalName(context, "player", literal, playerNames(index), {
      ...unknownPlayer(literal.value),
      severity: "warning",
    });
  } else if (type === "zone" && name === "name") {
    literalName(context, "zone", literal, index.zones, { ...unknownZone(literal.value), severity: "warning" });
  } else if (type === "position" && index.zones.size === 0) readNode(context, literal);
}

const ORDERS: ReadonlySet<string> = new Set(["gt", "lt", "gte", "lte"]);
const NUMERIC: ReadonlySet<string> = new Set("add sub mul abs mod min max div floor random_int".split(" "));

/**
 * Reports what would be an error in play: a condition with it never holds; a first value or a set-up cannot be made.
 */
function readNumbers(context: ReadContext, call: Call, types: readonly ValueType[]): void {
  if (!NUMERIC.has(call.name)) return;
  const isMade = context.scope.setting === "declaration" || context.scope.setting === "setup";
  for (const [index, type] of types.entries()) {
    const arg = call.args[index];
    if (arg === undefined || fits(type, "number")) continue;
    const message = `This is ${TYPE_WORDS[type]}; ${call.name}(…) needs a number.`;
    tell(context, "value-type", arg, message, isMade ? {} : { severity: "warning" });
  }
}

/** Values of different kinds are never equal, and cannot be put in an order (decision D-10). */
function readKinds(context: ReadContext, call: Call, [one, other]: readonly ValueType[]): void {
  if (one === undefined || other === undefined || fits(one, other) || other === "null") return;
  const kinds = `${TYPE_WORDS[one]} and ${TYPE_WORDS[other]}`;
  if (call.name === "eq" || call.name === "ne") {
    const player = call.args.find((arg) => playerInstead(context, arg).instead !== undefined);
    const isNamed = player !== undefined && (one === "player" || other === "player");
    const isOfBool = one === "bool" || other === "bool";
    const isOfNumber = one === "number" || other === "number";
    const isQuoted = (arg: Expression): arg is TextValue =>
      arg.kind === "text" &&
      ((isOfBool && isLiteralOf("bool", arg.value)) ||
        (isOfNumber && isLiteralOf("number", arg.value)) ||
        isQuotedName(context, arg));
    const quoted = isNamed ? undefined : call.args.find(isQuoted);
    const more = isNamed ? playerInstead(context, player) : quoted === undefined ? {} : { instead: quoted.value };
    const hint = quoted === undefined ? "" : ` Did you mean ${quoted.value}, without quotes?`;
    const node = isNamed ? player : (quoted ?? call);
    tell(context, "condition-constant", node, `${capital(kinds)} are never equal.${hint}`, more);
  } else if (ORDERS.has(call.name)) {
    const isText = (arg: Expression): arg is TextValue => arg.kind === "text" && isLiteralOf("number", arg.value);
    const quoted = one === "number" || other === "number" ? call.args.find(isText) : undefined;
    const hint = quoted === undefined ? "" : ` Did you mean ${quoted.value}, without quotes?`;
    const more = quoted === undefined ? {} : { instead: quoted.value };
    tell(context, "value-type", quoted ?? call, `${capital(kinds)} cannot be compared.${hint}`, {
      severity: "warning",
      ...more,
    });
  }
}

/** `state.current_phase`, and `state.phase` where the game has no variable of that name. */
export function isPhase({ index }: ReadContext, node: Expression): boolean {
  if (node.kind !== "property" || node.of.kind !== "name" || node.of.name !== "state") return false;
  return node.name === "current_phase" || (node.name === "phase" && !index.stateVariables.has("phase"));
}
