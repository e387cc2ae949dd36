// What a circle of rules means for cascades, in words. Pure.
import type { RuleCycle } from "../../../shared/engine/explain/ruleGraph";

/** The passes a circle has and needs, in a sentence or two. */
export function circleText({ rules, others, firstPass, rounds }: RuleCycle, maxPasses: number): string {
  const length = rules.length === 1 ? "Triggers itself again in the next pass" : `Repeats after ${rules.length} passes`;
  const also = others.length === 0 ? "" : ` ${someOf(others)} can take part.`;
  if (firstPass === null) return `${length}, but nothing sets it off.${also}`;
  const needed = firstPass + rules.length;
  const said =
    rounds === 0
      ? `one round needs ${needed} passes, and ${maxPasses} are allowed`
      : `${rounds === 1 ? "once" : `${rounds} times`} at most before the cascade is cut off after pass ${maxPasses}`;
  return `${length}, from pass ${firstPass} on: ${said}.${also}`;
}

const MOST_NAMED = 6;

function someOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more <= 0 ? names.join(", ") : `${names.slice(0, MOST_NAMED).join(", ")} and ${more} more`;
}
