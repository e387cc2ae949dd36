// Reads the flow of a game and its end (gdl.md, A8, A9 and A12).
import { compileCondition, compileExpression } from "../compile/compile";
import { compileEffect, sequence } from "../compile/effects";
import type { Scope } from "../compile/scope";
import { visitExpression } from "../expressions/expression";
import { VALUE_FUNCTIONS } from "../expressions/functions";
import type { EndCondition, Flow } from "../turn/finish";
import { Kind } from "../values/value";
import type { Declared } from "./declare";
import { type Placed, elements, member, members, textIn } from "./problems";
import { readExpression } from "./written";

/** Compiles what happens between moves. Entities, starts and targets have no meaning there but that of the last move. */
export function readFlow(game: Placed, { declarations, onTurnEnd }: Declared, scope: Scope): Flow {
  const { problems } = scope;
  const flow = member(game, "game_flow");
  const model = member(flow, "time_model");
  if (model.value !== undefined && model.value !== "turn_based") {
    problems.error(model.at, "Only turn_based games can be played.");
  }
  const next = readExpression(member(flow, "next_player"), problems);
  const anything = { entityKinds: Kind.any, startKinds: Kind.any, targetKinds: Kind.any };
  const inner: Scope = { ...scope, ...anything };
  const startPhase = textIn(member(flow, "turn_start_phase"));
  if (startPhase !== null && !declarations.phases.has(startPhase)) {
    problems.error(member(flow, "turn_start_phase").at, `There is no phase ${startPhase}.`);
  }
  return {
    nextPlayer: next === null ? null : compileExpression({ ...inner, at: next.at, use: "drawn" }, next.expression).run,
    onTurnEnd: sequence(onTurnEnd.map(({ expression, at }) => compileEffect({ ...inner, at }, expression, true))),
    turnStartPhase: startPhase === null ? null : declarations.values.ofText(startPhase),
    passes: declarations.topology.kind !== "zones",
    ends: readEnds(member(member(game, "end_conditions"), "conditions"), scope),
  };
}

/** Returns the phase a game begins in: the named one, the declared one, `main_turn`, or the first. */
export function firstPhase(game: Placed, { declarations }: Declared, declared: string | null, scope: Scope): string {
  const flow = member(game, "game_flow");
  const written = member(flow, "initial_phase");
  const name = textIn(written);
  const names = members(member(flow, "phases")).map(([phase]) => phase);
  if (name !== null && !declarations.phases.has(name)) scope.problems.error(written.at, `There is no phase ${name}.`);
  if (names.length === 0) scope.problems.error(flow.at, "The game has no phases.");
  for (const wanted of [name, declared, "main_turn"]) if (wanted !== null && names.includes(wanted)) return wanted;
  return names[0] ?? "";
}

const KINDS: readonly EndCondition["kind"][] = ["victory", "draw", "loss"];
const FOR_PLAYER = /^\s*player\s*\(\s*([A-Za-z_]\w*)\s*\)\s*$/;

function readEnds(list: Placed, scope: Scope): readonly EndCondition[] {
  return elements(list).flatMap((entry) => {
    const type = member(entry, "type");
    const kind = KINDS.find((each) => each === type.value);
    if (kind === undefined) {
      scope.problems.error(type.at, "An end is a victory, a draw or a loss.");
      return [];
    }
    const written = readExpression(member(entry, "condition"), scope.problems);
    if (written === null || callsUnknown(written.expression, member(entry, "condition"), scope)) return [];
    const letter = FOR_PLAYER.exec(textIn(member(entry, "for")) ?? "")?.[1] ?? null;
    const { run } = compileCondition({ ...scope, at: written.at, use: "end", letter }, written.expression);
    const description = textIn(member(entry, "description"));
    return [{ kind, isForPlayer: letter !== null, run, at: entry.at, description }];
  });
}

/** An end condition with a function that nobody knows is left out with a warning. */
function callsUnknown(expression: Parameters<typeof visitExpression>[0], placed: Placed, scope: Scope): boolean {
  let isUnknown = false;
  visitExpression(expression, (node) => {
    if (node.kind !== "call" || VALUE_FUNCTIONS.has(node.name)) return;
    isUnknown = true;
    scope.problems.warn(placed.at, `There is no function ${node.name}, so this end is left out.`, node.nameAt);
  });
  return isUnknown;
}
