// What a text in quotes inside an expression may say: names of the pack, and values that an attribute has elsewhere.
import { addToSet } from "../../../base/groups";
import { memoByIdentity } from "../../../base/memo";
import { listOf, objectOf } from "../../../base/json";
import type { PackName } from "../../../pack/packModel";
import type { SourceFile } from "../../../pack/packSource";
import { visitExpression } from "../expressions/expression";
import { textOf } from "../expressions/tokens";
import type { GameIndex } from "../text/names/gameIndex";
import { parseOnce } from "../text/strings/reading";
import { writtenStrings } from "../text/strings/written";
import type { OpenCall } from "./callAround";

function named(names: Iterable<string>, detail: string): readonly PackName[] {
  return Array.from(names, (name) => ({ name, detail }));
}

/** Returns the texts for an argument of a call; none where any text may stand. */
export function textsFor(call: OpenCall | undefined, index: GameIndex, game: SourceFile | null): readonly PackName[] {
  if (call === undefined) return [];
  const { name, indexed, argument, before } = call;
  const nodes = index.board.kind === "network" ? named(index.board.nodes, "place") : [];
  const zones = named(index.zones.keys(), "zone");
  if (indexed === "board" || name === "node") return nodes;
  switch (name) {
    case "player":
      return named(index.players, "player");
    case "zone":
    case "entities_in_zone":
    case "shuffle":
    case "draw_cards":
      return argument < 2 ? zones : [];
    case "adjacent":
    case "special_connection":
    case "path_clear":
      return nodes;
    case "spawn_entity":
      return argument === 0 ? named(index.schemas.keys(), "sort of entity") : [...nodes, ...zones];
    case "move_entity":
    case "move_to_zone":
      return [...nodes, ...zones];
    case "entities_of_player":
      if (argument === 1) return named(index.attributes.keys(), "attribute");
      return before[1] === undefined ? [] : valuesOf(textOf(before[1]), index, game);
    case "eq":
    case "ne":
    case "set":
      return before[0] === undefined ? [] : comparedWith(before[0], index, game);
    default:
      return [];
  }
}

/** Returns what is compared with, or written to, an expression such as `state.current_phase` or `entity.rank`. */
function comparedWith(expression: string, index: GameIndex, game: SourceFile | null): readonly PackName[] {
  const [, owner, property] = /^(.*)\.(\w+)$/.exec(expression) ?? [];
  if (property === undefined) return [];
  if (
    owner === "state" &&
    (property === "current_phase" || (property === "phase" && !index.stateVariables.has("phase")))
  ) {
    return named(index.phases.keys(), "phase");
  }
  if (property === "schema") return named(index.schemas.keys(), "sort of entity");
  if (property === "name") return named(index.players, "player");
  return valuesOf(property, index, game);
}

function valuesOf(attribute: string, index: GameIndex, game: SourceFile | null): readonly PackName[] {
  const values = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === "string") values.add(value);
  };
  for (const { attributes } of index.schemas.values()) add(objectOf(objectOf(attributes)[attribute])["default"]);
  for (const step of listOf(objectOf(index.game["setup"])["steps"])) {
    add(objectOf(objectOf(step)["set_attributes"])[attribute]);
  }
  for (const value of game === null ? [] : (comparedValues(game).get(attribute) ?? [])) values.add(value);
  if (attribute === "visibility") for (const level of ["all", "owner_only", "none"]) values.add(level);
  return named(values, `value of ${attribute}`);
}

/** Texts that expressions of the rules compare with a property, or write to it. */
const comparedValues = memoByIdentity((game: SourceFile): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { text } of writtenStrings(game)) {
    const { expression } = parseOnce(text);
    if (expression === null) continue;
    visitExpression(expression, (node) => {
      if (node.kind !== "call" || !["eq", "ne", "set"].includes(node.name)) return;
      const [one, other] = node.args;
      if (one?.kind !== "property" || other?.kind !== "text") return;
      addToSet(found, one.name, other.value);
    });
  }
  return found;
});
