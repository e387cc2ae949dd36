// Finds goals that wait for the removal of what nothing removes, and for a board that cannot be divided equally.
import { type BoardView } from "../../../../base/boardView";
import { counted } from "../../../../base/counted";
import { type Json, childPointer, listOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { declaredLayers } from "../../text/layers/layers";
import type { IndexedGoal, IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { neverMet } from "../found";
import { mayChange, mayRemove } from "../possible/removals";

/** Returns findings about the goals of all levels. */
export function lastingGoalFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) => {
    if (!level.board.ok) return [];
    const board = level.board.value;
    return level.goals.flatMap((goal) => {
      if (goal.type === "all_cleared") return clearedFindings(index, level, board, goal);
      return goal.type === "balance" ? divisionFindings(index, level, board, goal) : [];
    });
  });
}

function never({ file, at }: IndexedGoal, key: string, why: string): readonly Finding[] {
  return [neverMet(file, childPointer(at, "config", key), why)];
}

/** Reports kinds that the level has and that nothing takes off their layer. */
function clearedFindings(
  index: PackIndex,
  level: IndexedLevel,
  board: BoardView,
  goal: IndexedGoal,
): readonly Finding[] {
  const { kind, tag } = goal.config;
  const key = typeof kind === "string" ? "kind" : "tag";
  const isWanted = (id: string): boolean =>
    key === "kind" ? id === kind : typeof tag === "string" && index.kinds.get(id)?.tags.includes(tag) === true;
  const area = board.width * board.height;
  const told = new Set<string>();
  for (const [slot, entity] of board.cells.entries()) {
    const id = board.entities[entity]?.kind;
    const layer = board.layers[Math.floor(slot / area)] ?? "";
    const name = JSON.stringify([id, layer]);
    if (id === undefined || told.has(name) || !isWanted(id)) continue;
    told.add(name);
    if (index.kinds.has(id) && !mayRemove(index, level, id, layer))
      return never(goal, key, `"${id}" is on the layer "${layer}", and nothing removes it`);
  }
  return [];
}

/** Reports cells that cannot be divided equally among the owners, where nothing changes their number. */
function divisionFindings(
  index: PackIndex,
  level: IndexedLevel,
  board: BoardView,
  goal: IndexedGoal,
): readonly Finding[] {
  const { claimableLayer = "ground", claimableKind, owners, requireComplete, requireEqual } = goal.config;
  const names = new Set(listOf(owners).filter((owner) => typeof owner === "string"));
  if (names.size === 0 || requireComplete === false || typeof claimableLayer !== "string") return [];
  const fill = declaredLayers(index.pack.game?.value).find(({ id }) => id === claimableLayer)?.fill ?? "empty";
  const kinds: readonly Json[] = typeof claimableKind === "string" ? [claimableKind] : listOf(claimableKind);
  const wanted = claimableKind === undefined ? [fill] : kinds;
  if (!board.layers.includes(claimableLayer) || mayChange(index, level, claimableLayer)) return [];
  // A kind that does not exist is reported as that.
  if (wanted.some((kind) => typeof kind !== "string" || !index.kinds.has(kind))) return [];
  const area = board.width * board.height;
  const place = board.layers.indexOf(claimableLayer) * area;
  const cells = Array.from(board.cells.slice(place, place + area));
  const count = cells.filter((entity) => wanted.includes(board.entities[entity]?.kind ?? null)).length;
  const key = claimableKind === undefined ? "owners" : "claimableKind";
  if (count === 0) return never(goal, key, `the level has no cell that can be claimed`);
  if (requireEqual === false || count % names.size === 0) return [];
  return never(goal, key, `${counted(count, "cell")} cannot be divided equally among ${names.size} owners`);
}
