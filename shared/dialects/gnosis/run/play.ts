// Plays a loaded session from the command line's point of view: all of its events, or one of another choice.
import { type LoadedSession } from "../load/loadedPack";
import { type PublishResult, publishResult } from "./outcome";
import { type Published, publish } from "./publish";
import type { EventData } from "../text/events";
import { startSession } from "./session";
import { skippedList } from "./skippedList";

export interface PlayRequest {
  /** Instead of the session's own events. */
  readonly event: EventData | null;
  /** Instead of the session's own. */
  readonly seed: number | null;
  readonly isDry: boolean;
}

export interface PlayedSession {
  /** What all of it came to. */
  readonly whole: PublishResult;
  /** What each event came to, in order. */
  readonly events: readonly PublishResult[];
}

/** Publishes the events in order. Returns what each came to, and all of them; null when there is none. */
export function playSession(session: LoadedSession, { event, seed, isDry }: PlayRequest): PlayedSession | null {
  const { start, surroundings, guards, events } = session;
  const begun = startSession(seed === null ? start : { ...start, seed });
  let current = begun;
  const results: Published[] = [];
  const apart: PublishResult[] = [];
  const skipping = skippedList();
  const { recorder } = skipping;
  for (const each of event === null ? events : [{ ...event, isDry: false }]) {
    const published = publish(current, surroundings, each, { guards, isDry: isDry || each.isDry, recorder });
    apart.push(publishResult([published], current));
    current = published.session;
    results.push(published);
  }
  const [first, ...others] = results;
  if (first === undefined) return null;
  const result = publishResult([first, ...others], begun);
  const skipped = skipping.list(new Set(result.leftOut?.map(({ why }) => why)));
  return { whole: skipped.length === 0 ? result : { ...result, skipped }, events: apart };
}
