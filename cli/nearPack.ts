// Which pack was probably meant by a place that is none: a file or folder in a pack, or a folder of packs.
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { PACK_MARKS } from "../electron/files/pack/packMarks";

const MOST_LISTED = 5;

/** Asks whether a near pack was meant, with a space before; nothing where there is none. */
export function nearPack(place: string): string {
  const above = folderAbove(place);
  if (above !== null) return ` Did you mean ${above}?`;
  if (!statSync(place).isDirectory()) return path.extname(place).toLowerCase() === ".zip" ? " Unpack it first." : "";
  const below = foldersIn(place).filter(isPack);
  const [first] = below;
  if (first === undefined) return "";
  if (below.length === 1) return ` Did you mean ${first}?`;
  if (below.length > MOST_LISTED) return ` It has ${below.length} packs, such as ${first}.`;
  return ` Did you mean one of ${below.join(", ")}?`;
}

/** Finds the nearest pack around a place, as it would be named from here. */
function folderAbove(place: string): string | null {
  for (let folder = path.dirname(path.resolve(place)); ; folder = path.dirname(folder)) {
    if (isPack(folder)) return path.isAbsolute(place) ? folder : path.relative("", folder) || ".";
    if (path.dirname(folder) === folder) return null;
  }
}

function isPack(folder: string): boolean {
  return PACK_MARKS.some((mark) => existsSync(path.join(folder, mark)));
}

function foldersIn(place: string): readonly string[] {
  const entries = readdirSync(place, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [path.join(place, entry.name)] : [])).sort();
}
