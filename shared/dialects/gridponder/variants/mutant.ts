// Makes levels like a given one: moves entities to free cells, swaps cells of ground, moves the avatar's start.
import { type BoardView, type Entity, type Position, entityIn } from "../../../base/boardView";
import { type Result, done, refused } from "../../../base/result";
import type { CellChange, Mutant, MutationSpec } from "../../../engine/levelVariants";
import type { TextEdit } from "../../../text/edit";
import { avatarStartEdits } from "../text/board/placements";
import { stateView } from "../text/board/stateView";
import { inTextOrder, paintLayersEdits } from "../text/layers/paint";
import type { PaintedCell } from "../text/layers/stroke";
import { type LevelSource, compiledWith } from "./levelSource";
import { levelParts } from "./parts";
import { withEntity } from "./startBoard";

const TRIES = 20;
const VOID = "void";

/** Returns the level after the mutations; null when one of them could not be made. */
export function mutant(source: LevelSource, spec: MutationSpec, random: () => number): Mutant | null {
  const start = mutated(source, spec, random);
  if (start === null) return null;
  const changes = changesBetween(source.start, start);
  if (changes.length === 0) return null;
  const level = compiledWith(source, { start });
  const key = JSON.stringify([changes.map(({ layer, position, to }) => [layer, position, to]), start.state["avatar"]]);
  return {
    level,
    key,
    changes,
    get parts() {
      return levelParts({ ...source, start });
    },
    edits: () => editsTo(source, start),
  };
}

function mutated(source: LevelSource, spec: MutationSpec, random: () => number): BoardView | null {
  let { start } = source;
  for (let count = 0; count < spec.mutations; count += 1) {
    const next = new Mutation({ ...source, start }, spec, random).made();
    if (next === null) return null;
    start = next;
  }
  return start;
}

class Mutation {
  private readonly area: number;
  private readonly locked: ReadonlySet<number>;
  private readonly avatarCell: number;
  private readonly objectCells: ReadonlySet<number>;

  constructor(
    private readonly source: LevelSource,
    private readonly spec: MutationSpec,
    private readonly random: () => number,
  ) {
    const { start } = source;
    this.area = start.width * start.height;
    this.locked = new Set(spec.locked.map((position) => this.cellAt(position)));
    const { avatar, multiCellObjects } = stateView(start);
    this.avatarCell = avatar?.position && avatar.enabled ? this.cellAt(avatar.position) : -1;
    this.objectCells = new Set(
      multiCellObjects.flatMap(({ cells }) => cells.map(({ position }) => this.cellAt(position))),
    );
  }

  /** Returns the board after one change; null when none was found. */
  made(): BoardView | null {
    const { layers } = this.source.game;
    const avatars = this.spec.player && this.avatarCell >= 0 && !this.locked.has(this.avatarCell) ? 1 : 0;
    // By how much there is of each, so that every entity is as likely to change as any other.
    const slots = layers.flatMap(({ fill }, layer) => (fill === null ? this.changeable(layer) : this.swappable(layer)));
    for (let attempt = 0; attempt < TRIES && slots.length + avatars > 0; attempt += 1) {
      const pick = Math.floor(this.random() * (slots.length + avatars));
      const slot = slots[pick];
      const made = slot === undefined ? this.withAvatarMoved() : this.withSlotChanged(slot);
      if (made !== null) return made;
    }
    return null;
  }

  private withSlotChanged(slot: number): BoardView | null {
    const { start, game } = this.source;
    const layer = Math.floor(slot / this.area);
    const entity = entityIn(start, slot);
    const isDense = game.layers[layer]?.fill !== null;
    const places = isDense
      ? this.swappable(layer).filter((to) => entityIn(start, to)?.kind !== entity?.kind)
      : this.free(layer);
    const to = places[Math.floor(this.random() * places.length)];
    if (to === undefined) return null;
    const other = entityIn(start, to);
    const made = withEntity(withEntity(start, to, entity), slot, other);
    return this.makesSense(made, [slot % this.area, to % this.area]) ? made : null;
  }

  private withAvatarMoved(): BoardView | null {
    const { start } = this.source;
    const cells = this.freeCells().filter((cell) => this.isWalkable(start, cell));
    const cell = cells[Math.floor(this.random() * cells.length)];
    const { avatar } = stateView(start);
    if (cell === undefined || avatar === null) return null;
    return { ...start, state: { ...start.state, avatar: { ...avatar, position: this.positionOf(cell) } } };
  }

  /** Slots of a layer whose entity may be moved elsewhere. */
  private changeable(layer: number): readonly number[] {
    return this.slotsOf(layer).filter((slot) => this.isChosen(entityIn(this.source.start, slot)));
  }

  /** Slots of a layer without empty cells whose entities may be swapped: only kinds that were chosen by name. */
  private swappable(layer: number): readonly number[] {
    return this.spec.kinds === null ? [] : this.changeable(layer);
  }

  private free(layer: number): readonly number[] {
    return this.freeCells().map((cell) => layer * this.area + cell);
  }

  /** Cells where nothing stands and something may. */
  private freeCells(): readonly number[] {
    const { start, game } = this.source;
    return Array.from({ length: this.area }, (_, cell) => cell).filter(
      (cell) =>
        !this.locked.has(cell) &&
        cell !== this.avatarCell &&
        !this.objectCells.has(cell) &&
        game.layers.every(({ fill }, layer) => fill !== null || entityIn(start, layer * this.area + cell) === null) &&
        this.isWalkable(start, cell),
    );
  }

  private slotsOf(layer: number): readonly number[] {
    return Array.from({ length: this.area }, (_, cell) => layer * this.area + cell).filter(
      (slot) => !this.locked.has(slot % this.area),
    );
  }

  private isChosen(entity: Entity | null): boolean {
    return entity !== null && entity.kind !== VOID && (this.spec.kinds?.includes(entity.kind) ?? true);
  }

  private makesSense(board: BoardView, cells: readonly number[]): boolean {
    const { game } = this.source;
    return cells.every((cell) => {
      const isUsed = game.layers.some(
        ({ fill }, layer) => fill === null && entityIn(board, layer * this.area + cell) !== null,
      );
      return (!isUsed && cell !== this.avatarCell) || this.isWalkable(board, cell);
    });
  }

  /** Whether the ground of a cell is one that something can stand on. */
  private isWalkable(board: BoardView, cell: number): boolean {
    const { game } = this.source;
    return game.layers.every(({ fill }, layer) => {
      if (fill === null) return true;
      const kind = entityIn(board, layer * this.area + cell)?.kind ?? fill;
      return kind !== VOID && game.kinds.get(kind)?.includes("solid") !== true;
    });
  }

  private cellAt([x, y]: Position): number {
    return y * this.source.start.width + x;
  }

  private positionOf(cell: number): Position {
    const { width } = this.source.start;
    return [cell % width, Math.floor(cell / width)];
  }
}

/** Returns the cells in which two boards of one size differ, and the avatar's start. */
function changesBetween(before: BoardView, after: BoardView): readonly CellChange[] {
  const { width, height, layers } = before;
  const changes: CellChange[] = [];
  for (let slot = 0; slot < before.cells.length; slot += 1) {
    const [from, to] = [entityIn(before, slot), entityIn(after, slot)];
    const cell = slot % (width * height);
    const position = [cell % width, Math.floor(cell / width)] as const;
    const layer = layers[Math.floor(slot / (width * height))] ?? null;
    if (from !== to && (from?.kind !== to?.kind || JSON.stringify(from) !== JSON.stringify(to))) {
      changes.push({ position, layer, from: from?.kind ?? null, to: to?.kind ?? null });
    }
  }
  const [was, is] = [stateView(before).avatar?.position ?? null, stateView(after).avatar?.position ?? null];
  if (is !== null && was?.join(",") !== is.join(",")) {
    if (was !== null) changes.push({ position: was, layer: null, from: "avatar", to: null });
    changes.push({ position: is, layer: null, from: null, to: "avatar" });
  }
  return changes;
}

/** Returns the edits of the level's text that make its board begin like this. */
function editsTo({ text, gameValue, start }: LevelSource, made: BoardView): Result<readonly TextEdit[], string> {
  const strokes = new Map<string, PaintedCell[]>();
  let avatar: Position | null = null;
  for (const { position, layer, to } of changesBetween(start, made)) {
    const [x, y] = position;
    if (layer === null) avatar = to === null ? avatar : position;
    else {
      const slot = (made.layers.indexOf(layer) * made.height + y) * made.width + x;
      const painted = strokes.get(layer) ?? [];
      painted.push({ x, y, entity: entityIn(made, slot) });
      strokes.set(layer, painted);
    }
  }
  const painted = paintLayersEdits(text, gameValue, strokes);
  if (!painted.ok) return refused(painted.refusal.message);
  const moved = avatar === null ? done([]) : avatarStartEdits(text, avatar);
  return moved.ok ? done(inTextOrder([...painted.value, ...moved.value])) : refused(moved.refusal.message);
}
