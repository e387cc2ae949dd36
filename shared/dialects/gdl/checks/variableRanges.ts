// What numbers the variables of a game can be: those that they begin with, and those that effects make of them. A
// variable of which that is not certain has no range.
import { type Json, listOf, objectOf } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import { type Expression, visitExpression } from "../expressions/expression";
import type { DeclaredValue } from "../text/names/gameIndex";
import { parseOnce } from "../text/strings/reading";
import { type CheckedGame, roleValues } from "./checked";

export interface Range {
  readonly low: number;
  readonly high: number;
}

export const ALL_NUMBERS: Range = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** By name: `state.NAME` of the game's variables, `.NAME` of those of players. */
export type VariableRanges = ReadonlyMap<string, Range>;

/** Returns the name by which ranges know what a property reads. */
export function variableName(node: Expression): string | null {
  if (node.kind !== "property") return null;
  const isState = node.of.kind === "name" && node.of.name === "state";
  return `${isState ? "state" : ""}.${node.name}`;
}

/** Returns the ranges of the variables that are numbers from the beginning. */
export const variableRanges = memoByIdentity((game: CheckedGame): VariableRanges => {
  const { index } = game;
  const ranges = new Map<string, Range>();
  const begin = (name: string, { type, declaration }: DeclaredValue): void => {
    const { initial } = declaration;
    const isNumber = type === "int" || type === "float" || type === "number";
    if (isNumber && typeof initial === "number") ranges.set(name, { low: initial, high: initial });
  };
  for (const [name, declared] of index.stateVariables) begin(`state.${name}`, declared);
  for (const [name, declared] of index.playerVariables) {
    if (!index.attributes.has(name) && !index.playerAttributes.has(name)) begin(`.${name}`, declared);
  }
  for (const [name, range] of roleRanges(game)) ranges.set(`.${name}`, range);
  for (const [name, value] of startValues(game)) {
    const known = ranges.get(name);
    if (known === undefined) continue;
    if (typeof value === "number") ranges.set(name, around(known, { low: value, high: value }));
    else ranges.delete(name);
  }
  for (const text of effectTexts(game)) {
    const { expression, problem } = parseOnce(text);
    // What cannot be read may write anything.
    if (problem !== null) return new Map();
    let isSure = true;
    visitExpression(expression, (node) => {
      if (isMisspelt(node, game)) isSure = false;
      addWrite(node, ranges);
    });
    if (!isSure) return new Map();
  }
  return ranges;
});

/** Returns the numbers that each attribute of players is by their roles. */
function* roleRanges({ index }: CheckedGame): Iterable<readonly [name: string, range: Range]> {
  const roles = roleValues(index.game);
  for (const name of index.playerAttributes.keys()) {
    if (index.attributes.has(name) || index.playerVariables.has(name) || index.nodeAttributes.has(name)) continue;
    const values = roles.map((attributes) => attributes[name]);
    const numbers = values.filter((value) => typeof value === "number");
    if (numbers.length === values.length && numbers.length > 0)
      yield [name, { low: Math.min(...numbers), high: Math.max(...numbers) }];
  }
}

/** Returns whether a node writes to a name that is not declared: it may be meant for any variable. */
function isMisspelt(node: Expression, { index }: CheckedGame): boolean {
  const [place] = node.kind === "call" && WRITES.has(node.name) ? node.args : [];
  if (place?.kind !== "property") return false;
  const { name } = place;
  const { stateVariables, playerVariables, playerAttributes, attributes } = index;
  const isDeclared = [stateVariables, playerVariables, playerAttributes, attributes].some((names) => names.has(name));
  return !isDeclared && !BUILT_IN.has(name);
}

const BUILT_IN: ReadonlySet<string> = new Set(
  "current_phase phase current_player turn_direction pos zone x y q r s id name schema length count".split(" "),
);

function addWrite(node: Expression, ranges: Map<string, Range>): void {
  if (node.kind !== "call" || !WRITES.has(node.name) || node.args.length !== 2) return;
  const [place, value] = node.args;
  const name = place === undefined ? null : variableName(place);
  const known = name === null ? undefined : ranges.get(name);
  if (name === null || known === undefined || value === undefined) return;
  ranges.set(name, written(node.name, known, plainRange(value)));
}

/** `add`, `sub` and `mul` give a value as well: then their first argument is seldom a variable that is written. */
const WRITES: ReadonlySet<string> = new Set(["set", "add", "sub", "mul"]);

/** Returns what a variable can be once something is written to it, any number of times. */
function written(name: string, known: Range, by: Range): Range {
  const low = { ...known, low: Number.NEGATIVE_INFINITY };
  const high = { ...known, high: Number.POSITIVE_INFINITY };
  switch (name) {
    case "set":
      return around(known, by);
    case "add":
      return by.low >= 0 ? high : by.high <= 0 ? low : ALL_NUMBERS;
    case "sub":
      return by.low >= 0 ? low : by.high <= 0 ? high : ALL_NUMBERS;
    default:
      return ALL_NUMBERS;
  }
}

function around(one: Range, other: Range): Range {
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}

/** Returns the numbers that a written value, a die or a count can be. */
function plainRange(node: Expression): Range {
  if (node.kind === "number") return { low: node.value, high: node.value };
  if (node.kind !== "call") return ALL_NUMBERS;
  const [low, high] = node.args;
  if (node.name === "random_int" && low?.kind === "number" && high?.kind === "number")
    return { low: Math.min(low.value, high.value), high: Math.max(low.value, high.value) };
  return node.name === "count" || node.name === "size" ? { ...ALL_NUMBERS, low: 0 } : ALL_NUMBERS;
}

/** Returns what recorded games begin with in place of the first values. */
function* startValues({ pack }: CheckedGame): Iterable<readonly [name: string, value: Json]> {
  for (const { role, value } of pack.files.values()) {
    if (role !== "start") continue;
    const { state, players } = objectOf(objectOf(value)["start"]);
    for (const [name, first] of Object.entries(objectOf(state))) yield [`state.${name}`, first];
    for (const own of Object.values(objectOf(players)))
      for (const [name, first] of Object.entries(objectOf(own))) yield [`.${name}`, first];
  }
}

/** Returns all texts that are effects. */
function effectTexts({ index }: CheckedGame): readonly string[] {
  const flow = objectOf(index.game["game_flow"]);
  const steps = listOf(objectOf(index.game["setup"])["steps"]);
  const lists = [
    ...Array.from(index.interactions.values(), ({ effects }) => effects),
    flow["on_turn_end"],
    ...steps.map((step) => objectOf(step)["do"]),
  ];
  return lists
    .flatMap((list) => (typeof list === "string" ? [list] : listOf(list)))
    .filter((text) => typeof text === "string");
}
