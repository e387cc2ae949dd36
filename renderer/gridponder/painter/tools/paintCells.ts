// Cells painted and erased: the edits of the level's text, and what is said of them. Pure.
import { type Entity, type Position, entityAt } from "../../../../shared/base/boardView";
import { type Result, done, refused } from "../../../../shared/base/result";
import { type Work, finish } from "../../../../shared/base/work";
import type { LayerStrokes } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import { type PaintRefusal, paintLayers } from "../../../../shared/dialects/gridponder/text/layers/paint";
import { paintPattern } from "../../../../shared/dialects/gridponder/text/layers/paintPattern";
import type { LevelText } from "../../../../shared/dialects/gridponder/text/layers/stroke";
import type { TextEdit } from "../../../../shared/text/edit";
import { coversCell, stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";
import { entityChosen } from "../paintStore";
import { isVisible } from "../palette/shownLayers";
import { changedCount, strokesBoard } from "./strokeBoard";
import { cellCount, onBoard } from "./select/selection";
import type { Change, Level, PaintedLevel } from "./tool";

/** An entity (null: nothing) for the cells of a layer. */
export interface PaintedCells {
  readonly layer: string;
  readonly cells: readonly Position[];
  readonly entity: Entity | null;
  /** Where the pointer let go: if it is one of the cells, the inspector is about it, otherwise about the last of them. */
  readonly end: Position | undefined;
}

/** Puts an entity at the cells of a layer; nothing comes of cells off the board. See `PaintedCells`. */
export function paintCells(
  level: PaintedLevel,
  layer: string,
  cells: readonly Position[],
  entity: Entity | null,
  end?: Position,
): Change {
  return finish(painting(level, { layer, cells, entity, end }));
}

/** Does the same in slices. `repeated`: puts the stroke elsewhere too, as in a mirror. */
export function* painting(
  level: PaintedLevel,
  { layer, cells, entity, end }: PaintedCells,
  repeated?: (strokes: LayerStrokes) => LayerStrokes,
): Work<Change> {
  const { view } = level;
  const shown = onBoard(view, cells);
  const last = shown.find(([x, y]) => x === end?.[0] && y === end[1]) ?? shown.at(-1);
  if (last === undefined) return { gesture: null };
  const own: LayerStrokes = new Map([[layer, cells.map(([x, y]) => ({ x, y, entity }))]]);
  yield;
  const strokes = repeated === undefined ? own : repeated(own);
  const count =
    repeated === undefined
      ? changedCount(view, layer, cells, paintedEntity(level, layer, entity))
      : strokesBoard(view, strokes, (of, each) => paintedEntity(level, of, each)).count;
  yield;
  const edits = yield* strokeEdits(level, strokes);
  if (!edits.ok) return { gesture: null, notice: edits.refusal.message };
  const what = entity === null ? "Erased" : `Painted ${entity.kind} on`;
  return {
    gesture: null,
    edits: edits.value,
    choices: { lastPainted: last, focused: last },
    notice: count === 0 ? nothingChanged(level, entity, shown) : `${what} ${cellCount(count)} of ${layer}.`,
  };
}

/** What is erased is of a layer: an object that covers the cells stays, and its own tool deletes it. */
function nothingChanged({ board }: PaintedLevel, entity: Entity | null, cells: readonly Position[]): string {
  const objects = entity === null ? stateView(board).multiCellObjects : [];
  const object = objects.find((each) => cells.some((cell) => coversCell(each, cell)));
  if (object === undefined) return "Nothing to change there.";
  return `${object.id} is an object of several cells: Multi-Cell Object (O) selects it, Delete removes it.`;
}

/** Paints a random stroke; the next one has another seed. */
export function* paintMix(level: Level, strokes: LayerStrokes): Work<Change> {
  const painted = [...strokes.values()].flat();
  const last = painted.at(-1);
  if (last === undefined) return { gesture: null, notice: "Nothing to paint there." };
  const edits = yield* strokeEdits(level, strokes);
  if (!edits.ok) return { gesture: null, notice: edits.refusal.message };
  const at: Position = [last.x, last.y];
  return {
    gesture: null,
    edits: edits.value,
    choices: { lastPainted: at, focused: at, strokeSeed: level.choices.strokeSeed + 1 },
    notice: `Painted ${cellCount(painted.length)} at random.`,
  };
}

/**
 * Returns what a cell holds after painting: erasing gives an `exactly_one` layer its default, and a pattern nothing.
 */
export function paintedEntity(
  { looks, pattern }: Pick<PaintedLevel, "looks" | "pattern">,
  layer: string,
  entity: Entity | null,
): Entity | null {
  if (entity !== null || pattern !== undefined) return entity;
  const kind = looks.layers.find(({ id }) => id === layer)?.defaultKind ?? null;
  return kind === null ? null : { kind, params: {} };
}

/** Returns the edits that strokes make: of the board's layers, or of the pattern that is painted. */
export function strokeEdits(
  level: PaintedLevel,
  strokes: LayerStrokes,
): Work<Result<readonly TextEdit[], PaintRefusal>> {
  return level.pattern === undefined
    ? paintLayers(textOf(level), level.game, strokes)
    : paintPattern(textOf(level), level.game, level.pattern, strokes);
}

/** Returns the level's text as edits are made from it. */
export function textOf({ document }: Pick<PaintedLevel, "document">): LevelText {
  return { text: document.text(), tree: document.tree() };
}

/** Returns the active layer, or why it cannot be painted. */
export function paintableLayer({ view, choices }: Level): Result<string, string> {
  const { layer } = choices;
  if (layer === null || !view.layers.includes(layer)) return refused("Choose a layer, or what to paint, first.");
  if (choices.lockedLayers.has(layer)) return refused(`Layer "${layer}" is locked.`);
  return isVisible(layer, choices) ? done(layer) : refused(`Layer "${layer}" is hidden.`);
}

/** Said to keys, which may be pressed without a look at the layers. */
export const NOT_FREE = "Choose a layer that is neither locked nor hidden.";

/** How an entity is taken up from a cell. */
export interface Picking {
  /** The topmost entity that is seen, or only that of the active layer. */
  readonly from: "top" | "activeLayer";
  /** The tool paints entities itself. */
  readonly keepsTool: boolean;
}

/** Takes up what stands at a cell. */
export function pickEntity({ view, looks, choices }: Level, [x, y]: Position, { from, keepsTool }: Picking): Change {
  const layers = from === "activeLayer" ? [choices.layer ?? ""] : [...view.layers].reverse();
  for (const layer of layers) {
    const entity = isVisible(layer, choices) ? entityAt(view, layer, x, y) : null;
    if (entity === null) continue;
    const chosen = entityChosen(choices, entity, looks.kinds.get(entity.kind)?.layer ?? layer, keepsTool);
    return { gesture: null, choices: { ...chosen, focused: [x, y] }, notice: `Picked ${entity.kind} from ${layer}.` };
  }
  return { gesture: null, notice: "Nothing to pick there." };
}
