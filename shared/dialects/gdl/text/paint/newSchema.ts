// Declares a new schema of entities as a text edit.
import type { Json } from "../../../../base/json";
import type { TextEdit } from "../../../../text/edit";
import { type ParsedText, nodeAt } from "../../../../text/jsonTree";
import { memberEdits } from "../../../../text/memberEdit";
import type { DeclaredType, GameIndex } from "../names/gameIndex";

export interface NewAttribute {
  readonly name: string;
  readonly type: DeclaredType;
}

export interface NewSchema {
  readonly name: string;
  readonly attributes: readonly NewAttribute[];
}

/** What every entity has. */
const BUILT_IN: ReadonlySet<string> = new Set(["id", "schema", "pos", "zone"]);
const NAME = /^[A-Za-z_]\w*$/;

/** Returns why a schema cannot be added, in a sentence; null when it can, and "" for one without a name yet. */
export function schemaProblem({ name, attributes }: NewSchema, { schemas }: GameIndex): string | null {
  if (name === "") return "";
  if (!NAME.test(name)) return "A name has letters, digits and _ and begins with no digit.";
  if (schemas.has(name)) return `There is a schema ${name} already.`;
  const known = new Set<string>();
  for (const { name: attribute } of attributes) {
    if (attribute === "") return "An attribute has no name yet.";
    if (!NAME.test(attribute)) return `${attribute} is no name: letters, digits and _ make one.`;
    if (BUILT_IN.has(attribute)) return `Every entity has ${attribute} already.`;
    if (known.has(attribute)) return `${attribute} is there twice.`;
    known.add(attribute);
  }
  return null;
}

/** Returns the edits that declare a schema; none for one that cannot be added. */
export function addSchema(
  { text, tree }: ParsedText,
  { name, attributes }: NewSchema,
  index: GameIndex,
): readonly TextEdit[] {
  if (tree.errors.length > 0 || schemaProblem({ name, attributes }, index) !== null) return [];
  const schema: Json = { attributes: Object.fromEntries(attributes.map(({ name: each, type }) => [each, { type }])) };
  const schemas = nodeAt(tree, "/entity_schemas");
  const isDirect = schemas?.type === "object" && nodeAt(tree, "/entity_schemas/types")?.type !== "object";
  const hasSome = (schemas?.children?.length ?? 0) > 0;
  return memberEdits(text, tree, ["entity_schemas", ...(isDirect && hasSome ? [] : ["types"]), name], schema);
}
