// Checks when what may be done: interactions that never come up, chains, priorities, the end (gdl.md, A8, A9 and A12).
import { type Json, type JsonObject, childPointer, listOf, objectOf } from "../../../base/json";
import { nearestName } from "../../../base/nearestName";
import type { Finding } from "../../../findings/finding";
import { type Expression, visitExpression } from "../expressions/expression";
import { fixedMeaning } from "../text/strings/names";
import { letterOf } from "../text/strings/scope";
import { type CheckedGame, expressionsOf } from "./checked";
import { found, interactionAt } from "./found";

export function flowFindings(game: CheckedGame): readonly Finding[] {
  return [
    ...timeFindings(game),
    ...unusedFindings(game),
    ...chainFindings(game),
    ...priorityFindings(game),
    ...endFindings(game),
  ];
}

function timeFindings({ file, index }: CheckedGame): readonly Finding[] {
  const { time_model: model } = objectOf(index.game["game_flow"]);
  if (model === undefined || model === "turn_based" || typeof model !== "string") return [];
  return [found("time-model", file, "/game_flow/time_model", `Only "turn_based" games can be played, not "${model}".`)];
}

/** Returns the names of the interactions that a phase allows. */
export function allowedIn(phase: JsonObject): readonly string[] {
  return listOf(phase["allowed_actions"]).filter((name) => typeof name === "string");
}

/** Returns the names of the interactions that a chain may go on with. */
export function chainNames(interaction: JsonObject): readonly string[] {
  return listOf(interaction["chain_with"]).filter((name) => typeof name === "string");
}

function unusedFindings({ file, index }: CheckedGame): readonly Finding[] {
  if (index.phases.size === 0) return [];
  const used = new Set([
    ...Array.from(index.phases.values()).flatMap(allowedIn),
    ...Array.from(index.interactions.values()).flatMap(chainNames),
  ]);
  // A misspelt name is one mistake, reported where it stands.
  const misspelt = Array.from(used).filter((name) => !index.interactions.has(name));
  const meant = new Set(misspelt.map((name) => nearestName(name, index.interactions.keys())));
  return Array.from(index.interactions.keys()).flatMap((name) => {
    if (used.has(name) || meant.has(name)) return [];
    const message = `No phase allows "${name}": it can never be done.`;
    return [found("interaction-unused", file, interactionAt(name), message, { onKey: true, params: { name } })];
  });
}

function chainFindings({ file, index }: CheckedGame): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [name, interaction] of index.interactions) {
    const at = interactionAt(name);
    if (interaction["chainable"] !== true) {
      const idle = ["chain_with", "chain_required"].filter(
        (each) => interaction[each] !== undefined && interaction[each] !== false,
      );
      const [member] = idle;
      if (member === undefined) continue;
      const have = idle.length === 1 ? "has" : "have";
      const message = `"${name}" is not chainable, so ${idle.map((each) => `"${each}"`).join(" and ")} ${have} no effect.`;
      const more = { onKey: true, params: { name } };
      findings.push(found("chain-not-chainable", file, childPointer(at, member), message, more));
      continue;
    }
    for (const [item, next] of listOf(interaction["chain_with"]).entries()) {
      if (typeof next !== "string") continue;
      const other = index.interactions.get(next);
      if (other === undefined || other["chainable"] === true) continue;
      const message = `"${next}" is not chainable: it cannot follow in a chain.`;
      findings.push(
        found("chain-not-chainable", file, childPointer(at, "chain_with", item), message, {
          params: { name: next },
        }),
      );
    }
    if (isEndless(name, interaction)) {
      const message = `A chain of "${name}" takes nothing off the board and counts on with each step: it ends only at 32 steps.`;
      findings.push(found("chain-endless", file, childPointer(at, "chainable"), message));
    }
  }
  return findings;
}

/** A chain does not come back to a state it has been in; one that counts never does (decision D-26). */
function isEndless(name: string, interaction: JsonObject): boolean {
  const next = interaction["chain_with"];
  if (next !== undefined && !chainNames(interaction).includes(name)) return false;
  const calls = new Set<string>();
  for (const { expression } of expressionsOf(interaction["effects"], "")) {
    const statement = statements(expression);
    for (const each of statement) calls.add(each);
  }
  const takes = ["remove_entity", "spawn_entity", "draw_cards"].some((call) => calls.has(call));
  return !takes && ["add", "sub"].some((call) => calls.has(call));
}

/** Returns the effects that always run. */
function statements(expression: Expression): readonly string[] {
  if (expression.kind !== "call") return [];
  if (expression.name === "do") return expression.args.flatMap(statements);
  if (expression.name !== "if") return [expression.name];
  const inner: string[] = [];
  visitExpression(expression, (node) => {
    if (node.kind === "call" && !["add", "sub"].includes(node.name)) inner.push(node.name);
  });
  return inner;
}

function priorityFindings({ file, index }: CheckedGame): readonly Finding[] {
  const priorityOf = (name: string): number => {
    const priority = index.interactions.get(name)?.["priority"];
    return typeof priority === "number" ? priority : 0;
  };
  return Array.from(index.interactions.keys()).flatMap((name) => {
    if (priorityOf(name) === 0) return [];
    const phases = Array.from(index.phases.values(), allowedIn).filter((allowed) => allowed.includes(name));
    if (phases.length === 0) return [];
    const matters = phases.some((allowed) => allowed.some((other) => priorityOf(other) !== priorityOf(name)));
    if (matters) return [];
    const message = `Everything that may be done beside "${name}" has the same priority: it makes no difference.`;
    return [found("priority-idle", file, childPointer(interactionAt(name), "priority"), message)];
  });
}

function endFindings({ file, index }: CheckedGame): readonly Finding[] {
  const ends = listOf(objectOf(index.game["end_conditions"])["conditions"]);
  if (ends.length > 0) return ends.flatMap((end, number) => letterFindings(file, end, number));
  const message = "Nothing ends the game but a player who can do nothing: it has no end_conditions.";
  return [found("no-end", file, "/end_conditions", message)];
}

function letterFindings(file: CheckedGame["file"], end: Json, number: number): readonly Finding[] {
  const letter = letterOf(objectOf(end)["for"]);
  const meaning = letter === null ? null : fixedMeaning(letter);
  if (letter === null || meaning === null) return [];
  const message = `In expressions "${letter}" is ${meaning}: the condition cannot read which player it is tried for.`;
  const at = childPointer("/end_conditions/conditions", number, "for");
  return [found("name-taken", file, at, message, { params: { name: letter } })];
}
