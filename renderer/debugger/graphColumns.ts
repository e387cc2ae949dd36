// The rules of a graph in columns by pass, and how two of them stand to each other. Pure.
import type { GraphRule, RuleGraph } from "../../shared/engine/ruleGraph";

export interface GraphColumn {
  readonly title: string;
  readonly rules: readonly GraphRule[];
  /** No cascade may come to this pass. */
  readonly isTooDeep: boolean;
}

/** One column for each pass that rules can fire in first; at the end those that nothing sets off. */
export function graphColumns({ rules, maxCascadeDepth }: RuleGraph): readonly GraphColumn[] {
  const deepest = Math.max(0, ...rules.map(({ pass }) => pass ?? 0));
  const columns = Array.from({ length: deepest }, (_, index): GraphColumn => {
    const pass = index + 1;
    const isTooDeep = pass > maxCascadeDepth;
    const title = isTooDeep ? `Pass ${pass}, beyond the ${maxCascadeDepth} allowed` : `From pass ${pass} on`;
    return { title, rules: rules.filter((rule) => rule.pass === pass), isTooDeep };
  });
  const never = rules.filter(({ pass }) => pass === null);
  return never.length === 0
    ? columns
    : [...columns, { title: "Never: nothing emits this", rules: never, isTooDeep: true }];
}

/** What a rule is to the chosen one; both ways at once is what sets it off. */
export function relationTo(chosen: GraphRule | null, rule: GraphRule): "chosen" | "cause" | "consequence" | undefined {
  if (chosen === null) return undefined;
  if (chosen.id === rule.id) return "chosen";
  if (rule.setsOff.includes(chosen.id)) return "cause";
  return chosen.setsOff.includes(rule.id) ? "consequence" : undefined;
}
