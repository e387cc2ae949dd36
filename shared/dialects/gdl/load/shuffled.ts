// Zones that are shuffled once, right after the last step of the setup that spawns into them (gdl.md, A4).
import { type Expression, visitExpression } from "../expressions/expression";
import { type Placed, Problems, member, oneOrMore } from "./problems";
import { readExpressions } from "./written";

/** Returns for the names of zones the index of the last step that may spawn into them, as far as the texts tell. */
export function lastSpawns(steps: readonly Placed[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const [index, step] of steps.entries()) {
    for (const place of spawnedInto(step)) for (const zone of zonesNamed(place)) last.set(zone, index);
  }
  return last;
}

/**
 * Returns the expressions of the places into which a step spawns. What is wrong with them is reported where they are
 * run.
 */
function spawnedInto(step: Placed): readonly Expression[] {
  const { value: action } = member(step, "action");
  if (action === "spawn_entity") return expressionsOf(member(step, "at"));
  if (action !== "effects") return [];
  const places: Expression[] = [];
  for (const effect of expressionsOf(member(step, "do"))) {
    visitExpression(effect, (node) => {
      const [, to] = node.kind === "call" && node.name === "spawn_entity" ? node.args : [];
      if (to !== undefined) places.push(to);
    });
  }
  return places;
}

function expressionsOf(texts: Placed): readonly Expression[] {
  return oneOrMore(texts).flatMap((text) => readExpressions(text, new Problems()).map(({ expression }) => expression));
}

/** Returns the zones that a place may name: `deck`, `'deck'` or `zone('deck')`, also inside of `if`. */
function zonesNamed(place: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  visitExpression(place, (node) => {
    if (node.kind === "name") names.add(node.name);
    else if (node.kind === "text") names.add(node.value);
  });
  return names;
}
