// What the schemas say about one place of a document, also where nothing is written yet. Says nothing about right or
// wrong.
import { type JsonNode, memberOf } from "../../text/jsonNode";
import type { JsonPath } from "../../text/memberEdit";
import type { PackSource, SourceFile } from "../packSource";
import { type Schema, schemaAt } from "./schemas";
import { expand, memberSchemas } from "./schemaWalk";

export interface DescribedPlace {
  /** What is written there; undefined for nothing yet. */
  readonly node: JsonNode | undefined;
  /** The innermost value around it; undefined for the root. */
  readonly parent: JsonNode | undefined;
  readonly schemas: readonly Schema[];
  /** The schemas of the value around it. */
  readonly parentSchemas: readonly Schema[];
}

/** Returns what describes the place at a path of a file; undefined for a file that no schema describes. */
export function describePlace(pack: PackSource, file: SourceFile, path: JsonPath): DescribedPlace | undefined {
  const { model } = pack;
  const address = model?.roles[file.role]?.schema ?? null;
  if (model === null || address === null) return undefined;
  const { root } = file.tree;
  let place: DescribedPlace = {
    node: root,
    parent: undefined,
    schemas: expand(schemaAt(address), root ?? null),
    parentSchemas: [],
  };
  for (const [depth, step] of path.entries()) {
    place = stepInto(place, step);
    const more = model.schemasAt(pack, file, path.slice(0, depth + 1), place.node);
    if (more.length > 0) place = { ...place, schemas: [...place.schemas, ...more] };
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

/** Returns what the schemas' `x-ref` (or `x-def`) say a text is: `layer`, `kind`, `tag`, … */
export function refsOf(schemas: readonly Schema[], keyword: "x-ref" | "x-def" = "x-ref"): readonly string[] {
  return [...new Set(schemas.flatMap((schema) => schema[keyword] ?? []))];
}
