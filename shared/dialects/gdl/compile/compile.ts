// Compiles an expression to a function of the world (gdl.md, A7). What it says wrongly is reported as a problem; such an
// expression fails when it runs.
import { assertNever } from "../../../base/assertNever";
import type { Call, Expression, Index, Property } from "../expressions/expression";
import { VALUE_FUNCTIONS, arityProblem } from "../expressions/functions";
import { fault } from "../values/fault";
import { FALSE, Kind, NULL, TRUE, type Value } from "../values/value";
import { type Code, Reads, codeOf } from "./code";
import { callCode } from "./calls";
import { anyMove } from "./moveLists";
import { nameCode } from "./names";
import { cellAt } from "./places";
import { property } from "./properties";
import { type Scope, problemIn } from "./scope";
import type { ValueType } from "../load/schemas";
import { constantCode, elementAt } from "./things";

/** What an expression that cannot be compiled does. */
const BROKEN: Code = {
  run: () => {
    throw fault("The expression is wrong.");
  },
  kinds: Kind.any,
  fails: true,
  reads: 0,
};

export function compileExpression(scope: Scope, expression: Expression): Code {
  const { values } = scope.declarations;
  switch (expression.kind) {
    case "constant":
      if (expression.value === null) return constantCode(NULL, Kind.null);
      return constantCode(expression.value ? TRUE : FALSE, Kind.bool);
    case "number":
      return constantCode(
        values.ofNumber(expression.value),
        Number.isInteger(expression.value) ? Kind.int : Kind.number,
      );
    case "text":
      return constantCode(values.ofText(expression.value), Kind.text);
    case "name":
      return nameCode(scope, expression) ?? BROKEN;
    case "property":
      return propertyCode(scope, expression);
    case "index":
      return indexCode(scope, expression);
    case "call":
      return checkedCall(scope, expression);
    default:
      return assertNever(expression);
  }
}

function propertyCode(scope: Scope, { of, name, nameAt }: Property): Code {
  if (of.kind === "name" && of.name === "state") return variableCode(scope, name, nameAt);
  // The number of moves is found without a list of them.
  if (name === "length" && of.kind === "call" && of.name === "get_all_legal_moves_for") {
    return compileExpression(scope, { ...of, name: "count", args: [of] });
  }
  const isMover = of.kind === "name" && (of.name === "entity" || of.name === "card");
  return property(scope.declarations, compileExpression(scope, of), name, isMover);
}

/**
 * Returns the slot of a variable of the state; `phase` is the current phase unless the game declares it. Null when
 * unknown.
 */
export function variableSlot({ world: { layout } }: Scope["declarations"], name: string): number | null {
  return layout.variables.get(name) ?? (name === "phase" ? layout.currentPhase : null);
}

function variableCode(scope: Scope, name: string, span: { readonly from: number; readonly to: number }): Code {
  const { world, variableTypes } = scope.declarations;
  const slot = variableSlot(scope.declarations, name);
  if (slot === null) {
    problemIn(scope, span, `The state has no variable ${name}.`);
    return BROKEN;
  }
  const isCurrent = slot === world.layout.currentPlayer;
  const run = (): Value => world.mem[slot] ?? NULL;
  const kinds = kindsOfType(isCurrent ? "player_ref" : variableTypes.get(name));
  return { run, kinds, fails: false, reads: isCurrent ? Reads.current : Reads.state };
}

/** Returns what a variable of a declared type may be. */
function kindsOfType(type: ValueType | undefined): number {
  switch (type) {
    case "position":
      return Kind.null | Kind.place | Kind.zone;
    case "player_ref":
      return Kind.null | Kind.player;
    case "entity_ref":
      return Kind.null | Kind.entity;
    case "int":
    case "float":
      return Kind.null | Kind.int | Kind.number;
    default:
      return Kind.any;
  }
}

function indexCode(scope: Scope, { of, at }: Index): Code {
  const index = compileExpression(scope, at);
  if (of.kind === "name" && of.name === "board") return cellAt(scope.declarations, index);
  const list = compileExpression(scope, of);
  return elementAt(scope.declarations, list, index);
}

function checkedCall(scope: Scope, call: Call): Code {
  const info = VALUE_FUNCTIONS.get(call.name);
  if (info === undefined) {
    problemIn(scope, call.nameAt, `There is no function ${call.name}.`);
    return BROKEN;
  }
  const arity = arityProblem(info, call.args.length);
  if (arity !== null) {
    problemIn(scope, call, arity);
    return BROKEN;
  }
  if (info.use === "drawn" && scope.use !== "drawn") {
    problemIn(scope, call, `${call.name} may stand only in effects and in the setup.`);
    return BROKEN;
  }
  if (info.use === "end" && scope.use !== "end") {
    problemIn(scope, call, `${call.name} may stand only in end conditions.`);
    return BROKEN;
  }
  const [only] = call.args;
  if (only?.kind === "text" && isUnknownName(scope, call.name, only.value)) {
    const what = call.name === "player" ? "player" : "zone";
    problemIn(scope, only, `No ${what} is called ${only.value}.`);
    return BROKEN;
  }
  return callCode(scope, call, (part) => compileExpression(scope, part));
}

function isUnknownName({ declarations: { players, zones } }: Scope, called: string, name: string): boolean {
  if (called === "player") return !players.known.has(name);
  if (called !== "zone" && called !== "entities_in_zone") return false;
  return !zones.byName.has(name) && !zones.absent.has(name);
}

/** Compiles a condition: a fault makes it false, and so it never fails. */
export function compileCondition(scope: Scope, expression: Expression): Code {
  const code =
    anyMove(scope, expression, (part) => compileExpression(scope, part)) ?? compileExpression(scope, expression);
  if (!code.fails) return code;
  const { run } = code;
  const guarded = (): Value => {
    try {
      return run();
    } catch (error) {
      if (error instanceof Error && error === fault(error.message)) return FALSE;
      throw error;
    }
  };
  return { ...codeOf(guarded, code.kinds, false, []), reads: code.reads };
}
