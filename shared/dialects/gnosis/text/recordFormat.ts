// How a session's file records its events: `events`, each with its id and payload.
import { type Json, isJsonList, isJsonObject, listOf } from "../../../base/json";
import { done, refused } from "../../../base/result";
import type { RecordFormat, RecordedAction } from "../../../pack/packModel";
import { nodeAt, valueOf } from "../../../text/jsonTree";
import { isEqualJson, memberEdits } from "../../../text/memberEdit";
import { actionOf, eventOf, eventOfAction } from "./events";

export const sessionFormat: RecordFormat = {
  read(start) {
    return (nodeAt(start, "/events")?.children ?? []).map((node, index) => {
      const event = eventOf(valueOf(node));
      return { move: event === null ? null : actionOf(event), at: `/events/${index}`, span: node };
    });
  },
  pointerOf: (step) => `/events/${step - 1}`,
  replace({ text, tree }, moves) {
    const before = listOf(valueOf(nodeAt(tree, "/events")));
    const events = moves.map((move, index) => entryOf(move, before[index]));
    return memberEdits(text, tree, ["events"], events);
  },
  textOf: (moves) => JSON.stringify(moves.map((move) => entryOf(move, undefined))),
  parse(text) {
    try {
      const value = JSON.parse(text) as Json;
      const events = (isJsonList(value) ? value : [value]).map(eventOf);
      if (events.every((event) => event !== null)) return done(events.map(actionOf));
    } catch {
      // Told below.
    }
    return refused('Events are a JSON list such as [{"id": "HIT", "data": {"amount": 10}}].');
  },
  hints: null,
};

/** An event that stays what it is keeps what is expected of it. */
function entryOf(move: RecordedAction, before: Json | undefined): Json {
  const event = eventOfAction(move);
  const earlier = eventOf(before);
  if (event === null) return { id: move.action };
  const isTheSame =
    earlier !== null && isJsonObject(before) && isEqualJson({ ...actionOf(earlier) }, { ...actionOf(event) });
  if (isTheSame) return before;
  const { action: _publish, ...entry } = actionOf(event);
  return entry;
}
