// The names of a pack as rows of the palette: kinds, rules, tags, variables and all else that its language lets rename.
// Pure.
import type { TextRange } from "../../../shared/findings/finding";
import { rangeOf } from "../../../shared/findings/locate";
import { definitionOf, namesOf } from "../../../shared/pack/names/packNames";
import type { PackSource } from "../../../shared/pack/packSource";
import { keySpanAt, nodeAt, spanAt } from "../../../shared/text/jsonTree";
import type { PaletteRow } from "./paletteRows";

/** What the search begins with where names are wanted, as in VS Code. */
export const NAME_PREFIX = "#";

/** Returns all names of the pack, by their sorts; those of a level's own are among them. */
export function nameRows(pack: PackSource): readonly PaletteRow[] {
  return namesOf(pack).map(({ of, name, sort }) => ({ id: idOf(of, name), title: name, detail: sort }));
}

/**
 * Returns where the name of a row stands in its definition, without its quotes, so that commands about names know it
 * there; null when the pack nowhere defines it, and for rows that are no names.
 */
export function placeOfName(pack: PackSource, id: string): { readonly file: string; readonly at: TextRange } | null {
  if (!id.startsWith(NAME_PREFIX)) return null;
  const name = nameOf(id);
  const place = definitionOf(pack, { of: id.slice(NAME_PREFIX.length, id.indexOf(" ")), name });
  const file = place === null ? undefined : pack.files.get(place.file);
  if (place === null || file === undefined) return null;
  const isValue = nodeAt(file.tree, place.at)?.value === name;
  const span = (isValue ? undefined : keySpanAt(file.tree, place.at)) ?? spanAt(file.tree, place.at);
  if (span === undefined) return null;
  const inner = { offset: span.offset + 1, length: span.length - 2 };
  return { file: file.path, at: rangeOf(file.text, inner) };
}

/** Returns the name of a row by the row's id. */
export function nameOf(id: string): string {
  return id.slice(id.indexOf(" ") + 1);
}

function idOf(of: string, name: string): string {
  return `${NAME_PREFIX}${of} ${name}`;
}

/** Returns the line that a search such as `:12` asks for; null for any other. */
export function lineWanted(search: string): number | null {
  const line = /^:\s*(\d+)$/.exec(search)?.[1];
  return line === undefined ? null : Math.max(1, Number(line));
}
