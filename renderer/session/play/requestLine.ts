// The requests of a play session, one after the other. Opening another level drops those of the one before.
import { createTaskQueue } from "../../../shared/base/taskQueue";

export class RequestLine {
  private readonly oneByOne = createTaskQueue();
  /** Grows with each level opened by the player. */
  private epoch = 0;

  /** Drops all requests so far; nothing waits for them. */
  dropAll(): void {
    this.epoch += 1;
  }

  /** Runs a request when those before it have ended, unless it is dropped before. */
  run(request: () => Promise<void> | void): Promise<void> {
    return this.ask(request, undefined);
  }

  /** Runs a request as `run` does, and returns its answer: `unasked` when it was dropped before. */
  ask<Answer>(request: () => Promise<Answer> | Answer, unasked: Answer): Promise<Answer> {
    const isDropped = this.dropped();
    return this.oneByOne(() => (isDropped() ? unasked : request()));
  }

  /** Returns a function that tells whether a request that is made now has been dropped since. */
  dropped(): () => boolean {
    const asked = this.epoch;
    return () => asked !== this.epoch;
  }
}
