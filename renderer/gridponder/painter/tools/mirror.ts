// Strokes repeated on the other side of the board's middle, as a flip of the board would put them there. Pure.
import { type BoardView, type Entity, type Position, isOnBoard } from "../../../../shared/base/boardView";
import { addTo } from "../../../../shared/base/groups";
import type { Json } from "../../../../shared/base/json";
import type { LayerStrokes } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import { turnedCorner, turnedPosition } from "../../../../shared/dialects/gridponder/text/grid/transformGrid";
import { paramSense, turnedParams } from "../../../../shared/dialects/gridponder/text/grid/turnedParams";
import type { PaintedCell } from "../../../../shared/dialects/gridponder/text/layers/stroke";
import type { BoardDecoration } from "../../../board/decorations";
import type { Choices, MirrorAxis } from "../paintStore";
import type { Level } from "./tool";

/** The board that is painted, and in which of its middle lines. */
type MirroredLevel = Pick<Level, "view" | "game"> & { readonly choices: Pick<Choices, "mirror"> };

/**
 * Returns strokes with what they are in the mirror, for each axis that is chosen: with both, all four quarters get the
 * same. What an entity says of directions, sides and places is mirrored with it. Where a stroke crosses a middle line,
 * the first of two cells that mirror each other decides for both.
 */
export function mirrored(strokes: LayerStrokes, { view, game, choices }: MirroredLevel): LayerStrokes {
  return choices.mirror.reduce<LayerStrokes>((all, axis) => {
    const inMirror = mirroredEntities(view, game, axis);
    return new Map([...all].map(([layer, cells]) => [layer, withMirrored(cells, view, axis, inMirror)]));
  }, strokes);
}

function withMirrored(
  cells: readonly PaintedCell[],
  view: BoardView,
  axis: MirrorAxis,
  inMirror: (entity: Entity | null) => Entity | null,
): readonly PaintedCell[] {
  const painted = new Map<number, PaintedCell>();
  const put = (cell: PaintedCell): void => {
    const place = cell.y * view.width + cell.x;
    if (!painted.has(place)) painted.set(place, cell);
  };
  for (const cell of cells) {
    if (!isOnBoard(view, [cell.x, cell.y])) continue;
    put(cell);
    const [x, y] = turnedPosition([cell.x, cell.y], [view.width, view.height], axis);
    put({ x, y, entity: inMirror(cell.entity) });
  }
  return [...painted.values()];
}

/** Returns a function that gives the same entity for the same one. */
function mirroredEntities(
  { width, height }: BoardView,
  game: Json | undefined,
  axis: MirrorAxis,
): (entity: Entity | null) => Entity | null {
  const known = new Map<Entity, Entity>();
  return (entity) => {
    const before = entity === null ? null : known.get(entity);
    if (entity === null || before !== undefined) return before ?? null;
    const { kind, params } = entity;
    const turned = turnedParams(
      params,
      (name) => paramSense(game, kind, name),
      [axis],
      (position) => turnedPosition(position, [width, height], axis),
    );
    const made = turned === params ? entity : { kind, params: turned };
    known.set(entity, made);
    return made;
  };
}

/** Returns what is drawn under the pointer with what that is in the mirror: all that a stroke from there would touch. */
export function mirroredHover(
  decorations: readonly BoardDecoration[],
  level: MirroredLevel,
): readonly BoardDecoration[] {
  if (level.choices.mirror.length === 0) return decorations;
  return decorations.flatMap((each): readonly BoardDecoration[] => {
    if (each.kind === "hover")
      return mirroredFrames(each.at, each.reach, level).map((at) => ({ kind: "hover", at, reach: each.reach }));
    return each.kind === "ghost" ? mirroredGhosts(each, level) : [each];
  });
}

/** Returns where the frame of a brush is, and its frames in the mirror, each once. */
function mirroredFrames(at: Position, reach: number, { view, choices }: MirroredLevel): readonly Position[] {
  const before = Math.floor((reach - 1) / 2);
  const size = [view.width, view.height] as const;
  const frames = choices.mirror.reduce<readonly Position[]>(
    (all, axis) => [
      ...all,
      ...all.map(([x, y]): Position => {
        const [left, top] = turnedCorner([x - before, y - before], [reach, reach], size, axis);
        return [left + before, top + before];
      }),
    ],
    [at],
  );
  return [...new Map(frames.map((frame) => [frame.join(), frame])).values()];
}

function mirroredGhosts(
  ghost: Extract<BoardDecoration, { kind: "ghost" }>,
  level: MirroredLevel,
): readonly BoardDecoration[] {
  const cells = ghost.cells.map(([x, y]): PaintedCell => ({ x, y, entity: ghost.entity }));
  const all = [...mirrored(new Map([["", cells]]), level).values()].flat();
  const byEntity = new Map<Entity, Position[]>();
  for (const { x, y, entity } of all) if (entity !== null) addTo(byEntity, entity, [x, y]);
  return Array.from(byEntity, ([entity, of]) => ({ ...ghost, entity, cells: of }));
}

/** Returns the lines in which strokes are mirrored. */
export function mirrorDecorations({ view: { width, height }, choices }: Level): readonly BoardDecoration[] {
  return choices.mirror.map((axis) =>
    axis === "flipX"
      ? { kind: "middle", from: [width / 2, 0], to: [width / 2, height] }
      : { kind: "middle", from: [0, height / 2], to: [width, height / 2] },
  );
}
