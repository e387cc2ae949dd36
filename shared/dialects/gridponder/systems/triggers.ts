// The events that a system reacts to, by the types that its config names.
import { EVENT_KINDS, eventKind } from "../turn/eventKinds";
import type { EventSpan } from "../turn/eventChain";
import type { GameEvent } from "../turn/gameEvent";

export class Triggers {
  /** By the number of an event's kind. */
  private readonly isTrigger: boolean[] = Array.from({ length: EVENT_KINDS }, () => false);
  private bits = 0;

  /** Types that nothing emits are ignored. */
  constructor(types: readonly string[]) {
    for (const type of types) {
      const kind = eventKind(type);
      if (kind === null) continue;
      this.isTrigger[kind.number] = true;
      this.bits |= kind.bit;
    }
  }

  has({ kind }: GameEvent): boolean {
    return this.isTrigger[kind.number] === true;
  }

  /** Returns the first event that the system reacts to; null without one. */
  firstOf(events: EventSpan): GameEvent | null {
    if (!events.mayHave(this.bits)) return null;
    for (let event = events.first; event !== null; event = events.after(event)) if (this.has(event)) return event;
    return null;
  }
}
