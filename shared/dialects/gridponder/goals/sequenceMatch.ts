// `sequence_match` (fact sheet 14, V4, decision 8): values that must appear, be merged or be collected in order.
import { defined } from "../../../base/defined";
import { fieldPath } from "../../../engine/trace/fieldPath";
import { type Json, plainText } from "../../../base/json";
import { EMPTY } from "../turn/entities";
import type { Board } from "../turn/board";
import type { GameEvent } from "../turn/gameEvent";
import { EVENT } from "../turn/eventKinds";
import { plainValue } from "../turn/events";
import { sameValue } from "../text/values";
import { COST } from "../turn/budget";
import type { EntitySet, World } from "../turn/world";
import { type GoalType, REACHED, fraction } from "./goal";

export const sequenceMatch: GoalType = {
  type: "sequence_match",
  compile(config, { board, profile }, id) {
    const sequence = config.list("sequence");
    const consumes = config.flag("consumeOnMatch", true);
    const onMerge = config.text("scanTrigger", "turn_end") === "on_merge";
    const collected = config.text("matchBy", "exists_on_board") === "collected_by_avatar";
    if (sequence.length === 0) return { status: () => REACHED };
    const holders = sequence.map((target) => holdersOf(board, target));
    const indexIn = (world: World): number => world.sequenceIndex(id);
    const complete = (world: World, cause: number): void => {
      const stepIndex = indexIn(world);
      world.setSequenceIndex(id, stepIndex + 1, cause);
      world.emit(EVENT.goal_step_completed, { goalId: id, stepIndex });
    };
    const scanMerge = (world: World, event: GameEvent): void => {
      const target = sequence[indexIn(world)];
      const position = event.position;
      if (target === undefined || position === null || !sameValue(plainValue(event.payload["resultValue"]), target))
        return;
      complete(world, event.record);
      const stillThere = matches(board.table.param(world.at(board.objects, position), "value"), target);
      if (profile.consumesMatchedMerges && consumes && stillThere) world.clear(board.objects, position);
    };
    const scanBoard = (world: World): void => {
      const slot = firstSlotWith(board, world, defined(holders[indexIn(world)]));
      if (slot < 0) return;
      const cause = world.lastWrite(slot);
      if (consumes) world.clear(Math.floor(slot / board.grid.area), board.grid.ofCell(slot % board.grid.area));
      complete(world, cause);
    };
    return {
      reads: [{ kind: "field", path: fieldPath("sequenceIndices", id) }],
      status: (world) => {
        const index = indexIn(world);
        return { progress: fraction(index, sequence.length), met: index >= sequence.length };
      },
      advance(world) {
        world.setSequenceIndex(id, indexIn(world));
        const target = sequence[indexIn(world)];
        if (target === undefined) return;
        if (collected) {
          const cause = heldBy(world, target, id) ?? collectedBy(board, world, target);
          if (cause !== null) complete(world, cause);
        } else if (onMerge) {
          for (const event of world.events.ofKind(EVENT.tiles_merged)) scanMerge(world, event);
        } else scanBoard(world);
      },
    };
  },
};

/** Returns whether a value is the target; 4 equals "4". */
function matches(value: Json, target: Json): boolean {
  return value !== null && (sameValue(value, target) || plainText(value) === plainText(target));
}

/** Returns the entities that have the value. */
function holdersOf({ table }: Board, target: Json): EntitySet {
  return { has: (entity) => entity !== EMPTY && matches(table.param(entity, "value"), target) };
}

/** Returns the first slot whose entity is in the set; -1 when there is none. */
function firstSlotWith(board: Board, world: World, holders: EntitySet): number {
  world.spend(board.slots * COST.scannedCells);
  for (let slot = 0; slot < board.slots; slot += 1) if (world.slotHas(slot, holders)) return slot;
  return -1;
}

/**
 * Returns null unless the avatar holds the value and this holding has met no step of the goal yet; then the record of
 * taking it (-1: none). From now on it has met one.
 */
function heldBy(world: World, target: Json, goal: string): number | null {
  const { avatar } = world;
  if (!matches(avatar.item, target) || avatar.metStepsOf.includes(goal)) return null;
  world.noteMetStep(goal);
  return world.lastWrite("avatar.item");
}

/**
 * Returns null unless something of the kind or with the value left the board, from a cell that the avatar entered in this
 * turn; then the record of that.
 */
function collectedBy({ table }: Board, world: World, target: Json): number | null {
  const entered = new Set(world.events.ofKind(EVENT.avatar_entered).map((event) => event.position));
  const taken = world.events.find(({ gone, position }) => {
    if (gone === EMPTY || position === null || !entered.has(position)) return false;
    return matches(table.kindOf(gone), target) || matches(table.param(gone, "value"), target);
  });
  return taken?.record ?? null;
}
