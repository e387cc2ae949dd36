// Checks when what may be done: interactions that never come up, chains, priorities, the end (gdl.md, A8, A9 and A12).
import { type Json, type JsonObject, childPointer, listOf, objectOf } from "../../../base/json";
import { nearestName } from "../../../base/nearestName";
import type { Finding, Fix } from "../../../findings/finding";
import { type Expression, visitExpression } from "../expressions/expression";
import { lacksItsBoard } from "../text/names/board";
import type { GameIndex } from "../text/names/gameIndex";
import { fixedMeaning } from "../text/strings/names";
import { letterOf } from "../text/strings/scope";
import { memberEdits } from "../../../text/memberEdit";
import { spanOf } from "../text/strings/problem";
import { type CheckedGame, expressionsOf } from "./checked";
import { found, interactionAt, removing, replacing, writing } from "./found";

export function flowFindings(game: CheckedGame): readonly Finding[] {
  return [
    ...timeFindings(game),
    ...unusedFindings(game),
    ...chainFindings(game),
    ...priorityFindings(game),
    ...endFindings(game),
    ...turnFindings(game),
  ];
}

function timeFindings({ file, index }: CheckedGame): readonly Finding[] {
  const { time_model: model } = objectOf(index.game["game_flow"]);
  if (model === undefined || model === "turn_based" || typeof model !== "string") return [];
  const at = "/game_flow/time_model";
  const fixes = replacing(file, at, "turn_based");
  return [found("time-model", file, at, `Only "turn_based" games can be played, not "${model}".`, { fixes })];
}

/** Returns the names of the interactions that a phase allows. */
export function allowedIn(phase: JsonObject): readonly string[] {
  return listOf(phase["allowed_actions"]).filter((name) => typeof name === "string");
}

/** Returns the names of the interactions that a chain may go on with. */
export function chainNames(interaction: JsonObject): readonly string[] {
  return listOf(interaction["chain_with"]).filter((name) => typeof name === "string");
}

/** Whether each phase has its list of actions: one that is something else is a mistake of its own. */
export function sayWhatIsAllowed({ phases }: GameIndex): boolean {
  return Array.from(phases.values()).every(({ allowed_actions: allowed }) => Array.isArray(allowed ?? []));
}

function unusedFindings({ file, index }: CheckedGame): readonly Finding[] {
  if (index.phases.size === 0 || !sayWhatIsAllowed(index)) return [];
  const used = new Set([
    ...Array.from(index.phases.values()).flatMap(allowedIn),
    ...Array.from(index.interactions.values()).flatMap(chainNames),
  ]);
  // A misspelt name is one mistake, reported where it stands.
  const misspelt = Array.from(used).filter((name) => !index.interactions.has(name));
  const meant = new Set(misspelt.map((name) => nearestName(name, index.interactions.keys())));
  const unused = Array.from(index.interactions.keys()).filter((name) => !used.has(name) && !meant.has(name));
  const [first = null, ...more] = unused;
  const only = more.length === 0 ? first : null;
  const doubled = doubledFindings(file, index, only);
  if (only !== null && doubled.length > 0) return doubled;
  return [
    ...doubled,
    ...unused.map((name) => {
      const message = `No phase allows "${name}": it can never be done.`;
      return found("interaction-unused", file, interactionAt(name), message, { onKey: true, params: { name } });
    }),
  ];
}

/** Reports an interaction that a phase allows twice. `meant`: the only one that none allows. */
function doubledFindings(file: CheckedGame["file"], { phases }: GameIndex, meant: string | null): readonly Finding[] {
  return Array.from(phases).flatMap(([phase, { allowed_actions: list }]) =>
    listOf(list).flatMap((name, item, all): readonly Finding[] => {
      if (typeof name !== "string" || all.indexOf(name) === item) return [];
      const at = childPointer("/game_flow/phases", phase, "allowed_actions", item);
      const allowed = `"${name}" is allowed here already`;
      if (meant === null) {
        const fixes = removing(file, at, "Remove this one");
        return [found("choice-twice", file, at, `${allowed}: the second one does nothing.`, { fixes })];
      }
      const message = `${allowed}, and no phase allows "${meant}".`;
      return [
        found("interaction-unused", file, at, message, { params: { name: meant }, fixes: replacing(file, at, meant) }),
      ];
    }),
  );
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
      const more = { onKey: true, params: { name }, fixes: chainableFixes(file, name) };
      findings.push(found("chain-not-chainable", file, childPointer(at, member), message, more));
      continue;
    }
    for (const [item, next] of listOf(interaction["chain_with"]).entries()) {
      if (typeof next !== "string") continue;
      const other = index.interactions.get(next);
      if (other === undefined || other["chainable"] === true) continue;
      const message = `"${next}" is not chainable: it cannot follow in a chain.`;
      const place = childPointer(at, "chain_with", item);
      const own = chainNames(interaction).includes(name) ? [] : replacing(file, place, name);
      const fixes = [...own, ...chainableFixes(file, next)];
      findings.push(found("chain-not-chainable", file, place, message, { params: { name: next }, fixes }));
    }
    if (isEndless(name, interaction)) {
      const message = `A chain of "${name}" takes nothing off the board and counts on with each step: it ends only at 32 steps.`;
      findings.push(found("chain-endless", file, childPointer(at, "chainable"), message));
    }
  }
  return findings;
}

/** Returns the fix that lets an interaction be a step of a chain. */
function chainableFixes(file: CheckedGame["file"], name: string): readonly Fix[] {
  const edits = memberEdits(file.text, file.tree, ["interactions", "list", name, "chainable"], true);
  if (edits.length === 0) return [];
  return [{ title: `Let "${name}" be chainable`, changes: [{ file: file.path, edits }] }];
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
  if (ends.length > 0) return ends.flatMap((end, number) => letterFindings(file, index, end, number));
  const message = "Nothing ends the game but a player who can do nothing: it has no end_conditions.";
  return [found("no-end", file, "/end_conditions", message)];
}

/** Reports an end that is tried for each player and asks nothing about which: it is always the first one's. */
function sameForAllFindings(file: CheckedGame["file"], end: Json, letter: string, number: number): readonly Finding[] {
  const at = childPointer("/end_conditions/conditions", number, "condition");
  const { type, condition } = objectOf(end);
  const [placed] = type === "draw" ? [] : expressionsOf(condition, at);
  if (placed === undefined) return [];
  let isRead = false;
  const players: Expression[] = [];
  visitExpression(placed.expression, (node) => {
    // A quoted one is reported as that.
    if (node.kind === "text" && node.value === letter) isRead = true;
    if (node.kind !== "name") return;
    // So is another letter.
    if (node.name === letter || node.name.length === 1) isRead = true;
    if (node.name === "player") players.push(node);
  });
  if (isRead) return [];
  const [player] = players;
  const span = spanOf(player ?? placed.expression);
  const fixes = player === undefined ? [] : writing(file, at, player, letter, `Change to "${letter}"`);
  const what = type === "loss" ? "loses" : "wins";
  const message = `The condition does not read "${letter}": whoever it is about, the first player ${what}.`;
  return [found("end-same-for-all", file, { at, within: span }, message, { fixes })];
}

/** Reports a game of several players in which the turn never passes: no action ends one, and no effect says whose it is. */
function turnFindings({ file, index }: CheckedGame): readonly Finding[] {
  const { phases, interactions, players, mostPlayers, board } = index;
  if (mostPlayers < 2 || players.length === 0 || phases.size === 0 || interactions.size === 0) return [];
  if (Array.from(phases.values()).some(({ actors = "current_player" }) => actors !== "current_player")) return [];
  const allowed = Array.from(new Set(Array.from(phases.values()).flatMap(allowedIn)));
  const endsByItself = board.kind !== "none" || lacksItsBoard(index.game["topology"]);
  const passes = (name: string): boolean => {
    const interaction = interactions.get(name);
    if (interaction === undefined) return true;
    const { end_turn: ends = endsByItself, effects } = interaction;
    return ends !== false || /current_player/.test(JSON.stringify(effects ?? ""));
  };
  // An action that ends a turn and that no phase allows is reported as that.
  if (allowed.length === 0 || allowed.some(passes) || Array.from(interactions.keys()).some(passes)) return [];
  const message =
    'No action ends a turn: the player who begins is always the one to move. "end_turn": true on an action passes the turn.';
  return [found("turn-never-ends", file, "/game_flow/phases", message, { onKey: true })];
}

function letterFindings(
  file: CheckedGame["file"],
  { mostPlayers }: CheckedGame["index"],
  end: Json,
  number: number,
): readonly Finding[] {
  const letter = letterOf(objectOf(end)["for"]);
  if (letter === null) return [];
  const meaning = fixedMeaning(letter);
  // A single player is always the one.
  if (meaning === null) return mostPlayers < 2 ? [] : sameForAllFindings(file, end, letter, number);
  const message = `In expressions "${letter}" is ${meaning}: the condition cannot read which player it is tried for.`;
  const at = childPointer("/end_conditions/conditions", number, "for");
  return [found("name-taken", file, at, message, { params: { name: letter } })];
}
