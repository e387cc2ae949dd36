// What the schemas say about one place of a document, also where nothing is written yet.
// Knows which schema describes which file; says nothing about right or wrong.
import type { JsonNode } from "../text/jsonTree";
import { member } from "../dialects/gridponder/text/layers/layers";
import type { FileRole } from "./packModel";
import type { PackIndex } from "../dialects/gridponder/text/names/packIndex";
import { gridponderSchema } from "../dialects/gridponder/text/schemas";
import { expand, memberSchemas } from "./schemaWalk";
import { type Schema, hasSchema, schemaAt } from "./schemas";

/** Steps from the root: names of members and indices of items, as an editor tells them. */
export type Path = readonly (string | number)[];

export interface DescribedPlace {
  /** What is written there; undefined for nothing yet. */
  readonly node: JsonNode | undefined;
  /** The innermost value around it; undefined for the root. */
  readonly parent: JsonNode | undefined;
  readonly schemas: readonly Schema[];
  /** The schemas of the value around it. */
  readonly parentSchemas: readonly Schema[];
}

/** What describes the place at a path of a file; undefined for a file that no schema describes. */
export function describePlace(
  role: FileRole,
  root: JsonNode | undefined,
  path: Path,
  index: PackIndex,
): DescribedPlace | undefined {
  const address = index.pack.model?.roles[role]?.schema ?? null;
  if (address === null) return undefined;
  let place: DescribedPlace = {
    node: root,
    parent: undefined,
    schemas: expand(schemaAt(address), root ?? null),
    parentSchemas: [],
  };
  for (const [depth, step] of path.entries()) {
    place = stepInto(place, step);
    if (role === "level" && depth === 1 && path[0] === "systemOverrides") {
      place = { ...place, schemas: [...place.schemas, ...overrideSchemas(String(step), place.node, index)] };
    }
  }
  return place;
}

function stepInto({ node, schemas }: DescribedPlace, step: string | number): DescribedPlace {
  const next = typeof step === "number" ? node?.children?.[step] : memberOf(node, step);
  const inner = typeof step === "number" ? schemas.flatMap(({ items }) => items ?? []) : memberSchemas(schemas, step);
  return {
    node: next,
    parent: node,
    schemas: inner.flatMap((schema) => expand(schema, next ?? null)),
    parentSchemas: schemas,
  };
}

/** A level's override of a system is config of that system's type. */
function overrideSchemas(id: string, node: JsonNode | undefined, index: PackIndex): readonly Schema[] {
  const type = index.systems.find((system) => system.id === id)?.type ?? "";
  const address = gridponderSchema(`systems/${type}`);
  return hasSchema(address) ? expand(schemaAt(address), node ?? null) : [];
}

/** The value of an object's member; the last one when it is written twice. */
export function memberOf(object: JsonNode | undefined, name: string): JsonNode | undefined {
  return object?.type === "object" ? member(object, name) : undefined;
}

/** The text that an object's member holds, if it does. */
export function textOf(object: JsonNode | undefined, name: string): string | undefined {
  const value = memberOf(object, name);
  return value?.type === "string" ? String(value.value) : undefined;
}

/** What the schemas' `x-ref` (or `x-def`) say a text is: `layer`, `kind`, `tag`, … */
export function refsOf(schemas: readonly Schema[], keyword: "x-ref" | "x-def" = "x-ref"): readonly string[] {
  return [...new Set(schemas.flatMap((schema) => schema[keyword] ?? []))];
}
