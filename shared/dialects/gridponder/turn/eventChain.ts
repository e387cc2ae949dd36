// The events of a turn as a chain: each knows the next. Lists would have to grow in every turn, and each pass of a
// cascade would copy a part of them.
import type { EventKind } from "./eventKinds";
import type { GameEvent } from "./gameEvent";

/** Consecutive events of a turn, such as those that a pass reacts to. Events that come later are not among them. */
export class EventSpan {
  /** `kinds`: the bits of the events' kinds (`EventKind.bit`). */
  constructor(
    public first: GameEvent | null,
    public last: GameEvent | null,
    public kinds: number,
  ) {}

  /** Returns the event that follows in the span; null after the last. */
  after(event: GameEvent): GameEvent | null {
    return event === this.last ? null : event.next;
  }

  /** Returns false only when there is no event of any of these kinds, whose bits are given. */
  mayHave(bits: number): boolean {
    return (this.kinds & bits) !== 0;
  }

  /** Returns the events of a kind, in a list that does not grow when there are more. */
  ofKind(kind: EventKind): readonly GameEvent[] {
    return this.toArray().filter((event) => event.kind === kind);
  }

  count(): number {
    let count = 0;
    for (let event = this.first; event !== null; event = this.after(event)) count += 1;
    return count;
  }

  find(isWanted: (event: GameEvent) => boolean): GameEvent | null {
    for (let event = this.first; event !== null; event = this.after(event)) if (isWanted(event)) return event;
    return null;
  }

  toArray(): readonly GameEvent[] {
    const all: GameEvent[] = [];
    for (let event = this.first; event !== null; event = this.after(event)) all.push(event);
    return all;
  }
}

/** No events: between turns, and between the passes of a cascade that comes to rest. */
export const NO_EVENTS = new EventSpan(null, null, 0);

/** All events of a turn so far. */
export class EventChain extends EventSpan {
  private lastTaken: GameEvent | null = null;
  private newKinds = 0;

  constructor() {
    super(null, null, 0);
  }

  append(event: GameEvent): void {
    if (this.last === null) this.first = event;
    else this.last.next = event;
    this.last = event;
    const { bit } = event.kind;
    this.kinds |= bit;
    this.newKinds |= bit;
  }

  /** Returns the events since the last call, in the first one all. */
  takeNew(): EventSpan {
    if (this.newKinds === 0) return NO_EVENTS;
    const first = this.lastTaken === null ? this.first : this.lastTaken.next;
    const taken = new EventSpan(first, this.last, this.newKinds);
    this.lastTaken = this.last;
    this.newKinds = 0;
    return taken;
  }
}
