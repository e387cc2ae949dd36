// The conditions of an action one by one, and what their parts come to.
import { memoByIdentity } from "../../../base/memo";
import type { ConditionPart } from "../../../engine/moveTries";
import { compileCondition, compileExpression } from "../compile/compile";
import { type Expression, visitExpression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import type { Written } from "../load/written";
import type { Action } from "../moves/action";
import type { Run } from "../moves/actionConditions";
import { jsonOfValue } from "../moves/moveAction";
import { Fault } from "../values/fault";

/** The conditions in the order in which they are written. */
export const conditionsOf = memoByIdentity(({ scope, written }: Action): readonly Run[] =>
  written.conditions.map(({ expression, at }) => compileCondition({ ...scope, at, use: "value" }, expression).run),
);

/** Longer lists of parts are no help. */
const MOST_PARTS = 16;

/** Names that are no values by themselves. */
const NO_VALUES: ReadonlySet<string> = new Set(["board", "state"]);

interface Part {
  readonly text: string;
  readonly run: Run;
}

const partsOf = memoByIdentity((action: Action): readonly (readonly Part[])[] =>
  action.written.conditions.map((written) => compiledParts(action, written)),
);

function compiledParts({ scope }: Action, { expression, at }: Written): readonly Part[] {
  const parts = new Map<string, Expression>();
  visitExpression(expression, (node) => {
    const isValue = node.kind === "call" || node.kind === "property" || node.kind === "index" || node.kind === "name";
    if (node !== expression && isValue && !(node.kind === "name" && NO_VALUES.has(node.name)))
      parts.set(printExpression(node), node);
  });
  return Array.from(parts, ([text, part]): Part => {
    return { text, run: compileExpression({ ...scope, at, use: "value" }, part).run };
  }).slice(0, MOST_PARTS);
}

/** Returns what the parts of a condition come to in the world as it is. */
export function partValues(action: Action, condition: number): readonly ConditionPart[] {
  const { declarations } = action.scope;
  return (partsOf(action)[condition] ?? []).map(({ text, run }) => {
    try {
      return { text, value: jsonOfValue(declarations, run()), error: null };
    } catch (error) {
      if (error instanceof Fault) return { text, value: null, error: error.message };
      throw error;
    }
  });
}
