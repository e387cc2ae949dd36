// One event of a turn, and what rules read of it.
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import { EMPTY, type EntityId } from "./entities";
import { EVENT, type EventKind } from "./eventKinds";
import type { EventPayload, EventType } from "./events";
import { Point } from "./grid";

export class GameEvent {
  /** The position once it was asked for. Payloads have many shapes, in which looking a field up takes long. */
  private place: Point | null | undefined = undefined;
  /** The next event of the turn; written once, by its chain. */
  next: GameEvent | null = null;

  /**
   * `record`: the event's record in the trace of its turn; -1 without a trace. `gone`: the entity that left the board by
   * what the event tells; one that only left its cell is elsewhere on the board.
   */
  constructor(
    readonly kind: EventKind,
    readonly payload: EventPayload,
    readonly record: number,
    readonly gone: EntityId = EMPTY,
  ) {}

  /** The event's position for conditions and references: the field `position`, null when there is none. */
  get position(): Point | null {
    if (this.place === undefined) this.place = this.findPosition();
    return this.place;
  }

  private findPosition(): Point | null {
    const { position } = this.payload;
    return position instanceof Point ? position : null;
  }

  get type(): EventType {
    return this.kind.type;
  }
}

/** Stands for no event where conditions are asked outside of one: parts that read an event find nothing. */
export const NO_EVENT: GameEvent = new GameEvent(EVENT.turn_ended, {}, -1);

/** Returns a field of the payload as references read it; null when there is none (fact sheet 7). */
export function fieldOf(event: GameEvent, name: string): Json | Point | readonly Point[] {
  return Object.hasOwn(event.payload, name) ? (event.payload[name] ?? null) : null;
}

/** Returns a field as conditions read it: of the payload, or else of its `params` (decision 6). */
export function fieldOrParamOf(event: GameEvent, name: string): Json | Point | readonly Point[] {
  if (Object.hasOwn(event.payload, name)) return fieldOf(event, name);
  const params = event.payload["params"];
  return isJsonObject(params) && Object.hasOwn(params, name) ? (params[name] ?? null) : null;
}

/** Returns a payload in plain JSON; missing fields stay missing. */
export function plainPayload({ kind, payload }: GameEvent): JsonObject {
  return kind.toPlain(payload);
}
