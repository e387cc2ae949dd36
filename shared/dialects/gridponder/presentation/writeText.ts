// Writes of a turn in a sentence: what stood on a cell and what does now, what a field held and holds.
import { type Json, isJsonObject } from "../../../base/json";
import { placeName } from "../../../base/placeName";
import { fieldText } from "../../../engine/trace/fieldPath";
import { placeOfSlot } from "../../../engine/trace/boardPlaces";
import { childrenOf } from "../../../engine/trace/traceTree";
import { writeAt } from "../../../engine/trace/traceView";
import type { TurnRecord } from "../../../engine/turnRecord";
import { objectChanges } from "./objectDifferences";
import { entityText, valueText } from "./valueText";

/** A move that a rule or a push may complete. Its completion shows in the avatar's position. */
const PENDING_MOVE = "pendingMove";

/**
 * Returns the value of a field of the state: for a pending move only where it leads; the record's details have the
 * rest.
 */
function heldText(path: string, value: Json | undefined): string {
  if (path !== PENDING_MOVE || value === undefined || !isJsonObject(value)) return valueText(value);
  return `${valueText(value["direction"])} to ${valueText(value["to"])}`;
}

/** A write: `objects (3,1): wood → empty`, `variables.gems: 1 → 2`. */
export function writeText(turn: TurnRecord, index: number): string {
  const write = writeAt(turn.trace, index);
  if (write === null) return "";
  if (write.kind === "field") {
    const { path, before, after } = write;
    const changes = objectChanges(write);
    if (changes.length > 0) return changes.map(({ what, one, other }) => `${what}: ${one} → ${other}`).join("; ");
    return `${fieldText(path)}: ${heldText(path, before)} → ${heldText(path, after)}`;
  }
  const { layer, position } = placeOfSlot(turn.shape, write.slot);
  const { entities } = turn.shape;
  const place = placeName(turn.shape, position);
  return `${layer} ${place}: ${entityText(entities[write.before])} → ${entityText(entities[write.after])}`;
}

/** Describes the writes of an effect, shortly: `wood` for what was removed, `wood → ash` for what changed. */
export function outcomeText(turn: TurnRecord, effect: number): string {
  const { entities } = turn.shape;
  const changes = childrenOf(turn.trace, effect).flatMap((child) => {
    const write = writeAt(turn.trace, child);
    if (write === null || (write.kind === "field" && write.path === PENDING_MOVE)) return [];
    const [before, after] =
      write.kind === "field"
        ? [valueText(write.before), valueText(write.after)]
        : [entityText(entities[write.before]), entityText(entities[write.after])];
    if (write.kind === "cell" && write.after === 0) return [before];
    return write.kind === "cell" && write.before === 0 ? [after] : [`${before} → ${after}`];
  });
  return changes.length === 0 ? "" : `: ${changes.join(", ")}`;
}
