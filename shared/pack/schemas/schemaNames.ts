// The names that a document defines and uses, found by going through it beside its schema: the schemas mark each such
// place with `x-def` and `x-ref`. Knows nothing of what the names mean.
import { type JsonPointer, childPointer } from "../../base/json";
import type { TextSpan } from "../../text/edit";
import { type JsonNode, pointerOf } from "../../text/jsonTree";
import { walkSchema } from "./schemaWalk";
import type { Schema, SchemaAddress } from "./schemas";

export interface NameUse {
  /** What the name is of: `layer`, `kind`, `tag`, `action`, `variable`, … as the schemas say. */
  readonly of: string;
  readonly name: string;
  readonly role: "definition" | "use";
  readonly at: JsonPointer;
  /** The name is the member's key, not its value. */
  readonly onKey: boolean;
}

/**
 * Returns all names in a value, in the order of the text. Inside the spans `skipped` nothing is looked at, but the keys
 * that lead to them are. Throws for a schema that does not exist.
 */
export function schemaNames(
  schema: SchemaAddress,
  value: JsonNode | undefined,
  skipped: readonly TextSpan[] = [],
): readonly NameUse[] {
  if (value === undefined) return [];
  const uses: NameUse[] = [];
  walkSchema(value, schema, (node, schemas) => {
    if (node.type !== "string" && node.type !== "object") return;
    if (skipped.some(({ offset, length }) => node.offset >= offset && node.offset < offset + length)) return;
    if (node.type === "string") uses.push(...namesOf(schemas, String(node.value), () => pointerOf(node), false));
    else uses.push(...keyNames(node, schemas));
  });
  return uses;
}

function keyNames(object: JsonNode, schemas: readonly Schema[]): readonly NameUse[] {
  const named = schemas.flatMap((schema) => schema.propertyNames ?? []);
  if (named.length === 0) return [];
  return (object.children ?? []).flatMap((property) => {
    const key = String(property.children?.[0]?.value);
    return namesOf(named, key, () => childPointer(pointerOf(object), key), true);
  });
}

/** Several schemas describe a place; equal marks are returned once. */
function namesOf(schemas: readonly Schema[], name: string, at: () => JsonPointer, onKey: boolean): readonly NameUse[] {
  const said = new Map<string, NameUse>();
  for (const schema of schemas) {
    const [use, definition] = [schema["x-ref"], schema["x-def"]];
    if (use !== undefined) said.set(`use ${use}`, { of: use, name, role: "use", at: at(), onKey });
    if (definition !== undefined) {
      said.set(`definition ${definition}`, { of: definition, name, role: "definition", at: at(), onKey });
    }
  }
  return [...said.values()];
}
