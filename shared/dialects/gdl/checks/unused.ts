// Finds attributes and variables that are declared and that nothing speaks of.
import { childPointer, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { nodeAt } from "../../../text/jsonTree";
import { fileNames } from "../text/names/packNames";
import type { CheckedGame } from "./checked";
import { found } from "./found";

/** Names that the game itself reads, or that a picture shows. */
const READ: ReadonlySet<string> = new Set([
  "owner",
  "rank",
  "visibility",
  "visible_to",
  "current_player",
  "turn_direction",
]);

export function unusedFindings({ pack, file, index }: CheckedGame): readonly Finding[] {
  const broken = Array.from(pack.files.values()).some(({ role, tree }) => role !== "other" && tree.errors.length > 0);
  if (broken) return [];
  const used = new Set<string>();
  for (const each of pack.files.values()) {
    for (const { of, name, role } of fileNames(pack, each)) if (role === "use") used.add(`${of} ${name}`);
  }
  const types =
    nodeAt(file.tree, "/entity_schemas/types")?.type === "object" ? "/entity_schemas/types" : "/entity_schemas";
  const attributes = Array.from(index.schemas).flatMap(([schema, { attributes: own }]) =>
    Object.keys(objectOf(own)).map(
      (name) => ["attribute", name, childPointer(types, schema, "attributes", name)] as const,
    ),
  );
  const variables = [
    ...Array.from(
      index.stateVariables.keys(),
      (name) => ["stateVariable", name, childPointer("/state_schema/global", name)] as const,
    ),
    ...Array.from(
      index.playerVariables.keys(),
      (name) => ["playerVariable", name, childPointer("/state_schema/per_player", name)] as const,
    ),
  ];
  return [...attributes, ...variables].flatMap(([of, name, at]) => {
    if (used.has(`${of} ${name}`) || READ.has(name)) return [];
    const isAttribute = of === "attribute";
    const message = `Nothing reads or sets "${name}".`;
    return [
      found(isAttribute ? "unused-attribute" : "unused-variable", file, at, message, { onKey: true, params: { name } }),
    ];
  });
}
