// Goes through a document beside its schema: every value and every key that some schema speaks of.
import type { JsonNode } from "../../text/jsonNode";
import { expand, walkSchema } from "./schemaWalk";
import type { Schema, SchemaAddress } from "./schemas";

export interface SchemaPlace {
  /** A value, or the string that a member's key is. */
  readonly node: JsonNode;
  readonly schemas: readonly Schema[];
  readonly onKey: boolean;
}

/** Visits values and described keys, from the outside in and in the order of the text. */
export function schemaPlaces(schema: SchemaAddress, root: JsonNode, visit: (place: SchemaPlace) => void): void {
  walkSchema(root, schema, (node, schemas) => {
    visit({ node, schemas, onKey: false });
    if (node.type !== "object") return;
    const keys = schemas.flatMap(({ propertyNames }) => propertyNames ?? []).flatMap((each) => expand(each, null));
    if (keys.length === 0) return;
    for (const property of node.children ?? []) {
      const key = property.children?.[0];
      if (key !== undefined) visit({ node: key, schemas: keys, onKey: true });
    }
  });
}
