// Plays a loaded session from the command line's point of view: all of its events, or one of another choice.
import { type LoadedSession } from "../load/loadedPack";
import { type PublishResult, publishResult } from "./outcome";
import { type Published, publish } from "./publish";
import type { EventData } from "../text/events";
import { startSession } from "./session";

export interface PlayRequest {
  /** Instead of the session's own events. */
  readonly event: EventData | null;
  /** Instead of the session's own. */
  readonly seed: number | null;
  readonly isDry: boolean;
}

/** Publishes the events in order; null when there is none. */
export function playSession(session: LoadedSession, { event, seed, isDry }: PlayRequest): PublishResult | null {
  const { start, surroundings, guards, events } = session;
  const begun = startSession(seed === null ? start : { ...start, seed });
  let current = begun;
  const results: Published[] = [];
  for (const each of event === null ? events : [{ ...event, isDry: false }]) {
    const published = publish(current, surroundings, each, { guards, isDry: isDry || each.isDry });
    current = published.session;
    results.push(published);
  }
  const [first, ...others] = results;
  return first === undefined ? null : publishResult([first, ...others], begun);
}
