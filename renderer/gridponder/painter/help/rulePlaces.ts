// The cells that rules, goals and lose conditions name, with the one that names each. What is a position, the schemas
// say. Pure.
import { memberOf } from "../../../../shared/text/jsonNode";
import type { Position } from "../../../../shared/base/boardView";
import { type JsonTree, type JsonNode, nodeAt } from "../../../../shared/text/jsonTree";
import { positionOf } from "../../../../shared/dialects/gridponder/text/layers/layers";
import { gridponderSchema } from "../../../../shared/dialects/gridponder/text/schemas";
import { walkSchema } from "../../../../shared/pack/schemas/schemaWalk";

export interface RulePlace {
  readonly at: Position;
  /** The ids of those that name it, or what they are; each once. */
  readonly by: readonly string[];
}

const LISTS = [
  ["/rules", "rule"],
  ["/goals", "goal"],
  ["/loseConditions", "lose-condition"],
] as const;

/** Returns the places of a level and of the game's own rules, each cell once. */
export function rulePlaces(level: JsonTree, game: JsonTree | undefined): readonly RulePlace[] {
  const places = new Map<string, { readonly at: Position; readonly by: Set<string> }>();
  for (const [pointer, schema] of LISTS) {
    const trees = schema === "rule" ? [game, level] : [level];
    for (const tree of trees) {
      const list = tree === undefined ? undefined : nodeAt(tree, pointer);
      for (const item of list?.type === "array" ? (list.children ?? []) : []) {
        for (const { position: at } of positionsNamed(item, schema)) {
          const known = places.get(String(at)) ?? { at, by: new Set() };
          known.by.add(nameOf(item) ?? schema);
          places.set(String(at), known);
        }
      }
    }
  }
  return Array.from(places.values(), ({ at, by }) => ({ at, by: [...by] }));
}

/** Returns the positions in a rule, goal or lose condition, each with the value that says it. */
export function positionsNamed(
  item: JsonNode,
  schema: "rule" | "goal" | "lose-condition",
): readonly { readonly position: Position; readonly node: JsonNode }[] {
  const found: { readonly position: Position; readonly node: JsonNode }[] = [];
  walkSchema(item, gridponderSchema(schema), (node, schemas) => {
    const isPosition = schemas.some(({ "x-form": form }) => form === "position" || form === "position-or-reference");
    const position = isPosition ? positionOf(node) : null;
    if (position !== null) found.push({ position, node });
  });
  return found;
}

function nameOf(item: JsonNode): string | null {
  const id: unknown = item.type === "object" ? memberOf(item, "id")?.value : undefined;
  return typeof id === "string" ? id : null;
}
