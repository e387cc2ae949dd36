// Finds interactions that are never chosen, because one that is tried before them fits whenever they do (gdl.md, A8).
import { type JsonObject, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { namesIn } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import { type CheckedGame, allConditions, expressionsOf } from "./checked";
import { allowedIn } from "./flow";
import { found, interactionAt } from "./found";

interface Tried {
  readonly name: string;
  readonly priority: number;
  readonly conditions: ReadonlySet<string>;
  /** What it takes: an entity, a target, params. */
  readonly takes: string;
  readonly isWhole: boolean;
  /** Chosen by its name alone, beside whatever else may be done. */
  readonly isButton: boolean;
  readonly isChainable: boolean;
  /** What may follow it in a move of several steps; null: any chainable one of the phase. */
  readonly followers: ReadonlySet<string> | null;
}

export function shadowedFindings({ file, index }: CheckedGame): readonly Finding[] {
  const tried = new Map(Array.from(index.interactions, ([name, interaction]) => [name, triedOf(name, interaction)]));
  const phases = Array.from(index.phases.values(), (phase) =>
    allowedIn(phase)
      .flatMap((name) => tried.get(name) ?? [])
      .toSorted((one, other) => other.priority - one.priority),
  );
  return Array.from(tried.values()).flatMap((each) => {
    const before = phases.filter((phase) => phase.includes(each)).map((phase) => shadowIn(phase, each));
    const [first] = before;
    if (first === undefined || before.some((shadow) => shadow === undefined)) return [];
    const message = `"${each.name}" is never chosen: "${first.name}" is tried before it and fits whenever it does.`;
    const related = [{ file: file.path, at: interactionAt(first.name), message: "This is chosen." }];
    return [
      found("always-shadowed", file, interactionAt(each.name), message, {
        onKey: true,
        related,
        params: { name: each.name },
      }),
    ];
  });
}

function triedOf(name: string, interaction: JsonObject): Tried {
  const { conditions, priority, params, from, chainable, chain_with: followers } = interaction;
  const read = expressionsOf(conditions, "");
  const all = Array.isArray(conditions) ? conditions.length : conditions === undefined ? 0 : 1;
  const parts = allConditions(read);
  const names = new Set(parts.flatMap((part) => Array.from(namesIn(part))));
  const takesEntity = ["entity", "card", "start"].some((each) => names.has(each));
  const takes = [
    takesEntity,
    names.has("target"),
    Object.keys(objectOf(params)).sort().join(),
    JSON.stringify(from ?? null),
  ];
  return {
    name,
    priority: typeof priority === "number" ? priority : 0,
    conditions: new Set(parts.map(printExpression)),
    takes: takes.join(";"),
    isWhole: read.length === all,
    isButton: !takesEntity && !names.has("target"),
    isChainable: chainable === true,
    followers: followers === undefined ? null : new Set(listOf(followers).map(String)),
  };
}

function shadowIn(phase: readonly Tried[], each: Tried): Tried | undefined {
  const before = phase.slice(0, phase.indexOf(each));
  return before.find(
    (other) =>
      other.isWhole &&
      !each.isButton &&
      other.name !== each.name &&
      other.takes === each.takes &&
      Array.from(other.conditions).every((condition) => each.conditions.has(condition)) &&
      !isTriedWithout(other, each, phase),
  );
}

/** Returns whether a move of several steps tries one interaction without the other: it tries chainable ones alone. */
function isTriedWithout(other: Tried, each: Tried, phase: readonly Tried[]): boolean {
  if (!each.isChainable) return false;
  const follows = ({ isChainable, followers }: Tried): boolean =>
    isChainable && followers !== null && followers.has(each.name) && !followers.has(other.name);
  return !other.isChainable || phase.some(follows);
}
