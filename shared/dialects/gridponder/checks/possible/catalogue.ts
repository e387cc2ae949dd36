// The names of the language: effects, conditions, goals and systems, and the events that each can emit. The checks
// compare packs with these tables (seeds 000-002, published-behaviour 8-15).
import { nameTable } from "../../../../base/nameTable";
import type { EventType } from "../../turn/events";

const AVATAR_MOVES = ["avatar_exited", "avatar_entered"] as const;
const OBJECT_MOVES = ["object_removed", "cell_cleared", "object_placed"] as const;

/** Each effect and the events it may emit. */
export const EFFECT_EVENTS = {
  spawn: ["object_placed", "object_removed"],
  destroy: ["object_removed", "cell_cleared"],
  transform: ["cell_transformed"],
  move_entity: OBJECT_MOVES,
  set_cell: ["cell_transformed", "object_placed", "object_removed"],
  release_from_emitter: ["item_released", "object_removed"],
  apply_gravity: ["object_settled", "object_removed", "cell_cleared"],
  set_variable: ["variable_changed"],
  increment_variable: ["variable_changed"],
  set_inventory: ["inventory_changed"],
  clear_inventory: ["inventory_changed"],
  resolve_move: AVATAR_MOVES,
} as const satisfies Readonly<Record<string, readonly EventType[]>>;

/** By effect, the events among them that it emits in packs of DSL 0.5 only. */
export const EFFECT_EVENTS_ONLY_05: Readonly<Record<string, readonly EventType[]>> = nameTable({
  apply_gravity: ["object_removed", "cell_cleared"],
});

export const CONDITION_NAMES = [
  "all_of",
  "any_of",
  "not",
  "position_has_tag",
  "position",
  "event",
  "cell",
  "avatar",
  "variable",
  "emitter_has_next",
  "board_count",
] as const;

export interface SystemFacts {
  /** The events that rules can receive. */
  readonly events: readonly EventType[];
  /** The events that it emits after the last rule of a turn. */
  readonly unseen?: readonly EventType[];
  /** Those of `events` that it emits in packs of DSL 0.5 only; in later ones not at all, or after the last rule. */
  readonly only05?: readonly EventType[];
  /** True when it runs after the last rule of a turn in packs after DSL 0.5 (V3). */
  readonly isLastAfter05?: boolean;
  /** The variables that it sets when its config names no others: config key → name. */
  readonly variables?: Readonly<Record<string, string>>;
  /** True when it reacts only to the events of a cascade. */
  readonly cascadeOnly?: boolean;
}

export const SYSTEMS: Readonly<Record<string, SystemFacts>> = nameTable({
  avatar_navigation: { events: [...AVATAR_MOVES, "move_blocked"] },
  push_objects: { events: ["object_pushed", ...OBJECT_MOVES, ...AVATAR_MOVES, "inventory_changed"] },
  portals: { events: [...AVATAR_MOVES, ...OBJECT_MOVES], only05: ["cell_cleared"] },
  ice_slide: { events: [...AVATAR_MOVES, "object_pushed", ...OBJECT_MOVES], cascadeOnly: true },
  sided_box: { events: ["object_pushed", "boxes_merged", ...OBJECT_MOVES, ...AVATAR_MOVES, "inventory_changed"] },
  anchor_point: { events: AVATAR_MOVES },
  follower_npcs: { events: [], unseen: ["npc_moved"] },
  slide_merge: { events: ["tiles_slid", "tile_moved", "tiles_merged", "object_removed", "cell_cleared"] },
  queued_emitters: { events: ["item_released"], only05: ["item_released"], isLastAfter05: true },
  tile_teleport: { events: [], unseen: OBJECT_MOVES },
  flood_fill: { events: ["cells_flooded"] },
  overlay_cursor: { events: ["overlay_moved"] },
  region_transform: { events: ["region_rotated", "region_flipped", "cells_swapped"] },
  coupled_actors: { events: ["actor_blocked", "actor_moved", "actor_entered", "cell_claimed"] },
  individual_actors: {
    events: ["actor_selected", "actor_blocked", "actor_moved", "actor_entered", "actor_reacted", "cell_claimed"],
    variables: {
      selectedVariable: "selectedActorKind",
      selectedPositionVariable: "selectedActorPosition",
      budgetVariable: "actorMovesRemaining",
    },
  },
  flank_capture: { events: ["cell_transformed"], cascadeOnly: true },
  support_collapse: {
    events: ["object_removed", "cell_cleared", "object_settled", "variable_changed"],
    only05: ["object_removed"],
  },
  sliding_blocks: {
    events: ["multi_cell_object_moved", "multi_cell_object_exited", "variable_changed"],
    variables: { escapedVariable: "escapedCount" },
  },
  line_of_sight: { events: ["line_of_sight_detected"], cascadeOnly: true },
  gravity: {
    events: ["object_settled", "object_removed", "cell_cleared"],
    only05: ["object_removed", "cell_cleared"],
    cascadeOnly: true,
  },
});

export const GOALS = [
  "reach_target",
  "sequence_match",
  "board_match",
  "variable_threshold",
  "all_cleared",
  "sum_constraint",
  "count_constraint",
  "param_match",
  "balance",
] as const;

export const LOSE_CONDITIONS = [
  "max_actions",
  "variable_threshold",
  "board_state",
  "balance_unreachable",
  "balance_budget_exhausted",
] as const;

/** Events that rules never receive, and why. */
export const UNSEEN_EVENTS: Readonly<Partial<Record<EventType, string>>> = {
  turn_ended: "it is emitted after the last rule of a turn",
  goal_step_completed: "goals are evaluated after the last rule of a turn",
  npc_moved: "characters move after the last rule of a turn",
};

/** The versions of the language. */
export const DSL_VERSIONS = ["0.5", "0.6", "0.7", "0.8"] as const;

/** Returns whether a text is a reference without its `$`, such as `cell.objects.kind`. */
export function lacksDollar(text: string): boolean {
  return /^(?:event\.\w+|cell\.\w+\.(?:kind|param\.\w+)|avatar\.(?:position|item))$/.test(text);
}
