// Lets unsupported entities fall: finds them, lifts them off the board, and lets each piece fall (fact sheet 12.5).
import { defined } from "../../../base/defined";
import type { EntityId, KindSet } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board, LayerIndex } from "../turn/board";
import { DIRECTIONS, type Direction, directionNamed } from "../text/directions";
import { COST } from "../turn/budget";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { EVENT } from "../turn/eventKinds";

export interface CollapseRules {
  readonly layer: LayerIndex;
  readonly layerId: string;
  readonly roots: KindSet;
  readonly members: KindSet;
  /** The directions in which neighbours are connected. */
  readonly connections: readonly Direction[];
  readonly fall: Direction;
  readonly restLayers: readonly LayerIndex[];
  readonly rest: KindSet;
  readonly settleTransform: ReadonlyMap<string, string>;
  /** How entities with a tag deflect what falls on them; the first matching tag counts. */
  readonly deflections: readonly { readonly tagged: KindSet; readonly direction: Direction }[];
  readonly carryAvatar: boolean;
  readonly avatarFellVariable: string | null;
}

const ORTHOGONAL = 4;

export function readCollapse(config: SystemConfig, board: Board, layer: LayerIndex, layerId: string): CollapseRules {
  return {
    layer,
    layerId,
    roots: board.tagged(config.texts("rootTags", ["support_root"])),
    members: board.tagged(config.texts("memberTags", ["supported"])),
    connections: config.text("connectivity") === "diagonal" ? DIRECTIONS : DIRECTIONS.slice(0, ORTHOGONAL),
    fall: directionNamed(config.text("direction", "down")),
    restLayers: config.texts("restLayers", [layerId]).map((id) => board.layer(id)),
    rest: board.tagged(config.texts("restTags", ["solid"])),
    settleTransform: config.textMap("settleTransform"),
    deflections: Array.from(config.textMap("deflect"), ([tag, direction]) => ({
      tagged: board.tagged([tag]),
      direction: directionNamed(direction),
    })),
    carryAvatar: config.flag("carryAvatar", true),
    avatarFellVariable: config.text("avatarFellVariable"),
  };
}

/** A connected piece that nothing supports. */
interface Piece {
  readonly cells: readonly Point[];
  /** The entity that was on each cell. */
  readonly entities: readonly EntityId[];
}

/** Lets everything unsupported fall and announces where it settled. `cause`: the record of the triggering event. */
export function collapse(rules: CollapseRules, world: World, cause = -1): void {
  world.spend(world.board.grid.area * COST.scannedCells);
  const pieces = fallingOrder(rules, unsupportedPieces(rules, world));
  if (pieces.length > 0) world.setCause(cause);
  for (const { cells } of pieces) for (const cell of cells) world.clear(rules.layer, cell);
  const { enabled, position } = world.avatar;
  const standing = enabled && rules.carryAvatar ? position : null;
  let avatarFell = false;
  for (const piece of pieces) {
    const settled = fallenTo(rules, world, piece.cells);
    settle(rules, world, piece, settled);
    if (standing !== null) avatarFell = carryAvatar(world, standing, piece.cells, settled) || avatarFell;
  }
  if (!avatarFell || rules.avatarFellVariable === null) return;
  world.addToVariable(rules.avatarFellVariable, 1);
}

/** Returns the members that no root reaches, in connected pieces: seeded row by row, grown outwards. */
function unsupportedPieces({ layer, roots, members, connections }: CollapseRules, world: World): readonly Piece[] {
  const { grid } = world.board;
  const all = Array.from({ length: grid.area }, (_, cell) => grid.ofCell(cell));
  const reached = new Set<Point>();
  const isMember = (at: Point): boolean => at.cell >= 0 && members.has(world.at(layer, at));
  const grow = (from: readonly Point[]): readonly Point[] => {
    const queue = [...from];
    for (const at of queue) reached.add(at);
    for (const at of queue) {
      for (const { dx, dy } of connections) {
        const next = grid.beside(at, dx, dy);
        if (reached.has(next) || !isMember(next)) continue;
        reached.add(next);
        queue.push(next);
      }
    }
    return queue;
  };
  grow(all.filter((at) => roots.has(world.at(layer, at))));
  const pieces: Piece[] = [];
  for (const at of all) {
    if (reached.has(at) || !isMember(at)) continue;
    const cells = grow([at]);
    pieces.push({ cells, entities: cells.map((cell) => world.at(layer, cell)) });
  }
  return pieces;
}

/** Sorts pieces: those furthest in the direction of the fall first, then by left edge, then by top edge. */
function fallingOrder({ fall }: CollapseRules, pieces: readonly Piece[]): readonly Piece[] {
  const reach = ({ cells }: Piece): number => Math.max(...cells.map(({ x, y }) => x * fall.dx + y * fall.dy));
  const left = ({ cells }: Piece): number => Math.min(...cells.map(({ x }) => x));
  const top = ({ cells }: Piece): number => Math.min(...cells.map(({ y }) => y));
  return [...pieces].sort((a, b) => reach(b) - reach(a) || left(a) - left(b) || top(a) - top(b));
}

/** Returns where the cells of a piece come to rest, in the same order; some may be off the board. */
function fallenTo(rules: CollapseRules, world: World, from: readonly Point[]): readonly Point[] {
  const { grid } = world.board;
  const { fall } = rules;
  const moved = (cells: readonly Point[], { dx, dy }: Direction): readonly Point[] =>
    cells.map((cell) => grid.beside(cell, dx, dy));
  /** The lane (row of a vertical fall, column of a sideways one) in which the piece was deflected last. */
  let lastLane: number | null = null;
  let cells = from;
  for (let step = 0; step < 2 * (grid.width + grid.height) + 1; step += 1) {
    if (cells.every(({ cell }) => cell < 0)) return cells;
    const below = moved(cells, fall);
    const blockers = blockersAt(rules, world, below);
    if (blockers.length === 0) {
      cells = below;
      continue;
    }
    const aside = deflection(rules, blockers);
    const lane = Math.min(...cells.map(({ x, y }) => (fall.dy === 0 ? x : y)));
    if (aside === null || lane === lastLane) return cells;
    const next = moved(cells, aside);
    if (next.some(({ cell }) => cell < 0) || blockersAt(rules, world, next).length > 0) return cells;
    lastLane = lane;
    cells = next;
  }
  return cells;
}

function blockersAt({ restLayers, rest }: CollapseRules, world: World, cells: readonly Point[]): readonly EntityId[] {
  return cells.flatMap((cell) => restLayers.map((layer) => world.at(layer, cell)).filter((entity) => rest.has(entity)));
}

/** Returns the direction in which all blockers deflect; null when one does not deflect, or they disagree. */
function deflection({ deflections }: CollapseRules, blockers: readonly EntityId[]): Direction | null {
  const ways = blockers.map((blocker) => deflections.find(({ tagged }) => tagged.has(blocker))?.direction ?? null);
  const [first] = ways;
  return first !== undefined && ways.every((way) => way === first) ? first : null;
}

function settle(rules: CollapseRules, world: World, { cells, entities }: Piece, settled: readonly Point[]): void {
  const { table } = world.board;
  entities.forEach((entity, index) => {
    const position = defined(settled[index]);
    if (position.cell < 0) return;
    const fromKind = table.kindOf(entity);
    const kind = rules.settleTransform.get(fromKind) ?? fromKind;
    world.put(rules.layer, position, kind === fromKind ? entity : table.withKind(entity, kind));
    world.emit(EVENT.object_settled, {
      kind,
      position,
      fromPosition: defined(cells[index]),
      layer: rules.layerId,
      fromKind,
    });
  });
}

/**
 * Moves the avatar along if the piece began where the avatar stood before anything fell; so only one piece carries it.
 * Returns whether the piece fell under it (decision 13).
 */
function carryAvatar(world: World, standing: Point, from: readonly Point[], settled: readonly Point[]): boolean {
  const index = from.indexOf(standing);
  if (index < 0) return false;
  const to = defined(settled[index]);
  if (to.cell >= 0) world.moveAvatar(to);
  return !to.equals(defined(from[index]));
}
