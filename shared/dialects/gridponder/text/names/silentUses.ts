// Where a Gridponder pack means a name though nothing is written: a field that is left out and whose default it is.
import type { SourceFile } from "../../../../pack/packSource";
import { defaultNames, fieldsMeaning } from "../../../../pack/schemas/schemaDefaults";
import { expand, walkSchema } from "../../../../pack/schemas/schemaWalk";
import { hasSchema, schemaAt } from "../../../../pack/schemas/schemas";
import { gridponderSchema } from "../schemas";
import type { PackIndex } from "./packIndex";
import { sortOf } from "./sorts";

export interface SilentUse {
  readonly file: string;
  /** The field that is left out. */
  readonly field: string;
}

/** Returns all fields left out whose default is the name. */
export function silentUses(index: PackIndex, of: string, name: string): readonly SilentUse[] {
  const wanted = { of, name };
  const found: SilentUse[] = [];
  const look = (schema: string, file: SourceFile | null): void => {
    if (file?.tree.root === undefined) return;
    walkSchema(file.tree.root, gridponderSchema(schema), (node, schemas) => {
      if (node.type !== "object") return;
      for (const field of fieldsMeaning(wanted, schemas, node, sortOf)) found.push({ file: file.path, field });
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
    for (const field of fieldsMeaning(wanted, schemas, null, sortOf)) found.push({ file: file.path, field });
  }
  return found;
}

const known = new Map<string, ReadonlySet<string>>();

/** Returns the names of a sort that fields of the language have as their default. */
export function namesByDefault(of: string): ReadonlySet<string> {
  const names = known.get(of) ?? new Set(defaultNames("gridponder", of, sortOf));
  known.set(of, names);
  return names;
}
