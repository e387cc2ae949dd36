// The patterns of `board_match` goals as boards to be painted: strokes on them as edits of the goal's text.
// Knows where a pattern stands; how a layer's text is changed, painting knows (published-behaviour 14: dense rows).
import { memberOf } from "../../../../text/jsonNode";
import type { BoardView } from "../../../../base/boardView";
import { defined } from "../../../../base/defined";
import type { Json } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import type { Work } from "../../../../base/work";
import type { TextEdit } from "../../../../text/edit";
import { type JsonNode, type JsonTree, nodeAt } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { entityKey } from "../../../../base/entityKey";
import { boardOfLevel } from "../board/board";
import { layerForm, visitLayer } from "./layers";
import { type NewLayer, newLayersIn } from "./newLayer";
import { type PaintRefusal, changedCells, inTextOrder, paintLayer } from "./paint";
import type { LevelText, PaintedCell } from "./stroke";

/** A goal that wants the board to match a pattern. */
export interface PatternGoal {
  /** Among the level's goals. */
  readonly index: number;
  /** "" where it has none. */
  readonly id: string;
}

/** Returns the level's goals that have a pattern, or may have one. */
export function patternGoals(level: JsonTree): readonly PatternGoal[] {
  const goals = nodeAt(level, "/goals");
  return (goals?.type === "array" ? (goals.children ?? []) : []).flatMap((goal, index) => {
    if (goal.type !== "object" || memberOf(goal, "type")?.value !== "board_match") return [];
    const id: unknown = memberOf(goal, "id")?.value;
    return [{ index, id: typeof id === "string" ? id : "" }];
  });
}

/** Returns a goal's pattern on a board's grid and layers; nobody and nothing else is on it. */
export function patternBoard(level: JsonTree, board: BoardView, goal: number): BoardView {
  const area = board.width * board.height;
  const entities: BoardView["entities"][number][] = [null];
  const numbers = new Map<string, number>();
  const cells = new Uint32Array(board.layers.length * area);
  const layers = objectAt(level, goal, "targetLayers");
  board.layers.forEach((layer, index) => {
    visitLayer(layers === undefined ? undefined : memberOf(layers, layer), (x, y, entity) => {
      if (x < 0 || y < 0 || x >= board.width || y >= board.height) return;
      const key = entityKey(entity);
      const number = numbers.get(key) ?? entities.push(entity) - 1;
      numbers.set(key, number);
      cells[index * area + y * board.width + x] = number;
    });
  });
  const state = { ...board.state, avatar: null, overlay: null, multiCellObjects: [] };
  return { ...board, entities, cells: entities.length > 0xffff ? cells : Uint16Array.from(cells), state };
}

/** As `paintLayers`, on the pattern of a goal, in slices: cells that are emptied want nothing there. */
export function* paintPattern(
  level: LevelText,
  game: Json | undefined,
  goal: number,
  strokes: ReadonlyMap<string, readonly PaintedCell[]>,
): Work<Result<readonly TextEdit[], PaintRefusal>> {
  const { text, tree } = level;
  if (tree.errors.length > 0) {
    return refused({
      reason: "broken-text",
      message: "The level's text has a syntax error. Fix it first, then paint.",
    });
  }
  const board = boardOfLevel(tree, game);
  if (!board.ok) return refused({ reason: "no-board", message: board.refusal.message });
  if (!patternGoals(tree).some(({ index }) => index === goal)) {
    return refused({ reason: "unknown-layer", message: "The level has no such pattern any more." });
  }
  const pattern = patternBoard(tree, board.value, goal);
  const layers = objectAt(tree, goal, "targetLayers");
  const edits: TextEdit[] = [];
  const news: NewLayer[] = [];
  for (const [id, stroke] of strokes) {
    const layer = { id, fill: null };
    const changes = changedCells(pattern, layer, stroke);
    yield;
    const node = layers === undefined ? undefined : memberOf(layers, id);
    const form = layerForm(node);
    if (changes.length === 0) continue;
    if (form === "unreadable") {
      return refused({ reason: "unreadable-layer", message: `Layer "${id}" of the pattern is no list of rows.` });
    }
    if (node === undefined || form === "absent") {
      news.push({ layer, nullNode: node, changes });
      continue;
    }
    const layout = layoutNear(text, tree, node, layers);
    const painting = { text, node, layer, width: pattern.width, layout, changes };
    for (const edit of yield* paintLayer(form, painting)) edits.push(edit);
  }
  for (const edit of newPatternLayers(level, pattern, goal, news)) edits.push(edit);
  return done(inTextOrder(edits));
}

function newPatternLayers(
  level: LevelText,
  pattern: BoardView,
  goal: number,
  news: readonly NewLayer[],
): readonly TextEdit[] {
  if (news.length === 0) return [];
  const config = objectAt(level.tree, goal);
  if (config === undefined) {
    const steps = ["goals", goal, "config", "targetLayers"];
    return memberEdits(
      level.text,
      level.tree,
      steps,
      Object.fromEntries(news.map((one) => [one.layer.id, rowsOf(pattern, one)])),
    );
  }
  const layers = objectAt(level.tree, goal, "targetLayers");
  return newLayersIn(level, pattern, { layers, holder: config, key: "targetLayers", form: "dense" }, news);
}

/** Returns the rows of a layer as plain kinds: for a goal that has no fields yet. */
function rowsOf({ width, height }: BoardView, { changes }: NewLayer): Json {
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, (): Json => null));
  for (const { x, y, entity } of changes) defined(rows[y])[x] = entity?.kind ?? null;
  return rows;
}

/** Returns the object of a goal's config, or of one of its members; undefined where there is no object. */
function objectAt(level: JsonTree, goal: number, key?: string): JsonNode | undefined {
  const config = nodeAt(level, `/goals/${goal}/config`);
  const node = key === undefined || config?.type !== "object" ? config : memberOf(config, key);
  return node?.type === "object" ? node : undefined;
}
