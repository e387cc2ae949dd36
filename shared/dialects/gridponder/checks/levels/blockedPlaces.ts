// Finds what a level puts where it cannot be reached: entities on void, and targets on ground that the avatar cannot
// walk onto.
import { type BoardView, type Position, entityAt } from "../../../../base/boardView";
import { counted } from "../../../../base/counted";
import { memoByIdentity } from "../../../../base/memo";
import { nearestName } from "../../../../base/nearestName";
import type { Finding } from "../../../../findings/finding";
import { type JsonNode, pointerOf } from "../../../../text/jsonTree";
import { layerNode, visitLayer } from "../../text/layers/layers";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { unaskedTags } from "../../text/names/tags";
import { asTexts } from "../../text/read";
import { found } from "../found";
import { mayRemove } from "../possible/removals";

/** Returns findings about the entities of all levels. */
export function blockedPlaceFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) => {
    if (!level.board.ok) return [];
    const board = level.board.value;
    const stays = groundThatStays(index, level);
    const onVoid: Placed[] = [];
    const blocked: Placed[] = [];
    for (const { id } of index.layers) {
      if (id === "ground") continue;
      visitLayer(layerNode(level.file.tree, id), (x, y, { kind }, node) => {
        const ground = entityAt(board, "ground", x, y)?.kind;
        if (ground === undefined || entityAt(board, id, x, y)?.kind !== kind || !stays(ground)) return;
        const placed = { kind, ground, node };
        // Other layers may hold what is only seen.
        if (ground === "void" && (id === "objects" || isTarget(index, level, kind))) onVoid.push(placed);
        else if (
          isTarget(index, level, kind) &&
          isBlocking(index, level, ground) &&
          !isPortal(index, level, board, [x, y])
        )
          blocked.push(placed);
      });
    }
    return [
      ...told(level, onVoid, (kind) => `"${kind}" stands on void, where nothing can go`).map((finding): Finding =>
        onVoid.some(({ kind }) => isTarget(index, level, kind)) ? finding : asInformation(finding),
      ),
      ...told(level, blocked, (kind, ground) => `"${kind}" stands on "${ground}", which the avatar cannot walk onto`),
    ];
  });
}

/** A thing that is only looked at may well be there. */
function asInformation(finding: Finding): Finding {
  return { ...finding, severity: "information" };
}

interface Placed {
  readonly kind: string;
  readonly ground: string;
  readonly node: JsonNode;
}

function told(
  { file }: IndexedLevel,
  placed: readonly Placed[],
  sentence: (kind: string, ground: string) => string,
): readonly Finding[] {
  const [first] = placed;
  if (first === undefined) return [];
  const more = placed.length === 1 ? "" : ` (and so ${counted(placed.length - 1, "other cell")})`;
  return [found("place-blocked", file, pointerOf(first.node), `${sentence(first.kind, first.ground)}${more}.`)];
}

/** Returns whether nothing changes a kind of ground; worked out once for each kind, however large the board. */
function groundThatStays(index: PackIndex, level: IndexedLevel): (ground: string) => boolean {
  const known = new Map<string, boolean>();
  return (ground) => {
    const stays = known.get(ground) ?? !mayRemove(index, level, ground, "ground");
    known.set(ground, stays);
    return stays;
  };
}

/** Returns whether the avatar is to reach a kind. */
function isTarget({ kinds }: PackIndex, { goals }: IndexedLevel, kind: string): boolean {
  return goals.some(({ type, config: { targetKind, targetTag } }) => {
    if (type !== "reach_target") return false;
    return kind === targetKind || (typeof targetTag === "string" && kinds.get(kind)?.tags.includes(targetTag) === true);
  });
}

/** Returns whether the avatar walks in the level, and never onto this ground (decision 9). */
export function isBlocking(index: PackIndex, { systems }: IndexedLevel, ground: string): boolean {
  const { kinds } = index;
  const walking = systems.filter(({ type, enabled }) => enabled && type === "avatar_navigation");
  const tags = kinds.get(ground)?.tags ?? [];
  return (
    walking.length > 0 &&
    walking.every(({ config }) => {
      const valid = (config["groundLayer"] ?? "ground") === "ground" ? asTexts(config["validGroundTags"]) : [];
      const isOther = valid.length > 0 && !valid.some((tag) => tags.includes(tag)) && !isMisspelt(index, tags, valid);
      return tags.includes("solid") || isOther;
    })
  );
}

/** Returns whether a tag of the ground is almost one that is asked for, and one of the two is reported as misspelt. */
function isMisspelt(index: PackIndex, tags: readonly string[], valid: readonly string[]): boolean {
  return tags.some((tag) => {
    const near = nearestName(tag, valid);
    return near !== null && (unasked(index).has(tag) || !index.kindsByTag.has(near));
  });
}

const unasked = memoByIdentity(unaskedTags);

/** Returns whether a portal leads to a cell, walled in or not. */
function isPortal(index: PackIndex, { systems }: IndexedLevel, board: BoardView, [x, y]: Position): boolean {
  const tags = board.layers.flatMap((layer) => index.kinds.get(entityAt(board, layer, x, y)?.kind ?? "")?.tags ?? []);
  return systems.some(
    ({ type, enabled, config }) =>
      enabled &&
      type === "portals" &&
      asTexts(config["teleportTags"] ?? ["teleport"]).some((tag) => tags.includes(tag)),
  );
}
