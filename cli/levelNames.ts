// How messages name a level, in the words of the pack's language, and a level that the pack does not have.
import { capital } from "../shared/base/capital";
import { nearestName } from "../shared/base/nearestName";
import { PLAIN_WORDS } from "../shared/pack/packModel";
import type { PackSource } from "../shared/pack/packSource";

/** Names a level at the beginning of a sentence: `Game "fork"`. */
export function startNamed(id: string, { model }: PackSource): string {
  const { start } = model?.words ?? PLAIN_WORDS;
  return `${capital(start)} "${id}"`;
}

/**
 * Says that a pack has no level of this id, and which was probably meant: that with this title or file, else the
 * nearest id.
 */
export function unknownLevel(name: string, { model, levels }: PackSource): string {
  const ids = new Map(levels.map((file) => [model?.starts.idOf(file) ?? file.path, file]));
  const path = name.replaceAll("\\", "/");
  const isMeant = (id: string): boolean => {
    const file = ids.get(id);
    return file !== undefined && (path.endsWith(file.path) || model?.starts.titleOf(file) === name);
  };
  const meant = [...ids.keys()].find(isMeant) ?? nearestName(name, ids.keys());
  const hint = meant === null ? "" : ` Did you mean "${meant}"?`;
  const { start } = model?.words ?? PLAIN_WORDS;
  return `The pack has no ${start} "${name}".${hint}`;
}
