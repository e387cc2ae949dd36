// Kinds on a clip that the pack does not declare: a clip may come from another pack. Pure.
import type { BoardClip } from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import type { Looks } from "../../../board/looks";

/**
 * Returns a sentence about the kinds of a clip that come from another pack, to be put after others; "" where there is
 * none.
 */
export function unknownKinds(clip: BoardClip, looks: Looks): string {
  const kinds = new Set<string>();
  for (const entities of clip.layers.values())
    for (const entity of entities) if (entity !== null) kinds.add(entity.kind);
  for (const { kind } of clip.objects) kinds.add(kind);
  const unknown = [...kinds].filter((kind) => !looks.kinds.has(kind));
  return unknown.length === 0 ? "" : ` game.json does not declare ${listed(unknown)}.`;
}

/** The first few names, and how many there are besides. */
function listed(names: readonly string[]): string {
  const first = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${first} and ${names.length - 3} more` : first;
}
