// What the numbers in a game's traces mean: interactions, conditions, effects and ends, each with its place.
import { childPointer } from "../../../base/json";
import type { ConditionReads, DebugInfo } from "../../../engine/debugInfo";
import { fieldPath } from "../../../engine/trace/fieldPath";
import { type Expression, visitExpression } from "../expressions/expression";
import type { Written } from "../load/written";
import type { Action } from "../moves/action";
import type { EndCondition } from "../turn/finish";

export const Phase = { setUp: 0, chain: 1, after: 2, refused: 3 } as const;
const PHASES = ["setting up", "the move", "after the move", "why not"] as const;

/** Where the numbers of an interaction's conditions and effects begin; its own is its index. */
export interface ActionNumbers {
  readonly conditions: number;
  readonly postConditions: number;
  readonly effects: number;
}

export interface GameNumbers {
  readonly debug: DebugInfo;
  of(action: Action): ActionNumbers;
}

export function numberGame(actions: readonly Action[], ends: readonly EndCondition[], file: string): GameNumbers {
  const conditions: DebugInfo["conditions"][number][] = [];
  const effects: DebugInfo["effects"][number][] = [];
  const numbers = actions.map(({ written, index }): ActionNumbers => {
    const first = conditions.length;
    for (const each of written.conditions) conditions.push(conditionOf(each, index, "condition", file));
    const post = conditions.length;
    for (const each of written.postConditions) conditions.push(conditionOf(each, index, "post condition", file));
    const effect = effects.length;
    for (const { text, at } of written.effects) effects.push({ name: text, source: { file, at } });
    return { conditions: first, postConditions: post, effects: effect };
  });
  const rules = actions.map(({ written }) => {
    const { name, at, priority } = written;
    return { id: name, on: "", priority, source: { file, at } };
  });
  const goals = ends.map(({ kind, at }, index) => ({
    id: `${kind} ${index + 1}`,
    type: kind,
    source: { file, at: childPointer(at, "condition") },
  }));
  const debug = { phases: PHASES, systems: [], rules, conditions, effects, values: [], goals, loseConditions: [] };
  const none: ActionNumbers = { conditions: 0, postConditions: 0, effects: 0 };
  return { debug, of: ({ index }) => numbers[index] ?? none };
}

function conditionOf(
  { expression, text, at }: Written,
  rule: number,
  clause: string,
  file: string,
): DebugInfo["conditions"][number] {
  return { rule, clause, text, reads: readsOf(expression), source: { file, at } };
}

/** Returns what a condition reads: fields when it names variables and no place of the board. */
function readsOf(expression: Expression): ConditionReads {
  const paths: string[] = [];
  let readsBoard = false;
  visitExpression(expression, (node) => {
    if (node.kind === "name" && BOARD.has(node.name)) readsBoard = true;
    if (node.kind === "property" && node.of.kind === "name" && node.of.name === "state") paths.push(pathOf(node.name));
  });
  if (readsBoard) return { kind: "board" };
  return paths.length > 0 ? { kind: "fields", paths } : { kind: "nothing" };
}

const BOARD: ReadonlySet<string> = new Set(["board", "entity", "card", "start", "target"]);

function pathOf(variable: string): string {
  if (variable === "current_player") return "current";
  return variable === "current_phase" ? "phase" : fieldPath("variables", variable);
}
