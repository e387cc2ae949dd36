// What of a game's own text says where or which way: it stays as it is when a level is turned, so that the level may
// play otherwise then. Knows game.json beside its schema; knows nothing of levels.
import { type JsonPointer, isJsonObject } from "../../../../base/json";
import { type JsonNode, type JsonTree, nodeAt, pointerOf, valueOf } from "../../../../text/jsonTree";
import { positionOf } from "../layers/layers";
import { gridponderSchema } from "../schemas";
import { walkSchema } from "../../../../pack/schemas/schemaWalk";
import type { Schema } from "../../../../pack/schemas/schemas";
import { type Turn, turnedDirection } from "./transformGrid";

/** A direction or a position that a rule or a system of the game names. */
export interface FixedPlace {
  /** What names it, such as `rule fall` or `system gravity_1`. */
  readonly owner: string;
  readonly at: JsonPointer;
}

/**
 * Returns the directions and positions in the rules and systems of a game that a turn would change, in the order of the
 * text. A list of directions that the turn takes into itself, such as all four, is none.
 */
export function fixedPlaces(game: JsonTree, turn: Turn): readonly FixedPlace[] {
  const root = game.root;
  if (root?.type !== "object") return [];
  const found: FixedPlace[] = [];
  const whole: JsonNode[] = [];
  const isInside = (node: JsonNode): boolean =>
    whole.some(({ offset, length }) => node.offset >= offset && node.offset + node.length <= offset + length);
  walkSchema(root, gridponderSchema("game"), (node, schemas) => {
    const owner = ownerOf(game, node);
    if (owner === null || isInside(node)) return;
    const place = { owner, at: pointerOf(node) };
    if (node.type === "array" && has(schemas, ["DirectionList"])) {
      whole.push(node);
      if (!isTurnedIntoItself(node, turn)) found.push(place);
    } else if (node.type === "string" && has(schemas, ["Direction", "CardinalDirection"])) {
      if (turnedDirection(String(node.value), turn) !== node.value) found.push(place);
    } else if (positionOf(node) !== null && schemas.some((schema) => POSITIONS.has(schema["x-form"] ?? ""))) {
      found.push(place);
    }
  });
  return found;
}

const POSITIONS = new Set(["position", "position-or-reference"]);

function has(schemas: readonly Schema[], titles: readonly string[]): boolean {
  return schemas.some(({ title }) => title !== undefined && titles.includes(title));
}

function isTurnedIntoItself(list: JsonNode, turn: Turn): boolean {
  const words = (list.children ?? []).map(({ value }) => String(value));
  return words.every((word) => words.includes(turnedDirection(word, turn)));
}

/** Returns the rule or system that a value stands in; null elsewhere. */
function ownerOf(game: JsonTree, node: JsonNode): string | null {
  const [, list, index] = /^\/(rules|systems)\/(\d+)\//.exec(pointerOf(node)) ?? [];
  if (list === undefined || index === undefined) return null;
  const item = valueOf(nodeAt(game, `/${list}/${index}`));
  const names = isJsonObject(item) ? [item["id"], item["type"]] : [];
  const name = names.find((each) => typeof each === "string") ?? index;
  return `${list === "rules" ? "rule" : "system"} ${name}`;
}
