// The conditions of looks: expressions about one entity (gdl.md, A14). They are read without the engine, hence only what
// an entity alone can answer: its attributes, comparisons and what joins them. Anything else does not hold.
import { assertNever } from "../../../base/assertNever";
import type { Entity } from "../../../base/boardView";
import type { Json } from "../../../base/json";
import type { Call, Expression } from "../expressions/expression";

/** A value; undefined where the entity alone cannot tell. */
type Known = Json | undefined;

/** Returns whether a condition holds for an entity as far as the entity alone can tell; false for null. */
export function isEntityLike(condition: Expression | null, entity: Entity): boolean {
  return condition !== null && isTrue(valueOf(condition, entity));
}

function valueOf(node: Expression, entity: Entity): Known {
  switch (node.kind) {
    case "constant":
    case "number":
    case "text":
      return node.value;
    case "property":
      return propertyOf(node.of, node.name, entity);
    case "call":
      return callOf(node, entity);
    case "name":
    case "index":
      return undefined;
    default:
      return assertNever(node);
  }
}

function propertyOf(of: Expression, name: string, entity: Entity): Known {
  if (of.kind === "name" && (of.name === "entity" || of.name === "card"))
    return name === "schema" ? entity.kind : (entity.params[name] ?? null);
  // A player is known by the name: `entity.owner.name`.
  return name === "name" ? valueOf(of, entity) : undefined;
}

function callOf({ name, args }: Call, entity: Entity): Known {
  const values = args.map((arg) => valueOf(arg, entity));
  const [one, other] = values;
  switch (name) {
    case "player":
      return one;
    case "eq":
      return one === undefined || other === undefined ? undefined : one === other;
    case "ne":
      return one === undefined || other === undefined ? undefined : one !== other;
    case "not":
      return one === undefined ? undefined : !isTrue(one);
    case "and":
      return values.every(isTrue);
    case "or":
      return values.some(isTrue);
    default:
      return undefined;
  }
}

/** Truth as in all of the language (gdl.md, A7). */
function isTrue(value: Known): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== "";
}
