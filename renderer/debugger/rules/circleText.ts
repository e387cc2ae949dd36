// What a circle of rules means for cascades, and how deep those go, in words. Pure.
import type { RuleCycle, RuleGraph } from "../../../shared/engine/explain/ruleGraph";

/** How far cascades go. */
export type CascadeLimit = Pick<RuleGraph, "maxPasses" | "passes">;

/** Returns how far cascades may go, as a clause. */
export function limitText({ maxPasses, passes }: CascadeLimit): string {
  if (passes === "depth") return `up to ${maxPasses} events inside of one another`;
  return `a cascade may have ${maxPasses === 1 ? "1 pass" : `${maxPasses} passes`}`;
}

/** Returns what rules have in common that no cascade comes to, though something sets them off. */
export function outOfReachText({ maxPasses, passes }: CascadeLimit): string {
  return passes === "depth"
    ? `Out of reach: first deeper than ${maxPasses} events inside of one another`
    : `Out of reach: first after pass ${maxPasses}, where cascades are cut off`;
}

/** Returns the passes a circle has and needs, in a sentence or two. */
export function circleText({ rules, others, firstPass, rounds }: RuleCycle, limit: CascadeLimit): string {
  const isDeep = limit.passes === "depth";
  const one = isDeep ? "Triggers itself again by the event that it fires" : "Triggers itself again in the next pass";
  const many = isDeep ? `${rules.length} events inside of one another` : `${rules.length} passes`;
  const length = rules.length === 1 ? one : `Repeats after ${many}`;
  const also = others.length === 0 ? "" : ` ${someOf(others)} can take part.`;
  if (firstPass === null) return `${length}, but nothing sets it off.${also}`;
  const said = rounds === 0 ? tooFarText(firstPass + rules.length, limit) : roundsText(rounds, limit);
  return `${length}, from ${limit.passes} ${firstPass} on: ${said}.${also}`;
}

function tooFarText(needed: number, { maxPasses, passes }: CascadeLimit): string {
  return passes === "depth"
    ? `one round needs depth ${needed}, and ${maxPasses} is the limit`
    : `one round needs ${needed} passes, and ${maxPasses} are allowed`;
}

function roundsText(rounds: number, { maxPasses, passes }: CascadeLimit): string {
  const end = passes === "depth" ? "further events are blocked at depth" : "the cascade is cut off after pass";
  return `${rounds === 1 ? "once" : `${rounds} times`} at most before ${end} ${maxPasses}`;
}

const MOST_NAMED = 6;

function someOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more <= 0 ? names.join(", ") : `${names.slice(0, MOST_NAMED).join(", ")} and ${more} more`;
}
