// What describes a place of a Gridponder file beside the schema of its role.
import type { JsonNode } from "../../../text/jsonTree";
import type { JsonPath } from "../../../text/memberEdit";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { type Schema, hasSchema, schemaAt } from "../../../pack/schemas/schemas";
import { expand } from "../../../pack/schemas/schemaWalk";
import { indexPack } from "./names/packIndex";
import { gridponderSchema } from "./schemas";

/** A level's override of a system is config of that system's type. */
export function schemasAt(
  pack: PackSource,
  { role }: SourceFile,
  path: JsonPath,
  node: JsonNode | undefined,
): readonly Schema[] {
  if (role !== "level" || path.length !== 2 || path[0] !== "systemOverrides") return [];
  const type = indexPack(pack).systems.find(({ id }) => id === path[1])?.type ?? "";
  const address = gridponderSchema(`systems/${type}`);
  return hasSchema(address) ? expand(schemaAt(address), node ?? null) : [];
}
