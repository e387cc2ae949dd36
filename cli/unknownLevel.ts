// The sentence for a level that a pack does not have.
import { nearestName } from "../shared/base/nearestName";
import type { PackSource } from "../shared/pack/packSource";

/** Says that a pack has no level of this id, and which was probably meant: that with this title or file, else the nearest id. */
export function unknownLevel(name: string, { model, levels }: PackSource): string {
  const ids = new Map(levels.map((file) => [model?.starts.idOf(file) ?? file.path, file]));
  const path = name.replaceAll("\\", "/");
  const isMeant = (id: string): boolean => {
    const file = ids.get(id);
    return file !== undefined && (path.endsWith(file.path) || model?.starts.titleOf(file) === name);
  };
  const meant = [...ids.keys()].find(isMeant) ?? nearestName(name, ids.keys());
  const hint = meant === null ? "" : ` Did you mean "${meant}"?`;
  return `The pack has no level "${name}".${hint}`;
}
