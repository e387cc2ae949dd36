// Reads effects: what stands as a statement, what is written to, and whether the value fits (gdl.md, A7 Effects).
import type { Call, Expression } from "../../expressions/expression";
import { EFFECT_FUNCTIONS, VALUE_FUNCTIONS, arityProblem } from "../../expressions/functions";
import { playerInstead, readEffectArguments, swapFix } from "./arguments";
import { missingArgumentFix } from "./arity";
import { isPhase, readNode } from "./calls";
import { type ReadContext, literalName, tell, unknownPhase, unknownZone } from "./context";
import { readCardCount, readFraction } from "./numbers";
import { type StringProblem, spanOf, unknownIn } from "./problem";
import { unquotedText } from "./quoted";
import { TYPE_WORDS, type ValueType, fits } from "./types";

/** Reads an effect with all its parts. */
export function readEffect(context: ReadContext, node: Expression): void {
  if (node.kind !== "call") {
    tell(context, "not-an-effect", node, "This changes nothing: an effect is a call such as set(entity.pos, target).");
    if (node.kind !== "name") context.value(node);
    return;
  }
  const info = EFFECT_FUNCTIONS.get(node.name);
  if (info === undefined) {
    readNoEffect(context, node);
    return;
  }
  const problem = arityProblem(info, node.args.length);
  if (problem !== null) tell(context, "wrong-arity", node, problem, missingArgumentFix(context, node));
  const { args } = node;
  switch (node.name) {
    case "set":
    case "add":
    case "sub":
    case "mul":
      readWrite(context, node);
      break;
    case "if":
      if (args[0] !== undefined) context.value(args[0]);
      for (const effect of args.slice(1)) readEffect(context, effect);
      break;
    case "do":
      for (const effect of args) readEffect(context, effect);
      break;
    default:
      readEffectArguments(
        context,
        node,
        args.map((arg) => context.value(arg)),
      );
      readNames(context, node);
      if (node.name === "draw_cards") readCardCount(context, args[2]);
  }
}

function readNoEffect(context: ReadContext, call: Call): void {
  const { name, nameAt } = call;
  if (VALUE_FUNCTIONS.has(name)) {
    tell(context, "not-an-effect", call, `${name}(…) gives a value and changes nothing.`);
    context.value(call);
    return;
  }
  const place = { name, span: spanOf(nameAt), names: EFFECT_FUNCTIONS.keys() };
  context.problems.push(unknownIn("unknown-function", `There is no effect ${name}.`, place));
  for (const arg of call.args) context.value(arg);
}

function readNames(context: ReadContext, { name, args }: Call): void {
  const { index } = context;
  const [first, second] = args;
  if (name === "spawn_entity" && first?.kind === "text") {
    const message = `The game has no sort of entity "${first.value}".`;
    literalName(context, "schema", first, index.schemas, { code: "unknown-schema", message });
  }
  const zones = name === "shuffle" ? [first] : name === "draw_cards" ? [first, second] : [];
  for (const zone of zones) {
    if (zone?.kind === "text") literalName(context, "zone", zone, index.zones, unknownZone(zone.value));
  }
  if ((name === "spawn_entity" || name === "move_entity" || name === "move_to_zone") && second?.kind === "text") {
    if (index.zones.has(second.value)) {
      literalName(context, "zone", second, index.zones, unknownZone(second.value));
    } else readNode(context, second);
  }
}

/** `set(place, value)`, and `add`, `sub`, `mul` that change what is there. */
function readWrite(context: ReadContext, { name, args: [place, value] }: Call): void {
  if (place !== undefined && value !== undefined && isPlace(value) && isNoPlace(context, place)) {
    for (const each of [place, value]) context.value(each);
    const message = `${name}(…) changes its first argument: what is written comes first, then the ${name === "set" ? "value" : "number"}.`;
    tell(context, "not-an-effect", place, message, { fix: swapFix(place, value) });
    return;
  }
  const wanted = place === undefined ? "any" : readPlace(context, place);
  if (value === undefined) return;
  const given = context.value(value);
  if (place !== undefined && isPhase(context, place) && value.kind === "text") {
    literalName(context, "phase", value, context.index.phases, unknownPhase(value.value));
  }
  if (place !== undefined) readFraction(context, name, place, value);
  if (name === "set") {
    const isMild = place !== undefined && isOfRole(context, place);
    readWritten(context, value, { given, wanted }, isMild ? { severity: "warning" } : {});
    return;
  }
  for (const [node, type] of [[place, wanted] as const, [value, given] as const]) {
    if (node !== undefined && !fits(type, "number")) {
      tell(context, "value-type", node, `This is ${TYPE_WORDS[type]}; ${name}(…) needs a number.`);
    }
  }
}

/** Reads what `set` writes, or each of the values that an `if(…)` chooses from. */
function readWritten(
  context: ReadContext,
  value: Expression,
  { given, wanted }: { readonly given: ValueType; readonly wanted: ValueType },
  more: Pick<StringProblem, "severity">,
): void {
  if (given === "any" && wanted !== "any" && value.kind === "call" && value.name === "if") {
    for (const each of value.args.slice(1)) {
      readWritten(context, each, { given: context.typeOf(each), wanted }, more);
    }
    return;
  }
  if (fits(given, wanted)) return;
  const unquoted = unquotedText(context, value, wanted);
  const player = wanted === "player" ? playerInstead(context, value) : {};
  const hint = unquoted === null ? "" : ` Did you mean ${unquoted}, without quotes?`;
  const message = `This is ${TYPE_WORDS[given]}; ${TYPE_WORDS[wanted]} belongs here.${hint}`;
  tell(context, "value-type", value, message, {
    ...player,
    ...(unquoted === null ? {} : { instead: unquoted }),
    ...more,
  });
}

/** Returns whether nothing can be written there: a written value, or a name that stands for one. */
function isNoPlace(context: ReadContext, node: Expression): boolean {
  return node.kind === "name" ? context.known().has(node.name) : !isPlace(node) && node.kind !== "index";
}

/** Returns whether something can be written there. */
function isPlace(node: Expression): boolean {
  const isBoard = node.kind === "index" && node.of.kind === "name" && node.of.name === "board";
  return isBoard || node.kind === "property";
}

/** Attributes of a role are of no type: another one than they begin with can be written (gdl.md, A2). */
function isOfRole(context: ReadContext, place: Expression): boolean {
  const { index } = context;
  return (
    place.kind === "property" &&
    context.typeOf(place.of) === "player" &&
    index.playerAttributes.has(place.name) &&
    !index.playerVariables.has(place.name)
  );
}

/** Returns what belongs in the place that is written to. */
function readPlace(context: ReadContext, node: Expression): ValueType {
  if (isPlace(node)) {
    const type = context.value(node);
    return isReadOnly(context, node) ? "any" : type;
  }
  // A name that means nothing, or an effect in place of a value, has that mistake alone.
  const before = context.problems.length;
  context.value(node);
  if ((node.kind === "name" || node.kind === "call") && context.problems.length > before) return "any";
  const message =
    "Nothing can be written here: only board[place], state.name, and a property of an entity or a player.";
  tell(context, "not-an-effect", node, message);
  return "any";
}

const READ_ONLY: ReadonlySet<string> = new Set(["id", "schema", "zone"]);

function isReadOnly(context: ReadContext, node: Expression): boolean {
  if (node.kind !== "property" || !READ_ONLY.has(node.name)) return false;
  if (node.of.kind === "name" && node.of.name === "state") return false;
  if (context.index.attributes.has(node.name) || context.index.playerVariables.has(node.name)) return false;
  const message =
    node.name === "zone"
      ? "An entity changes its zone by move_entity(entity, zone)."
      : `${node.name} cannot be changed.`;
  tell(context, "not-an-effect", node, message);
  return true;
}
