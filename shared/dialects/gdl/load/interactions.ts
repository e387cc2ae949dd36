// Reads what players may do, and in which phases (gdl.md, A8 and A9).
import { type Placed, type Problems, elements, member, members, numberIn, oneOrMore, textIn } from "./problems";
import { type ValueType, readType } from "./schemas";
import { type Written, namesInAll, readExpression, readExpressions } from "./written";

export interface WrittenParam {
  readonly name: string;
  readonly type: ValueType;
  readonly options: Placed;
  readonly min: Placed;
  readonly max: Placed;
  readonly at: string;
}

export interface WrittenInteraction {
  readonly name: string;
  readonly at: string;
  readonly conditions: readonly Written[];
  readonly effects: readonly Written[];
  readonly postConditions: readonly Written[];
  readonly params: readonly WrittenParam[];
  readonly isChainable: boolean;
  readonly isChainRequired: boolean;
  /** Null: every chainable one of the phase. */
  readonly chainWith: readonly string[] | null;
  readonly priority: number;
  readonly from: "any" | Written | null;
  /** Null: as usual for the topology. */
  readonly endsTurn: boolean | null;
  readonly attacks: boolean;
  /** It moves an entity; it has a target (D-18). */
  readonly takesEntity: boolean;
  readonly takesTarget: boolean;
}

export function readInteractions(list: Placed, problems: Problems): readonly WrittenInteraction[] {
  return members(list).map(([name, interaction]) => readInteraction(name, interaction, problems));
}

function readInteraction(name: string, placed: Placed, problems: Problems): WrittenInteraction {
  const conditions = readExpressions(member(placed, "conditions"), problems);
  const names = namesInAll(conditions);
  const chainWith = member(placed, "chain_with");
  const from = member(placed, "from");
  const endsTurn = member(placed, "end_turn").value;
  return {
    name,
    at: placed.at,
    conditions,
    effects: readExpressions(member(placed, "effects"), problems),
    postConditions: readExpressions(member(placed, "post_conditions"), problems),
    params: members(member(placed, "params")).map(([param, declared]) => ({
      name: param,
      type: readType(declared, problems),
      options: member(declared, "options"),
      min: member(declared, "min"),
      max: member(declared, "max"),
      at: declared.at,
    })),
    isChainable: member(placed, "chainable").value === true,
    isChainRequired: member(placed, "chain_required").value === true,
    chainWith: chainWith.value === undefined ? null : oneOrMore(chainWith).flatMap((each) => textIn(each) ?? []),
    priority: numberIn(member(placed, "priority")) ?? 0,
    from: from.value === "any" ? "any" : readExpression(from, problems),
    endsTurn: typeof endsTurn === "boolean" ? endsTurn : null,
    attacks: member(placed, "attacks").value !== false,
    takesEntity: ["entity", "card", "start"].some((each) => names.has(each)),
    takesTarget: names.has("target"),
  };
}

export interface WrittenPhase {
  readonly name: string;
  readonly at: string;
  readonly actors: "current_player" | "all" | readonly string[];
  /** Names of interactions that exist, in order. */
  readonly actions: readonly string[];
  /** The phase that follows by itself after a move; null: none. */
  readonly next: string | null;
}

export function readPhases(
  list: Placed,
  interactions: readonly WrittenInteraction[],
  problems: Problems,
): readonly WrittenPhase[] {
  const known = new Set(interactions.map(({ name }) => name));
  const phases = members(list);
  const names = new Set(phases.map(([name]) => name));
  return phases.map(([name, phase]) => {
    const next = member(phase, "next_phase");
    const nextName = textIn(next);
    if (nextName !== null && !names.has(nextName)) problems.error(next.at, `There is no phase ${nextName}.`);
    const isAutomatic = member(phase, "auto_advance").value === true;
    return {
      name,
      at: phase.at,
      actors: readActors(member(phase, "actors")),
      actions: elements(member(phase, "allowed_actions")).flatMap((action) => readAllowed(action, known, problems)),
      next: isAutomatic && nextName !== null && names.has(nextName) ? nextName : null,
    };
  });
}

function readActors(actors: Placed): WrittenPhase["actors"] {
  if (Array.isArray(actors.value)) return elements(actors).flatMap((each) => textIn(each) ?? []);
  const text = textIn(actors);
  if (text === null || text === "current_player") return "current_player";
  return text === "all" ? "all" : [text];
}

function readAllowed(action: Placed, known: ReadonlySet<string>, problems: Problems): readonly string[] {
  const name = textIn(action);
  if (name === "...") problems.warn(action.at, 'The "..." is left out: it allows nothing.');
  else if (name === null || !known.has(name)) {
    problems.error(action.at, `There is no interaction ${name ?? JSON.stringify(action.value)}.`);
  } else return [name];
  return [];
}
