// Checks how phases follow one another: who acts in them, which advance, and which are never reached (gdl.md, A8 and A9).
import { type Json, type JsonObject, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { type Expression, visitExpression } from "../expressions/expression";
import { type CheckedGame, expressionsOf } from "./checked";
import { allowedIn, chainNames, sayWhatIsAllowed } from "./flow";
import { found, unknownName } from "./found";

export function phaseFindings(game: CheckedGame): readonly Finding[] {
  return [...actorFindings(game), ...advanceFindings(game), ...unreachedFindings(game)];
}

function phaseAt(name: string, member?: string): string {
  return childPointer("/game_flow/phases", name, ...(member === undefined ? [] : [member]));
}

/** One who acts alone may be written as a text. */
function actorFindings({ file, index }: CheckedGame): readonly Finding[] {
  if (index.players.length === 0) return [];
  const names = ["current_player", "all", ...index.players];
  return Array.from(index.phases).flatMap(([name, { actors }]): readonly Finding[] => {
    if (typeof actors !== "string" || names.includes(actors)) return [];
    const message = `The game has no player "${actors}".`;
    return [unknownName("unknown-player", file, phaseAt(name, "actors"), message, { name: actors, names })];
  });
}

/** A phase goes on by itself where it says both that it does and where to. */
function advanceFindings({ file, index }: CheckedGame): readonly Finding[] {
  return Array.from(index.phases).flatMap(([name, phase]): readonly Finding[] => {
    const { auto_advance: advances, next_phase: next } = phase;
    if (advances === true && next === undefined) {
      const message = `"${name}" has no "next_phase" to advance to: "auto_advance" has no effect.`;
      return [found("phase-advance", file, phaseAt(name, "auto_advance"), message, { onKey: true, params: { name } })];
    }
    const isOff = advances === undefined || advances === false;
    if (!isOff || typeof next !== "string" || !index.phases.has(next)) return [];
    const message = `"${name}" does not advance by itself, so "next_phase" has no effect: it needs "auto_advance": true.`;
    return [found("phase-advance", file, phaseAt(name, "next_phase"), message, { onKey: true, params: { name } })];
  });
}

/** Phases that nothing leads to. Says nothing where a phase is computed, or where a name is wrong. */
function unreachedFindings({ pack, file, index }: CheckedGame): readonly Finding[] {
  const { game, phases, interactions } = index;
  const flow = objectOf(game["game_flow"]);
  const steps = listOf(objectOf(game["setup"])["steps"]);
  const starts = Array.from(pack.files.values()).filter(({ role }) => role === "start");
  const isBroken = starts.some(({ tree }) => tree.errors.length > 0) || !sayWhatIsAllowed(index);
  const setAnywhere = [
    ...phasesSetBy(flow["on_turn_end"], index),
    ...steps.flatMap((step) => phasesSetBy(objectOf(step)["do"], index)),
  ];
  const roots = [
    firstPhase(flow, index),
    flow["turn_start_phase"],
    ...starts.flatMap(({ value }) => {
      const start = objectOf(objectOf(value)["start"]);
      return [start["phase"], objectOf(start["state"])["current_phase"]];
    }),
    ...setAnywhere,
  ].filter((each) => each !== undefined);
  const setBy = new Map(Array.from(interactions, ([name, { effects }]) => [name, phasesSetBy(effects, index)]));
  // What is not written yet may lead to any phase.
  const isSketch = Array.from(phases.values()).some((phase) =>
    allowedIn(phase).some((each) => !interactions.has(each)),
  );
  const named = [...roots, ...Array.from(setBy.values()).flat(), ...Array.from(phases.values(), nextOf)];
  if (isBroken || isSketch || named.some((name) => name !== NONE && (typeof name !== "string" || !phases.has(name))))
    return [];
  const reached = new Set<string>();
  const visit = (name: Json): void => {
    if (typeof name !== "string" || reached.has(name)) return;
    reached.add(name);
    const phase = phases.get(name) ?? {};
    visit(nextOf(phase));
    for (const action of withChains(allowedIn(phase), interactions))
      for (const next of setBy.get(action) ?? []) visit(next);
  };
  for (const root of roots) visit(root);
  return Array.from(phases.keys()).flatMap((name) => {
    if (reached.has(name)) return [];
    const message = `Nothing leads to the phase "${name}": it never begins.`;
    return [found("phase-unreached", file, phaseAt(name), message, { onKey: true, params: { name } })];
  });
}

/** Stands for no phase: not a name. */
const NONE = null;
/** Stands for a phase that is computed. */
const COMPUTED = false;

function nextOf({ auto_advance: advances, next_phase: next }: JsonObject): Json {
  return advances === true && next !== undefined ? next : NONE;
}

/** Returns the phase in which a game begins: the named one, the declared one, `main_turn`, or the first. */
function firstPhase(flow: JsonObject, { phases, stateVariables }: CheckedGame["index"]): Json {
  const { initial_phase: named } = flow;
  const declared = (stateVariables.get("current_phase") ?? stateVariables.get("phase"))?.declaration["initial"];
  const isPhase = typeof declared === "string" && phases.has(declared);
  const [first] = phases.keys();
  return named ?? (isPhase ? declared : phases.has("main_turn") ? "main_turn" : (first ?? NONE));
}

/** Returns the interactions that a phase allows, and those that chains go on with. */
function withChains(names: readonly string[], interactions: CheckedGame["index"]["interactions"]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) for (const next of chainNames(interactions.get(name) ?? {})) found.add(next);
  return found;
}

const BUILT_IN: ReadonlySet<string> = new Set(["current_phase", "phase", "current_player", "turn_direction"]);

/** Returns the phases that effects set. */
function phasesSetBy(effects: Json | undefined, { stateVariables }: CheckedGame["index"]): readonly Json[] {
  const isList = Array.isArray(effects);
  const read = expressionsOf(effects, "");
  const found: Json[] = isList && read.length < effects.length ? [COMPUTED] : [];
  for (const { expression } of read) {
    visitExpression(expression, (node) => {
      if (node.kind !== "call" || node.name !== "set") return;
      const [place, value] = node.args;
      if (place?.kind !== "property" || place.of.kind !== "name" || place.of.name !== "state") return;
      const isKnown = stateVariables.has(place.name) || BUILT_IN.has(place.name);
      // A name that is wrong may be meant as the phase.
      if (!isKnown) found.push(COMPUTED);
      const isPhase = place.name === "current_phase" || (place.name === "phase" && !stateVariables.has("phase"));
      if (isPhase) found.push(...textsOf(value));
    });
  }
  return found;
}

function textsOf(value: Expression | undefined): readonly Json[] {
  if (value?.kind === "text") return [value.value];
  const isChoice = value?.kind === "call" && value.name === "if" && value.args.length === 3;
  return isChoice ? value.args.slice(1).flatMap(textsOf) : [COMPUTED];
}
