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
  const known = new Set(members(list).map(([name]) => name));
  return members(list).map(([name, interaction]) => readInteraction(name, interaction, known, problems));
}

function readInteraction(
  name: string,
  placed: Placed,
  known: ReadonlySet<string>,
  problems: Problems,
): WrittenInteraction {
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
    chainWith:
      chainWith.value === undefined
        ? null
        : oneOrMore(chainWith).flatMap((each) => readInteractionName(each, known, problems)),
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

/** `players`: all names that a player of the game can have. */
export function readPhases(
  list: Placed,
  interactions: readonly WrittenInteraction[],
  players: ReadonlySet<string>,
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
      actors: readActors(member(phase, "actors"), players, problems),
      actions: elements(member(phase, "allowed_actions")).flatMap((action) => readAllowed(action, known, problems)),
      next: isAutomatic && nextName !== null && names.has(nextName) ? nextName : null,
    };
  });
}

function readActors(actors: Placed, players: ReadonlySet<string>, problems: Problems): WrittenPhase["actors"] {
  const text = textIn(actors);
  if (text === "current_player" || text === "all") return text;
  if (text === null && !Array.isArray(actors.value)) return "current_player";
  return oneOrMore(actors).flatMap((each) => {
    const name = textIn(each);
    if (name !== null && !players.has(name)) problems.error(each.at, `No player is called ${JSON.stringify(name)}.`);
    return name ?? [];
  });
}

function readAllowed(action: Placed, known: ReadonlySet<string>, problems: Problems): readonly string[] {
  if (textIn(action) !== "...") return readInteractionName(action, known, problems);
  problems.warn(action.at, 'The "..." is left out: it allows nothing.');
  return [];
}

/** Returns the name of an interaction that exists; none for another one, which is an error. */
function readInteractionName(placed: Placed, known: ReadonlySet<string>, problems: Problems): readonly string[] {
  const name = textIn(placed);
  if (name !== null && known.has(name)) return [name];
  problems.error(placed.at, `There is no interaction ${name ?? JSON.stringify(placed.value)}.`);
  return [];
}
