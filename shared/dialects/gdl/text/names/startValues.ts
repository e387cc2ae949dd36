// The values of a start position that mean something by their declared types: players, places, numbers
// (dialects.md, Packs on disk); and the outcome that a game is to come to.
import { nameTable } from "../../../../base/nameTable";
import { nearestName } from "../../../../base/nearestName";
import { outcomeLines } from "../games/outcomeLine";
import { memberOf } from "../../../../text/jsonNode";
import { type JsonNode, type JsonTree, nodeAt } from "../../../../text/jsonTree";
import { type StringName, type StringProblem, unknownIn } from "../strings/problem";
import { TYPE_WORDS, type ValueType, fits, typeOfDeclared } from "../strings/types";
import { readPlaceName } from "../strings/places";
import type { DeclaredType, DeclaredValue, GameIndex } from "./gameIndex";

/** A value with its names and problems; their spans are parts of what a string says. */
export interface StartValue {
  readonly node: JsonNode;
  readonly names: readonly StringName[];
  readonly problems: readonly StringProblem[];
}

/** Reads what a recorded game says of players, places and variables. */
export function startValues(tree: JsonTree, index: GameIndex): readonly StartValue[] {
  const start = nodeAt(tree, "/start");
  const found: StartValue[] = [];
  const typed = (object: JsonNode | undefined, declared: ReadonlyMap<string, DeclaredValue>): void => {
    for (const [name, value] of members(object)) {
      const type = declared.get(name)?.type;
      if (type !== undefined) found.push(...typedValue(value, type, index));
    }
  };
  for (const [, entity] of members(memberOf(start, "place"))) typed(entity, index.attributes);
  for (const [, zone] of members(memberOf(start, "zones"))) {
    for (const entity of zone.children ?? []) typed(entity, index.attributes);
  }
  typed(memberOf(start, "state"), withPlayer(index.stateVariables));
  for (const [, player] of members(memberOf(start, "players"))) {
    typed(player, new Map([...index.playerAttributes, ...index.playerVariables]));
  }
  const outcome = nodeAt(tree, "/expect/outcome");
  if (outcome?.type === "string") found.push(...outcomeValue(outcome, index));
  return found;
}

const CURRENT: DeclaredValue = { type: "player_ref", of: [], declaration: {} };

function withPlayer(variables: ReadonlyMap<string, DeclaredValue>): ReadonlyMap<string, DeclaredValue> {
  return new Map([["current_player", CURRENT], ...variables]);
}

function members(object: JsonNode | undefined): readonly (readonly [name: string, value: JsonNode])[] {
  if (object?.type !== "object") return [];
  return (object.children ?? []).flatMap(({ children }) => {
    const [key, value] = children ?? [];
    return key === undefined || value === undefined ? [] : [[String(key.value), value] as const];
  });
}

function typedValue(node: JsonNode, type: DeclaredType, index: GameIndex): readonly StartValue[] {
  if (type === "player_ref_list" && node.type === "array") {
    return (node.children ?? []).flatMap((item) => typedValue(item, "player_ref", index));
  }
  if (type === "player_ref" && node.type === "string") return [playerValue(node, index)];
  if (type === "position" && node.type === "string") {
    const { names, problems } = readPlaceName(String(node.value), index);
    return [{ node, names, problems }];
  }
  const wanted = typeOfDeclared(type);
  const given = writtenType(node);
  if (wanted === "entity" || given === null || fits(given, wanted)) return [];
  const message = `This is ${TYPE_WORDS[given]}; ${TYPE_WORDS[wanted]} belongs here.`;
  const span = { offset: 0, length: node.length };
  return [{ node, names: [], problems: [{ code: "value-type", message, span }] }];
}

function writtenType(node: JsonNode): ValueType | null {
  switch (node.type) {
    case "string":
      return "text";
    case "number":
      return "number";
    case "boolean":
      return "bool";
    case "null":
      return "null";
    default:
      return null;
  }
}

function playerValue(node: JsonNode, { players }: GameIndex): StartValue {
  const name = String(node.value);
  const span = { offset: 0, length: name.length };
  const names = [{ of: "player", name, span }];
  if (players.includes(name)) return { node, names, problems: [] };
  return {
    node,
    names,
    problems: [unknownIn("unknown-player", `The game has no player "${name}".`, { name, span, names: players })],
  };
}

const OTHER_OUTCOMES = nameTable({ tie: "draw", stalemate: "draw", none: "no move" });

function noOutcome(node: JsonNode, outcomes: readonly string[]): StartValue {
  const written = String(node.value);
  const message = 'An outcome is "… wins" or "… loses" with the name of a player, "draw" or "no move".';
  const meant = OTHER_OUTCOMES[written.toLowerCase()] ?? nearestName(written, outcomes);
  const problem = { code: "value-type", message, span: { offset: 0, length: written.length } } as const;
  const told = { ...problem, message: `${message} Did you mean "${meant}"?` };
  return { node, names: [], problems: [meant === null ? problem : { ...told, instead: meant }] };
}

/** `White wins`. */
function outcomeValue(node: JsonNode, index: GameIndex): readonly StartValue[] {
  const [, name] = /^(.+) (?:wins|loses)$/.exec(String(node.value)) ?? [];
  const outcomes = outcomeLines(index.players);
  if (name === undefined) return outcomes.includes(String(node.value)) ? [] : [noOutcome(node, outcomes)];
  const span = { offset: 0, length: name.length };
  const names = [{ of: "player", name, span }];
  const message = `The game has no player "${name}".`;
  const isThere = index.players.includes(name);
  return [
    {
      node,
      names,
      problems: isThere ? [] : [unknownIn("unknown-player", message, { name, span, names: index.players })],
    },
  ];
}
