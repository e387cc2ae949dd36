// Finds owners of a `balance` goal that never get the cells they need, and sources of what is no owner (fact sheet 14).
import { type BoardView, entityAt } from "../../../../base/boardView";
import { type Json, childPointer, listOf, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { declaredLayers } from "../../text/layers/layers";
import type { IndexedGoal, IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { asPosition } from "../../text/read";
import { isAlwaysThere } from "../possible/fixedCells";
import { neverMet, quoted, unknownName } from "../found";
import { mayCome } from "../possible/possibleKinds";
import { mayChange } from "../possible/removals";

/** Returns findings about the `balance` goals of all levels. */
export function ownerFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) =>
    level.goals.flatMap((goal) => {
      if (goal.type !== "balance") return [];
      const owners = new Set(listOf(goal.config["owners"]).filter((owner) => typeof owner === "string"));
      const { layer = "territory" } = goal.config;
      const isKnown = typeof layer === "string" && index.layers.some(({ id }) => id === layer);
      const strangers = strangerFindings(index, goal, owners);
      if (!isKnown || !level.board.ok) return strangers;
      const claimed: ClaimedBoard = { level, board: level.board.value, layer, owners };
      return [...strangers, ...shareFindings(index, claimed, goal), ...heldFindings(index, claimed, goal)];
    }),
  );
}

/** The board of a level, on a layer of which owners claim cells. */
interface ClaimedBoard {
  readonly level: IndexedLevel;
  readonly board: BoardView;
  readonly layer: string;
  /** The kinds that share the cells. */
  readonly owners: ReadonlySet<string>;
}

/** Reports sources of kinds that the goal does not name as owners: they count for nothing. */
function strangerFindings(
  { kinds }: PackIndex,
  { config, file, at }: IndexedGoal,
  owners: ReadonlySet<string>,
): readonly Finding[] {
  const sources = Object.keys(objectOf(config["connectionSources"]));
  return sources.flatMap((name): readonly Finding[] => {
    // A kind that does not exist is reported as that.
    if (owners.has(name) || !kinds.has(name)) return [];
    const message = `"${name}" is no owner of this goal: its source counts for nothing.`;
    const names = [...owners].filter((owner) => !sources.includes(owner));
    const place = { name, file, at: childPointer(at, "config", "connectionSources", name), onKey: true, names };
    return [unknownName("unknown-owner", message, place)];
  });
}

/** Reports owners for whom nothing claims cells and who have too few. */
function shareFindings(index: PackIndex, claimed: ClaimedBoard, { config, file, at }: IndexedGoal): readonly Finding[] {
  const { level, board, layer, owners } = claimed;
  const { requireEqual, requireConnected } = config;
  const share = requireEqual === false ? null : equalShare(index, claimed, config);
  const isNeeded = requireEqual !== false || requireConnected === true || owners.size === 1;
  const without: string[] = [];
  const few: string[] = [];
  for (const owner of owners) {
    const kind = index.kinds.get(owner);
    // One of another layer is reported as that.
    if (kind === undefined || (kind.layer !== null && kind.layer !== layer) || mayCome(index, level, owner, layer))
      continue;
    const has = cellsOf(board, layer, [owner]);
    if (has === 0 && isNeeded) without.push(owner);
    else if (share !== null && has < share)
      few.push(`nothing claims cells for "${owner}", which has ${has} of the ${share} that are its share`);
  }
  const [first] = without;
  const [has, them] = without.length === 1 ? ["has no cell", "one for it"] : ["have no cells", "any for them"];
  const none = first === undefined ? [] : [`${quoted(without)} ${has} of "${layer}", and nothing claims ${them}`];
  const pointer = childPointer(at, "config", "owners");
  return [...none, ...few].map((why) => neverMet(file, pointer, why, { onKey: true }));
}

/** Returns how many cells each owner must get; null where that is not certain. */
function equalShare(
  index: PackIndex,
  { level, board, owners }: ClaimedBoard,
  { claimableLayer = "ground", claimableKind, requireComplete }: IndexedGoal["config"],
): number | null {
  if (requireComplete === false || typeof claimableLayer !== "string" || !board.layers.includes(claimableLayer))
    return null;
  if (mayChange(index, level, claimableLayer)) return null;
  const fill = declaredLayers(index.pack.game?.value).find(({ id }) => id === claimableLayer)?.fill ?? "empty";
  const kinds: readonly Json[] = typeof claimableKind === "string" ? [claimableKind] : listOf(claimableKind);
  const share = cellsOf(board, claimableLayer, claimableKind === undefined ? [fill] : kinds) / owners.size;
  // A number that cannot be divided is reported as that.
  return Number.isInteger(share) ? share : null;
}

function cellsOf(board: BoardView, layer: string, kinds: readonly Json[]): number {
  const area = board.width * board.height;
  const first = board.layers.indexOf(layer) * area;
  const wanted = board.entities.map((entity) => entity !== null && kinds.includes(entity.kind));
  let count = 0;
  for (const entity of board.cells.subarray(first, first + area)) if (wanted[entity] === true) count += 1;
  return count;
}

/** Reports sources in cells that something else holds for good. */
function heldFindings(
  index: PackIndex,
  { level, board, layer, owners }: ClaimedBoard,
  { config, file, at }: IndexedGoal,
): readonly Finding[] {
  if (config["requireConnected"] !== true) return [];
  return Object.entries(objectOf(config["connectionSources"])).flatMap(([owner, written]): readonly Finding[] => {
    const source = asPosition(written);
    const holder = source === null ? null : entityAt(board, layer, source[0], source[1]);
    if (source === null || holder === null || holder.kind === owner || !owners.has(owner)) return [];
    if (!isAlwaysThere(index, level, layer, source)) return [];
    const pointer = childPointer(at, "config", "connectionSources", owner);
    const why = `the source (${source.join(", ")}) of "${owner}" holds "${holder.kind}", and nothing changes that`;
    return [neverMet(file, pointer, why)];
  });
}
