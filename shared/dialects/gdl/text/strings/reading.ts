// Reads an expression: the names that it uses, what is wrong with it, what it gives. Knows the pack by its index alone.
import { assertNever } from "../../../../base/assertNever";
import { memoByIdentity } from "../../../../base/memo";
import type { JsonObject } from "../../../../base/json";
import type { Expression, Index, Property } from "../../expressions/expression";
import { VALUE_FUNCTIONS } from "../../expressions/functions";
import { parseExpression } from "../../expressions/parse";
import { writtenText } from "../../expressions/tokens";
import type { GameIndex } from "../names/gameIndex";
import { readCell, readCoordinates, readElement } from "./arguments";
import { readCall, readNode } from "./calls";
import { type ReadContext, tell } from "./context";
import { readEffect } from "./effects";
import { meantProblem, meantProperty } from "./meantProperty";
import { OPEN_NAMES, knownNames } from "./names";
import { type StringName, type StringProblem, spanOf, syntaxProblemIn, unknownIn } from "./problem";
import { likelyProperties, propertiesOf, stateProperties } from "./properties";
import type { StringScope } from "./scope";
import { TYPE_WORDS, type ValueType, typeGivenBy } from "./types";
import { capital } from "../../../../base/capital";

export interface Reading {
  readonly names: readonly StringName[];
  readonly problems: readonly StringProblem[];
  readonly type: ValueType;
}

/** Reads a string in the language of expressions and effects. Never throws. */
export function readExpression(text: string, index: GameIndex, scope: StringScope): Reading {
  const { expression, problem } = parseOnce(text);
  const context = contextOf(index, scope);
  let type: ValueType = "any";
  if (expression !== null) {
    if (scope.sort === "gdl-effect") readEffect(context, expression);
    else type = context.value(expression);
  }
  // What is not complete has one mistake: the others may come of it.
  const problems = problem === null ? context.problems : [syntaxProblemIn(text, problem, scope.sort === "gdl-effect")];
  return { names: context.names, problems, type };
}

/** Returns the type of an expression's value. */
export function typeOfExpression(expression: Expression, index: GameIndex, scope: StringScope): ValueType {
  return contextOf(index, scope).value(expression);
}

const kept = new Map<string, ReturnType<typeof parseExpression>>();
const MOST_KEPT = 5_000;

/** The same text is parsed once: an edit of a file leaves most of its strings as they are. */
export function parseOnce(text: string): ReturnType<typeof parseExpression> {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const parsed = parseExpression(text);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, parsed);
  return parsed;
}

const stateOf = memoByIdentity(stateProperties);

function contextOf(index: GameIndex, scope: StringScope): ReadContext {
  let known: ReturnType<typeof knownNames> | undefined;
  const context: ReadContext = {
    index,
    scope,
    names: [],
    problems: [],
    known: () => (known ??= knownNames(index, scope)),
    value: (node) => readValue(context, node),
    typeOf: (node) => typeOfExpression(node, index, scope),
  };
  return context;
}

function readValue(context: ReadContext, node: Expression): ValueType {
  switch (node.kind) {
    case "constant":
      return node.value === null ? "null" : "bool";
    case "number":
      return "number";
    case "text":
      return "text";
    case "name":
      return readName(context, node);
    case "call":
      return readCall(context, node);
    case "property":
      return readProperty(context, node);
    case "index":
      return readIndex(context, node);
    default:
      return assertNever(node);
  }
}

/** Values that are written as words. */
const LITERALS = ["null", "true", "false"];

function readName(context: ReadContext, node: Expression & { readonly kind: "name" }): ValueType {
  const { names, problems } = context;
  const { name } = node;
  const open = OPEN_NAMES.get(name);
  if (open !== undefined) {
    tell(context, "unknown-name", node, `"${name}" is no value by itself: write ${open}.`);
    return "any";
  }
  const all = context.known();
  const known = all.get(name);
  const span = spanOf(node);
  if (known === undefined) {
    const info = VALUE_FUNCTIONS.get(name);
    if (info !== undefined) {
      const call = `${name}(${info.params.join(", ")})`;
      const isOfPlayer = info.params[0] === "player" && info.least === 1 && context.scope.letter === null;
      const more = isOfPlayer ? { instead: `${name}(player)` } : {};
      tell(context, "unknown-name", node, `"${name}" is a function: write ${call}.`, more);
      return typeGivenBy(name);
    }
    const instead = meantBy(name, context);
    const message = nothingCalled(name, context);
    problems.push(
      instead === null
        ? unknownIn("unknown-name", message, { name, span, names: [...all.keys(), ...LITERALS] })
        : { code: "unknown-name", message: `${message} Did you mean ${instead}?`, span, name, instead },
    );
    return "any";
  }
  if (known.of !== null) names.push({ of: known.of, name, span });
  return known.type;
}

function nothingCalled(name: string, { scope: { setting, letter } }: ReadContext): string {
  const message = `There is nothing called "${name}" here.`;
  // The player that an end condition is tried for has a name only with "for".
  if (setting !== "end" || letter !== null || name.length > 1) return message;
  return `${message} "for": "player(${name})" beside the condition gives a player this name.`;
}

/** What other languages call null. */
const NULLS: ReadonlySet<string> = new Set(["nil", "none", "None", "undefined", "NULL", "Null"]);

/** What other languages call true and false. */
const TRUTHS: ReadonlyMap<string, string> = new Map([
  ["yes", "true"],
  ["on", "true"],
  ["no", "false"],
  ["off", "false"],
]);

/** Returns what a bare name of a player, a variable or a text has to be written as; null for none, or for several. */
function meantBy(name: string, { index, scope }: ReadContext): string | null {
  if (NULLS.has(name)) return "null";
  const truth = TRUTHS.get(name.toLowerCase());
  if (truth !== undefined && !textOf(index.game).includes(`'${name}'`)) return truth;
  // The player that an end condition is tried for has another letter.
  if (scope.letter !== null && name.length === 1) return scope.letter;
  const { game, players, stateVariables, playerVariables, playerAttributes, schemas, phases, board } = index;
  const { attributes } = index;
  const isOfPlayer = playerVariables.has(name) || playerAttributes.has(name);
  // What an entity has is asked of the one that is moved.
  const isOfEntity = scope.setting === "interaction" && attributes.has(name);
  const ways = [
    ...(players.includes(name) ? [`player(${writtenText(name)})`] : []),
    ...(stateVariables.has(name) ? [`state.${name}`] : []),
    ...(isOfPlayer ? [`${scope.letter ?? "player"}.${name}`] : []),
    ...(isOfEntity ? [`entity.${name}`] : []),
  ];
  // What stands in quotes elsewhere may lack them here, and so may the names of sorts, phases and places.
  const isDefault = Array.from(attributes.values()).some(({ declaration }) => declaration["default"] === name);
  const isText =
    isDefault || schemas.has(name) || phases.has(name) || (board.kind === "network" && board.nodes.has(name));
  if (ways.length === 0 && (isText || (name.length > 1 && textOf(game).includes(`'${name}'`))))
    return writtenText(name);
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

const textOf = memoByIdentity((game: JsonObject) => JSON.stringify(game));

function readProperty(context: ReadContext, node: Property): ValueType {
  const { index, names, problems } = context;
  const { of, name } = node;
  const span = spanOf(node.nameAt);
  if (of.kind === "name" && of.name === "state") {
    const variables = stateOf(index);
    const variable = variables.get(name);
    if (variable === undefined) {
      const message = `The game has no variable "${name}".`;
      const known = context.known();
      // Names such as player stand by themselves, and each player has variables of the same name.
      const isOfPlayer = index.playerVariables.has(name) && known.has("player");
      const meant = known.has(name) ? name : isOfPlayer ? `player.${name}` : null;
      problems.push(
        meant !== null
          ? { ...meantProblem("unknown-state-variable", message, node, meant), ...(isOfPlayer ? { name } : {}) }
          : unknownIn("unknown-state-variable", message, { name, span, names: variables.keys() }),
      );
      names.push({ of: "stateVariable", name, span });
      return "any";
    }
    if (variable.of !== null) names.push({ of: variable.of, name, span });
    return variable.type;
  }
  const type = context.value(of);
  const properties = propertiesOf(type, index);
  const property = properties === null ? likelyProperties(index).get(name) : properties.get(name);
  if (property === undefined) {
    if (properties === null) return "any";
    const message = `${capital(TYPE_WORDS[type])} has no "${name}": this is always null.`;
    const meant = meantProperty(node, type, index);
    problems.push(
      meant === null
        ? unknownIn("unknown-attribute", message, { name, span, names: properties.keys() })
        : { ...meantProblem("unknown-attribute", message, node, meant), name },
    );
    if (type === "entity") names.push({ of: "attribute", name, span });
    return "any";
  }
  if (property.of !== null) names.push({ of: property.of, name, span });
  return properties === null ? "any" : property.type;
}

function readIndex(context: ReadContext, node: Index): ValueType {
  const { of, at } = node;
  if (of.kind === "name" && of.name === "board") {
    readCell(context, at, context.value(at));
    readNode(context, at.kind === "text" ? at : null);
    return "entity";
  }
  if (readCoordinates(context, node)) return "entity";
  const type = context.value(of);
  return readElement(context, node, type, context.value(at));
}
