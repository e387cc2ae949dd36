// Finds goals that ask for more than there can be: more of a kind than the level has when nothing creates it, more cells
// than a line has, a connection without its source.
import { counted } from "../../../../base/counted";
import { childPointer, type JsonObject, listOf, objectOf } from "../../../../base/json";
import { type BoardView, isOnBoard } from "../../../../base/boardView";
import type { Finding } from "../../../../findings/finding";
import { nodeAt } from "../../../../text/jsonTree";
import { layerNode, visitLayer } from "../../text/layers/layers";
import type { IndexedGoal, IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { asPosition } from "../../text/read";
import { neverMet, quoted } from "../found";
import { onBoardFixes } from "../levels/onBoard";
import { mayChange } from "../possible/removals";

/** A goal of a level, with what its numbers are compared with. */
interface CountedGoal {
  readonly index: PackIndex;
  readonly level: IndexedLevel;
  readonly board: BoardView;
  readonly goal: IndexedGoal;
}

/** Returns findings about one goal; `created`: the kinds that may come on the board, null for any. */
export function goalCountFindings(
  index: PackIndex,
  level: IndexedLevel,
  goal: IndexedGoal,
  created: ReadonlySet<string> | null,
): readonly Finding[] {
  if (!level.board.ok) return [];
  const board = level.board.value;
  const ofLevel: CountedGoal = { index, level, board, goal };
  switch (goal.type) {
    case "board_match":
      return created === null ? [] : targetFindings(ofLevel, created);
    case "param_match":
      return created === null ? [] : markFindings(ofLevel, created);
    case "count_constraint":
      return lineFindings(ofLevel);
    case "balance":
      return sourceFindings(ofLevel);
    default:
      return [];
  }
}

function never({ file, at }: IndexedGoal, keys: readonly string[], why: string): Finding {
  return neverMet(file, childPointer(at, "config", ...keys), why);
}

/** Reports targets that hold more of a kind than the level. One that the level has none of is reported as that. */
function targetFindings({ index, level, board, goal }: CountedGoal, created: ReadonlySet<string>): readonly Finding[] {
  const wanted = new Map<string, { count: number; readonly layer: string }>();
  for (const layer of Object.keys(objectOf(goal.config["targetLayers"]))) {
    if (!board.layers.includes(layer)) continue;
    const target = nodeAt(goal.file.tree, childPointer(goal.at, "config", "targetLayers", layer));
    // Of two entries for a cell the later one counts.
    const kindAt = new Map<string, string>();
    visitLayer(target, (x, y, { kind }) => kindAt.set(`${x},${y}`, kind));
    for (const kind of kindAt.values()) {
      const known = wanted.get(kind);
      if (known === undefined) wanted.set(kind, { count: 1, layer });
      else known.count += 1;
    }
  }
  return [...wanted].flatMap(([kind, { count, layer }]): readonly Finding[] => {
    if (!index.kinds.has(kind) || created.has(kind)) return [];
    const most = mostOf(level, board, kind);
    if (most === 0 || count <= most) return [];
    const why = `its target holds ${count} of the kind "${kind}", the level has ${most}, and nothing creates one`;
    return [never(goal, ["targetLayers", layer], why)];
  });
}

/** Returns how many entities of a kind the level has, those counted in that stand off the board or on no known layer. */
export function mostOf({ file, value }: IndexedLevel, board: BoardView, kind: string): number {
  let written = 0;
  for (const layer of Object.keys(objectOf(objectOf(value["board"])["layers"]))) {
    visitLayer(layerNode(file.tree, layer), (_x, _y, entity) => {
      if (entity.kind === kind) written += 1;
    });
  }
  return Math.max(
    written,
    countOf(board, board.layers, (each) => each === kind),
  );
}

function countOf(board: BoardView, layers: readonly string[], isCounted: (kind: string) => boolean): number {
  const counts = board.entities.map((entity) => entity !== null && isCounted(entity.kind));
  const area = board.width * board.height;
  let count = 0;
  for (const [slot, entity] of board.cells.entries()) {
    if (counts[entity] === true && layers.includes(board.layers[Math.floor(slot / area)] ?? "")) count += 1;
  }
  return count;
}

/** Reports more marked cells than there are entities for them, where the marks stay as they are. */
function markFindings({ index, level, board, goal }: CountedGoal, created: ReadonlySet<string>): readonly Finding[] {
  const { markerLayer = "markers", markerKind, checkKind } = goal.config;
  if (typeof markerLayer !== "string" || typeof checkKind !== "string") return [];
  if (!index.kinds.has(checkKind) || created.has(checkKind) || mayChange(index, level, markerLayer)) return [];
  const marks = countOf(board, [markerLayer], (kind) => typeof markerKind !== "string" || kind === markerKind);
  const most = mostOf(level, board, checkKind);
  if (marks <= most) return [];
  const are = marks === 1 ? "1 cell is" : `${marks} cells are`;
  return [
    never(
      goal,
      ["checkKind"],
      `${are} marked, the level has ${most} of the kind "${checkKind}", and nothing creates one`,
    ),
  ];
}

/** Reports numbers of cells that no row or column can have. */
function lineFindings({ board: { width, height }, goal }: CountedGoal): readonly Finding[] {
  const { scope = "all_rows", target = 0, comparison = "eq" } = goal.config;
  const isRow = scope === "row" || scope === "all_rows";
  if (typeof target !== "number" || (!isRow && scope !== "col" && scope !== "all_cols")) return [];
  const size = isRow ? width : height;
  const isTooMuch = target > size && comparison !== "lte";
  const isTooLittle = target < 0 && comparison !== "gte";
  if (!isTooMuch && !isTooLittle) return [];
  const why = isTooMuch
    ? `a ${isRow ? "row" : "column"} has ${counted(size, "cell")}, fewer than ${target}`
    : `no number of cells is ${target}${comparison === "lte" ? " or less" : ""}`;
  return [never(goal, ["target"], why)];
}

/** Reports owners whose cells must be connected with a source that they lack, or that is off the board. */
function sourceFindings({ index, board, goal }: CountedGoal): readonly Finding[] {
  const { owners, requireConnected, connectionSources } = goal.config;
  if (requireConnected !== true) return [];
  const names = [...new Set(listOf(owners).filter((owner): owner is string => typeof owner === "string"))];
  const sources: JsonObject = objectOf(connectionSources);
  const missing = names.filter((owner) => sources[owner] === undefined);
  // A misspelt owner is reported as an unknown name.
  const isMisspelt = Object.keys(sources).some((owner) => !index.kinds.has(owner));
  const place = connectionSources === undefined ? "requireConnected" : "connectionSources";
  const lacks = missing.length === 1 ? "has no source" : "have no sources";
  const outside = names.flatMap((owner): readonly Finding[] => {
    const source = asPosition(sources[owner] ?? null);
    if (source === null || isOnBoard(board, source)) return [];
    const why = `the source (${source.join(", ")}) is not on the board of ${board.width} × ${board.height}`;
    const place = childPointer(goal.at, "config", "connectionSources", owner);
    return [neverMet(goal.file, place, why, { fixes: onBoardFixes(goal.file, place) })];
  });
  return missing.length === 0 || isMisspelt
    ? outside
    : [never(goal, [place], `${quoted(missing)} ${lacks} to be connected with`), ...outside];
}
