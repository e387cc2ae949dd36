// The names of a pack as rows of the palette: kinds, rules, tags, variables and all else that its language lets rename.
// Pure.
import type { JsonPointer } from "../../../shared/base/json";
import { definitionOf, namesOf } from "../../../shared/pack/names/packNames";
import type { PackSource } from "../../../shared/pack/packSource";
import type { PaletteRow } from "./paletteRows";

/** What the search begins with where names are wanted, as in VS Code. */
export const NAME_PREFIX = "#";

/** All names of the pack, by their sorts; those of a level's own are among them. */
export function nameRows(pack: PackSource): readonly PaletteRow[] {
  return namesOf(pack).map(({ of, name, sort }) => ({ id: idOf(of, name), title: name, detail: sort }));
}

/** Where the name of a row is defined; null when the pack nowhere defines it, and for rows that are no names. */
export function placeOfName(pack: PackSource, id: string): { readonly file: string; readonly at: JsonPointer } | null {
  if (!id.startsWith(NAME_PREFIX)) return null;
  const space = id.indexOf(" ");
  const [of, name] = [id.slice(NAME_PREFIX.length, space), id.slice(space + 1)];
  return definitionOf(pack, { of, name });
}

function idOf(of: string, name: string): string {
  return `${NAME_PREFIX}${of} ${name}`;
}

/** The line that a search such as `:12` asks for; null for any other. */
export function lineWanted(search: string): number | null {
  const line = /^:\s*(\d+)$/.exec(search)?.[1];
  return line === undefined ? null : Math.max(1, Number(line));
}
