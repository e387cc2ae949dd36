// Places where a name is meant though nothing is written: a field that is left out and whose default is that name.
import { type Json, isJsonObject } from "../base/json";
import type { JsonNode } from "../text/jsonTree";
import { sortOf } from "../dialects/gridponder/text/names/occurrences";
import type { PackIndex } from "../dialects/gridponder/text/names/packIndex";
import type { SourceFile } from "./packSource";
import { gridponderSchema } from "../dialects/gridponder/text/schemas";
import { expand, walkSchema } from "./schemaWalk";
import { type Schema, hasSchema, schemaAt, schemasOf } from "./schemas";

export interface SilentUse {
  readonly file: string;
  /** The field that is left out. */
  readonly field: string;
}

/** All fields left out whose default is the name. */
export function walkDefaults(index: PackIndex, of: string, name: string): readonly SilentUse[] {
  const found: SilentUse[] = [];
  const look = (schema: string, file: SourceFile | null): void => {
    if (file?.tree.root === undefined) return;
    walkSchema(file.tree.root, gridponderSchema(schema), (node, schemas) => {
      if (node.type !== "object") return;
      for (const field of missingWith(schemas, node, of, name)) found.push({ file: file.path, field });
    });
  };
  look("game", index.pack.game);
  look("theme", index.pack.theme);
  for (const level of index.levels) if (level.rules.length > 0 || level.goals.length > 0) look("level", level.file);
  for (const { type, value, file } of index.systems) {
    // Without any config there is no object to walk.
    const address = gridponderSchema(`systems/${type}`);
    if (value["config"] !== undefined || !hasSchema(address)) continue;
    const schemas = expand(schemaAt(address), null);
    for (const field of missingWith(schemas, null, of, name)) found.push({ file: file.path, field });
  }
  return found;
}

function missingWith(schemas: readonly Schema[], node: JsonNode | null, of: string, name: string): readonly string[] {
  const present = new Set(node?.children?.map((property) => String(property.children?.[0]?.value)) ?? []);
  return schemas.flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([field, schema]) => !present.has(field) && isDefault(schema, of, name))
      .map(([field]) => field),
  );
}

function isDefault(schema: Schema, of: string, name: string): boolean {
  const schemas = expand(schema, null);
  const value: Json | undefined = schemas.find((each) => each.default !== undefined)?.default;
  if (value !== name && !(Array.isArray(value) && value.includes(name))) return false;
  const items = schemas.flatMap((each) => (each.items === undefined ? [] : expand(each.items, null)));
  return [...schemas, ...items].some((each) => each["x-ref"] !== undefined && sortOf(each["x-ref"]) === of);
}

/** All names of a sort that some schema has as a default: meant in any pack that leaves the field out. */
export function defaultNames(of: string): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isJsonObject(value)) {
      const given = value["default"];
      if (given !== undefined) {
        for (const name of [given].flat()) {
          if (typeof name === "string" && isDefault(value, of, name)) found.add(name);
        }
      }
      Object.values(value).forEach(look);
    }
  };
  look(schemasOf("gridponder"));
  return [...found];
}
