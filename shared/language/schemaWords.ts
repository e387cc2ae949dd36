// The descriptions of values and members in the schemas.
import { expand, memberSchemas } from "../pack/schemas/schemaWalk";
import type { Schema } from "../pack/schemas/schemas";

/** Returns the descriptions of a value: the field's own before those of what it refers to. */
export function saidOf(schemas: readonly Schema[]): string {
  return schemas.map((each) => each.markdownDescription ?? each.description).find(Boolean) ?? "";
}

/** Returns what the schemas say of one choice of a value; undefined when they say nothing. */
export function saidOfChoice(schemas: readonly Schema[], value: string): string | undefined {
  const said = schemas.map(({ enum: choices = [], enumDescriptions = [] }) => enumDescriptions[choices.indexOf(value)]);
  return said.find((each) => each !== undefined);
}

/** Returns the schemas of a member, references resolved. */
export function membersOf(schemas: readonly Schema[], name: string): readonly Schema[] {
  return memberSchemas(schemas, name).flatMap((schema) => expand(schema, null));
}
