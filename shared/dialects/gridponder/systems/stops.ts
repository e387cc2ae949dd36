// Why a system does not do what an action asks for, as it is recorded in the trace: what was looked at, and which demand
// of the system it does not meet. Costs a null check where nothing is traced.
import { RecordKind } from "../../../engine/trace/trace";
import type { LayerIndex } from "../turn/board";
import { EMPTY } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { World } from "../turn/world";

/** A demand of a system: what is said of something that does not meet it, and the config that says so ("" for none). */
export interface Demand {
  /** "is solid" */
  readonly why: string;
  /** `"walkable" (validGroundTags)` */
  readonly wants: string;
}

/** Returns a demand that no config of a pack can change. */
export function demand(why: string): Demand {
  return { why, wants: "" };
}

/** Returns the demand that something has one of these tags. */
export function tagDemand(why: string, key: string, tags: readonly string[]): Demand {
  return { why, wants: `${tags.map((tag) => `"${tag}"`).join(" or ")} (${key})` };
}

const OFF_BOARD = demand("is off the board");
const VOID = demand("is void");

/** Records that nothing may go to a place: it is off the board, or void. */
export function stopOutside(world: World, at: Point): void {
  stopAt(world, at.cell < 0 ? OFF_BOARD : VOID, at);
}

/** Records that the place, with what is there on a layer, does not meet a demand. */
export function stopAt(world: World, { why, wants }: Demand, at: Point, layer: LayerIndex = -1): void {
  if (!world.traced) return;
  const entity = layer < 0 || at.cell < 0 ? EMPTY : world.at(layer, at);
  const found = entity === EMPTY ? null : world.board.table.kindOf(entity);
  const ref = world.traceValue({ why, wants, found, position: at.toJson() });
  world.note(RecordKind.stop, ref, -1, -1);
}

/** Records a demand that is about no place. */
export function stop(world: World, { why, wants }: Demand): void {
  if (!world.traced) return;
  world.note(RecordKind.stop, world.traceValue({ why, wants, found: null, position: null }), -1, -1);
}
