// Finds cells that rules name and that are not on the board: of the level, or of any level for the game's rules.
import { isOnBoard } from "../../../../base/boardView";
import { type Json, type JsonPointer, childPointer, isJsonList, isJsonObject } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { PackIndex } from "../../text/names/packIndex";
import type { IndexedRule } from "../../text/names/ruleIndex";
import { found } from "../found";
import { onBoardFixes } from "../levels/onBoard";

/** Returns a finding for each literal cell off the board in the conditions and effects of rules. */
export function positionFindings(index: PackIndex): readonly Finding[] {
  const ofLevels = index.levels.flatMap(({ board, rules, file }) => {
    if (!board.ok) return [];
    const { width, height } = board.value;
    return cellsNamed(rules).flatMap(({ x, y, at }) => {
      if (isOnBoard(board.value, [x, y])) return [];
      const message = `The cell (${x}, ${y}) is not on the board of ${width} × ${height}.`;
      return [found("off-board", file, at, message, { fixes: onBoardFixes(file, at) })];
    });
  });
  return [...ofLevels, ...gameFindings(index)];
}

/** Reports cells that the game's rules name and that are on no level's board. */
function gameFindings({ levels, rules, pack: { game } }: PackIndex): readonly Finding[] {
  const sizes = levels.flatMap(({ board }) => (board.ok ? [board.value] : []));
  if (game === null || sizes.length === 0 || sizes.length < levels.length) return [];
  return cellsNamed(rules).flatMap(({ x, y, at }) => {
    if (sizes.some((size) => isOnBoard(size, [x, y]))) return [];
    return [found("off-board", game, at, `The cell (${x}, ${y}) is not on the board of any level.`)];
  });
}

function cellsNamed(rules: readonly IndexedRule[]): readonly CellAt[] {
  return rules.flatMap(({ conditions, effects }) => [
    ...conditions.flatMap(({ name, body, at }) =>
      name === "position" ? asCell(body, at) : isCombinator(name) ? [] : cellsOf(body, at),
    ),
    ...effects.flatMap(({ body, at }) => cellsOf(body, at)),
  ]);
}

interface CellAt {
  readonly x: number;
  readonly y: number;
  readonly at: JsonPointer;
}

/** The fields of conditions and effects that contain a cell. */
const CELL_FIELDS = ["position", "at", "from", "to"] as const;

function cellsOf(body: Json, at: JsonPointer): readonly CellAt[] {
  if (!isJsonObject(body)) return [];
  return CELL_FIELDS.flatMap((field) => asCell(body[field], childPointer(at, field)));
}

function asCell(value: Json | undefined, at: JsonPointer): readonly CellAt[] {
  if (!isJsonList(value) || value.length !== 2) return [];
  const [x, y] = value;
  return typeof x === "number" && typeof y === "number" ? [{ x, y, at }] : [];
}

function isCombinator(name: string): boolean {
  return name === "all_of" || name === "any_of" || name === "not";
}
