// The names of a pack as rows of the palette: kinds, rules, tags, variables and all else that its language lets rename.
// Pure.
import type { JsonPointer } from "../../../shared/base/json";
import type { PackSource } from "../../../shared/pack/packSource";
import type { PaletteRow } from "./paletteRows";

/** What the search begins with where names are wanted, as in VS Code. */
export const NAME_PREFIX = "#";

/** All names of the pack, by their sorts; those of a level's own are among them. */
export function nameRows(pack: PackSource): readonly PaletteRow[] {
  const { model } = pack;
  if (model === null) return [];
  const found = new Map<string, PaletteRow>();
  for (const [of, words] of Object.entries(model.names.renamable)) {
    const listed = [null, ...pack.levels].flatMap((start) => model.names.list(pack, of, start));
    for (const { name } of listed) {
      const id = idOf(of, name);
      if (!found.has(id)) found.set(id, { id, title: name, detail: words.replace(/^an? /, "") });
    }
  }
  return [...found.values()];
}

/** Where the name of a row is defined; null when the pack nowhere defines it, and for rows that are no names. */
export function placeOfName(pack: PackSource, id: string): { readonly file: string; readonly at: JsonPointer } | null {
  if (!id.startsWith(NAME_PREFIX)) return null;
  const space = id.indexOf(" ");
  const [of, name] = [id.slice(NAME_PREFIX.length, space), id.slice(space + 1)];
  return pack.model?.names.definition(pack, of, name) ?? null;
}

function idOf(of: string, name: string): string {
  return `${NAME_PREFIX}${of} ${name}`;
}

/** The line that a search such as `:12` asks for; null for any other. */
export function lineWanted(search: string): number | null {
  const line = /^:\s*(\d+)$/.exec(search)?.[1];
  return line === undefined ? null : Math.max(1, Number(line));
}
