// `sliding_blocks` (fact sheet 12.6): blocks of several cells slide along their axis, and some may leave the board.
import type { Json } from "../../../base/json";
import type { GameAction } from "../../../engine/turnRecord";
import { EMPTY, type EntityId } from "../turn/entities";
import type { Point } from "../turn/grid";
import { type Direction, directionNamed, isCardinal } from "../text/directions";
import { asPosition } from "../text/read";
import { type MultiCellObject, memberOf } from "../turn/state";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { covers, objectAt } from "./multiCell";
import { demand, stop, stopAt, stopOutside, tagDemand } from "./stops";
import { changesNothing } from "./layerChanges";
import type { LevelFrame, SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

export const slidingBlocks: SystemType = {
  type: "sliding_blocks",
  emits: ["multi_cell_object_moved", "multi_cell_object_exited", "variable_changed"],
  changes: changesNothing,
  compile(config, frame) {
    const { grid } = frame.board;
    const moveAction = config.text("moveAction", "move");
    const canEnter = compileEntry(config, frame);
    const escape = compileEscape(config, frame);
    const stopEntry = compileEntryStop(config, frame);
    return {
      action(world, action) {
        if (action.action !== moveAction) return;
        const direction = directionOf(action);
        const xy = asPosition(action["position"]);
        const block = xy === null ? undefined : objectAt(world.multiCellObjects, grid.fromJson(xy));
        if (direction === null || block === undefined || !allows(block, direction)) {
          stop(world, direction === null ? NO_DIRECTION : block === undefined ? NO_BLOCK : WRONG_AXIS);
          return world.veto();
        }
        const cells = block.cells.map((cell) => grid.beside(cell, direction.dx, direction.dy));
        if (cells.some((cell) => cell.cell < 0)) return escape(world, block, direction);
        const closed = cells.find((cell) => !canEnter(world, block, cell));
        if (closed !== undefined) {
          stopEntry(world, closed);
          return world.veto();
        }
        world.setMultiCellObjects(world.multiCellObjects.map((each) => (each === block ? { ...block, cells } : each)));
        world.emit(EVENT.multi_cell_object_moved, {
          id: block.id,
          kind: block.kind,
          fromCells: block.cells,
          toCells: cells,
          direction: direction.name,
        });
      },
    };
  },
};

function directionOf(action: GameAction): Direction | null {
  const name: Json | undefined = action["direction"];
  return typeof name === "string" && isCardinal(name) ? directionNamed(name) : null;
}

/**
 * Returns whether the block's param `axis` allows a direction: "both" when absent; any value but the two axes allows
 * none.
 */
function allows({ params }: MultiCellObject, { dx }: Direction): boolean {
  const axis = memberOf(params, "axis") ?? "both";
  return axis === "both" || axis === (dx === 0 ? "vertical" : "horizontal");
}

/** Returns the block's param `role`; null when it has none. */
function roleOf({ params }: MultiCellObject): string | null {
  const role = memberOf(params, "role");
  return typeof role === "string" ? role : null;
}

const NO_DIRECTION = demand("the move names no direction");
const NO_BLOCK = demand("there is no block at the move's position");
const WRONG_AXIS = demand("the block does not slide along this axis (its param `axis`)");
const NO_EXIT = demand("the block may not leave the board here (escapeRoles, exitTags)");
const OTHER_BLOCK = demand("is taken by another block, or by something that blocks (blockingTags)");

/** Compiles what is recorded of a cell that a block may not enter. */
function compileEntryStop(config: SystemConfig, { board }: LevelFrame) {
  const groundLayer = board.layer(config.text("groundLayer", "ground"));
  const tags = config.texts("validGroundTags", ["walkable"]);
  const validGround = board.tagged(tags);
  const isNoGround = tagDemand("is no ground for a block", "validGroundTags", tags);
  return (world: World, cell: Point): void => {
    if (world.isOutside(cell)) stopOutside(world, cell);
    else if (!validGround.has(world.at(groundLayer, cell))) stopAt(world, isNoGround, cell, groundLayer);
    else stopAt(world, OTHER_BLOCK, cell, board.objects);
  };
}

/** Compiles the check whether a block may be on a cell: valid ground, no other block, nothing that blocks. */
function compileEntry(config: SystemConfig, { board }: LevelFrame) {
  const groundLayer = board.layer(config.text("groundLayer", "ground"));
  const validGround = board.tagged(config.texts("validGroundTags", ["walkable"]));
  const blockingLayers = config.texts("blockingLayers", ["objects"]).map((id) => board.layer(id));
  const blockingTags = config.texts("blockingTags", ["solid"]);
  const blocking = blockingTags.length === 0 ? null : board.tagged(blockingTags);
  const coverable = board.tagged(config.texts("coverableTags", []));
  const stoppedRoles = new Set(config.texts("coverableBlockedRoles", []));
  const blocks = (entity: EntityId, role: string | null): boolean => {
    if (entity === EMPTY || (blocking !== null && !blocking.has(entity))) return false;
    return !(coverable.has(entity) && (role === null || !stoppedRoles.has(role)));
  };
  return (world: World, block: MultiCellObject, cell: Point): boolean => {
    if (world.isOutside(cell) || !validGround.has(world.at(groundLayer, cell))) return false;
    if (world.multiCellObjects.some((each) => each !== block && covers(each, cell))) return false;
    if (covers(block, cell)) return true;
    const role = roleOf(block);
    return !blockingLayers.some((layer) => blocks(world.at(layer, cell), role));
  };
}

/**
 * Compiles what happens to a block that crosses the edge: it leaves the board through an exit if its role may, else
 * nothing moves.
 */
function compileEscape(config: SystemConfig, { board }: LevelFrame) {
  const groundLayer = board.layer(config.text("groundLayer", "ground"));
  const escapeRoles = new Set(config.texts("escapeRoles", []));
  const exitTags = config.texts("exitTags", ["exit"]);
  const exits = exitTags.length === 0 ? null : board.tagged(exitTags);
  const escapedVariable = config.text("escapedVariable", "escapedCount");
  return (world: World, block: MultiCellObject, direction: Direction): void => {
    const role = roleOf(block);
    // Only the cells of the leading edge can step off the board.
    const leading = block.cells.filter((cell) => board.grid.beside(cell, direction.dx, direction.dy).cell < 0);
    const atExit = exits === null || leading.some((cell) => exits.has(world.at(groundLayer, cell)));
    if (role === null || !escapeRoles.has(role) || !atExit) {
      stop(world, NO_EXIT);
      return world.veto();
    }
    world.setMultiCellObjects(world.multiCellObjects.filter((each) => each !== block));
    world.emit(EVENT.multi_cell_object_exited, { id: block.id, kind: block.kind, direction: direction.name });
    world.addToVariable(escapedVariable, 1);
  };
}
