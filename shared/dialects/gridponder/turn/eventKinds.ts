// The types of events as played: numbered, so that rules are found without looking a name up.
import type { JsonObject } from "../../../base/json";
import { EVENTS, type EventPayload, type EventType, isEventType } from "./events";
import { compileToPlain } from "./plainPayload";

const TYPES: readonly string[] = Object.keys(EVENTS);

/** A type of event; there is one object of each. */
export class EventKind<Type extends EventType = EventType> {
  /** Counts from 0; `EVENT_KINDS` is how many there are. */
  readonly number: number;
  /** One bit of 32, for sets of kinds in one number: a few kinds share theirs, so that such a set may have more. */
  readonly bit: number;
  /** Turns a payload into plain JSON; missing fields stay missing. */
  readonly toPlain: (payload: EventPayload) => JsonObject;

  constructor(readonly type: Type) {
    this.number = TYPES.indexOf(type);
    this.bit = 1 << (this.number & 31);
    this.toPlain = compileToPlain(type);
  }
}

export const EVENT_KINDS = TYPES.length;

/** Written out, one by one, because reading a member of such a literal costs nothing. */
export const EVENT: { readonly [Type in EventType]: EventKind<Type> } = {
  actor_blocked: new EventKind("actor_blocked"),
  actor_entered: new EventKind("actor_entered"),
  actor_moved: new EventKind("actor_moved"),
  actor_reacted: new EventKind("actor_reacted"),
  actor_selected: new EventKind("actor_selected"),
  avatar_entered: new EventKind("avatar_entered"),
  avatar_exited: new EventKind("avatar_exited"),
  boxes_merged: new EventKind("boxes_merged"),
  cell_claimed: new EventKind("cell_claimed"),
  cell_cleared: new EventKind("cell_cleared"),
  cell_transformed: new EventKind("cell_transformed"),
  cells_flooded: new EventKind("cells_flooded"),
  cells_swapped: new EventKind("cells_swapped"),
  goal_step_completed: new EventKind("goal_step_completed"),
  inventory_changed: new EventKind("inventory_changed"),
  item_released: new EventKind("item_released"),
  line_of_sight_detected: new EventKind("line_of_sight_detected"),
  move_blocked: new EventKind("move_blocked"),
  multi_cell_object_exited: new EventKind("multi_cell_object_exited"),
  multi_cell_object_moved: new EventKind("multi_cell_object_moved"),
  npc_moved: new EventKind("npc_moved"),
  object_placed: new EventKind("object_placed"),
  object_pushed: new EventKind("object_pushed"),
  object_removed: new EventKind("object_removed"),
  object_settled: new EventKind("object_settled"),
  overlay_moved: new EventKind("overlay_moved"),
  region_flipped: new EventKind("region_flipped"),
  region_rotated: new EventKind("region_rotated"),
  region_transformed: new EventKind("region_transformed"),
  tile_moved: new EventKind("tile_moved"),
  tiles_merged: new EventKind("tiles_merged"),
  tiles_slid: new EventKind("tiles_slid"),
  turn_ended: new EventKind("turn_ended"),
  variable_changed: new EventKind("variable_changed"),
};

/** Returns the kind of event with a name; null when there is none. */
export function eventKind(name: string): EventKind | null {
  return isEventType(name) ? EVENT[name] : null;
}
